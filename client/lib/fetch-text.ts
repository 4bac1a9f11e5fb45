// The one place where the page fetches. It knows no schemas, so that the landing page need not carry them.

// Our choice: the server ends every request within 6 s even when its database hangs, so an answer
// that is not there after this time will not come.
const REQUEST_TIMEOUT_MS = 20_000;

/** No answer came: offline, broken off, or too slow. */
export class ConnectionError extends Error {
  constructor(call: string, cause: unknown) {
    super(`No answer to ${call}`, { cause });
    this.name = 'ConnectionError';
  }
}

/** Fetches an answer with the session's cookie and reads it whole; throws ConnectionError when none comes. */
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
  try {
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
