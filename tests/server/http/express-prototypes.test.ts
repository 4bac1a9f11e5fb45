import { createServer, type IncomingMessage, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { HttpClient } from '#tests/support/http-client.ts';

// Our HTTP server creates requests and responses with Express's prototypes, so that Express does not replace them.
// An Express app must answer on it exactly as on Node's own server.

const app = express();
app.set('trust proxy', 1);
app.use(express.json());
app.post('/echo/:word', (request, response) => {
  response
    .cookie('a', 'b')
    .status(201)
    .json({
      word: request.params.word,
      ip: request.ip,
      protocol: request.protocol,
      host: request.host,
      type: request.is('json'),
      accepts: request.accepts(['html', 'json']),
      body: request.body,
      same: Object.getPrototypeOf(request) === app.request,
      isIncomingMessage: ('complete' satisfies keyof IncomingMessage) in request,
    });
});
app.get('/text', (_request, response) => void response.type('text').send('moon'));
app.get('/away', (_request, response) => void response.redirect('/text'));

let servers: Server[] = [];
let clients: HttpClient[] = [];
beforeAll(async () => {
  servers = [createServer(app), createHttpServer(app)];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    clients.push(new HttpClient(`http://127.0.0.1:${address.port}`));
  }
});
afterAll(async () => {
  for (const client of clients) client.close();
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  clients = [];
});

test.each([
  [
    'a body, parameters, cookies',
    '/echo/moon?x=1',
    {
      method: 'POST',
      json: { name: 'Zoë' },
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '192.0.2.7',
        host: 'asteria.example',
        accept: 'application/json',
      },
    },
  ],
  ['text', '/text', {}],
  ['HEAD', '/text', { method: 'HEAD' }],
  ['a redirection', '/away', {}],
  ['nothing there', '/none', {}],
])('%s: both servers answer the same', async (_what, path, options) => {
  const [usual, preset] = await Promise.all(
    clients.map(async (client) => {
      const { status, text, headers } = await client.send(path, options);
      return { status, text, headers: { ...headers, date: undefined, 'keep-alive': undefined } };
    }),
  );
  expect(preset).toEqual(usual);
});
