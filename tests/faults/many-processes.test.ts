// Three processes on one database, started together on an empty one, each in its own time zone.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { elsewhere, nextPhoneNumber, type Person, registrationOf } from './rig/people.ts';

const ZONES = ['Asia/Tokyo', 'America/Los_Angeles', 'UTC'] as const;
const TRIES_A_CODE = 5;

const folder = makeFolder();
let postgres: PostgresServer;
let database: pg.Client;
let tokyo: BuiltApp;
let losAngeles: BuiltApp;
let utc: BuiltApp;

beforeAll(async () => {
  postgres = await startPostgres();
  const start = (zone: string) =>
    startBuiltApp({
      dataDir: folder.path,
      env: {
        DATABASE_URL: postgres.url,
        SESSION_SECRET: SECRET,
        DATA_KEY: SECRET,
        LIMIT_FACTOR: '1',
        TZ: zone,
      },
    });
  const [first, second, third] = ZONES;
  [tokyo, losAngeles, utc] = await Promise.all([start(first), start(second), start(third)]);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await Promise.all([tokyo, losAngeles, utc].map((app) => app?.stop()));
  await postgres?.close();
  folder.remove();
});

test('an empty database that three processes open at once is migrated once', async () => {
  const { rows } = await database.query<{ all: number; different: number }>(
    'select count(*)::int as "all", count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  expect(rows[0]?.all).toBeGreaterThan(0);
  expect(rows[0]?.all).toBe(rows[0]?.different);
  for (const app of [tokyo, losAngeles, utc]) {
    expect(app.output()).not.toContain('cannot be reached or migrated');
  }
});

/**
 * Born half an hour after midnight, on a date that a `DATE` column read in local time moves by a
 * day east of Greenwich.
 */
async function signUpAtNight(): Promise<Person> {
  const client = new HttpClient(tokyo.url);
  const phoneNumber = nextPhoneNumber();
  await client.post('/api/verify/send', { phoneNumber });
  const code = await tokyo.waitForCode(phoneNumber);
  const there = new HttpClient(losAngeles.url);
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  // One process created the code, another accepts it.
  const checked = await there.post('/api/verify/check', { phoneNumber, code });
  expect(checked.json).toMatchObject({ success: true, registered: false });
  const registered = await there.post('/api/register', {
    ...registrationOf(phoneNumber),
    birthDate: '1990-03-21',
    birthTime: '00:30',
  });
  expect(registered.status).toBe(201);
  const { id } = registered.json as { id: string }; // a registered user has one
  client.close();
  return { id, phoneNumber, client: there };
}

describe('one person on three processes', () => {
  let person: Person;
  let browsers: HttpClient[];
  beforeAll(async () => {
    person = await signUpAtNight();
    browsers = [tokyo, losAngeles, utc].map((app) => elsewhere(person, app.url));
  });
  afterAll(() => {
    for (const browser of browsers) browser.close();
  });

  test('reads the same from all, whatever time zone a process has', async () => {
    const paths = [
      '/api/user',
      '/api/user/sessions',
      '/api/horoscope/daily?sign=aries',
      '/api/cosmic-insights',
      '/api/sky/today',
      `/api/birth-chart/${person.id}`,
      `/api/lucky-numbers/${person.id}`,
      '/api/user-progress',
      '/api/compatibility/aries/leo',
      '/api/places?q=Springfield',
    ];
    const record = { activityType: 'birthchart', activityId: 'natal' };
    expect((await browsers[0]?.post('/api/user-progress/activity', record))?.status).toBe(200);
    for (const path of paths) {
      const answers: unknown[] = [];
      for (const browser of browsers) {
        // Each process computes the chart itself.
        await database.query('delete from birth_charts');
        const answer = await browser.get(path);
        expect(answer.status, path).toBe(200);
        answers.push(answer.json);
      }
      expect(answers[1], path).toEqual(answers[0]);
      expect(answers[2], path).toEqual(answers[0]);
    }
    const user = await browsers[0]?.get('/api/user');
    expect(user?.json).toMatchObject({ birthDate: '1990-03-21', birthTime: '00:30' });
  });

  test('is signed out of all by signing out of one', async () => {
    expect((await browsers[2]?.post('/api/logout'))?.status).toBe(200);
    for (const browser of browsers) expect((await browser.get('/api/user')).status).toBe(401);
  });
});

test('a limit counts over all processes together', async () => {
  const phoneNumber = nextPhoneNumber();
  const first = new HttpClient(tokyo.url);
  expect((await first.post('/api/verify/send', { phoneNumber })).status).toBe(200);
  const second = new HttpClient(utc.url);
  const refused = await second.post('/api/verify/send', { phoneNumber });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });

  const code = await tokyo.waitForCode(phoneNumber);
  const wrong = code === '000000' ? '000001' : '000000';
  const apps = [tokyo, losAngeles, utc];
  for (let tried = 0; tried < TRIES_A_CODE; tried += 1) {
    const app = apps[tried % apps.length] ?? tokyo;
    const browser = new HttpClient(app.url);
    for (const [name, value] of first.cookies) browser.cookies.set(name, value);
    const answer = await browser.post('/api/verify/check', { phoneNumber, code: wrong });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_code' });
    browser.close();
  }
  const late = await first.post('/api/verify/check', { phoneNumber, code });
  expect(late).toMatchObject({ status: 429, code: 'too_many_requests' });
  first.close();
  second.close();
});
