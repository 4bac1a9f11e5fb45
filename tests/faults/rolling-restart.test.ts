// Three processes on one Postgres behind nginx, restarted one after another while users read and
// write.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { findNginx, type Nginx, startNginx } from './rig/nginx.ts';
import { type Person, signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { ask, type TimedAnswer } from './rig/users.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WRITERS = 20;
const READING_CLIENTS = 10;
const PROCESSES = 3;
const WRITES_BETWEEN = 200;

const binary = findNginx();
if (binary === undefined) {
  report('SKIPPED: the rolling restart, for want of nginx (apt-get install nginx-light)');
}

describe.skipIf(binary === undefined)('three processes behind nginx', () => {
  const folder = makeFolder();
  let postgres: PostgresServer;
  let apps: BuiltApp[];
  let nginx: Nginx;
  let people: Person[];
  let writers: Writers;

  const start = (port?: number) =>
    startBuiltApp({
      dataDir: folder.path,
      ...(port === undefined ? {} : { port }),
      env: {
        // As an operator runs it: the public address is the proxy's, and cookies require TLS.
        NODE_ENV: 'production',
        SMS_PROVIDER: 'console',
        TRUST_PROXY: '1',
        DATABASE_URL: postgres.url,
        SESSION_SECRET: SECRET,
        DATA_KEY: SECRET,
      },
    });

  beforeAll(async () => {
    postgres = await startPostgres();
    apps = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
    nginx = await startNginx(
      binary ?? '',
      apps.map(({ port }) => port),
    );
    const together = {
      url: nginx.url,
      output: () => '',
      // Any of the processes may have created the code.
      waitForCode: (number: string) => Promise.any(apps.map((app) => app.waitForCode(number))),
    };
    people = await signUpPeople(together, WRITERS);
    writers = createWriters(people);
  });
  afterAll(async () => {
    writers?.close();
    await nginx?.close();
    await Promise.all((apps ?? []).map((app) => app.stop('SIGKILL')));
    await postgres?.close();
    folder.remove();
  });

  /** Sends one request after another through nginx until stopped. */
  async function readWhile(client: HttpClient, goesOn: () => boolean): Promise<TimedAnswer[]> {
    const answers: TimedAnswer[] = [];
    const paths = ['/api/user-progress', '/api/user', '/api/sky/today'];
    while (goesOn()) answers.push(await ask(client, paths[answers.length % paths.length] ?? ''));
    return answers;
  }

  async function acknowledged(count: number): Promise<void> {
    const enough = writers.tally.acknowledged + count;
    await waitUntil(`${count} writes`, () => writers.tally.acknowledged >= enough || undefined);
  }

  test('are restarted one after the other: no reader gets an error, and no write is lost or doubled', async () => {
    let goesOn = true;
    const reading = Promise.all(
      people.slice(0, READING_CLIENTS).map(({ client }) => readWhile(client, () => goesOn)),
    );
    writers.start();
    for (const [index, app] of apps.entries()) {
      await acknowledged(WRITES_BETWEEN);
      expect(await app.stop('SIGTERM')).toBe(0);
      await acknowledged(WRITES_BETWEEN);
      apps[index] = await start(app.port);
    }
    await acknowledged(WRITES_BETWEEN);
    await writers.halt();
    goesOn = false;
    const answers = (await reading).flat();
    const failed = answers.filter(({ status }) => status !== 200);
    const { tally } = writers;
    report(
      `rolling restart: ${answers.length} reads, ${failed.length} failed; ` +
        `${tally.acknowledged} writes acknowledged, ${tally.lost + tally.refused} tries repeated by their writers`,
    );
    expect(await writers.compare()).toEqual([]);
    expect(failed.map(({ status }) => status)).toEqual([]);
    // nginx does not repeat a write, which may have taken effect, so the writer repeats it. This
    // concerns only calls that reached a process while it closed its socket.
    expect(tally.lost + tally.refused).toBeLessThan(WRITERS);
  });

  test('tell load balancers when one is stopped, and keep serving until they have noticed', async () => {
    const [app] = apps;
    const [person] = people;
    if (app === undefined || person === undefined) throw new Error('nobody there');
    const direct = new HttpClient(app.url);
    for (const [name, value] of person.client.cookies) direct.cookies.set(name, value);
    const stopping = app.stop('SIGTERM');
    await waitUntil(
      'ready to say no',
      async () => (await ask(direct, '/api/ready')).status === 503 || undefined,
    );
    for (const path of ['/api/user', '/favicon.svg']) {
      expect(await direct.get(path)).toMatchObject({
        status: 200,
        headers: { connection: 'close' },
      });
    }
    expect(await stopping).toBe(0);
    direct.close();
    apps[0] = await start(app.port);
  });

  test('cost readers nothing when one is killed, and writers only a repeat', {
    tags: 'night',
  }, async () => {
    const before = writers.tally.lost + writers.tally.refused;
    let goesOn = true;
    const reading = Promise.all(
      people.slice(0, READING_CLIENTS).map(({ client }) => readWhile(client, () => goesOn)),
    );
    writers.start();
    await acknowledged(WRITES_BETWEEN);
    await apps[1]?.stop('SIGKILL');
    await acknowledged(WRITES_BETWEEN);
    await writers.halt();
    goesOn = false;
    const answers = (await reading).flat();
    expect(await writers.compare()).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    report(
      `one of three killed: ${answers.length} reads, 0 failed; ` +
        `${writers.tally.lost + writers.tally.refused - before} writes repeated by their writers`,
    );
  });
});
