// The Sunday letter when things fail: three processes on Postgres, one of which is killed while it sends letters, and
// a mail server that greylists, refuses and hangs.

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { type Person, signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';

const READERS = 24;
const HANGING = 6;
/** A zone in which it is between eight and midnight while the test runs. */
const zone = ((hour) => (hour < 8 ? 'Asia/Tokyo' : hour < 22 ? 'UTC' : 'America/New_York'))(
  new Date().getUTCHours(),
);

const folder = makeFolder();
let postgres: PostgresServer;
let mailServer: MailServer;
let database: pg.Client;
let apps: BuiltApp[];
let readers: Person[];
const emailOf = (reader: number) => `reader${reader}@example.com`;

beforeAll(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer();
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: SECRET,
    DATA_KEY: SECRET,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Asteria <oracle@asteria.example>',
    ORIGIN: 'https://asteria.example',
  };
  apps = [];
  for (let n = 0; n < 3; n += 1) apps.push(await startBuiltApp({ dataDir: folder.path, env }));
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const [first] = apps;
  if (first === undefined) throw new Error('no application');
  readers = await signUpPeople(first, READERS);
  for (const [n, { client }] of readers.entries()) {
    await client.patch('/api/user', { email: emailOf(n), preferences: { zone } });
    const subscriber = { email: emailOf(n), firstName: 'Nora', lastName: 'Whitlock' };
    await client.post('/api/subscribe', { ...subscriber, consent: true });
  }
  await waitUntil('the links', () => mailServer.mails.length === READERS || undefined);
  for (const { text } of mailServer.mails.splice(0)) {
    const token = /confirm#(\S+)/.exec(text ?? '')?.[1];
    const answer = await readers[0]?.client.post('/api/newsletter/confirm', { token });
    expect(answer?.status).toBe(200);
  }
}, 180_000);
afterAll(async () => {
  await database?.end();
  await Promise.all(apps.map((app) => app.stop()));
  await mailServer?.close();
  await postgres?.close();
  folder.remove();
});

/** Makes today the Sunday of everybody's letter, because it is past eight there; returns its date, `YYYY-MM-DD`. */
async function letItBeSunday(): Promise<string> {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone });
  await database.query(
    `update due_work set due_at = now(), key = key || ' moved', payload = payload || jsonb_build_object('sunday', $1::text)
      where kind = 'newsletter:letter' and done_at is null`,
    [today],
  );
  return today;
}

const countOf = (reader: number) =>
  mailServer.mails.filter(({ recipient }) => recipient === emailOf(reader)).length;

// req: NEWS-5
test('nobody gets a letter twice when a process is killed while sending, nor after unsubscribing', async () => {
  const left = READERS - 1;
  expect((await readers[left]?.client.delete('/api/subscribe'))?.status).toBe(202);
  for (let n = 0; n < HANGING; n += 1) mailServer.answerNext(emailOf(n), 'hang');
  mailServer.answerNext(emailOf(HANGING), 'refuse');
  const today = await letItBeSunday();
  const begun = `select count(distinct claim_id)::int as claims from due_work
    where kind = 'newsletter:letter' and began_at is not null and done_at is null`;
  // Those that hang are in somebody's hands now.
  await expect
    .poll(async () => (await database.query(begun)).rows[0]?.claims, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await apps[0]?.stop('SIGKILL');
  const healthy = Array.from({ length: left - HANGING - 1 }, (_, n) => n + HANGING + 1);
  // What the killed process had claimed and not begun waits for the end of its lease.
  const arrived = () => healthy.filter((reader) => countOf(reader) > 0).length;
  await expect.poll(arrived, { timeout: 150_000, interval: 500 }).toBeGreaterThanOrEqual(6);
  // A server that hangs is given up after twenty seconds, and asked again later.
  await expect
    .poll(async () => (await database.query(begun)).rows[0]?.claims, { timeout: 60_000 })
    .toBeLessThanOrEqual(1);
  for (let reader = 0; reader < READERS; reader += 1) {
    expect(countOf(reader), emailOf(reader)).toBeLessThanOrEqual(1);
  }
  expect(countOf(left)).toBe(0);
  expect(countOf(HANGING)).toBe(0);
  const { rows } = await database.query(
    `select outcome, count(*)::int as letters from due_work
      where kind = 'newsletter:letter' and (done_at is not null or began_at is not null) group by outcome order by outcome`,
  );
  expect(rows.map(({ outcome }) => outcome)).not.toContain('failed');
  report(`Sunday letters: ${mailServer.mails.length} arrived, outcomes ${JSON.stringify(rows)}`);
  // The next Sunday is planned for everybody who still reads; from Saturday evening on that work may be due already.
  const planned = `select count(distinct user_id)::int as readers from due_work
    where kind = 'newsletter:letter' and done_at is null and payload->>'sunday' > $1`;
  const next = (await database.query(planned, [today])).rows[0]?.readers;
  expect(next).toBeGreaterThanOrEqual(arrived());
}, 300_000);
