// Parses the query and the JSON body of a request, before they are validated.

import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Request } from 'express';
import { AppError } from '#shared/core/errors.ts';

/** The most bytes of a body, before and after decompression, of a call whose contract states no limit of its own. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** A body: none, one that is not JSON, or a JSON value. */
export type Body = { kind: 'absent' } | { kind: 'malformed' } | { kind: 'value'; value: unknown };

/** By `Content-Encoding`, which is compared in lower case. */
const DECOMPRESS = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Whether a request announces a body (RFC 9112 §6.3). */
export function hasBody({ headers }: Request): boolean {
  const { 'content-length': length, 'transfer-encoding': transferEncoding } = headers;
  return transferEncoding !== undefined || (length !== undefined && Number(length) !== 0);
}

/** Whether the unread rest of a body may be longer than `BODY_LIMIT_BYTES`. */
export function mayBeLong({ headers, complete }: Pick<Request, 'headers' | 'complete'>): boolean {
  if (complete) return false;
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || length > BODY_LIMIT_BYTES;
}

/**
 * Reads a body to its end. Throws `not_json` for another type, charset or encoding and `too_large` over the limit,
 * compressed or not: at once by its announced length, else at the first byte beyond. Invalid JSON is returned as
 * `malformed`, for `validateInput` to refuse. With `takesForm`, a body of any type is read and discarded: the result is
 * always `absent`.
 */
export async function readBody(
  request: Request,
  {
    takesForm = false,
    limitBytes = BODY_LIMIT_BYTES,
  }: { takesForm?: boolean | undefined; limitBytes?: number | undefined } = {},
): Promise<Body> {
  const { headers } = request;
  // A chunked body must be read to know whether it is empty, so its type is checked afterward.
  const jsonTyped = takesForm || isJsonType(headers['content-type']);
  if (!jsonTyped && headers['transfer-encoding'] === undefined) throw new AppError('not_json');
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  const decompress = DECOMPRESS.get(encoding);
  if (decompress === undefined && encoding !== 'identity') throw new AppError('not_json');
  if (Number(headers['content-length'] ?? 0) > limitBytes) throw new AppError('too_large');

  const sent = await readBytes(request, limitBytes);
  if (sent === undefined) return { kind: 'malformed' };
  if (sent.length === 0) return { kind: 'absent' };
  if (!jsonTyped) throw new AppError('not_json');
  try {
    const raw =
      decompress === undefined ? sent : await decompress(sent, { maxOutputLength: limitBytes });
    if (takesForm) return { kind: 'absent' };
    const value: unknown = JSON.parse(utf8.decode(raw));
    return { kind: 'value', value };
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw new AppError('too_large');
    }
    return { kind: 'malformed' };
  }
}

/** The bytes of a body; undefined when the connection ends before it. Throws `too_large` at the first byte beyond. */
async function readBytes(request: Request, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Leaving the loop must not destroy the connection, over which the refusal is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) continue;
      length += chunk.length;
      if (length > limitBytes) throw new AppError('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
  return Buffer.concat(chunks);
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
