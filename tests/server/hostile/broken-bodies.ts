// Bodies that are refused before any of their fields is checked, and the refusal of each.

import { gzipSync } from 'node:zlib';
import type { Route } from '#server/http/route.ts';
import type { RequestOptions } from '#tests/support/http-client.ts';
import { nameOf } from './fields.ts';

/**
 * Why a body is refused: its type, its size, its JSON, or, by calls that take one, its shape; a call without
 * a body does not look at the shape of what it drops.
 */
export type Fault = 'type' | 'size' | 'json' | 'shape';
export interface BrokenBody {
  kind: string;
  fault: Fault;
  /** The length of the body, if some calls accept a longer one. */
  bytes?: number;
  /** Builds the body from a correct one. */
  build(goodBody: string): Pick<RequestOptions, 'raw' | 'headers'>;
}

const JSON_TYPE = 'application/json';
const KIB = 1024;
const TEN_MB = 10_000_000;
const BOMB = gzipSync(Buffer.alloc(TEN_MB, ' '));
const BAD_UTF8 = Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x22, 0x3a, 0x31, 0x7d]);

const typed = (type: string | undefined): BrokenBody => ({
  kind: `type ${type ?? 'not said'}`,
  fault: 'type',
  build: (good) => ({ raw: good, headers: type === undefined ? {} : { 'content-type': type } }),
});
const encoded = (encoding: string): BrokenBody => ({
  kind: `encoding ${encoding}`,
  fault: 'type',
  build: (good) => ({
    raw: good,
    headers: { 'content-type': JSON_TYPE, 'content-encoding': encoding },
  }),
});
const sized = (kind: string, raw: string | Uint8Array, encoding?: string): BrokenBody => ({
  kind,
  fault: 'size',
  bytes: encoding === undefined ? raw.length : TEN_MB,
  build: () => ({
    raw,
    headers: {
      'content-type': JSON_TYPE,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
  }),
});
const written = (
  fault: 'json' | 'shape',
  kind: string,
  write: (good: string) => string | Uint8Array,
  headers: Record<string, string> = {},
): BrokenBody => ({
  kind,
  fault,
  build: (good) => ({ raw: write(good), headers: { 'content-type': JSON_TYPE, ...headers } }),
});
const long = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });

export const BROKEN_BODIES: readonly BrokenBody[] = [
  typed('text/plain'),
  typed('application/x-www-form-urlencoded'),
  typed('multipart/form-data; boundary=x'),
  typed('text/json'),
  typed('application/jsonp'),
  typed('application/ld+json'),
  typed('application/json; charset=utf-16'),
  typed('application/json; charset=iso-8859-1'),
  typed('application/json; charset='),
  typed('text/plain, application/json'),
  typed(undefined),
  encoded('snappy'),
  encoded('gzip, gzip'),
  sized('17 KiB', long(17 * KIB)),
  sized('10 MB', long(TEN_MB)),
  sized('a compressed bomb', BOMB, 'gzip'),
  written('json', 'truncated', (good) => good.slice(0, -1)),
  written('json', 'one quote', () => '"'),
  written('json', 'two at once', (good) => `${good}${good}`),
  written('json', 'a comma too many', (good) => `${good.slice(0, -1)},}`),
  written('json', 'a comment', (good) => `/**/${good}`),
  written('json', 'JavaScript', () => "{phoneNumber:'+12125550123'}"),
  written('json', 'NaN', () => 'NaN'),
  written('json', 'undefined', () => 'undefined'),
  written('json', 'a NUL that is not escaped', () => '{"phoneNumber":"\u0000"}'),
  written('json', 'bad UTF-8', () => BAD_UTF8),
  written('json', 'UTF-16', (good) => Buffer.from(`\ufeff${good}`, 'utf16le')),
  written('json', '2,500 levels without an end', () => '['.repeat(2500)),
  written('json', 'a claim to be compressed', (good) => good, { 'content-encoding': 'gzip' }),
  written('json', 'compressed and cut', (good) => gzipSync(good).subarray(0, 20), {
    'content-encoding': 'gzip',
  }),
  written('shape', 'null', () => 'null'),
  written('shape', 'true', () => 'true'),
  written('shape', 'a number', () => '7'),
  written('shape', 'a number beyond all numbers', () => '1e400'),
  written('shape', 'a text', () => '"{}"'),
  written('shape', 'an array', () => '[]'),
  written('shape', 'an array of one', (good) => `[${good}]`),
  written('shape', '2,500 levels', () => `${'['.repeat(2500)}${']'.repeat(2500)}`),
  written('shape', 'an empty body', () => ''),
  { kind: 'no body', fault: 'shape', build: () => ({}) },
  {
    kind: 'an empty body of another type',
    fault: 'shape',
    build: () => ({ raw: '', headers: { 'content-type': 'text/plain' } }),
  },
  written('shape', 'an empty object', () => '{}'),
  written('shape', 'a prototype alone', (good) => `{"__proto__":${good}}`),
];

/** Calls that accept an empty object: it changes nothing, or the proof was given before. */
const TAKES_NOTHING: ReadonlySet<string> = new Set([
  // Not to be counted.
  'POST /api/find-yourself',
  'PATCH /api/user',
  'PATCH /api/calendar/feeds/{id}',
  'PATCH /api/notices',
  'DELETE /api/notices/subscriptions',
  'DELETE /api/user/password',
]);
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['an empty object', 'a prototype alone']);

/** The status and code of a call's refusal; undefined if the call accepts the body. */
export function expectedOf(
  route: Route,
  { kind, fault, bytes }: BrokenBody,
  signedIn: boolean,
): { status: number; code: string } | undefined {
  // A form is not read, so nothing in it is wrong.
  if (route.takesForm && fault !== 'size') return undefined;
  if (fault === 'type') return { status: 415, code: 'not_json' };
  const isTaken = bytes !== undefined && bytes <= (route.bodyLimitBytes ?? 0);
  if (fault === 'size' && !isTaken) return { status: 413, code: 'too_large' };
  if (route.access === 'user' && !signedIn) return { status: 401, code: 'not_signed_in' };
  if (fault === 'shape') {
    if (route.body === undefined) return undefined;
    if (TAKES_NOTHING.has(nameOf(route)) && WITHOUT_FIELDS.has(kind)) return undefined;
  }
  return { status: 400, code: 'bad_input' };
}
