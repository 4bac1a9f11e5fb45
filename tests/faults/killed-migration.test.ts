// Migrations of Postgres that are killed in the middle. The tests run at once, because each waits until the lock of the
// killed process expires.

import pg from 'pg';
import { expect, test } from 'vitest';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { startMigration } from './rig/migrate.ts';
import { signUpPerson } from './rig/people.ts';
import { report } from './rig/report.ts';
import { startTcpProxy } from './rig/tcp-proxy.ts';

test.concurrent.for(['server', 'npm run migrate'])(
  'a first start that is killed in the middle of its migration leaves nothing half done, and a lock that expires: %s',
  async (what, { onTestFinished }) => {
    const folder = makeFolder();
    onTestFinished(folder.remove);
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
