// Starts that are interrupted, and starts that must be refused.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, prepareDatabase, SECRET } from './rig/databases.ts';
import { startMigration } from './rig/migrate.ts';
import { signUpPeople, signUpPerson } from './rig/people.ts';
import { report } from './rig/report.ts';
import { startTcpProxy } from './rig/tcp-proxy.ts';
import { createWriters } from './rig/writers.ts';

/** When the first start is killed, as shares of the duration of a complete start. */
const MOMENTS = [0.2, 0.5, 0.7, 0.9];

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

test('a folder that is open is refused to a second process, which does the first no harm', async () => {
  const database = await prepareDatabase('embedded');
  const app = await startBuiltApp(database.options);
  const writers = createWriters(await signUpPeople(app, 10));
  writers.start();
  const second = await startBuiltApp({ ...database.options, until: 'spawned' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^DATA_DIR: .* is in use by process ${app.pid}\\. .*Example: DATA_DIR=\\.data-2\n$`),
  );
  const before = writers.tally.acknowledged;
  await waitUntil('more writes', () => writers.tally.acknowledged > before + 20 || undefined);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  // The folder is also free after a process has crashed.
  await app.stop('SIGKILL');
  const third = await startBuiltApp({ ...database.options, port: app.port });
  expect(await writers.compare()).toEqual([]);
  writers.close();
  await third.stop();
  await database.close();
});

describe('a first start that is killed', () => {
  test('on the embedded database at any moment leaves a folder that the next start makes good', async () => {
    const clean = makeFolder();
    const whole = await startBuiltApp({ dataDir: clean.path });
    await whole.close();
    clean.remove();
    for (const moment of MOMENTS) {
      const app = await startBuiltApp({ dataDir: folder.path, until: 'spawned' });
      await Promise.race([delay(moment * whole.startMs), app.exited]);
      await app.stop('SIGKILL');
      expect(app.output()).not.toMatch(/error/i);
    }
    const app = await startBuiltApp({ dataDir: folder.path });
    const person = await signUpPerson(app);
    expect((await person.client.get('/api/user/export')).status).toBe(200);
    person.client.close();
    await app.stop();
  }, 300_000);

  test.each(['server', 'npm run migrate'])(
    'on Postgres in the middle of its migration leaves nothing half done, and a lock that expires: %s',
    async (what) => {
      const postgres = await startPostgres();
      const wire = await startTcpProxy(Number(new URL(postgres.url).port));
      const halfway = wire.intercept((chunk) =>
        chunk.includes('CREATE TABLE "sessions"') ? 'hold' : 'pass',
      );
      const env = (url: string) => ({
        DATABASE_URL: url,
        SESSION_SECRET: SECRET,
        DATA_KEY: SECRET,
      });
      const held = env(`postgres://asteria@127.0.0.1:${wire.port}/postgres`);
      if (what === 'server') {
        const cut = await startBuiltApp({ dataDir: folder.path, env: held, until: 'spawned' });
        await halfway;
        await cut.stop('SIGKILL');
      } else {
        const cut = startMigration(held);
        await halfway;
        cut.kill();
        expect(await cut.exited).toBeNull();
      }
      const database = new pg.Client({ connectionString: postgres.url });
      await database.connect();
      const { rows: locks } = await database.query(
        'select expires_at > now() as held from drizzle.migration_lock',
      );
      expect(locks).toEqual([{ held: true }]);

      // Two at once wait for the dead one's lock, and one of them does the work.
      const startedMs = performance.now();
      const migrations = [startMigration(env(postgres.url)), startMigration(env(postgres.url))];
      expect(await Promise.all(migrations.map(({ exited }) => exited))).toEqual([0, 0]);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      report(`${what} killed in its migration: the next one was through ${seconds} s after`);
      const app = await startBuiltApp({ dataDir: folder.path, env: env(postgres.url) });
      const person = await signUpPerson(app);
      expect((await person.client.get('/api/user/export')).status).toBe(200);
      const { rows } = await database.query(
        'select count(*)::int - count(distinct hash)::int as repeated from drizzle.__drizzle_migrations',
      );
      expect(rows).toEqual([{ repeated: 0 }]);
      expect((await database.query('select * from drizzle.migration_lock')).rows).toEqual([]);
      await database.end();
      person.client.close();
      await app.stop();
      await wire.close();
      await postgres.close();
    },
  );
});
