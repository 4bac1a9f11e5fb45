// Parses the query and the JSON body of a request, before they are validated.

import express, { type Request, type Response } from 'express';
import { AppError } from '#shared/core/errors.ts';

export const BODY_LIMIT_BYTES = 16 * 1024;

/** A body: none, one that is not JSON, or a JSON value. */
export type Body = { kind: 'absent' } | { kind: 'malformed' } | { kind: 'value'; value: unknown };

// Decompresses any body and refuses one over the limit. `readBody` checks the type itself, since the status depends on
// it.
const readRaw = express.raw({ type: () => true, limit: BODY_LIMIT_BYTES, inflate: true });
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Whether a request announces a body (RFC 9112 §6.3). */
export function hasBody({ headers }: Request): boolean {
  const { 'content-length': length, 'transfer-encoding': transferEncoding } = headers;
  return transferEncoding !== undefined || (length !== undefined && Number(length) !== 0);
}

/**
 * Reads a body to its end. Throws `not_json` for another type, charset or encoding and `too_large` over
 * the limit, compressed or not. Invalid JSON is returned as `malformed`, for `validateInput` to refuse.
 * With `takesForm`, a body of any type is read and discarded: the result is always `absent`.
 */
export async function readBody(
  request: Request,
  response: Response,
  { takesForm = false }: { takesForm?: boolean | undefined } = {},
): Promise<Body> {
  const { 'transfer-encoding': transferEncoding } = request.headers;
  // A chunked body must be read to know whether it is empty, so its type is checked afterward.
  const jsonTyped = takesForm || isJsonType(request.headers['content-type']);
  if (!jsonTyped && transferEncoding === undefined) throw new AppError('not_json');

  try {
    await new Promise<void>((resolve, reject) => {
      readRaw(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 413) throw new AppError('too_large');
    if (status === 415) throw new AppError('not_json');
    return { kind: 'malformed' };
  }
  if (takesForm) return { kind: 'absent' };

  const raw: unknown = request.body;
  if (!(raw instanceof Uint8Array) || raw.length === 0) return { kind: 'absent' };
  if (!jsonTyped) throw new AppError('not_json');
  try {
    const value: unknown = JSON.parse(utf8.decode(raw));
    return { kind: 'value', value };
  } catch {
    return { kind: 'malformed' };
  }
}

/** Whether a Content-Type is JSON in UTF-8 (RFC 8259 §8.1 allows no other charset). */
function isJsonType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
    return name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value);
  });
}

/** The query of a raw URL as an object, and the keys that are repeated or cannot be decoded. */
export function readQuery(rawQuery: string): { values: Record<string, string>; broken: string[] } {
  // An object without a prototype, so that `?__proto__=` is an ordinary key.
  const values: Record<string, string> = Object.create(null);
  const broken: string[] = [];
  for (const pair of rawQuery.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawKey = equals === -1 ? pair : pair.slice(0, equals);
    const key = decodeForm(rawKey) ?? rawKey;
    const value = decodeForm(equals === -1 ? '' : pair.slice(equals + 1));
    if (value === undefined || key in values) broken.push(key);
    values[key] = value ?? '';
  }
  return { values, broken };
}

function decodeForm(text: string): string | undefined {
  return decodePercent(text.replaceAll('+', ' '));
}

/** Percent escapes decoded as UTF-8; undefined where they are broken. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
