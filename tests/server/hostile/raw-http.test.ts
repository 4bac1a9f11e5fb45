// Malformed and oversized HTTP, written directly to the socket. Every answer has the security headers and the usual
// error body.

import { createConnection, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { startAttackedApp } from './attacked-app.ts';

const attacked = await startAttackedApp();
const { port } = new URL(attacked.app.baseUrl);
const member = await attacked.member();
const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

/** Writes bytes; returns everything that the server sends until it ends the connection. */
function write(...parts: (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    // A server that has answered may close before all is written.
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
  });
}

interface RawAnswer {
  status: number;
  head: string;
  body: string;
}
function readAll(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    answers.push({
      status: Number(head.slice(9, 12)),
      head,
      body: rest.slice(end + 4, end + 4 + length),
    });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, ...headers, '', ''].join('\r\n');
const HOST = 'Host: 127.0.0.1';
const CLOSE = 'Connection: close';
const TYPE = 'Content-Type: application/json';
const POST = 'POST /api/verify/send';
const CHUNKED = 'Transfer-Encoding: chunked';
const BODY = '{"phoneNumber":"+1212"}';

const headers = (count: number) => Array.from({ length: count }, () => 'a: b');

const CASES: [kind: string, status: number, code: string, parts: (string | Uint8Array)[]][] = [
  [
    'both lengths',
    400,
    'bad_input',
    [request(POST, HOST, TYPE, `Content-Length: ${BODY.length}`, CHUNKED), '0\r\n\r\n'],
  ],
  [
    'two lengths',
    400,
    'bad_input',
    [request(POST, HOST, 'Content-Length: 4', 'Content-Length: 5')],
  ],
  ['a negative length', 400, 'bad_input', [request(POST, HOST, 'Content-Length: -1')]],
  ['a length in letters', 400, 'bad_input', [request(POST, HOST, 'Content-Length: 0x10')]],
  ['another transfer encoding', 400, 'bad_input', [request(POST, HOST, 'Transfer-Encoding: x')]],
  [
    'a chunk without a size',
    400,
    'bad_input',
    [request(POST, HOST, CLOSE, TYPE, CHUNKED), 'zz\r\n'],
  ],
  ['no method', 400, 'bad_input', ['nonsense\r\n\r\n']],
  ['a method nobody knows', 400, 'bad_input', [request('HACK /api/user', HOST)]],
  ['HTTP/9', 400, 'bad_input', ['GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n']],
  ['the preface of HTTP/2', 400, 'bad_input', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
  ['TLS', 400, 'bad_input', [Buffer.from('16030100c6010000c20303', 'hex'), '\r\n\r\n']],
  ['a NUL in the address', 400, 'bad_input', ['GET /api/\0user HTTP/1.1\r\nHost: x\r\n\r\n']],
  ['a header without a colon', 400, 'bad_input', [request('GET /api/health', HOST, 'nonsense')]],
  ['a space before the colon', 400, 'bad_input', [request('GET /api/health', HOST, 'X : y')]],
  ['a folded header', 400, 'bad_input', ['GET /api/health HTTP/1.1\r\nHost: x\r\n y\r\nX\r\n\r\n']],
  [
    'a head of 70 KB',
    400,
    'bad_input',
    [request('GET /api/health', HOST, `X-Long: ${'x'.repeat(70_000)}`)],
  ],
  [
    'a head of 20 KB',
    400,
    'bad_input',
    [request('GET /api/health', HOST, `Accept-Encoding: ${'a,'.repeat(10_000)}`)],
  ],
  ['two Hosts', 400, 'bad_input', [request('GET /api/health', HOST, 'host: y')]],
  ['twenty thousand headers', 431, 'too_many_headers', [request(POST, HOST, ...headers(20_000))]],
  ['101 headers', 431, 'too_many_headers', [request(POST, HOST, ...headers(100))]],
  ['2,500 small headers', 431, 'too_many_headers', [request('GET /none', HOST, ...headers(2500))]],
  [
    '101 headers of which each has a fault of its own',
    431,
    'too_many_headers',
    [request('PUT /api/none', ...headers(101), 'Sec-Fetch-Site: cross-site')],
  ],
  ['100 headers', 404, 'not_found', [request('GET /api/none', HOST, CLOSE, ...headers(98))]],
  ['an address of 70 KB', 400, 'bad_input', [request(`GET /api/${'x'.repeat(70_000)}`, HOST)]],
  ['no Host', 400, 'bad_input', [request('GET /api/health', CLOSE)]],
  [
    'an expectation nobody has',
    404,
    'not_found',
    [request('GET /api/x', HOST, CLOSE, 'Expect: y')],
  ],
  ['chunks of text', 415, 'not_json', [request(POST, HOST, CLOSE, CHUNKED), '1\r\nx\r\n0\r\n\r\n']],
  [
    'chunks without an end to their size',
    413,
    'too_large',
    [request(POST, HOST, CLOSE, TYPE, CHUNKED), `8000\r\n${'x'.repeat(0x8000)}\r\n0\r\n\r\n`],
  ],
  [
    'chunks that are compressed',
    413,
    'too_large',
    [
      request(POST, HOST, CLOSE, TYPE, CHUNKED, 'Content-Encoding: gzip'),
      ...(() => {
        const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
        return [`${bomb.length.toString(16)}\r\n`, bomb, '\r\n0\r\n\r\n'];
      })(),
    ],
  ],
  [
    'an empty chunked body',
    400,
    'bad_input',
    [request(POST, HOST, CLOSE, TYPE, CHUNKED), '0\r\n\r\n'],
  ],
  [
    'a body where none is due',
    401,
    'not_signed_in',
    [request('GET /api/user', HOST, CLOSE, TYPE, 'Content-Length: 2'), '{}'],
  ],
];

describe('bytes written to the socket', () => {
  test.each(CASES)('%s → %i %s', async (_kind, status, code, parts) => {
    const before = await attacked.digest();
    const [answer, ...more] = readAll(await write(...parts));
    expect(more).toEqual([]);
    expect(answer?.status, answer?.head).toBe(status);
    const body = errorBodySchema.parse(JSON.parse(answer?.body ?? ''));
    expect(body.code).toBe(code);
    expectHeaders(answer?.head);
    expect(await attacked.digest()).toEqual(before);
  });

  /** Sends a head, then a chunk each millisecond until the server ends the connection; `sent` is in bytes. */
  function pour(head: string, chunk: string): Promise<{ received: string; sent: number }> {
    return new Promise((resolve) => {
      let received = '';
      let sent = 0;
      const socket = createConnection(Number(port), '127.0.0.1');
      socket.write(head);
      const timer = setInterval(() => {
        if (!socket.writable || socket.writableNeedDrain) return;
        socket.write(chunk);
        sent += chunk.length;
      }, 1);
      socket.on('data', (data) => {
        received += data.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve({ received, sent });
      });
    });
  }

  test.each([
    ['by its announced length', [TYPE, 'Content-Length: 10000000'], 'x', 413],
    ['at its first byte beyond the limit', [TYPE, CHUNKED], `1000\r\n${'x'.repeat(4096)}\r\n`, 413],
    ['in chunks of a byte', [TYPE, CHUNKED], '1\r\nx\r\n'.repeat(64), 413],
    [
      'that is compressed',
      [TYPE, CHUNKED, 'Content-Encoding: gzip'],
      `400\r\n${'x'.repeat(1024)}\r\n`,
      413,
    ],
    ['of another type', ['Content-Type: text/plain', 'Content-Length: 10000000'], 'x', 415],
  ] as const)('a body without an end is refused %s', async (_how, lines, chunk, status) => {
    const { received, sent } = await pour(request(POST, HOST, ...lines), chunk);
    const [answer, ...more] = readAll(received);
    expect([answer?.status, more]).toEqual([status, []]);
    expect(answer?.head).toMatch(/^connection: close$/im);
    expect(errorBodySchema.parse(JSON.parse(answer?.body ?? '')).success).toBe(false);
    // What it sends for the second in which it may read the answer.
    expect(sent).toBeLessThan(16_000_000);
  });

  test.each(['POST /', 'POST /none', 'PUT /api/none', 'PUT /api/health', 'POST /api/docs'])(
    'a body without an end to %s ends with its answer',
    async (line) => {
      const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
      const { received, sent } = await pour(request(line, HOST, CHUNKED), chunk);
      expect(readAll(received).map((answer) => answer.status >= 400)).toEqual([true]);
      expect(sent).toBeLessThan(16_000_000);
    },
  );

  test('a second request hidden in a body is treated as a body', async () => {
    const hidden = request('POST /api/logout', HOST, `Cookie: ${cookie}`, 'Content-Length: 0');
    const received = await write(
      request(POST, HOST, CLOSE, TYPE, `Content-Length: ${hidden.length}`),
      hidden,
    );
    expect(readAll(received).map(({ status }) => status)).toEqual([400]);
    expect((await member.client.get('/api/user')).status).toBe(200);
  });

  test('with two cookies the first counts; with two hosts the request is refused', async () => {
    const [answer] = readAll(
      await write(
        request(
          'POST /api/logout',
          HOST,
          'Host: evil.example',
          'Origin: http://evil.example',
          `Cookie: ${cookie}`,
          CLOSE,
        ),
      ),
    );
    expect(answer?.status).toBe(400);
    const [second] = readAll(
      await write(
        request('GET /api/user', HOST, CLOSE, 'Cookie: sid=s%3Ax.y', `Cookie: ${cookie}`),
      ),
    );
    expect(second?.status).toBe(401);
    expect((await member.client.get('/api/user')).status).toBe(200);
  });

  test('a connection cut in the middle of a body affects nobody else', async () => {
    const before = await attacked.digest();
    const body = JSON.stringify(buildRegistration());
    const head = request('POST /api/register', HOST, TYPE, `Content-Length: ${body.length}`);
    const cuts = Array.from(
      { length: 50 },
      () =>
        new Promise<void>((resolve) => {
          const socket = createConnection(Number(port), '127.0.0.1', () => {
            socket.write(head + body.slice(0, 40), () => socket.destroy());
          });
          socket.on('close', () => resolve());
        }),
    );
    await Promise.all(cuts);
    expect((await member.client.get('/api/user')).status).toBe(200);
    expect(await attacked.digest()).toEqual(before);
  });

  test('idle connections delay nobody', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 300 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = createConnection(Number(port), '127.0.0.1', () => {
              socket.write('POST /api/verify/send HTTP/1.1\r\nHost: x\r\nContent-Le');
              resolve(socket);
            });
          }),
      ),
    );
    expect((await member.client.get('/api/user')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

function expectHeaders(head: string | undefined): void {
  expect(head).toMatch(/^content-security-policy: /im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
  expect(head).toMatch(/^referrer-policy: /im);
  expect(head).toMatch(/^cache-control: no-store/im);
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(head).not.toMatch(/x-powered-by|access-control/i);
}
