// The rules for every answer, whatever the request was: it comes in time, its status is below 500, it matches its
// contract, and it reveals nothing about the code of the server.

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { MAX_HEADER_BYTES } from '#server/http/http-server.ts';
import { type Route, route } from '#server/http/route.ts';
import { RouteTable } from '#server/http/route-table.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { listRefusals } from '#shared/core/endpoint.ts';
import { ERROR_TABLE, type ErrorCode, errorBodySchema } from '#shared/core/errors.ts';
import { getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import type { Answer } from '#tests/support/http-client.ts';
import { nameOf } from './list-contracts.ts';

/** A request as it was sent. */
export interface Sent {
  method: string;
  /** Not decoded, with the query. */
  path: string;
  headers: Readonly<Record<string, string | string[]>>;
  hasBody: boolean;
}

const STACK_FRAME = /\n\s+at \S.*:\d+/;
/** Folders, SQL and words of the driver. The word "drizzle" alone may be weather in a letter. */
const INSIDES =
  /node_modules|file:\/\/|postgres|drizzle[-_:]|Drizzle\w*Error|sqlstate|relation "|syntax error at or near|violates \w+[- ]?\w* constraint/i;
/** Answers whose `Cache-Control` the contract leaves to the route. */
const OWN_CACHE_CONTROL: Readonly<Record<string, RegExp>> = {
  [nameOf(getSkyTodayEndpoint)]: /^public, max-age=\d{1,5}$/,
};
const MAX_SHOWN = 400;
/** The size of the headers that every request has beside those of its call: host, cookie, length. */
const OWN_HEADER_BYTES = 1_000;

/** Returns what is wrong with an answer; undefined if nothing is. */
export type Judge = (sent: Sent, answer: Answer) => string | undefined;

/** Creates the judge of the answers to these calls. */
export function createJudge(endpoints: readonly Endpoint[]): Judge {
  const table = new RouteTable(
    endpoints.map((endpoint) =>
      route(endpoint, () => {
        throw new Error('no call is made here');
      }),
    ),
  );
  return (sent, answer) => {
    const [path = ''] = sent.path.split('?');
    const match = table.find(sent.method, path);
    const called = match.kind === 'route' ? match.route : undefined;
    const fault = findFault(sent, answer, called, match.kind);
    return fault === undefined
      ? undefined
      : `${fault}\n  ${answer.status} ${answer.text.slice(0, MAX_SHOWN)}`;
  };
}

function findFault(
  sent: Sent,
  { status, headers, text, json }: Answer,
  called: Route | undefined,
  kind: string,
): string | undefined {
  if (status >= 500) return `the status is ${status}`;
  const insides = findInsides(text);
  if (insides !== undefined) return `the body tells how the server is made: ${insides}`;
  if (headers['x-powered-by'] !== undefined) return 'a header tells how the server is made';
  const fileType = status < 400 ? called?.contentType : undefined;
  if (headers['content-type'] !== (fileType ?? 'application/json; charset=utf-8'))
    return status === 304 ? undefined : `the type is ${headers['content-type']}`;
  if (sent.method === 'HEAD') return text === '' ? undefined : 'an answer to HEAD has a body';
  if (json === undefined && fileType === undefined) return 'the body is no JSON';
  if (status >= 400) return findFaultOfRefusal(sent, { status, headers, json }, called, kind);
  if (called === undefined) return `${status} of a call that no contract declares`;
  if (status !== called.status && status !== called.existingStatus)
    return `${status} in place of ${called.status}`;
  const cacheControl = headers['cache-control'] ?? '';
  const own = OWN_CACHE_CONTROL[nameOf(called)];
  if (own === undefined ? cacheControl !== called.cacheControl : !own.test(cacheControl))
    return `cache-control is "${cacheControl}"`;
  const content = fileType === undefined ? json : text;
  const parsed = z.safeParse(called.answer, content);
  if (!parsed.success) return `outside of its schema: ${z.prettifyError(parsed.error)}`;
  // Schemas drop what they do not know, so an answer with more in it would pass.
  if (!isDeepStrictEqual(parsed.data, content))
    return 'there is more in it than its schema declares';
  return undefined;
}

/** The first stack frame, folder or SQL in the text of an answer, with the text around it. */
export function findInsides(text: string): string | undefined {
  // In JSON, line breaks and quotes are escaped.
  const meant = text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
  const at = (STACK_FRAME.exec(meant) ?? INSIDES.exec(meant))?.index;
  return at === undefined ? undefined : JSON.stringify(meant.slice(Math.max(0, at - 60), at + 60));
}

function findFaultOfRefusal(
  sent: Sent,
  { status, headers, json }: Pick<Answer, 'status' | 'headers' | 'json'>,
  called: Route | undefined,
  kind: string,
): string | undefined {
  const parsed = z.safeParse(errorBodySchema, json);
  if (!parsed.success) return `outside of the errors' schema: ${z.prettifyError(parsed.error)}`;
  if (!isDeepStrictEqual(parsed.data, json)) return 'there is more in it than a refusal has';
  const { code } = parsed.data;
  if (ERROR_TABLE[code].status !== status) return `${code} with the status ${status}`;
  if (headers['cache-control'] !== 'no-store')
    return `cache-control of a refusal is "${headers['cache-control']}"`;
  if (!listPossible(sent, called, kind).has(code)) return `${code} is not declared`;
  return undefined;
}

/** The refusals that a request may get, by its contract and by the oddities of the request. */
function listPossible(sent: Sent, called: Route | undefined, kind: string): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(called === undefined ? [] : listRefusals(called));
  if (kind === 'unknown path') codes.add('not_found');
  if (kind === 'wrong method') codes.add('method_not_allowed');
  if (sent.hasBody)
    for (const code of ['bad_input', 'not_json', 'too_large'] as const) codes.add(code);
  if (weighHead(sent) > MAX_HEADER_BYTES - OWN_HEADER_BYTES) codes.add('bad_input');
  if ('origin' in sent.headers || 'sec-fetch-site' in sent.headers) codes.add('foreign_origin');
  return codes;
}

/** The size of a request without its body, bytes. */
function weighHead({ path, headers }: Sent): number {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return Buffer.byteLength(path) + Buffer.byteLength(lines.join(''));
}
