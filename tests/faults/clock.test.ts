// A server clock that jumps: back, far ahead, over midnight, over a change of summer time. In one process, whose
// clock is a dependency like any other.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityRecordedSchema, userProgressSchema } from '#shared/progress/progress.schema.ts';
import { TEST_INSTANT } from '#tests/support/fake-clock.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '50' } });
}, 120_000);
afterAll(() => app?.close());

const progressOf = async (client: HttpClient) =>
  (await client.get('/api/user-progress')).read(userProgressSchema);
const record = async (client: HttpClient, activityType: string, activityId: string) =>
  (await client.post('/api/user-progress/activity', { activityType, activityId })).read(
    activityRecordedSchema,
  );

test('set back by a day: nobody is signed out, and nothing earned is lost or earned again', async () => {
  app.clock.set(TEST_INSTANT);
  const { client } = await signUpUser(app);
  await record(client, 'horoscope', 'daily-leo-2026-11-20');
  await record(client, 'reading', 'celestial-love');
  const before = await progressOf(client);
  app.clock.advance(-DAY_MS);
  expect((await client.get('/api/user')).status).toBe(200);
  expect(await progressOf(client)).toMatchObject({
    cosmicPoints: before.cosmicPoints,
    badges: before.badges,
    completedActivities: before.completedActivities,
  });
  expect(await record(client, 'reading', 'celestial-love')).toMatchObject({ awarded: 0 });
  // The earlier day is recorded under its own date and extends the streak.
  await record(client, 'horoscope', 'daily-leo-2026-11-19');
  app.clock.set(TEST_INSTANT);
  expect(await progressOf(client)).toMatchObject({ streak: 2, cosmicPoints: 45 });
});

test('a year ahead for a while: earlier sessions have ended, and afterward everything is as before', {
  tags: 'night',
}, async () => {
  app.clock.set(TEST_INSTANT);
  const { client } = await signUpUser(app);
  app.clock.advance(YEAR_MS);
  expect((await client.get('/api/user')).status).toBe(401);
  expect((await client.get('/api/ready')).status).toBe(200);
  app.clock.set(TEST_INSTANT);
  expect((await app.client().get('/api/sky/today')).status).toBe(200);
});

test('a year ahead for a while: what was counted then limits nobody afterward', {
  tags: 'night',
}, async () => {
  app.clock.set(TEST_INSTANT);
  const strict = await app.twin({ env: { LIMIT_FACTOR: '1' } });
  const phoneNumber = '+12125550177';
  const send = () => strict.client().post('/api/verify/send', { phoneNumber });
  app.clock.advance(YEAR_MS);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  app.clock.set(TEST_INSTANT);
  await strict.app.tidyUp();
  expect((await send()).status).toBe(200);
});

test('past midnight UTC: a new day’s points begin, the streak continues', async () => {
  app.clock.set('2026-11-20T23:59:59.500Z');
  const { client } = await signUpUser(app);
  await record(client, 'horoscope', 'daily-leo-2026-11-20');
  expect((await client.post('/api/user-progress/points', { points: 25 })).status).toBe(200);
  expect((await client.post('/api/user-progress/points', { points: 1 })).status).toBe(403);
  app.clock.advance(1_000);
  expect((await client.post('/api/user-progress/points', { points: 1 })).status).toBe(200);
  await record(client, 'horoscope', 'daily-leo-2026-11-21');
  expect(await progressOf(client)).toMatchObject({ streak: 2, cosmicPoints: 46 });
});

// In America/Chicago clocks go from 02:00 to 03:00 at 08:00 UTC, and from 02:00 to 01:00 at 07:00 UTC.
test.each([
  ['forward', '2027-03-14T07:59:59.500Z', '2027-03-14'],
  ['back', '2026-11-01T06:59:59.500Z', '2026-11-01'],
])(
  'over a change of summer time, %s: hours are counted as they pass',
  async (_way, before, date) => {
    app.clock.set(before);
    const { client } = await signUpUser(app);
    await record(client, 'horoscope', `daily-leo-${date}`);
    app.clock.advance(1_000);
    expect(await record(client, 'horoscope', `daily-leo-${date}`)).toMatchObject({
      alreadyCompleted: true,
      awarded: 0,
    });
    expect((await client.get(`/api/horoscope/daily?sign=leo&date=${date}`)).status).toBe(200);
    // The verification of a number expires by elapsed time, whatever the local clock shows.
    const visitor = app.client();
    const phoneNumber = date === '2026-11-01' ? '+12125550178' : '+12125550179';
    await visitor.post('/api/verify/send', { phoneNumber });
    const code = app.printed.join('\n').match(new RegExp(`\\${phoneNumber}: (\\d{6})`))?.[1];
    app.clock.advance(9 * 60_000);
    const checked = await visitor.post('/api/verify/check', { phoneNumber, code });
    expect(checked.status).toBe(200);
    app.clock.advance(HOUR_MS);
    expect(await visitor.post('/api/login', { phoneNumber })).toMatchObject({ status: 401 });
  },
);
