// Operators' tasks: backup and restore, change of the secret, and a rolling update whose migration
// runs while the previous version still serves.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { findBinariesOfMachine, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import {
  elsewhere,
  type Person,
  signUpPeople,
  signUpPerson,
  verifyPhoneNumber,
} from './rig/people.ts';
import { report } from './rig/report.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WRITERS = 10;
const WRITES = 100;

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

async function writeFor(writers: Writers, count: number): Promise<void> {
  const enough = writers.tally.acknowledged + count;
  writers.start();
  await waitUntil(`${count} writes`, () => writers.tally.acknowledged >= enough || undefined);
}

/** Some users of an application, and what they have written. */
async function writeSome(app: BuiltApp): Promise<Writers> {
  const writers = createWriters(await signUpPeople(app, WRITERS));
  await writeFor(writers, WRITES);
  await writers.halt();
  return writers;
}

const binaries = findBinariesOfMachine();
const tools =
  binaries !== undefined && existsSync(join(binaries, 'pg_dump')) ? binaries : undefined;
if (tools === undefined) {
  report('SKIPPED: pg_dump and pg_restore, for want of them (apt-get install postgresql)');
}

describe('a backup', () => {
  test('of the embedded database is its folder, copied while the server is stopped', async () => {
    const app = await startBuiltApp({ dataDir: join(folder.path, 'first') });
    const writers = await writeSome(app);
    expect(await app.stop()).toBe(0);
    cpSync(join(folder.path, 'first'), join(folder.path, 'second'), { recursive: true });
    const restored = await startBuiltApp({
      dataDir: join(folder.path, 'second'),
      port: app.port,
    });
    // The folder contains the secret too, so all users are still signed in.
    expect(await writers.compare()).toEqual([]);
    writers.close();
    await restored.stop();
  });

  test.skipIf(tools === undefined)(
    'of Postgres by pg_dump is restored into an empty one',
    async () => {
      const use = { binaries: tools ?? '' };
      const env = (url: string) => ({
        DATABASE_URL: url,
        SESSION_SECRET: SECRET,
        DATA_KEY: SECRET,
        DELETIONS_FILE: join(folder.path, 'deletions'),
      });
      const lost = await startPostgres({}, use);
      const app = await startBuiltApp({ dataDir: folder.path, env: env(lost.url) });
      const people = await signUpPeople(app, WRITERS);
      const writers = createWriters(people);
      await writeFor(writers, WRITES);
      await writers.halt();
      const gone = await signUpPerson(app);
      const signedOut = await signUpPerson(app);
      const file = join(folder.path, 'asteria.dump');
      const run = (tool: string, ...flags: string[]) =>
        execFileSync(join(use.binaries, tool), flags, { stdio: 'pipe' });
      run('pg_dump', '--format=custom', '--no-owner', `--file=${file}`, lost.url);
      // Numbers and names of places, in what an operator keeps.
      const text = run('pg_dump', '--data-only', '--inserts', lost.url).toString();
      expect(text).toContain('Whitlock');
      for (const told of [...people.map(({ phoneNumber }) => phoneNumber), 'Chicago', 'everyone']) {
        expect(text).not.toContain(told);
      }
      // After the dump one account is deleted, and another one's session signed out.
      const { json } = await gone.client.get('/api/user');
      const confirm = json instanceof Object && 'username' in json ? json.username : undefined;
      expect((await gone.client.delete('/api/user', { confirm })).status).toBe(200);
      const copied = elsewhere(signedOut, app.url);
      expect((await signedOut.client.post('/api/logout', {})).status).toBe(200);
      await app.stop();
      await lost.close();

      const found = await startPostgres({}, use);
      const target = new URL(found.url);
      target.pathname = '/asteria_restored';
      run('createdb', `--maintenance-db=${found.url}`, 'asteria_restored');
      run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${target.href}`, file);
      const restored = await startBuiltApp({
        dataDir: folder.path,
        port: app.port,
        env: env(target.href),
      });
      // The dump signs nobody in, and brings nobody back.
      for (const client of [copied, gone.client, ...people.map(({ client }) => client)]) {
        expect((await client.get('/api/user')).status).toBe(401);
      }
      const login = async ({ client, phoneNumber }: Person) => {
        const known = await verifyPhoneNumber(client, restored, phoneNumber);
        return [known, (await client.post('/api/login', { phoneNumber })).status];
      };
      expect(await login(gone)).toEqual([false, 404]);
      for (const person of people) expect(await login(person)).toEqual([true, 200]);
      expect(await writers.compare()).toEqual([]);
      // The restored database is complete: new data is added to the old.
      await writeFor(writers, WRITES);
      await writers.halt();
      expect(await writers.compare()).toEqual([]);
      writers.close();
      await restored.stop();
      await found.close();
    },
  );
});

test('a new secret signs nobody out while the old one is accepted, and ends its sessions after that', async () => {
  const old = 'the-secret-of-last-year-0123456789abcdef';
  const fresh = 'the-secret-of-this-year-0123456789abcdef';
  const postgres = await startPostgres();
  const start = (secret: string, port?: number) =>
    startBuiltApp({
      dataDir: folder.path,
      ...(port === undefined ? {} : { port }),
      env: { SESSION_SECRET: secret, DATABASE_URL: postgres.url },
    });
  const statusOf = async (client: HttpClient) => (await client.get('/api/user')).status;

  let app = await start(old);
  const person = await signUpPerson(app);
  await app.stop();

  app = await start(`${fresh},${old}`, app.port);
  expect(await statusOf(person.client)).toBe(200);
  const later = new HttpClient(app.url);
  expect(await verifyPhoneNumber(later, app, person.phoneNumber)).toBe(true);
  const answer = await later.post('/api/login', { phoneNumber: person.phoneNumber });
  expect(answer.status).toBe(200);
  await app.stop();

  app = await start(fresh, app.port);
  expect(await statusOf(person.client)).toBe(401);
  expect(await statusOf(later)).toBe(200);
  await app.stop();

  // The later session is signed with the new secret only, so the old one alone rejects it.
  app = await start(old, app.port);
  expect(await statusOf(elsewhere({ ...person, client: later }, app.url))).toBe(401);
  later.close();
  person.client.close();
  await app.stop();
  await postgres.close();
});

test('the previous version keeps running beside the next one’s migration, and does not start again', async () => {
  const postgres = await startPostgres();
  const options = {
    dataDir: folder.path,
    env: {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: SECRET,
      DATA_KEY: SECRET,
      LOG_LEVEL: 'error',
    },
  };
  const app = await startBuiltApp(options);
  const writers = createWriters(await signUpPeople(app, WRITERS));
  await writeFor(writers, WRITES);
  const next = new pg.Client({ connectionString: postgres.url });
  await next.connect();
  // In one transaction, and recorded, as the migration runner does it.
  await next.query(`
    begin;
    alter table users add column nickname text;
    alter table activities add column note text not null default '';
    create table dreams (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      told_at timestamptz(3) not null
    );
    create index dreams_user on dreams (user_id);
    insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('of-the-next-version', (extract(epoch from now()) * 1000)::bigint);
    commit`);
  await next.end();
  const enough = writers.tally.acknowledged + WRITES;
  await waitUntil('more writes', () => writers.tally.acknowledged >= enough || undefined);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  expect(writers.tally).toMatchObject({ refused: 0, lost: 0 });

  // It would misread what the next version has written.
  const again = await startBuiltApp({ ...options, until: 'spawned' });
  expect(await again.exited).toBe(1);
  expect(again.output()).toMatch(/^The database was migrated by a newer version: 1 of [^\n]*\n$/);
  writers.close();
  await app.stop();
  await postgres.close();
});
