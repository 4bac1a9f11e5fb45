// Connections that send nothing or an incomplete request, and a process that gets too little
// processor time.

import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { makeFolder } from './rig/databases.ts';
import { type Person, signUpPerson } from './rig/people.ts';
import { report } from './rig/report.ts';
import { ask, askMany, RECOVERY_MS, slowest, statusesOf } from './rig/users.ts';

const HALF_OPEN = 500;
const OTHERS = 200;
/** Margin for files that the database opens. */
const SPARE = 20;
/**
 * The server's limit of 10 s for a request's head, its check every 5 s, and a margin for a busy
 * machine.
 */
const FREED_MS = 20_000;
const STARVED_MS = 1_500;

const folder = makeFolder();
let app: BuiltApp;
let person: Person;
beforeAll(async () => {
  app = await startBuiltApp({ dataDir: folder.path });
  person = await signUpPerson(app);
});
afterAll(async () => {
  person?.client.close();
  await app?.stop();
  folder.remove();
});

/** Open files and sockets of the process. */
const openFiles = () => readdirSync(`/proc/${app.pid}/fd`).length;

/** A connection that sends these bytes and nothing else, and ignores the server's end. */
function openHalf(beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (beginning !== '') socket.write(beginning);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => undefined);
    socket.resume();
  });
}

test('connections that never read their answer are cut, and their resources freed', {
  tags: 'night',
  timeout: 150_000,
}, async () => {
  const before = openFiles();
  const sockets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = await openHalf('');
      socket.pause();
      socket.write(
        'GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5),
      );
      return socket;
    }),
  );
  await waitUntil('the connections to be there', () =>
    openFiles() >= before + 45 ? true : undefined,
  );
  await waitUntil(
    'the connections to be cut',
    () => (openFiles() < before + SPARE ? true : undefined),
    // Node looks twice, 30 s apart, whether anything was read.
    100_000,
  );
  for (const socket of sockets) socket.destroy();
});

test(`${HALF_OPEN} half-open connections delay nobody, and are freed`, {
  tags: 'night',
}, async () => {
  const before = openFiles();
  const beginnings = [
    '',
    'GET /api/ready HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'POST /api/subscribe HTTP/1.1\r\nHost: localhost\r\nContent-Ty',
  ];
  const startedMs = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: HALF_OPEN }, (_, index) => openHalf(beginnings[index % 3] ?? '')),
  );
  await waitUntil(
    'the server to have them all',
    // A connection of the test before may still be counted in `before`, and go meanwhile.
    () => openFiles() >= before + HALF_OPEN - SPARE || undefined,
  );
  const visitor = new HttpClient(app.url);
  const others = await askMany([visitor], '/api/sky/today', OTHERS);
  visitor.close();
  expect(statusesOf(others)).toEqual([200]);
  await waitUntil('the server to be rid of them', () => openFiles() <= before + SPARE || undefined);
  const freedMs = performance.now() - startedMs;
  for (const socket of sockets) socket.destroy();
  report(
    `${HALF_OPEN} half-open connections: ${OTHERS} other calls took ${Math.round(slowest(others))} ms ` +
      `at most, all were freed after ${Math.round(freedMs)} ms`,
  );
  expect(freedMs).toBeLessThan(FREED_MS);
});

/** Suspends the process for a while; returns the answer to a call made meanwhile. */
async function starve(ms: number) {
  process.kill(app.pid, 'SIGSTOP');
  const asked = ask(person.client, '/api/user');
  await delay(ms);
  process.kill(app.pid, 'SIGCONT');
  return asked;
}

test('one long pause refuses nobody, because it is over when it is noticed', async () => {
  expect(await starve(2 * STARVED_MS)).toMatchObject({ status: 200 });
  expect((await ask(person.client, '/api/user')).status).toBe(200);
});

test('repeated pauses count as overload: 503 with Retry-After, health answers, and a quick recovery', {
  tags: 'night',
}, async () => {
  const refused = await waitUntil('a refusal', async () => {
    const answer = await starve(STARVED_MS);
    return answer.status === 503 ? answer : undefined;
  });
  expect(refused.answer).toMatchObject({
    code: 'unavailable',
    headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
  });
  const visitor = new HttpClient(app.url);
  expect((await ask(visitor, '/api/health')).status).toBe(200);
  const startedMs = performance.now();
  await waitUntil(
    'an answer',
    async () => (await ask(person.client, '/api/user')).status === 200 || undefined,
  );
  const recoveryMs = performance.now() - startedMs;
  visitor.close();
  report(`overloaded: refused at once, well again after ${Math.round(recoveryMs)} ms`);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
});

test('an asset of an older build is 404, and never the page', async () => {
  const answer = await person.client.get('/assets/index-0LDBU1LD.js', { accept: '*/*' });
  expect(answer).toMatchObject({
    status: 404,
    text: 'Not found\n',
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
  const opened = await person.client.get('/assets/index-0LDBU1LD.js', { accept: 'text/html' });
  expect(opened.status).toBe(404);
  expect(opened.text).toBe('Not found\n');
});
