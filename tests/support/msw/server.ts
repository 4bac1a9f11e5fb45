// The mock server of the client's tests.

import { setupServer } from 'msw/node';
import { handlers } from './handlers/index.ts';
import { world } from './world.ts';

export const server = setupServer(...handlers);

server.events.on('request:start', async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const entry = { call: `${request.method} ${pathname}${search}`, body: undefined as unknown };
  world.calls.push(entry);
  const text = await request.clone().text();
  if (text !== '') entry.body = JSON.parse(text);
});
