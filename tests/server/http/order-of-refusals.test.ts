import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import type { RequestOptions } from '#tests/support/http-client.ts';
import { createSampleUser, SAMPLE_USER_ID, sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rooms: sampleFeatures, env: { LIMIT_FACTOR: '1000' } });
  await createSampleUser(app.database.client.db);
});
afterAll(() => app.close());

const FOREIGN = { 'sec-fetch-site': 'cross-site' };
const TEXT = { 'content-type': 'text/plain' };
const JSON_TYPE = { 'content-type': 'application/json' };
const LONG = JSON.stringify({ name: 'x'.repeat(17_000) });
const OTHER = '22222222-2222-4222-8222-222222222222';

// Each row mends the fault for which the row before was refused and keeps all later faults, so the earliest one left
// decides.
const LADDER: [status: number, code: string, path: string, signedIn: boolean, RequestOptions][] = [
  [
    403,
    'foreign_origin',
    '/api/none',
    false,
    { method: 'PUT', raw: LONG, headers: { ...TEXT, ...FOREIGN } },
  ],
  [404, 'not_found', '/api/none', false, { method: 'PUT', raw: LONG, headers: TEXT }],
  [
    405,
    'method_not_allowed',
    `/api/notes/${OTHER}`,
    false,
    { method: 'PUT', raw: LONG, headers: TEXT },
  ],
  [415, 'not_json', `/api/notes/${OTHER}`, false, { method: 'POST', raw: LONG, headers: TEXT }],
  [
    413,
    'too_large',
    `/api/notes/${OTHER}`,
    false,
    { method: 'POST', raw: LONG, headers: JSON_TYPE },
  ],
  [
    401,
    'not_signed_in',
    `/api/notes/${OTHER}`,
    false,
    { method: 'POST', raw: '{', headers: JSON_TYPE },
  ],
  [400, 'bad_input', `/api/notes/${OTHER}`, true, { method: 'POST', raw: '{', headers: JSON_TYPE }],
  [400, 'bad_input', `/api/notes/${OTHER}`, true, { method: 'POST', json: { name: 'x' } }],
  [403, 'forbidden', `/api/notes/${OTHER}`, true, { method: 'POST', json: { name: 'nobody' } }],
  [
    404,
    'not_found',
    `/api/notes/${SAMPLE_USER_ID}`,
    true,
    { method: 'POST', json: { name: 'nobody' } },
  ],
  [
    409,
    'username_taken',
    `/api/notes/${SAMPLE_USER_ID}`,
    true,
    { method: 'POST', json: { name: 'taken' } },
  ],
];

describe('when several refusals apply', () => {
  // req: CALL-6
  test.each(LADDER)('%i %s comes first', async (status, code, path, signedIn, options) => {
    const client = app.client();
    if (signedIn) await client.post('/api/enter');
    const answer = await client.send(path, options);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    const body = answer.read(errorBodySchema);
    expect(body.error).toBe(body.message);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBeTruthy();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['x-request-id']).toBe(body.requestId);
  });

  test('a correct request is not refused', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const answer = await client.post(`/api/notes/${SAMPLE_USER_ID}`, { name: ' Zoë 🌙 ' });
    expect(answer).toMatchObject({ status: 202, json: { name: 'Zoë 🌙', address: '127.0.0.1' } });
    expect(answer.headers['x-note']).toBe('1');
  });

  test("another user's id gets the same answer, whether the user exists or not", async () => {
    const client = app.client();
    await client.post('/api/enter');
    const strip = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    const [unknown, malformed] = [
      await client.post(`/api/notes/${OTHER}`, { name: 'Ana' }),
      await client.post('/api/notes/not-an-id', { name: 'Ana' }),
    ];
    expect(unknown.status).toBe(403);
    expect(malformed.status).toBe(403);
    expect(strip(unknown.text)).toBe(strip(malformed.text));
  });
});

describe('methods', () => {
  test.each([
    ['/api/echo', 'GET', 'POST'],
    ['/api/echo', 'HEAD', 'POST'],
    ['/api/echo/moon', 'POST', 'GET, HEAD'],
    ['/api/whoami', 'OPTIONS', 'GET, HEAD'],
    ['/api/echo', 'PROPFIND', 'POST'],
  ])('%s does not accept %s and says what it accepts', async (path, method, allow) => {
    const answer = await app.client().send(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    if (method !== 'HEAD') expect(answer.code).toBe('method_not_allowed');
  });

  test('HEAD answers like GET, without a body', async () => {
    const [get, head] = [
      await app.client().get('/api/echo/moon'),
      await app.client().send('/api/echo/moon', { method: 'HEAD' }),
    ];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(get.headers['cache-control']).toBe('public, max-age=60');
  });

  test('no header can override the method', async () => {
    const answer = await app
      .client()
      .get('/api/echo', { 'x-http-method-override': 'POST', 'x-method-override': 'POST' });
    expect(answer.status).toBe(405);
  });

  test('a preflight of another origin gets no permission', async () => {
    const answer = await app.client().send('/api/echo', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(405);
    for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control/);
  });
});

describe('origins', () => {
  const own = () => ({ origin: app.baseUrl });
  test.each<[string, number, () => Record<string, string>]>([
    ['a program that says nothing', 201, () => ({})],
    ['our own page by its Origin', 201, own],
    ['our own page by Fetch Metadata', 201, () => ({ 'sec-fetch-site': 'same-origin', ...own() })],
    ['another site by its Origin', 403, () => ({ origin: 'https://elsewhere.example' })],
    ['a page without an origin', 403, () => ({ origin: 'null' })],
    ['our host on another scheme', 403, () => ({ origin: app.baseUrl.replace('http:', 'https:') })],
    ['our host on another port', 403, () => ({ origin: 'http://127.0.0.1:1' })],
    ['a sibling site', 403, () => ({ 'sec-fetch-site': 'same-site', ...own() })],
    ['another site that forges Origin', 403, () => ({ 'sec-fetch-site': 'cross-site', ...own() })],
    ['an address typed by hand', 403, () => ({ 'sec-fetch-site': 'none' })],
    [
      'a forwarded host nobody trusts',
      403,
      () => ({
        origin: 'https://a.example',
        'x-forwarded-host': 'a.example',
        'x-forwarded-proto': 'https',
      }),
    ],
  ])('a POST from %s gets %i', async (_who, status, headers) => {
    const answer = await app.client().post('/api/echo', { name: 'Ana' }, headers());
    expect(answer.status).toBe(status);
  });

  test('a read may come from anywhere, but another site cannot read its answer', async () => {
    const answer = await app.client().get('/api/echo/moon', FOREIGN);
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('behind a trusted proxy the outer scheme and host count', async () => {
    const proxied = await app.twin({ env: { TRUST_PROXY: '1' } });
    const headers = {
      origin: 'https://asteria.example',
      'x-forwarded-host': 'asteria.example',
      'x-forwarded-proto': 'https',
    };
    expect((await proxied.client().post('/api/echo', { name: 'Ana' }, headers)).status).toBe(201);
  });
});
