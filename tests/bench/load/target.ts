/** One request as it is sent. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One call of one server, as the target of a load. */
export interface Target {
  name: string;
  url: string;
  /** The server's process. */
  pid: number;
  /** The next request; each time by another user. */
  nextRequest: () => OutgoingRequest;
}
