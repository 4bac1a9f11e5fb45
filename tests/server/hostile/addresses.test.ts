// Every declared call with wrong addresses, with wrong methods, from other origins, and with misleading headers.

import { METHODS } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { isTurn, takeSample } from '#tests/support/exhaustive.ts';
import { startAttackedApp } from './attacked-app.ts';
import { nameOf } from './fields.ts';
import { addressOf, pathOf, prepareCall, requestOf } from './good-calls.ts';
import { sendAttacks } from './send-attacks.ts';

const attacked = await startAttackedApp();
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});
const calls = attacked.routes.map((route, turn) => [nameOf(route), route, turn] as const);
const paths = [...new Set(attacked.routes.map(({ path }) => path))].map(
  (path, turn) => [path, turn] as const,
);
/** CONNECT asks for a tunnel, which Node refuses by ending the connection. */
const SENDABLE = METHODS.filter((method) => method !== 'CONNECT');
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const FOREIGN = { status: 403, code: 'foreign_origin' };
const LOST = { status: 404, code: 'not_found' };

/** Paths that only look like the call's own. */
function listLookalikes(path: string): string[] {
  const last = path.lastIndexOf('/') + 1;
  const encoded = `${path.slice(0, 5)}%${path.charCodeAt(5).toString(16)}${path.slice(6)}`;
  return [
    `${path}/`,
    `${path}/x/y/z`,
    `${path};x=1`,
    `${path}%20`,
    `${path}%00`,
    `${path.slice(0, last)}/${path.slice(last)}`,
    `${path.slice(0, last)}./${path.slice(last)}`,
    `${path.slice(0, last)}../${path.slice(last)}`,
    `/api/x/..${path.slice(4)}`,
    `/api/%2e%2e${path}`,
    path.replaceAll('/', '%2f').replace('%2f', '/').replace('%2f', '/'),
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/\\'),
    path.replace(/[a-z]/g, (letter, at) => (at > 4 ? letter.toUpperCase() : letter)),
    encoded,
  ];
}

/** The callers that are accepted, with the headers that tell where their requests come from. */
const OWN_CALLERS: readonly (readonly [
  who: string,
  headersOf: (host: string) => Record<string, string>,
])[] = [
  ['its own page', (host) => ({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })],
  ['its own page in an older browser', (host) => ({ origin: `http://${host}` })],
  ['a program', () => ({})],
];

/** Each run makes one of three checks for a call, so that each check is made for every third call. */
const asks = (question: number, turn: number) => isTurn(turn + question, 3);

