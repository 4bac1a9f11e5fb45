// `npm run dev`: Vite serves the page on PORT and proxies calls to the API, which runs on a free port.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '#server/build/bundle.ts';
import {
  APP_ADDRESS,
  describeAddresses,
  describeListenProblem,
} from '#server/platform/addresses.ts';
import { EnvError, readProcessEnv } from '#server/platform/env.ts';
import { startApi } from './api-process.ts';
import { createDevPage } from './dev-page.ts';

/** Editors write a file in several steps and save several files at once, so changes are collected this long. */
const CHANGE_DEBOUNCE_MS = 50;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readProcessEnv();
  const apiPort = await findFreePort();
  const starting = startApi({ port: apiPort, trustProxy: env.trustProxy + 1 });
  // Loading Vite takes as long as bundling the API, so both happen at once.
  await import('vite');
  const api = await starting;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await api.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const page = await createDevPage({ root, apiPort, apiSettled: api.settled });
  page.server.on('error', async (error) => {
    const problem = describeListenProblem(error, { variables: APP_ADDRESS, ...env });
    if (problem === undefined) throw error;
    await api.stop();
    fail(problem);
  });
  page.server.listen(env.port, env.host);

  let debounce: NodeJS.Timeout | undefined;
  page.vite.watcher.add([join(root, 'server'), join(root, 'shared')]);
  page.vite.watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    if (!/^(?:server|shared)[\\/]/.test(path.slice(root.length + 1))) return;
    // What a restart writes itself.
    if (path.startsWith(join(root, 'server/content/generated'))) return;
    clearTimeout(debounce);
    debounce = setTimeout(() => void api.restart(), CHANGE_DEBOUNCE_MS);
  });

  if ((await api.settled()) === 'up') {
    for (const line of describeAddresses(env, env.port)) process.stdout.write(`${line}\n`);
  }
}

try {
  await start();
} catch (error) {
  if (error instanceof EnvError) fail(error.message);
  throw error;
}
