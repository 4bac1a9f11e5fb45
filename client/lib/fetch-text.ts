// Sends every call to the API, except the reads that early-calls.ts sends before the app has loaded. It imports no
// schemas, because the landing page uses it.

import { takeEarlyCall } from './early-calls.ts';

// Our choice: the server ends every request within 6 s even when its database hangs, so an answer
// that has not arrived after this time will not come.
const REQUEST_TIMEOUT_MS = 20_000;

/** No answer: offline, connection lost, or timed out. */
export class ConnectionError extends Error {
  constructor(call: string, cause: unknown) {
    super(`No answer to ${call}`, { cause });
    this.name = 'ConnectionError';
  }
}

/**
 * Sends a request with the session cookie and reads the whole answer, whatever its status. Throws ConnectionError when
 * there is no answer, or when `signal` aborts. `name` identifies the call in that error.
 */
export async function fetchText(
  name: string,
  path: string,
  signal: AbortSignal | undefined,
  init: RequestInit = {},
): Promise<{ response: Response; text: string }> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  const abort = () => limit.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const early = (init.method ?? 'GET') === 'GET' ? takeEarlyCall(path) : undefined;
  if (early !== undefined) limit.signal.addEventListener('abort', early.abort);
  try {
    if (limit.signal.aborted) early?.abort();
    if (early !== undefined) return await early.answer;
    const response = await fetch(path, {
      credentials: 'same-origin',
      ...init,
      signal: limit.signal,
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new ConnectionError(name, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
