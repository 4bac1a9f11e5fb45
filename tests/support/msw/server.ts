// What the pages of the client's tests reach: the real application, the page's glyphs, a stand-in for its fonts, and what
// a test puts before them with `server.use`, such as failures.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from './calls.ts';
import { cleanUps } from './clean-ups.ts';

export const server = setupServer(
  // Loaded with the first call, because many tests make none.
  http.all('/api/*', async ({ request }) => (await import('./application.ts')).passOn(request)),
  // The wheel's export loads glyphs and fonts.
  http.get('/glyphs.svg', () =>
    HttpResponse.text(readFileSync(resolve('client/public/glyphs.svg'), 'utf8'), {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
  ),
  http.get('/fonts/:font', () => HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer)),
);

/** Forgets what the running test did. */
export async function resetServer(): Promise<void> {
  server.resetHandlers();
  calls.length = 0;
  for (const cleanUp of cleanUps) await cleanUp();
}

server.events.on('request:start', async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const entry = { call: `${request.method} ${pathname}${search}`, body: undefined as unknown };
  calls.push(entry);
  const text = await request.clone().text();
  if (text !== '') entry.body = JSON.parse(text);
});