describe.each(calls)('%s', (_name, route, turn) => {
  if (asks(0, turn))
    test('is found only under its own address', async () => {
      const call = await prepareCall(attacked, route);
      const own = pathOf(route, call.params);
      const before = await attacked.digest();
      // The last segment of a template matches any text, so a change of it alone is another value, not another address.
      const isAddress = (path: string) => attacked.routes.every((known) => !fits(known, path));
      const cases = listLookalikes(own)
        .filter(isAddress)
        .map((path) => ({
          kind: path,
          path,
          request: requestOf(route, call),
          expected: LOST,
        }));
      expect(cases.length).toBeGreaterThan(5);
      expect(await sendAttacks(call.client, cases)).toBe('');
      expect(await attacked.digest()).toEqual(before);
    });

  if (asks(1, turn))
    test('cannot be called by another website', async () => {
      const call = await prepareCall(attacked, route);
      const { host } = new URL(attacked.app.baseUrl);
      const before = await attacked.digest();
      const strangers: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { 'sec-fetch-site': 'SAME-ORIGIN' },
        { 'sec-fetch-site': 'same-origin, cross-site' },
        { 'sec-fetch-site': '' },
        { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
        { origin: 'null' },
        { origin: '' },
        { origin: `https://${host}` },
        { origin: `http://${host}.evil.example` },
        { origin: `http://evil.example/${host}` },
        { origin: `http://user@${host}` },
        { origin: `http://${host}/` },
        { origin: 'http://localhost' },
        { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
        { origin: `https://${host}`, 'x-forwarded-proto': 'https' },
      ];
      const cases = strangers.map((headers) => ({
        kind: JSON.stringify(headers),
        path: addressOf(route, call),
        request: { ...requestOf(route, call), headers },
        expected: FOREIGN,
      }));
      if (!SAFE.includes(route.method)) {
        expect(await sendAttacks(call.client, cases)).toBe('');
        expect(await attacked.digest()).toEqual(before);
      } else {
        // Another site can make a browser send the request, but cannot read the answer: it has no CORS header (which is
        // checked for every answer), and the browser does not send the cookie.
        const answer = await call.client.get(addressOf(route, call), strangers[0]);
        expect(answer.status).toBe(route.status);
      }
    });

  test.each(takeSample(OWN_CALLERS, { share: 3, turn }))(
    'is answered to %s',
    async (_who, headersOf) => {
      const call = await prepareCall(attacked, route);
      const { host } = new URL(attacked.app.baseUrl);
      const answer = await call.client.send(addressOf(route, call), {
        ...requestOf(route, call),
        headers: headersOf(host),
      });
      expect(answer.status, answer.text).toBe(route.status);
    },
  );

  if (asks(2, turn))
    test('is the same behind every disguise', async () => {
      const disguises: [kind: string, query: string, headers: Record<string, string | string[]>][] =
        [
          [
            'another host and address',
            '',
            {
              host: 'evil.example',
              'x-forwarded-host': 'evil.example',
              'x-forwarded-proto': 'gopher',
              'x-forwarded-for': '203.0.113.9',
              'x-real-ip': '::1',
            },
          ],
          [
            'another method and path',
            '?_method=DELETE',
            {
              'x-http-method-override': 'DELETE',
              'x-http-method': 'PUT',
              'x-method-override': 'PATCH',
              'x-original-url': '/api/user',
              'x-rewrite-url': '/api/user',
            },
          ],
          [
            'keys nobody asked for, twice, of prototypes and broken',
            '?id=1&id=2&userId=x&role=admin&%E0%A4%A=%&__proto__=1&__proto__[x]=3&constructor=2&toString=',
            { host: 'evil.example, 127.0.0.1' },
          ],
          [
            '6 KB of address and 9 KB of headers',
            `?x=${'y'.repeat(4000)}${'&k'.repeat(1000)}`,
            {
              'x-long': 'z'.repeat(4000),
              'x-many': Array.from({ length: 80 }, (_, at) => `value ${at} ${'z'.repeat(40)}`),
            },
          ],
          [
            'ranges, upgrades and odd wishes',
            '',
            {
              range: 'bytes=0-0,1-1,2-2',
              'if-none-match': '*',
              connection: 'keep-alive, upgrade',
              upgrade: 'websocket',
              accept: 'text/html;q=NaN,*/*',
              'accept-encoding': 'zip, *;q=-1',
            },
          ],
        ];
      for (const [kind, query, headers] of takeSample(disguises, { share: 3, turn })) {
        const call = await prepareCall(attacked, route);
        const address = addressOf(route, call);
        const more = address.includes('?') ? query.replace('?', '&') : query;
        const answer = await call.client.send(address + more, {
          ...requestOf(route, call),
          headers,
        });
        // Answers that may be stored have an `ETag`, and `If-None-Match: *` matches each.
        const isUnchanged = answer.headers['etag'] !== undefined && 'if-none-match' in headers;
        const status = isUnchanged ? 304 : route.status;
        expect(answer.status, `${kind} ${answer.text.slice(0, 300)}`).toBe(status);
        expect(answer.text).not.toMatch(/evil/);
      }
    });

  if (asks(0, turn))
    test('ignores unknown fields', async () => {
      const extras = [
        '"id":"11111111-1111-4111-8111-111111111111"',
        '"userId":"11111111-1111-4111-8111-111111111111","role":"admin","isAdmin":true',
        '"cosmicPoints":9999,"awarded":9999,"level":99,"badges":["level_10"]',
        '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}',
        '"\\u0000":"\\u0000","evil":"\\ud800"',
      ];
      for (const extra of takeSample(extras, { share: 3, turn })) {
        const call = await prepareCall(attacked, route);
        const good = JSON.stringify(call.body ?? {}).slice(1);
        const answer = await call.client.send(addressOf(route, call), {
          method: route.method,
          raw: `{${extra}${good === '}' ? '' : ','}${good}`,
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.status, `${extra} ${answer.text}`).toBe(route.status);
        expect(Object.prototype).not.toHaveProperty('admin');
        expect(answer.text).not.toMatch(/11111111-1111|:9999\b|admin/);
      }
    });

  if (asks(1, turn))
    test('takes the last of two keys everywhere, as JSON.parse does', async () => {
      const call = await prepareCall(attacked, route);
      const good = JSON.stringify(call.body ?? {}).slice(1);
      const bad = Object.keys(call.body ?? {}).map((name) => `${JSON.stringify(name)}:[[]],`);
      const answer = await call.client.send(addressOf(route, call), {
        method: route.method,
        raw: `{${bad.join('')}${good}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status, answer.text).toBe(route.status);
    });
});

/** Whether a path is another value of a call's own address. */
function fits({ path }: Route, raw: string): boolean {
  const [wanted, given] = [path.split('/'), raw.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
}

describe.each(paths)('%s', (template, turn) => {
  const own = attacked.routes.filter(({ path }) => path === template);
  const methods = new Set<string>(own.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');

  test('accepts its own methods and names them', async () => {
    const [route] = own;
    if (route === undefined) throw new Error('a path without a call');
    const call = await prepareCall(attacked, route);
    const before = await attacked.digest();
    const others = SENDABLE.filter((name) => !methods.has(name));
    for (const method of takeSample(others, { share: 4, turn })) {
      const answer = await call.client.send(addressOf(route, call), {
        method,
        headers: { 'x-http-method-override': route.method },
      });
      expect(answer.status, method).toBe(405);
      expect(new Set(answer.headers.allow?.split(', '))).toEqual(methods);
    }
    const preflight = await call.client.send(addressOf(route, call), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': route.method,
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(await attacked.digest()).toEqual(before);
  });

  const readable = own.find(({ method }) => method === 'GET');
  if (readable !== undefined) {
    test('answers HEAD like GET, without a body', async () => {
      const call = await prepareCall(attacked, readable);
      const [get, head] = [
        await call.client.get(addressOf(readable, call)),
        await call.client.send(addressOf(readable, call), { method: 'HEAD' }),
      ];
      expect([head.status, head.text]).toEqual([get.status, '']);
      const refused = await attacked.visitor().send(`${pathOf(readable, call.params)}?`, {
        method: 'HEAD',
        headers: { 'content-type': 'text/plain', 'content-length': '1' },
        raw: 'x',
      });
      expect(refused.status).toBe(415);
    });
  }
});

test('an unknown call is 404 in JSON, whoever asks and however', async () => {
  const { client } = await attacked.member();
  const lost = [
    '/api',
    '/api/',
    '/api/none',
    '/api/.env',
    '/api/..',
    '/api/%',
    '/api/%00',
    '/api?x',
  ];
  for (const path of lost) {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const answer = await client.send(path, { method, headers: { accept: 'text/html' } });
      expect([answer.status, answer.code], `${method} ${path}`).toEqual([404, 'not_found']);
    }
  }
});

test("the API's page serves its own files and no others", async () => {
  const client = attacked.visitor();
  const probes = [
    '/api/docs/../package.json',
    '/api/docs/..%2fpackage.json',
    '/api/docs/%2e%2e/%2e%2e/package.json',
    '/api/docs/....//package.json',
    '/api/docs/..\\package.json',
    '/api/docs/%00',
    '/api/docs/%E0%A4%A',
    '/api/docs/%',
    '/api/docs/.npmignore',
    `/api/docs/${'x'.repeat(5000)}`,
    '/api/docs/none.js',
    '/api/docs/swagger-ui.css/',
    '/api/docsx',
  ];
  for (const path of probes) {
    const answer = await client.get(path, { accept: 'text/html' });
    expect([answer.status, answer.code], path).toEqual([404, 'not_found']);
  }
  for (const path of ['/api/docs', '/api/docs/start.js']) {
    const posted = await client.post(path, {}, { 'sec-fetch-site': 'cross-site' });
    expect(posted).toMatchObject(FOREIGN);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await client.send(path, { method });
      expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
  }
});

test('outside /api only a browser that navigates gets a page', async () => {
  const client = attacked.visitor();
  const probes = [
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '//evil.example/%2e%2e',
    '/%00',
    '/%',
    '/API/user',
    '//api/user',
    '/x/../api/user',
    '/%61pi/user',
    'http://evil.example/api/user',
    '*',
  ];
  for (const path of probes) {
    for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE']) {
      const answer = await client.send(path, { method, headers: { accept: '*/*' } });
      expect([answer.status, answer.text], `${method} ${path}`).toEqual([404, 'Not found\n']);
    }
  }
});
