// How the signed-in app calls the server. It shows nothing: each room owns its toasts and fallbacks.

import * as z from 'zod/mini';
import { type ErrorCode, errorBodySchema, type FieldErrors } from '#shared/core/errors.ts';
import { fetchText } from './fetch-text.ts';
import { noteAnswer } from './kept-answers.ts';

export { ConnectionError } from './fetch-text.ts';

/** An answer that is not OK. Its message is `<status>: <body text, or the status text when it is empty>`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's name for what is wrong; undefined when something else than our server answered. */
  readonly code: ErrorCode | undefined;
  /** The server's sentence for people. */
  readonly sentence: string | undefined;
  /** Field name → sentence; empty when no field is concerned. */
  readonly fields: FieldErrors;
  /** Whole seconds from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const refusal = errorBodySchema.safeParse(readJson(body)).data;
    this.code = refusal?.code;
    this.sentence = refusal?.error;
    this.fields = refusal?.fields ?? {};
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
    this.retryAfterSeconds = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
  }
}

/** An answer that is OK but not what the call is known to give. */
export class UnreadableAnswerError extends Error {
  constructor(call: string, cause: unknown) {
    super(`Unreadable answer to ${call}`, { cause });
    this.name = 'UnreadableAnswerError';
  }
}

export type ApiCall<T> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** From the root: `/api/user`. Build variable parts with encodeURIComponent. */
  path: `/api/${string}`;
  /** Sent as JSON; without it no body and no content type are sent. */
  body?: unknown;
  /** The shared schema of the answer. */
  answer: z.ZodMiniType<T>;
  signal?: AbortSignal | undefined;
};

/** Calls the server with the session's cookie and gives its answer; throws ApiError or ConnectionError. */
export async function callApi<T>(call: ApiCall<T>): Promise<T> {
  const { method = 'GET', path, body, answer, signal } = call;
  const name = `${method} ${path}`;
  const { response, text } = await fetchText(name, path, signal, {
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
  if (method === 'GET') noteAnswer(path, response);
  const parsed = z.safeParse(answer, readJson(text));
  if (!parsed.success) throw new UnreadableAnswerError(name, parsed.error);
  return parsed.data;
}

/** The same, with null in place of a 401: for what a visitor simply does not have. */
export async function callApiOrNull<T>(call: ApiCall<T>): Promise<T | null> {
  try {
    return await callApi(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The server's sentence about a failed call, else the given one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? (error.sentence ?? otherwise) : otherwise;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
