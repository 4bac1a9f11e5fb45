// The process itself: started as an operator starts it, stopped as a machine stops it. The tests wait more than they work,
// so they run at once.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { bundleOptions } from '#server/build/bundle.ts';
import { buildPack } from '#server/content/build-pack.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

const root = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 60_000;
/** A server asks for a database that is down every few seconds at most; other suites run beside this one. */
const RECOVERY_TIMEOUT_MS = 15_000;

/** The server as it is built; its packages are found from within the project alone. */
const bundle = resolve(root, `node_modules/.cache/asteria-tests/started-${process.pid}`);
beforeAll(async () => {
  await buildPack();
  await build(bundleOptions({ outdir: bundle, data: 'in-sources' }));
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

/** A folder of data of the test's own; with its end whatever runs on it ends. */
function makeFolder({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-start-'));
  const children: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, start: (env: Record<string, string>) => startServer(folder, env, children) };
}

async function startServer(folder: string, env: Record<string, string>, children: ChildProcess[]) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(bundle, 'main.js')], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, ...env },
  });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk) => (output.text += chunk));
  child.stderr.on('data', (chunk) => (output.text += chunk));
  const exit = new Promise<number | null>((done) => child.on('exit', done));
  const client = new HttpClient(`http://127.0.0.1:${port}`);
  const statusOf = async (path: string) =>
    client.get(path).then(
      ({ status }) => status,
      () => 0,
    );
  return { port, child, output, exit, client, statusOf };
}

async function startReady(
  start: ReturnType<typeof makeFolder>['start'],
  env: Record<string, string>,
) {
  const server = await start(env);
  await expect.poll(() => server.statusOf('/api/ready'), { timeout: START_TIMEOUT_MS }).toBe(200);
  return server;
}

// req: REST-2
test.concurrent('an embedded server says where it is, stops in order, and leaves its folder to its user alone', async (context) => {
  const { expect } = context;
  const { folder, start } = makeFolder(context);
  const server = await startReady(start, {});
  expect(server.output.text).toContain(`Asteria is at http://127.0.0.1:${server.port}\n`);

  // Nobody but its user reads or writes what is stored.
  const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);

  const second = await start({});
  expect(await second.exit).toBe(1);
  expect(second.output.text).toMatch(
    new RegExp(
      `^DATA_DIR: .* is in use by process ${server.child.pid}\\..* Example: DATA_DIR=.data-2\n$`,
    ),
  );
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}, 240_000);

test.concurrent('an embedded server starts only with the keys of its data', {
  tags: 'night',
  timeout: 240_000,
}, async (context) => {
  const { expect } = context;
  const { folder, start } = makeFolder(context);
  const first = await startReady(start, {});
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const stored = readFileSync(join(folder, 'data-key'), 'utf8').trim();
  const fresh = 'the-data-key-of-this-year';
  const both = `${fresh},${stored}`;
  const refused = await start({ DATA_KEY: fresh });
  expect(await refused.exit).toBe(1);
  expect(refused.output.text).toMatch(
    /^DATA_KEY: the database holds values encrypted with key [\da-f]{8}; given is [\da-f]{8}\. .*DATA_KEY=new,old\..*\n$/,
  );
  const withBoth = await startReady(start, { DATA_KEY: both });
  withBoth.child.kill('SIGTERM');
  expect(await withBoth.exit).toBe(0);

  // Only then does the command let the old key go.
  const encrypt = [join(bundle, 'data.js'), 'encrypt'];
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATA_KEY: both, LOG_LEVEL: 'error' };
  const said = execFileSync(process.execPath, encrypt, { cwd: root, env, encoding: 'utf8' });
  expect(said).toMatch(/^Encrypted with key [\da-f]{8}: 0 rows written\.\n$/);
  await startReady(start, { DATA_KEY: fresh });
});

test.concurrent('a server whose database is down listens, says so, and recovers by itself', {
  tags: 'night',
  timeout: 240_000,
}, async (context) => {
  const { expect } = context;
  const { start } = makeFolder(context);
  const postgres = await startPostgres();
  try {
    // Migrated before: what is waited for below is the recovery alone.
    const env = { PATH: process.env['PATH'], DATABASE_URL: postgres.url, LOG_LEVEL: 'error' };
    execFileSync(process.execPath, [join(bundle, 'migrate.js')], { cwd: root, env });
    await postgres.kill();
    const server = await start({ DATABASE_URL: postgres.url });
    await expect
      .poll(() => server.statusOf('/api/health'), { timeout: START_TIMEOUT_MS })
      .toBe(200);
    expect(await server.statusOf('/api/ready')).toBe(503);
    const refused = await server.client.get('/api/user');
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    // One thing is wrong, and is said; nothing is looked for in a database that is not ready.
    expect(server.output.text).toContain('the database cannot be reached or migrated');
    expect(server.output.text).not.toContain('due work');
    await postgres.start();
    await expect
      .poll(() => server.statusOf('/api/ready'), { timeout: RECOVERY_TIMEOUT_MS })
      .toBe(200);
    expect(await server.statusOf('/api/user')).toBe(401);

    // A socket that says nothing must not keep the process alive for ever.
    const silent = createConnection(server.port, '127.0.0.1');
    await new Promise((done) => silent.on('connect', done));
    silent.write('GET /api/health HTTP/1.1\r\n');
    const startedMs = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(15_000);
    silent.destroy();
  } finally {
    await postgres.close();
  }
});
