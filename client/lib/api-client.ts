// How the app calls the endpoints of the API. It shows nothing to the user; each feature has its own toasts and
// fallbacks.

import * as z from 'zod/mini';
import {
  buildUrl,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
} from '#shared/core/endpoint.ts';
import type { ErrorCode, FieldErrors } from '#shared/core/errors.ts';
import { fetchText } from './fetch-text.ts';

export { ConnectionError } from './fetch-text.ts';

/** An answer that is not OK. Its message is `<status>: <body text, or the status text when it is empty>`. */
export class ApiError extends Error {
  readonly status: number;
  /**
   * The server's error code, undefined without one. A server newer than the page may send codes that are not listed.
   */
  readonly code: ErrorCode | undefined;
  /** The server's message for the user. */
  readonly sentence: string | undefined;
  /** Field name → message; empty when no field is concerned. */
  readonly fields: FieldErrors;
  /** The proof-of-work challenge to solve before the call is sent again; only with the code `proof_needed`. */
  readonly challenge: unknown;
  /** Whole seconds from `Retry-After`, rounded up; undefined without the header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    // Each part is read by itself, whatever the rest of the body contains: the server may be newer than the page.
    const { code, error, message, fields, challenge } = Object(readJson(body)) as Record<
      string,
      unknown
    >;
    this.code = textOf(code) as ErrorCode | undefined; // compared with known codes only
    this.sentence = textOf(error) ?? textOf(message);
    this.fields = readFields(fields);
    this.challenge = challenge;
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
    this.retryAfterSeconds = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
  }
}

/** An answer that is OK but not JSON, or in development and tests does not fit the call's schema. */
export class UnreadableAnswerError extends Error {
  constructor(call: string, cause: unknown) {
    super(`Unreadable answer to ${call}`, { cause });
    this.name = 'UnreadableAnswerError';
  }
}

type Sent = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal | undefined };
type CallInput<E extends Endpoint> = EndpointInput<E> & { signal?: AbortSignal | undefined };
/** For a call without required input the argument is optional. */
type CallArguments<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: CallInput<E> | undefined]
    : [input: CallInput<E>];

/**
 * Calls the server with the session cookie and returns its answer; throws ApiError, ConnectionError
 * or UnreadableAnswerError. A body is sent as JSON; without one no content type is sent.
 */
export function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<EndpointAnswer<E>> {
  return sendCall(endpoint, input ?? {});
}

/** Like `callEndpoint`, with null in place of a 401, for data that visitors do not have. */
export async function callEndpointOrNull<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<EndpointAnswer<E> | null> {
  try {
    return await sendCall(endpoint, input ?? {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** `callEndpoint` for input whose types are checked elsewhere. */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  { params, query, body, signal }: Sent,
): Promise<EndpointAnswer<E>> {
  const { method, answer } = endpoint;
  const url = buildUrl(endpoint.path, { params, query });
  const name = `${method} ${url}`;
  const { response, text } = await fetchText(name, url, signal, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new ApiError(
      response.status,
      response.statusText,
      text,
      response.headers.get('Retry-After'),
    );
  }
  const data = readJson(text);
  if (data === undefined) throw new UnreadableAnswerError(name, text);
  // The built page does not check answers: server and page are one build, and zod is a tenth of the scripts of Home.
  if (import.meta.env.PROD) return data as EndpointAnswer<E>;
  const parsed = z.safeParse(answer, data);
  if (!parsed.success) throw new UnreadableAnswerError(name, parsed.error);
  return parsed.data as EndpointAnswer<E>; // the endpoint's own schema has checked it
}

/** The server's message about a failed call, else the given fallback. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? (error.sentence ?? otherwise) : otherwise;
}

/** The messages by field; anything but text is left out. */
function readFields(value: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(Object(value)).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
