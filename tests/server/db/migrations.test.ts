// How migrations are applied: once, under the row of a lock table, beside clients that hold locks of their own.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded-client.ts';
import { MigrationLockLostError, takeMigrationLock } from '#server/db/migration-lock.ts';
import { applyPending, NewerSchemaError } from '#server/db/migrations.ts';
import { MIGRATIONS_FOLDER } from '#server/db/migrations-folder.ts';
import { findSqlState } from '#server/db/pg-errors.ts';
import {
  createTestDatabase,
  openTestPostgres,
  type TestDatabase,
} from '#tests/support/databases.ts';
import { createUsers, userId } from '#tests/support/many-users.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';

let database: TestDatabase;
let admin: Admin;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await openAdmin(database.url ?? '');
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool?.end();
  await admin?.close();
  await database?.close();
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The migrations of this version, and one of the next. */
function makeNextVersion(tag: string, sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const when = Math.max(...journal.entries.map((entry: { when: number }) => entry.when)) + 1000;
  journal.entries.push({ idx: 9999, version: '7', when, tag, breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}

/** The migrations before one. */
function makeVersionBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const at = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

/** Takes the last migration back out of the record, as if it had never been. */
async function forgetNextVersion(statement: string): Promise<void> {
  await admin.run(statement);
  await admin.run(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
}

const columnsOf = async (table: string) =>
  (
    await admin.run('select column_name from information_schema.columns where table_name = $1', [
      table,
    ])
  ).map((row) => row['column_name']);

describe('a migration beside a backup', { tags: 'night' }, () => {
  test('refuses nobody who reads or writes in the meantime, and is applied once the backup ends', {
    tags: 'night',
  }, async () => {
    const folder = makeNextVersion('9999_note', 'alter table users add column note text;');
    const backup = await openAdmin(database.url ?? '');
    await backup.run('begin');
    await backup.run('lock table users in access share mode');

    const migrating = database.client.migrate(folder);
    let isOver = false;
    void migrating.then(() => {
      isOver = true;
    });
    // The waiting migration lets everybody else through again and again, within what their own time-out allows.
    const readers = openTestPostgres(database.url ?? '', 4);
    const endsMs = performance.now() + 6_000;
    let answers = 0;
    while (performance.now() < endsMs) {
      await readers.query({ text: 'select count(*) from users', values: [] });
      answers += 1;
    }
    expect(answers).toBeGreaterThan(10);
    expect(isOver).toBe(false);
    await backup.run('commit');
    await migrating;
    expect(await columnsOf('users')).toContain('note');

    await backup.close();
    await readers.close();
    await forgetNextVersion('alter table users drop column note');
  });
});

test('an index is built concurrently, outside of a transaction', async () => {
  const folder = makeNextVersion(
    '9999_index',
    `drop index concurrently if exists note_index;--> statement-breakpoint
     create index concurrently note_index on users (first_name);`,
  );
  await database.client.migrate(folder);
  const found = await admin.run(
    "select indisvalid from pg_index where indexrelid = 'note_index'::regclass",
  );
  expect(found).toEqual([{ indisvalid: true }]);
  await forgetNextVersion('drop index note_index');
});

test('the keys of a filled database are replaced beside a server of the previous version, which loses nothing', async () => {
  await admin.run('create database filled');
  const url = new URL(database.url ?? '');
  url.pathname = '/filled';
  const client = openTestPostgres(url.href, 4);
  await client.migrate(makeVersionBefore('0016_user_key_indexes'));
  const filled = await openAdmin(url.href);
  await createUsers(filled, { users: 500, activities: 30 });
  await filled.run(
    `insert into consents (id, user_id, kind, version, given_at, withdrawn_at)
     select gen_random_uuid(), users.id, 'attractions', '1', created_at, case when n > 1 then created_at end
     from users, generate_series(1, 3) n`,
  );
  await filled.run(
    `insert into account_events (id, user_id, kind, device, at)
     select gen_random_uuid(), users.id, 'sign_in', '', created_at from users, generate_series(1, 3)`,
  );
  const keyed = ['consents', 'account_events', 'point_entries'];
  const rowsOf = (table: string) =>
    `select string_agg(t::text, '' order by t::text) from ${table} t where id <> $1`;
  const digest = `select md5(concat(${keyed.map((table) => `(${rowsOf(table)})`).join()})) as rows`;
  const before = await filled.run(digest, [userId(0)]);

  const change = `insert into point_entries (id, user_id, source, source_key, points, day, created_at)
    values ($1, $2, 'bonus', 'once', 1, '2026-11-20', now()) on conflict do nothing`;
  let isOver = false;
  const migrating = client.migrate().finally(() => {
    isOver = true;
  });
  let written = 0;
  for (; !isOver || written === 0; written += 1) {
    await filled.run('delete from point_entries where id = $1', [userId(0)]);
    await filled.run(change, [userId(0), userId(1)]);
  }
  await migrating;

  expect(await filled.run(digest, [userId(0)])).toEqual(before);
  const keys = await filled.run(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as key
     from pg_constraint where contype = 'p' and conrelid::regclass::text = any($1) order by 1`,
    [keyed],
  );
  expect(keys).toEqual(
    keyed.toSorted().map((table) => ({ table, key: 'PRIMARY KEY (user_id, id)' })),
  );
  await filled.run(change, [userId(0), userId(1)]);
  expect(
    await filled.run('select count(*)::int as count from point_entries where id = $1', [userId(0)]),
  ).toEqual([{ count: 1 }]);
  await filled.close();
  await client.close();
  await admin.run('drop database filled with (force)');
});

test('a failed migration leaves nothing behind, and no lock', async () => {
  const folder = makeNextVersion(
    '9999_wrong',
    `create table half (id integer);--> statement-breakpoint
     select nonsense;`,
  );
  await expect(database.client.migrate(folder)).rejects.toSatisfy(
    (error) => findSqlState(error) === '42703',
  );
  expect(await columnsOf('half')).toEqual([]);
  expect(await admin.run('select * from drizzle.migration_lock')).toEqual([]);
});

describe('a database that a newer version has migrated', () => {
  const forgotten = 'alter table users drop column later';

  test('is refused by this version, which changes nothing there', async () => {
    const folder = makeNextVersion('9999_later', 'alter table users add column later text;');
    await database.client.migrate(folder);
    await expect(database.client.migrate()).rejects.toThrow(NewerSchemaError);
    expect(await columnsOf('users')).toContain('later');
    expect(await admin.run('select * from drizzle.migration_lock')).toEqual([]);
    await database.client.migrate(folder);
    await forgetNextVersion(forgotten);
    await database.client.migrate();
  });

  test('is also refused by a version with an even newer migration', async () => {
    const other = makeNextVersion('9999_later', 'alter table users add column later text;');
    await database.client.migrate(other);
    const folder = makeNextVersion('9999_fix', 'alter table users add column fix text;');
    const path = join(folder, 'meta/_journal.json');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(
        /"when":(\d+)(?=[^{]*$)/,
        (_, when) => `"when":${Number(when) + 1}`,
      ),
    );
    await expect(database.client.migrate(folder)).rejects.toThrow(NewerSchemaError);
    expect(await columnsOf('users')).not.toContain('fix');
    await forgetNextVersion(forgotten);
  });

  test('is refused in the embedded database too', { tags: 'night' }, async () => {
    const embedded = await openEmbedded({});
    await embedded.migrate(
      makeNextVersion('9999_later', 'alter table users add column later text;'),
    );
    await expect(embedded.migrate()).rejects.toThrow(
      /^The database was migrated by a newer version: 1 of its/,
    );
    await embedded.close();
  });
});

test('a role that may only read and write rows has nothing to do after another role has migrated', async () => {
  const rights = [
    "create role asteria_rows login password 'rows'",
    'grant select, insert, update, delete on all tables in schema public to asteria_rows',
    'grant usage on schema drizzle to asteria_rows',
    'grant select on drizzle.__drizzle_migrations to asteria_rows',
  ];
  for (const right of rights) await admin.run(right);
  const address = new URL(database.url ?? '');
  address.username = 'asteria_rows';
  address.password = 'rows';
  const rows = openTestPostgres(address.href, 1);
  await rows.migrate();
  const folder = makeNextVersion('9999_more', 'create table more (id integer);');
  await expect(rows.migrate(folder)).rejects.toSatisfy((error) => findSqlState(error) === '42501');
  await rows.close();
  await admin.run('drop owned by asteria_rows');
  await admin.run('drop role asteria_rows');
});

describe('the lock', () => {
  const never = async () => false;
  const take = (
    holder: string,
    { isDone = never, ...settings }: Partial<Parameters<typeof takeMigrationLock>[0]> = {},
  ) => takeMigrationLock({ database: pool, holder, name: holder, isDone, ...settings });

  test('is held by one at a time, and by the next once it is released', async () => {
    const first = await take('first');
    let second: Awaited<ReturnType<typeof take>>;
    const waiting = take('second').then((lock) => {
      second = lock;
    });
    await delay(1_500);
    expect(second).toBeUndefined();
    await first?.release();
    await waiting;
    expect(await admin.run('select holder from drizzle.migration_lock')).toEqual([
      { holder: 'second' },
    ]);
    await second?.release();
  });

  test('in an empty database that many find at once is held by one of them', async () => {
    for (let round = 0; round < 20; round += 1) {
      await admin.run('alter schema drizzle rename to drizzle_kept');
      let isHad = false;
      const takers = Array.from({ length: 8 }, (_, at) =>
        take(`taker ${at}`, { isDone: async () => isHad, pollMs: 5 }).then((lock) => {
          isHad ||= lock !== undefined;
          return lock;
        }),
      );
      try {
        const locks = (await Promise.all(takers)).filter((lock) => lock !== undefined);
        expect(locks).toHaveLength(1);
      } finally {
        await Promise.allSettled(takers);
        await admin.run('drop schema drizzle cascade');
        await admin.run('alter schema drizzle_kept rename to drizzle');
      }
    }
  });

  test('is not waited for when its holder has done the work', async () => {
    const first = await take('first');
    let isDone = false;
    const waiting = take('second', { isDone: async () => isDone });
    isDone = true;
    expect(await waiting).toBeUndefined();
    await first?.release();
  });

  test.each([
    'create table late (id integer);',
    'create index concurrently late on users (last_name);',
  ])('of a process that stands still expires, and %s takes no effect', async (statement) => {
    const folder = makeNextVersion('9999_late', statement);
    const stopped = await take('stopped', { leaseSeconds: 0.2 });
    const next = await take('next');
    expect(next).toBeDefined();
    const late = applyPending({
      connections: pool,
      folder,
      confirm: (connection) => stopped?.confirm(connection) ?? Promise.resolve(),
    });
    await expect(late).rejects.toThrow(MigrationLockLostError);
    expect(await admin.run("select 1 from pg_class where relname = 'late'")).toEqual([]);
    await stopped?.release();
    await next?.confirm(pool);
    await next?.release();
  });
});
