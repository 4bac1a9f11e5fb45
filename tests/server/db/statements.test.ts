// How many statements each call makes, and that none scans a whole table, on a real Postgres with 2,000 users. The
// caller has many rows in each table, so that a query in a loop would show as many statements.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#server/http/route.ts';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { listFeedsEndpoint } from '#shared/calendar/calendar.contract.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { getHoroscopeEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import {
  exportUserEndpoint,
  getHistoryEndpoint,
  listSessionsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { listPasskeysEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import {
  exportJournalEndpoint,
  getJournalEndpoint,
  getNamespaceEndpoint,
  lookBackEndpoint,
} from '#shared/journal/journal.contract.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import {
  getLuckyNumbersEndpoint,
  listSavedLuckyNumbersEndpoint,
  saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import { listInvitationsEndpoint, listMatchesEndpoint } from '#shared/matches/matches.contract.ts';
import { getNoticesEndpoint } from '#shared/notices/notices.contract.ts';
import {
  claimBadgeEndpoint,
  claimPointsEndpoint,
  getProgressEndpoint,
  recordActivityEndpoint,
} from '#shared/progress/progress.contract.ts';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import {
  getTransitsEndpoint,
  getTransitsMonthEndpoint,
} from '#shared/transits/transits.contract.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  createUsers,
  PAIR_IDS,
  SESSION_SECRET,
  signedCookie,
  userId,
  userSid,
} from '#tests/support/many-users.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import {
  findScannedTables,
  recordStatements,
  type Statement,
  type StatementRecorder,
} from '#tests/support/statements.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const USERS = 2_000;
/** How many activities each user has; the other tables have fewer rows for each user, such as ten sessions. */
const ACTIVITIES = 30;
/** Counters of a user that run at the same time: minutes, hours and days, by user, number and address. */
const COUNTERS = 20;
const READER = 17;
const ID = userId(READER);
const TODAY = '2026-11-20';
const OWN = { userId: ID };

/** Every read of a signed-in user, with the number of its statements beside the one for session and user. */
const READS: readonly [path: string, url: string, further: 0 | 1 | 2][] = [
  [getUserEndpoint.path, urlOf(getUserEndpoint), 1],
  [listFeedsEndpoint.path, urlOf(listFeedsEndpoint), 1],
  [getHistoryEndpoint.path, urlOf(getHistoryEndpoint), 1],
  [listSessionsEndpoint.path, urlOf(listSessionsEndpoint), 1],
  [listPasskeysEndpoint.path, urlOf(listPasskeysEndpoint), 1],
  [getProgressEndpoint.path, urlOf(getProgressEndpoint), 1],
  [
    getHoroscopeEndpoint.path,
    urlOf(getHoroscopeEndpoint, { query: { sign: 'leo', date: TODAY } }),
    0,
  ],
  [getInsightsEndpoint.path, urlOf(getInsightsEndpoint, { query: { date: TODAY } }), 1],
  [getSunSeasonsEndpoint.path, urlOf(getSunSeasonsEndpoint, { query: { year: '2026' } }), 0],
  [
    getCompatibilityEndpoint.path,
    urlOf(getCompatibilityEndpoint, { params: { sign1: 'leo', sign2: 'aries' } }),
    0,
  ],
  [listReadingsEndpoint.path, urlOf(listReadingsEndpoint), 0],
  [getReadingEndpoint.path, urlOf(getReadingEndpoint, { params: { id: 'celestial-love' } }), 0],
  [getBirthChartEndpoint.path, urlOf(getBirthChartEndpoint, { params: OWN }), 1],
  [getChartReadingEndpoint.path, urlOf(getChartReadingEndpoint, { params: OWN }), 1],
  [
    getLuckyNumbersEndpoint.path,
    urlOf(getLuckyNumbersEndpoint, { params: OWN, query: { date: TODAY } }),
    0,
  ],
  [listSavedLuckyNumbersEndpoint.path, urlOf(listSavedLuckyNumbersEndpoint, { params: OWN }), 1],
  [getLetterEndpoint.path, urlOf(getLetterEndpoint), 1],
  [getTransitsEndpoint.path, urlOf(getTransitsEndpoint), 0],
  [getTransitsMonthEndpoint.path, urlOf(getTransitsMonthEndpoint), 0],
  [listInvitationsEndpoint.path, urlOf(listInvitationsEndpoint), 1],
  [listMatchesEndpoint.path, urlOf(listMatchesEndpoint), 1],
  [getNoticesEndpoint.path, urlOf(getNoticesEndpoint), 1],
  [
    getJournalEndpoint.path,
    urlOf(getJournalEndpoint, { query: { from: '2026-01-01', until: TODAY } }),
    2,
  ],
  [getNamespaceEndpoint.path, urlOf(getNamespaceEndpoint), 1],
  // The second statement reads the entries that the first has found: this day a year ago.
  [lookBackEndpoint.path, urlOf(lookBackEndpoint), 2],
  [getYearEndpoint.path, urlOf(getYearEndpoint), 1],
  [exportJournalEndpoint.path, urlOf(exportJournalEndpoint), 1],
];
/** The only read that may make more statements: it makes one for each table, and users rarely call it. */
const EXPORT = urlOf(exportUserEndpoint);

