// Many requests at the same moment, from two server processes that share a real Postgres. The embedded database has
// only one connection, on which they would only queue.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, pointEntries, userBadges } from '#server/db/schema/index.ts';
import { compatibilityActivityId } from '#shared/progress/activities.ts';
import { activityRecordedSchema, userProgressSchema } from '#shared/progress/progress.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const AT_ONCE = 50;
const PATH = '/api/user-progress';

let app: TestApp;
let twin: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  app = await createTestApp({ database, env: { LIMIT_FACTOR: '1000' } });
  twin = await app.twin();
}, 120_000);
afterAll(async () => {
  await app?.close();
});

/** The user's browser on each of the two processes. */
function browsersOf(reader: TestUser): [HttpClient, HttpClient] {
  const elsewhere = twin.client();
  for (const [name, value] of reader.client.cookies) elsewhere.cookies.set(name, value);
  return [reader.client, elsewhere];
}

function atOnce<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function rowsOf({ user }: TestUser) {
  const { db } = app.database.client;
  return {
    activities: await db.select().from(activities).where(eq(activities.userId, user.id)),
    points: await db.select().from(pointEntries).where(eq(pointEntries.userId, user.id)),
    badges: await db.select().from(userBadges).where(eq(userBadges.userId, user.id)),
  };
}

describe('fifty simultaneous requests', () => {
  // req: PROGRESS-10
  it('for one activity write one row, one award and one badge', async () => {
    const reader = await signUpUser(app);
    const browsers = browsersOf(reader);
    const answers = await atOnce(AT_ONCE, (index) =>
      (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/activity`, {
        activityType: 'reading',
        activityId: 'celestial-love',
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(AT_ONCE).fill(200));
    const steps = answers.map((answer) => answer.read(activityRecordedSchema));
    expect(steps.filter(({ awarded }) => awarded === 25)).toHaveLength(1);
    expect(steps.filter(({ alreadyCompleted }) => !alreadyCompleted)).toHaveLength(1);
    expect(steps.flatMap(({ newBadges }) => newBadges)).toEqual(['first_reading']);
    expect(steps.every(({ cosmicPoints }) => cosmicPoints === 25)).toBe(true);
    const rows = await rowsOf(reader);
    expect(rows.activities).toHaveLength(1);
    expect(rows.points).toHaveLength(1);
    expect(rows.badges).toHaveLength(1);
  });

  // req: PROGRESS-10
  it('for fifty activities record all of them and award exactly the day’s 500 points', async () => {
    const reader = await signUpUser(app);
    const browsers = browsersOf(reader);
    const pairs = [
      ...new Set(
        SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
      ),
    ].slice(0, AT_ONCE + 10);
    const answers = await atOnce(pairs.length, (index) =>
      (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/activity`, {
        activityType: 'compatibility',
        activityId: pairs[index],
      }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const steps = answers.map((answer) => answer.read(activityRecordedSchema));
    expect(sum(steps.map(({ awarded }) => awarded))).toBe(500);
    // Each change includes the sum of all earlier ones, and no badge is awarded twice.
    expect(steps.filter(({ awarded }) => awarded === 0)).toHaveLength(10);
    expect(steps.flatMap(({ newBadges }) => newBadges).sort()).toEqual([
      'compatibility_check',
      'level_5',
    ]);
    const progress = (await reader.client.get(PATH)).read(userProgressSchema);
    expect(progress.cosmicPoints).toBe(500);
    const rows = await rowsOf(reader);
    expect(rows.activities).toHaveLength(pairs.length);
    expect(sum(rows.points.map(({ points }) => points))).toBe(progress.cosmicPoints);
  });

  it('for bonus points award 25 and refuse the rest', async () => {
    const reader = await signUpUser(app);
    const browsers = browsersOf(reader);
    const answers = await atOnce(AT_ONCE, (index) =>
      (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/points`, { points: 5 }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'points_cap')).toHaveLength(AT_ONCE - 5);
    expect(sum((await rowsOf(reader)).points.map(({ points }) => points))).toBe(25);
  });

  it('for the horoscopes of one date and two signs count one', async () => {
    const reader = await signUpUser(app);
    const browsers = browsersOf(reader);
    const answers = await Promise.all([
      ...(await atOnce(20, (index) =>
        (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/activity`, {
          activityType: 'horoscope',
          activityId: 'daily-leo-2026-11-20',
        }),
      )),
      await reader.client.post('/api/user/birth-details', {
        birthDate: '1994-04-01',
        birthPlace: 'Paris, France',
      }),
      ...(await atOnce(20, (index) =>
        (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/activity`, {
          activityType: 'horoscope',
          activityId: 'daily-aries-2026-11-20',
        }),
      )),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await rowsOf(reader);
    expect(rows.activities).toHaveLength(1);
    expect(sum(rows.points.map(({ points }) => points))).toBe(10);
  });

  it('for a badge award it once', async () => {
    const reader = await signUpUser(app);
    const browsers = browsersOf(reader);
    await reader.client.post(`${PATH}/activity`, {
      activityType: 'birthchart',
      activityId: 'natal',
    });
    await app.database.client.db.delete(userBadges).where(eq(userBadges.userId, reader.user.id));
    const answers = await atOnce(AT_ONCE, (index) =>
      (index % 2 ? browsers[1] : browsers[0]).post(`${PATH}/badge`, { badgeId: 'birth_chart' }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await rowsOf(reader)).badges).toHaveLength(1);
  });
});
