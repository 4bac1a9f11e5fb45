// A disk that becomes full while users write, and has space again later.

import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { findReasonAgainstSmallDisk, makeSmallDisk, type SmallDisk } from './rig/small-disk.ts';
import { ask, LONGEST_REQUEST_MS, RECOVERY_MS } from './rig/users.ts';
import { createWriters } from './rig/writers.ts';

const WRITERS = 20;
const WRITES = 60;
const DISK_MEBIBYTES = 300;
/** Less than one file of a database's write-ahead log. */
const LEFT_BYTES = 1024 * 1024;

const reason = findReasonAgainstSmallDisk();
if (reason !== undefined) report(`SKIPPED: a full disk; ${reason}`);

describe.skipIf(reason !== undefined)('a full disk', () => {
  /**
   * Writes, fills the disk, waits until every writer is refused, frees space, and waits until all
   * can write again.
   */
  async function fillUnderWriters(
    name: string,
    app: BuiltApp,
    disk: SmallDisk,
    whenFull: () => Promise<unknown>,
    whenThereIsRoom: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    const writers = createWriters(await signUpPeople(app, WRITERS));
    const acknowledged = (count: number) => {
      const enough = writers.tally.acknowledged + count;
      return waitUntil('writes', () => writers.tally.acknowledged >= enough || undefined);
    };
    writers.start();
    await acknowledged(WRITES);
    disk.fill(LEFT_BYTES);
    await whenFull();
    await waitUntil('refusals', () => writers.tally.refused >= WRITERS || undefined);
    const visitor = new HttpClient(app.url);
    expect((await ask(visitor, '/api/health')).status).toBe(200);
    disk.clear();
    await whenThereIsRoom();
    const startedMs = performance.now();
    await acknowledged(WRITERS);
    const recoveryMs = performance.now() - startedMs;
    await writers.halt();
    expect(await writers.compare()).toEqual([]);
    report(
      `disk full, ${name}: ${writers.tally.refused} tries refused, slowest ` +
        `${Math.round(writers.tally.slowestMs)} ms, writing again after ${Math.round(recoveryMs)} ms`,
    );
    expect(writers.tally.slowestMs).toBeLessThan(LONGEST_REQUEST_MS);
    expect(recoveryMs).toBeLessThan(RECOVERY_MS);
    visitor.close();
    writers.close();
  }

  test('under the embedded database: writers get 503, the process survives, and writes again when there is space', async () => {
    const disk = makeSmallDisk(DISK_MEBIBYTES);
    onTestFinished(() => disk.remove());
    const app = await startBuiltApp({ dataDir: disk.path });
    const visitor = new HttpClient(app.url);
    await fillUnderWriters('embedded', app, disk, async () => {
      await waitUntil('ready to say no', async () =>
        (await ask(visitor, '/api/ready')).status === 503 ? true : undefined,
      );
    });
    visitor.close();
    expect(await app.stop()).toBe(0);

    disk.fill(LEFT_BYTES);
    const refused = await startBuiltApp({ dataDir: disk.path, until: 'spawned' });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toMatch(
      /^DATA_DIR: the disk of ".*" has less than 64 MiB left, .*\n$/,
    );
  });

  test('under Postgres, so full that it crashes: the same, as soon as it is back', {
    tags: 'night',
  }, async () => {
    const disk = makeSmallDisk(DISK_MEBIBYTES);
    onTestFinished(() => disk.remove());
    const folder = makeFolder();
    const parent = join(disk.path, 'postgres');
    mkdirSync(parent);
    chmodSync(parent, 0o777);
    const postgres = await startPostgres({}, { dataParent: parent });
    const app = await startBuiltApp({
      dataDir: folder.path,
      env: { DATABASE_URL: postgres.url, SESSION_SECRET: SECRET, DATA_KEY: SECRET },
    });
    const breakDown = async () => {
      // The next WAL file cannot be created: Postgres panics rather than lose a write.
      const admin = new pg.Client({ connectionString: postgres.url });
      admin.on('error', () => undefined);
      await admin.connect();
      for (let count = 0; count < 3; count += 1) {
        await admin.query('select pg_switch_wal()').catch(() => undefined);
      }
      await admin.end().catch(() => undefined);
    };
    // A Postgres without space for recovery has exited; an operator's supervisor would restart it.
    const startAgain = async () => {
      await postgres.kill();
      await postgres.start();
    };
    await fillUnderWriters('Postgres', app, disk, breakDown, startAgain);
    await app.stop();
    await postgres.close();
    folder.remove();
  });
});