/** The tables with rows of users, and that of the counts of limits. */
const FILLED_TABLES = [
  'users',
  'consents',
  'sessions',
  'activities',
  'point_entries',
  'user_badges',
  'birth_charts',
  'saved_lucky_numbers',
  'passkeys',
  'subscribers',
  'account_events',
  'letters',
  'letter_memories',
  'journal_entries',
  'journal_versions',
  'journal_namespaces',
  'chart_readers',
  'find_yourself_games',
  'matches',
  'match_sides',
  'match_invitations',
  'match_blocks',
  'match_answers',
  'match_makings',
  'calendar_feeds',
  'notice_settings',
  'notice_plans',
  'push_subscriptions',
  'due_work',
  'rate_limits',
];

/**
 * Tables that may be scanned, because they are short: codes, grants and challenges live for half an hour, and hourly
 * caps bound their number; there are few processes that ring; and this version empties the tables of the one before.
 */
const SHORT_TABLES: readonly string[] = [
  'verification_codes',
  'phone_grants',
  'passkey_challenges',
  'notice_holders',
  'notice_bells',
  'notices',
];

const activity = (pair: number) => ({
  activityType: 'compatibility',
  activityId: PAIR_IDS[pair],
  points: 10,
  timestamp: `${TODAY}T12:00:00Z`,
});

/** The changes that users make every day, with the number of their statements; one of them is for session and user. */
const WRITES: readonly [what: string, statements: number, path: string, body: unknown][] = [
  ['a new activity: limit, read, change', 4, recordActivityEndpoint.path, activity(40)],
  ['the same again: limit, read', 3, recordActivityEndpoint.path, activity(40)],
  ['a bonus: limit, read, claim, change', 5, claimPointsEndpoint.path, { points: 5 }],
  ['a badge that is held: limit, read', 3, claimBadgeEndpoint.path, { badgeId: 'birth_chart' }],
  [
    'a day of lucky numbers: a transaction of four, the list',
    6,
    urlOf(saveLuckyNumbersEndpoint, { params: OWN }),
    { date: TODAY },
  ],
];

