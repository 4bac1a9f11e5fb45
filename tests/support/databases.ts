// A migrated database for one test file: its own database on the run's Postgres, copied from a template, or an
// in-memory database in the suite of the embedded database.

import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { DatabaseClient } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded-client.ts';
import { MIGRATIONS_FOLDER } from '#server/db/migrations-folder.ts';
import { openPostgres } from '#server/db/postgres-client.ts';

const CACHE_FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/asteria-tests');
/** Template databases are created while this lock is held, so that concurrent files create only one. */
const TEMPLATE_LOCK_KEY = 84_691_983;

export interface TestDatabase {
  client: DatabaseClient;
  /** A `postgres://` address for additional clients; undefined for the embedded database. */
  url: string | undefined;
  close(): Promise<void>;
}

/** Address of the Postgres of this suite; undefined in the suite of the embedded database. */
function findServerUrl(): string | undefined {
  // The projects of tests/vitest.settings.ts provide it.
  if (process.env['TEST_DATABASE'] === 'embedded') return undefined;
  const url = process.env['TEST_DATABASE_URL'];
  if (process.env['TEST_DATABASE'] !== 'postgres' || url === undefined) {
    throw new Error('This suite has no database: see listDatabaseTests in tests/tooling/suites');
  }
  return url;
}

/** An empty database with the complete schema. */
export async function createTestDatabase(
  serverUrl: string | undefined = findServerUrl(),
): Promise<TestDatabase> {
  if (serverUrl === undefined) {
    const client = await openEmbedded({ snapshot: await getEmbeddedSnapshot() });
    return { client, url: undefined, close: () => client.close() };
  }
  const name = `asteria_test_${randomBytes(6).toString('hex')}`;
  const template = await ensureTemplate(serverUrl);
  await withAdmin(serverUrl, (admin) =>
    admin.query(`create database ${name} template ${template}`),
  );
  const url = databaseUrl(serverUrl, name);
  const client = openTestPostgres(url);
  return {
    client,
    url,
    async close() {
      await client.close();
      await withAdmin(serverUrl, (admin) =>
        admin.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

/** Another client of a Postgres database, like another server process. */
export function openTestPostgres(url: string, poolSize = 10): DatabaseClient {
  return openPostgres({ url, poolSize, logger: pino({ level: 'silent' }) });
}

/** The content of a freshly migrated embedded database, created once per set of migrations. */
export async function getEmbeddedSnapshot(): Promise<Blob> {
  const path = join(CACHE_FOLDER, `embedded-${hashMigrations()}.tar`);
  const kept = findFile(path);
  if (kept !== undefined) return new Blob([kept]);
  const client = await openEmbedded({});
  await client.migrate();
  const dump = await client.dump();
  await client.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const draft = `${path}.${process.pid}-${randomBytes(3).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  return dump;
}

function findFile(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `asteria_template_${hashMigrations()}`;
  await withAdmin(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK_KEY]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rows.length > 0) return;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    const client = openTestPostgres(databaseUrl(serverUrl, draft));
    await client.migrate();
    await client.close();
    // The file gets its final name only when it is complete.
    await admin.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin<T>(serverUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
