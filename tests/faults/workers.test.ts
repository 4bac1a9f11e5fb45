// Several workers on one port: one that is killed, a reload and a stop while users read and write.

import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { prepareDatabase, type TestDatabase } from './rig/databases.ts';
import { signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WORKERS = 3;
const WRITERS = 12;

let database: TestDatabase;
let app: BuiltApp;
let writers: Writers;
let metricsPort: number;
beforeAll(async () => {
  database = await prepareDatabase('postgres');
  metricsPort = await findFreePort();
  app = await startBuiltApp({
    ...database.options,
    env: {
      ...database.options.env,
      LOG_LEVEL: 'info',
      WORKERS: String(WORKERS),
      METRICS_PORT: String(metricsPort),
    },
  });
  writers = createWriters(await signUpPeople(app, WRITERS));
});
afterAll(async () => {
  // What the setup has not come to is not there.
  writers?.close();
  await app?.close();
  await database?.close();
});

/** The processes whose parent the app's first process is. */
const listWorkers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
        return Number(after.split(' ')[1]) === app.pid;
      } catch {
        return false; // it has ended meanwhile
      }
    })
    .map(Number);

const newWrites = async (count: number) => {
  const before = writers.tally.acknowledged;
  await waitUntil('more writes', () => writers.tally.acknowledged > before + count || undefined);
};

test('a worker that is killed is replaced, and no acknowledged write is lost', async () => {
  writers.start();
  await newWrites(50);
  const before = listWorkers();
  expect(before).toHaveLength(WORKERS);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await waitUntil('another worker', () => {
    const now = listWorkers();
    return (now.length === WORKERS && !now.includes(before[0] ?? 0)) || undefined;
  });
  await newWrites(50);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  expect(writers.tally.surprises).toEqual([]);
});

test('a connection that a killed worker had not accepted is closed immediately', {
  tags: 'night',
}, async () => {
  const [frozen = 0] = listWorkers();
  process.kill(frozen, 'SIGSTOP');
  const { port } = new URL(app.url);
  let open = 2 * WORKERS;
  for (let each = open; each > 0; each -= 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open -= 1;
    });
  }
  await waitUntil('the others', () => open === 1 || undefined);
  process.kill(frozen, 'SIGKILL');
  await waitUntil('the end of the last', () => open === 0 || undefined, 2_000);
  await waitUntil('another worker', () => listWorkers().length === WORKERS || undefined);
});

test('a reload replaces every worker, and nobody notices', async () => {
  writers.start();
  await newWrites(20);
  const before = listWorkers();
  const { refused, lost } = writers.tally;
  const printed = app.output().length;
  process.kill(app.pid, 'SIGHUP');
  await waitUntil(
    'the reload',
    () => app.output().slice(printed).includes('all workers have been replaced') || undefined,
  );
  await newWrites(20);
  await writers.halt();
  const after = listWorkers();
  expect(after).toHaveLength(WORKERS);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(await writers.compare()).toEqual([]);
  expect([writers.tally.refused - refused, writers.tally.surprises]).toEqual([0, []]);
  report(
    `reload of ${WORKERS} workers under ${WRITERS} writers: ${writers.tally.lost - lost} lost answers`,
  );
  expect(writers.tally.lost - lost).toBe(0);
});

test('a reload whose new worker ends before it is ready keeps the old ones, and starts no more', {
  tags: 'night',
}, async () => {
  const before = listWorkers();
  const printed = app.output().length;
  process.kill(app.pid, 'SIGHUP');
  const successor = await waitUntil('a new worker', () =>
    listWorkers().find((pid) => !before.includes(pid)),
  );
  process.kill(successor, 'SIGKILL');
  await waitUntil(
    'the end of the reload',
    () => app.output().slice(printed).includes('a new worker was not ready in time') || undefined,
  );
  // Longer than the wait before a crashed worker is replaced.
  await delay(3_000);
  expect(listWorkers().sort()).toEqual(before.sort());
});

test('the metrics include all workers', { tags: 'night' }, async () => {
  // Several calls on connections of their own, so that more than one worker answers.
  for (let call = 0; call < 2 * WORKERS; call += 1) {
    await fetch(`${app.url}/api/health`, { headers: { connection: 'close' } });
  }
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/api/metrics`);
  const text = await answer.text();
  const calls = [...text.matchAll(/^asteria_http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
  expect(calls.length).toBeGreaterThan(0);
  expect(text).toMatch(/^asteria_database_connections\{state="total"\} \d+$/m);
});

test('a stop lets every worker finish, and exits with 0', async () => {
  writers.start();
  await newWrites(20);
  const stopped = app.stop();
  await delay(100);
  await writers.halt();
  expect(await stopped).toBe(0);
  expect(listWorkers()).toEqual([]);
});

test('whatever keeps the first workers from starting ends the start', {
  tags: 'night',
}, async () => {
  const second = await startBuiltApp({
    ...database.options,
    env: { ...database.options.env, WORKERS: '2', DELETIONS_FILE: '/nowhere/deletions' },
    until: 'spawned',
  });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('DELETIONS_FILE: names a file that cannot be written');
});
