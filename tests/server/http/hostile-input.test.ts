import { createConnection } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import type { RequestOptions } from '#tests/support/http-client.ts';
import { SAMPLE_PHONE, sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rooms: sampleFeatures, env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const json = (raw: string | Uint8Array, headers: Record<string, string> = {}): RequestOptions => ({
  method: 'POST',
  raw,
  headers: { 'content-type': 'application/json', ...headers },
});
const deep = (levels: number) =>
  `{"name":"Ana","nested":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('bodies', () => {
  test.each<[kind: string, status: number, code: string | undefined, RequestOptions]>([
    ['none', 400, 'bad_input', { method: 'POST' }],
    ['an empty one', 400, 'bad_input', json('')],
    [
      'an empty one of another type',
      400,
      'bad_input',
      { method: 'POST', raw: '', headers: { 'content-type': 'text/plain' } },
    ],
    ['a truncated one', 400, 'bad_input', json('{"name":"An')],
    ['null', 400, 'bad_input', json('null')],
    ['a number', 400, 'bad_input', json('7')],
    ['an array', 400, 'bad_input', json('[]')],
    [
      'text',
      415,
      'not_json',
      { method: 'POST', raw: 'Ana', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a form',
      415,
      'not_json',
      {
        method: 'POST',
        raw: 'name=Ana',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    ['no type at all', 415, 'not_json', { method: 'POST', raw: '{"name":"Ana"}' }],
    [
      'a type that only begins like JSON',
      415,
      'not_json',
      json('{"name":"Ana"}', { 'content-type': 'application/jsonp' }),
    ],
    [
      'another charset',
      415,
      'not_json',
      json('{"name":"Ana"}', { 'content-type': 'application/json; charset=utf-16' }),
    ],
    [
      'its charset said aloud',
      201,
      undefined,
      json('{"name":"Ana"}', { 'content-type': 'Application/JSON; charset="UTF-8"' }),
    ],
    ['one of 17 KiB', 413, 'too_large', json(JSON.stringify({ name: 'x'.repeat(17 * 1024) }))],
    ['one of 10 MB', 413, 'too_large', json(JSON.stringify({ name: 'x'.repeat(10_000_000) }))],
    [
      '17 KiB of another type',
      415,
      'not_json',
      { method: 'POST', raw: 'x'.repeat(17 * 1024), headers: { 'content-type': 'text/plain' } },
    ],
    [
      'one that is compressed',
      201,
      undefined,
      json(gzipSync('{"name":"Ana"}'), { 'content-encoding': 'gzip' }),
    ],
    [
      'a compressed bomb',
      413,
      'too_large',
      json(gzipSync(Buffer.alloc(5_000_000, ' ')), { 'content-encoding': 'gzip' }),
    ],
    [
      'one that only claims to be compressed',
      400,
      'bad_input',
      json('{"name":"Ana"}', { 'content-encoding': 'gzip' }),
    ],
    [
      'an unknown encoding',
      415,
      'not_json',
      json('{"name":"Ana"}', { 'content-encoding': 'snappy' }),
    ],
    ['bad UTF-8', 400, 'bad_input', json(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))],
    [
      'a prototype',
      201,
      undefined,
      json('{"name":"Ana","__proto__":{"count":7},"constructor":{"prototype":{}}}'),
    ],
    ['the same key twice', 201, undefined, json('{"name":"x","name":"Ana"}')],
    ['2,500 levels', 400, 'bad_input', json(deep(2500))],
    ['a number beyond all numbers', 400, 'bad_input', json('{"name":"Ana","count":1e400}')],
    [
      'fields nobody asked for',
      201,
      undefined,
      json('{"name":"Ana","admin":true,"evil":"\\u0000"}'),
    ],
  ])('%s → %i', async (_kind, status, code, options) => {
    const answer = await app.client().send('/api/echo', options);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    if (status === 201) {
      expect(answer.json).toEqual({ body: { name: 'Ana' }, query: {} });
    } else {
      expect(answer.read(errorBodySchema)).not.toHaveProperty('success');
    }
    expect(Object.prototype).not.toHaveProperty('count');
  });

  test('a body that no call reads must still be JSON', async () => {
    const answer = await app
      .client()
      .send('/api/visit', { method: 'POST', raw: 'x', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['NUL', '\u0000'],
    ['a lone surrogate', '\ud800'],
    ['a bell', '\u0007'],
    ['a direction override', '\u202e'],
  ])('%s is refused at its field, even without a rule for it', async (_name, character) => {
    const answer = await app.client().post('/api/echo', {
      name: 'Ana',
      secret: `a${character}b`,
      nested: { tags: ['fine', character] },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.read(errorBodySchema).fields ?? {})).toEqual([
      'secret',
      'nested.tags.1',
    ]);
  });

  // req: FIELD-13
  test.each([
    ['a missing field', {}, 'name', 'Name must be at least 2 characters'],
    [
      'text that only looks blank',
      { name: '\u2800\u3164 \u200b' },
      'name',
      'Name must be at least 2 characters',
    ],
    ['a wrong type', { name: 'Ana', count: 'seven' }, 'count', 'This is not valid'],
    ['a missing part', { name: 'Ana', nested: {} }, 'nested.tags', 'Required'],
  ])('%s is reported at its field', async (_kind, body, field, sentence) => {
    const answer = await app.client().post('/api/echo', body);
    const error = answer.read(errorBodySchema);
    expect(error.fields).toEqual({ [field]: sentence });
    expect(error.error).toBe(
      sentence.startsWith('Name') ? sentence : 'Please check what you entered.',
    );
  });

  test.each(['text', 7, true, null, [], {}])(
    'a name that is %j is never a fault of ours',
    async (value) => {
      const answer = await app.client().post('/api/echo', { name: value });
      expect(answer.status).toBe(value === 'text' ? 201 : 400);
    },
  );

  test('under /api/verify/ a refusal says success: false', async () => {
    const answer = await app.client().post('/api/verify/echo', {});
    expect(answer.read(errorBodySchema).success).toBe(false);
  });
});

describe('addresses', () => {
  const ADDRESSES: [path: string, status: number, code: string | undefined][] = [
    ['/api', 404, 'not_found'],
    ['/api/', 404, 'not_found'],
    ['/api/echo/', 404, 'not_found'],
    ['/api/ECHO', 404, 'not_found'],
    ['/api/%65cho', 404, 'not_found'],
    ['/api/../api/whoami', 404, 'not_found'],
    ['/api/echo/a/b', 404, 'not_found'],
    ['/api/none/%E0%A4%A', 404, 'not_found'],
    ['/api/echo/%E0%A4%A', 400, 'bad_input'],
    ['/api/echo/%00', 400, 'bad_input'],
    ['/api/echo/moon%2Fsun', 200, undefined],
    ['/api/echo/moon?twice=1&twice=2', 400, 'bad_input'],
    ['/api/echo/moon?twice=%E0%A4%A', 400, 'bad_input'],
    ['/api/echo/moon?other=1&other=2&%E0', 200, undefined],
    ['/api/echo/moon?__proto__=1&constructor=2', 200, undefined],
    [`/api/echo/${'x'.repeat(12_000)}`, 400, 'bad_input'],
    [`/api/none?${'x'.repeat(12_000)}`, 404, 'not_found'],
    [`/api/echo/moon?other=${'x'.repeat(12_000)}`, 200, undefined],
  ];
  test.each(ADDRESSES.map((row) => [row[0].slice(0, 40), ...row] as const))(
    '%s',
    async (_name, path, status, code) => {
      const answer = await app.client().get(path);
      expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    },
  );

  test('a repeated key is reported by its name', async () => {
    const answer = await app.client().get('/api/echo/moon?twice=1&twice=2');
    expect(Object.keys(answer.read(errorBodySchema).fields ?? {})).toEqual(['twice']);
  });

  test('a foreign Host changes nothing', async () => {
    const answer = await app.client().get('/api/echo/moon', { host: 'elsewhere.example' });
    expect(answer).toMatchObject({ status: 200, json: { word: 'moon' } });
  });
});

describe('malformed HTTP', () => {
  function sendRaw(text: string): Promise<string> {
    const { port } = new URL(app.baseUrl);
    return new Promise((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
  }

  // req: CALL-6
  test.each([
    [
      'both lengths',
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no method', 'nonsense\r\n\r\n'],
    [
      'a head beyond all measure',
      `GET /api/echo/moon HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`,
    ],
  ])('%s gets the standard error body', async (_kind, text) => {
    const received = await sendRaw(text);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/Content-Security-Policy: /);
    const body: unknown = JSON.parse(received.slice(received.indexOf('\r\n\r\n') + 4));
    expect(errorBodySchema.parse(body).code).toBe('bad_input');
  });
});

describe('our own bugs', () => {
  // req: LOG-1
  test('a bug is a 500 that reveals nothing, and is logged without user input', async () => {
    const bug = await app.client().get('/api/broken');
    expect(bug).toMatchObject({ status: 500, code: 'internal' });
    await app.client().get('/api/duplicate');
    const second = await app.client().get('/api/duplicate?phone=%2B12125550123');
    expect(second).toMatchObject({ status: 500, code: 'internal' });
    expect(second.text).not.toMatch(/users|constraint|duplicate/);
    const mentions = (text: string) => app.logged.some((line) => line.includes(text));
    expect(mentions('"constraint":"users_')).toBe(true);
    expect(mentions('"route":"/api/duplicate"')).toBe(true);
    for (const told of [SAMPLE_PHONE.slice(1), '"Ple"', 'Ple,', '2B1212'])
      expect(mentions(told)).toBe(false);
  });
});
