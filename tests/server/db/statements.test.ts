// What each call costs the database, counted and explained on a real Postgres with readers by the thousand.
// The reader who asks has many of everything, so that a query in a loop would show as many.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  createReaders,
  PAIR_IDS,
  readerId,
  readerSid,
  SESSION_SECRET,
  signedCookie,
} from '#tests/support/many-readers.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import {
  findScannedTables,
  recordStatements,
  type Statement,
  type StatementRecorder,
} from '#tests/support/statements.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const READERS = 2_000;
/** As many as the greatest of the groups that are counted: ten sessions, thirty activities, seven badges. */
const ACTIVITIES = 30;
const READER = 17;
const ID = readerId(READER);
const TODAY = '2026-11-20';

/** Every read of a signed-in reader, with what it asks beside session and user. */
const READS: Readonly<Record<string, [path: string, further: 0 | 1]>> = {
  '/api/user': ['/api/user', 0],
  '/api/user/sessions': ['/api/user/sessions', 1],
  '/api/user-progress': ['/api/user-progress', 1],
  '/api/horoscope/daily': [`/api/horoscope/daily?sign=leo&date=${TODAY}`, 0],
  '/api/cosmic-insights': [`/api/cosmic-insights?date=${TODAY}`, 0],
  '/api/zodiac/sun-seasons': ['/api/zodiac/sun-seasons?year=2026', 0],
  '/api/compatibility/{sign1}/{sign2}': ['/api/compatibility/leo/aries', 0],
  '/api/readings/options': ['/api/readings/options', 0],
  '/api/readings/{id}': ['/api/readings/celestial-love', 0],
  '/api/birth-chart/{userId}': [`/api/birth-chart/${ID}`, 1],
  '/api/lucky-numbers/{userId}': [`/api/lucky-numbers/${ID}?date=${TODAY}`, 0],
  '/api/lucky-numbers/{userId}/saved': [`/api/lucky-numbers/${ID}/saved`, 1],
};
/** The one read of everything: a download that a reader makes once, one query a table. */
const EXPORT = '/api/user/export';

/** All that hold a user's rows. */
const FILLED_TABLES = [
  'users',
  'consents',
  'sessions',
  'activities',
  'point_entries',
  'user_badges',
  'birth_charts',
  'saved_lucky_numbers',
  'subscribers',
];

/** Half an hour's codes and grants, whose number the hourly cap of messages bounds. */
const SHORT_TABLES: readonly string[] = ['verification_codes', 'phone_grants'];

const activity = (pair: number) => ({
  activityType: 'compatibility',
  activityId: PAIR_IDS[pair],
  points: 10,
  timestamp: `${TODAY}T12:00:00Z`,
});

/** Every change a reader makes in the course of a day, with all that it asks; session and user are one. */
const WRITES: readonly [what: string, statements: number, path: string, body: unknown][] = [
  ['a new activity: limit, read, change', 4, '/api/user-progress/activity', activity(40)],
  ['the same again: limit, read', 3, '/api/user-progress/activity', activity(40)],
  ['a bonus: limit, read, claim, change', 5, '/api/user-progress/points', { points: 5 }],
  ['a badge that is held: limit, read', 3, '/api/user-progress/badge', { badgeId: 'birth_chart' }],
  [
    'a day of lucky numbers: a transaction of four, the list',
    6,
    `/api/lucky-numbers/${ID}/saved`,
    { date: TODAY },
  ],
];

let postgres: PostgresServer;
let app: TestApp;
let client: HttpClient;
let admin: Admin;
let recorder: StatementRecorder;
const seen = new Map<string, Statement>();

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  app = await createTestApp({ database, env: { SESSION_SECRET, LIMIT_FACTOR: '1000' } });
  admin = await openAdmin(database.url ?? postgres.url);
  await createReaders(admin, { readers: READERS, activities: ACTIVITIES });
  await admin.run(
    `insert into sessions (id, sid_hash, user_id, device, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), 'another ' || n, $1, device, created_at, last_seen_at, expires_at
     from sessions, generate_series(1, 9) n where user_id = $1`,
    [ID],
  );
  await admin.run(
    `insert into birth_charts (user_id, key, chart, computed_at) select id, '', '{}', created_at from users`,
  );
  await admin.run(
    `insert into saved_lucky_numbers (user_id, date, numbers, saved_at)
     select id, '2026-11-' || day, '{}', created_at from users, generate_series(10, 12) day where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into consents (id, user_id, kind, version, given_at)
     select gen_random_uuid(), id, 'attractions', '1', created_at from users`,
  );
  await admin.run(
    `insert into subscribers (id, email, first_name, last_name, user_id, subscribed_at)
     select gen_random_uuid(), username || '@example.com', first_name, last_name, id, created_at from users`,
  );
  await admin.run('vacuum analyze');
  client = app.client();
  const [name = '', value = ''] = signedCookie('sid', readerSid(READER)).split('=');
  client.cookies.set(name, value);
  recorder = recordStatements();
  // The first chart is drawn and kept; after that it is read.
  expect((await client.get(`/api/birth-chart/${ID}`)).status).toBe(200);
  take();
}, 120_000);
afterAll(async () => {
  recorder?.stop();
  await admin?.close();
  await app?.close();
  await postgres?.close();
});

function take(): Statement[] {
  const taken = recorder.take();
  for (const statement of taken) seen.set(statement.text, statement);
  return taken;
}

const isReadOfUser = ({ method, access }: Route) => method === 'GET' && access === 'user';

describe('a read of a signed-in reader', () => {
  test('has a stated number of queries, whichever it is', () => {
    const paths = app.app.routes.filter(isReadOfUser).map(({ path }) => path);
    expect(paths.filter((path) => path !== EXPORT).sort()).toEqual(Object.keys(READS).sort());
  });

  test.each(Object.entries(READS))(
    '%s asks once for session and user, and at most once more',
    async (_route, [path, further]) => {
      expect((await client.get(path)).status).toBe(200);
      expect(take()).toHaveLength(1 + further);
    },
  );
});

describe('a change by a signed-in reader', () => {
  test.each(WRITES)('%s', async (_what, statements, path, body) => {
    expect((await client.post(path, body)).status).toBe(200);
    expect(take()).toHaveLength(statements);
  });
});

describe('the tables', () => {
  async function explain(statement: Statement): Promise<string[]> {
    const tables = await findScannedTables(admin.run, statement);
    recorder.take(); // the question itself
    return tables;
  }

  test('are long enough for a statement without an index to be found out', async () => {
    for (const table of FILLED_TABLES) {
      const text = `select count(*) from ${table} where ${table}::text like $1`;
      expect(await explain({ text, values: ['%x'] })).toEqual([table]);
    }
  });

  test('are never read from end to end for a call', async () => {
    expect((await client.get(EXPORT)).status).toBe(200);
    take();
    expect(seen.size).toBeGreaterThan(15);
    for (const statement of seen.values()) {
      if (/^(begin|commit)\b/i.test(statement.text)) continue;
      const scanned = (await explain(statement)).filter((table) => !SHORT_TABLES.includes(table));
      expect(scanned, statement.text).toEqual([]);
    }
  });
});
