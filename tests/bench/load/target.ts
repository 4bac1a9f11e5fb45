/** One request as it goes out. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One call of one server, put under load. */
export interface Target {
  name: string;
  url: string;
  /** The server's process. */
  pid: number;
  /** The next request; of another user each time. */
  nextRequest: () => OutgoingRequest;
}