let app: TestApp;
let client: HttpClient;
let admin: Admin;
let recorder: StatementRecorder;
const seen = new Map<string, Statement>();
const firstShowings: number[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  app = await createTestApp({ database, env: { SESSION_SECRET, LIMIT_FACTOR: '1000' } });
  if (database.url === undefined) throw new Error('statements are counted on Postgres');
  admin = await openAdmin(database.url);
  await createUsers(admin, { users: USERS, activities: ACTIVITIES });
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
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, device, synced, created_at)
     select gen_random_uuid(), id, id::text || n, 'key', n, '{internal}', 'Chrome on Android', true, created_at
     from users, generate_series(1, 3) n`,
  );
  await admin.run(
    `insert into letters (user_id, date, sealed, kept_at)
     select id, '2026-10-' || day, 'sealed', created_at from users, generate_series(10, 12) day where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into rate_limits (key, points, expire)
     select 'another ' || n, 1, $1::bigint + n from generate_series(1, 5000) n`,
    [app.clock.now()],
  );
  await admin.run(
    `insert into account_events (id, user_id, kind, device, at)
     select gen_random_uuid(), id, 'sign_in', 'Chrome on Android', created_at from users, generate_series(1, 3)`,
  );
  await admin.run(
    `insert into consents (id, user_id, kind, version, given_at)
     select gen_random_uuid(), id, 'attractions', '1', created_at from users`,
  );
  await admin.run(
    `insert into subscribers (id, email, first_name, last_name, user_id, subscribed_at)
     select gen_random_uuid(), username || '@example.com', first_name, last_name, id, created_at from users`,
  );
  await admin.run(
    `insert into account_events (id, user_id, kind, device, at)
     select gen_random_uuid(), id, 'sign_in', 'Chrome on Android', created_at - n * interval '1 day'
     from users, generate_series(1, 3) n`,
  );
  await admin.run(
    `insert into letters (user_id, date, sealed, kept_at)
     select id, '2026-11-' || day, 'sealed', created_at from users, generate_series(10, 12) day where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into rate_limits (key, points, expire)
     select md5(id::text || n), 1, $1::bigint + n * 60000 from users, generate_series(1, $2::int) n`,
    [app.clock.now(), COUNTERS],
  );
  await admin.run(
    `insert into matches (id, flows, care, four, without_moon, created_at)
     select id, 'love', 'trust', '2110', false, created_at from users`,
  );
  await admin.run(
    `insert into letter_memories (user_id, sealed, version) select id, 'sealed', 1 from users where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into journal_entries (user_id, id, date, sealed, marked_at)
     select id, gen_random_uuid(), '2025-11-' || day, 'sealed', created_at from users, generate_series(10, 30) day`,
  );
  await admin.run(
    `insert into journal_versions (user_id, entry_id, marked_at, sealed, kept_at)
     select user_id, id, marked_at, 'sealed', now() from journal_entries`,
  );
  await admin.run(
    `insert into journal_namespaces (user_id, sealed) select id, 'sealed' from users where id <> $1`,
    [ID],
  );
  await admin.run(`insert into chart_readers (user_id) select id from users`);
  await admin.run(
    `insert into find_yourself_games (user_id, id, sealed) select id, gen_random_uuid(), 'sealed' from users where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into match_makings (id, pair_hash, made_at)
     select gen_random_uuid(), id::text, created_at from users`,
  );
  await admin.run(
    `insert into calendar_feeds (id, user_id, name, style, kinds, token_hash, uid_key, created_at)
     select gen_random_uuid(), id, 'Phone', 'open', '{planets}', id::text || n, 'key', created_at
     from users, generate_series(1, 3) n`,
  );
  await admin.run(
    `insert into match_sides (match_id, side, user_id, nickname, level, shows_sun, shows_moon, shows_rising)
     select id, 0, id, 'Jo', 'word', true, true, true from users`,
  );
  await admin.run(
    `insert into match_invitations
       (id, user_id, token_hash, nickname, level, shows_sun, shows_moon, shows_rising, days, created_at, expires_at)
     select gen_random_uuid(), id, id::text || n, 'Jo', 'word', true, true, true, 7, created_at, $1
     from users, generate_series(1, 3) n`,
    [new Date(app.clock.now() + 86_400_000)],
  );
  await admin.run(
    `insert into match_blocks (user_id, pair_hash, nickname, blocked_at)
     select id, id::text || n, 'Jo', created_at from users, generate_series(1, 3) n`,
  );
  await admin.run(
    `insert into match_answers (user_id, pair_hash, sealed)
     select id, id::text || n, 'sealed' from users, generate_series(1, 3) n where id <> $1`,
    [ID],
  );
  await admin.run(
    `insert into notice_settings (user_id, kinds, style, quiet_from, quiet_until)
     select id, '{contacts}', 'open', '22:00', '07:00' from users`,
  );
  await admin.run(
    `insert into notice_plans (user_id, due_at, is_changed, sealed)
     select id, created_at, false, repeat('sealed', 1000) from users`,
  );
  await admin.run(
    `insert into due_work (id, kind, key, user_id, payload, due_at, attempts)
     select gen_random_uuid(), 'newsletter:letter', id::text || n, id, '{}', created_at, 0
     from users, generate_series(1, 3) n`,
  );
  await admin.run(
    `insert into push_subscriptions (id, user_id, session_id, endpoint_hash, sealed, origin, created_at)
     select gen_random_uuid(), user_id, id, id::text, 'sealed', 'http://127.0.0.1', created_at
     from sessions where user_id is not null`,
  );
  // The export asks for a fresh proof.
  await admin.run(`update sessions set proved_at = $2, proved_by = 'code' where user_id = $1`, [
    ID,
    new Date(app.clock.now()),
  ]);
  await admin.run('vacuum analyze');
  client = app.client();
  const [name = '', value = ''] = signedCookie('sid', userSid(READER)).split('=');
  client.cookies.set(name, value);
  recorder = recordStatements();
  expect((await client.get(urlOf(getUserEndpoint))).status).toBe(200);
  take();
  // The first call draws and stores the chart, writes and stores the letter, or creates the namespace of the imports;
  // later calls only read it.
  for (const url of [
    urlOf(getBirthChartEndpoint, { params: OWN }),
    urlOf(getLetterEndpoint),
    urlOf(getNamespaceEndpoint),
  ]) {
    expect((await client.get(url)).status).toBe(200);
    firstShowings.push(take().length);
  }
}, 120_000);
afterAll(async () => {
  recorder?.stop();
  await admin?.close();
  await app?.close();
});

/** The statements of the calls since the last `take`, without the one that checks a new connection. */
function take(): Statement[] {
  const taken = recorder.take().filter(({ text }) => !text.includes('transaction_read_only'));
  for (const statement of taken) seen.set(statement.text, statement);
  return taken;
}

const isReadOfUser = ({ method, access }: Route) => method === 'GET' && access === 'user';

describe('a read of a signed-in reader', () => {
  test('has the declared number of queries', () => {
    const paths = app.app.routes.filter(isReadOfUser).map(({ path }) => path);
    expect(paths.filter((path) => path !== EXPORT).sort()).toEqual(
      READS.map(([path]) => path).sort(),
    );
  });

  test.each(READS)(
    '%s makes one statement for session and user, and as many more as declared',
    async (_path, url, further) => {
      expect((await client.get(url)).status).toBe(200);
      expect(take()).toHaveLength(1 + further);
    },
  );
});

test('the first call for a chart, a letter and a namespace makes 6, 3 and 4 statements', () => {
  expect(firstShowings).toEqual([6, 3, 4]);
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
    recorder.take(); // forgets the statements of `explain` itself
    return tables;
  }

  test('are long enough to reveal a statement without an index', async () => {
    for (const table of FILLED_TABLES) {
      const text = `select count(*) from ${table} where ${table}::text like $1`;
      expect(await explain({ text, values: ['%x'] })).toEqual([table]);
    }
  });

  test('are never scanned in full for a call or for the clean-up', async () => {
    expect((await client.get(EXPORT)).status).toBe(200);
    await app.app.tidyUp();
    take();
    expect(seen.size).toBeGreaterThan(15);
    for (const statement of seen.values()) {
      if (/^(begin|commit)\b/i.test(statement.text)) continue;
      const scanned = (await explain(statement)).filter((table) => !SHORT_TABLES.includes(table));
      expect(scanned, statement.text).toEqual([]);
    }
  });
});
