// What a request carries, taken apart before anything is believed: its query and its JSON body.

import express, { type Request, type Response } from 'express';
import { AppError } from '#shared/core/errors.ts';

export const BODY_LIMIT_BYTES = 16 * 1024;

/** A body: none, one that is not JSON, or a JSON value. */
export type Body = { kind: 'absent' } | { kind: 'malformed' } | { kind: 'value'; value: unknown };

// Inflates and measures; what it says of types is not asked, we look at the type ourselves.
const readRaw = express.raw({ type: () => true, limit: BODY_LIMIT_BYTES, inflate: true });
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Reads the body to its end. Throws `not_json` for another type, charset or encoding and `too_large`
 * over the limit, inflated or not; what is wrong inside is told as `malformed`, to be refused later.
 */
export async function readBody(request: Request, response: Response): Promise<Body> {
  const { 'content-length': length, 'transfer-encoding': transferEncoding } = request.headers;
  if (transferEncoding === undefined && (length === undefined || Number(length) === 0)) {
    return { kind: 'absent' };
  }
  // An empty chunked body is found out only by reading it; its type is judged after that.
  const jsonTyped = isJsonType(request.headers['content-type']);
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

/** Whether a Content-Type says JSON in UTF-8 (RFC 8259 §8.1 knows no other charset). */
function isJsonType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
    return name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value);
  });
}

/** The query of a raw URL as an object, and the keys that came twice or could not be decoded. */
export function readQuery(rawQuery: string): { values: Record<string, string>; broken: string[] } {
  // A map without a prototype: `?__proto__=` is a key like others.
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
