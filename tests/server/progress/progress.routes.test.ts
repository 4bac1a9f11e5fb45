import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { ACTIVITY_TYPES, compatibilityActivityId } from '#shared/progress/activities.ts';
import { BADGE_KEYS } from '#shared/progress/badges.ts';
import {
  type ActivityRecorded,
  activityRecordedSchema,
  pointsAwardedSchema,
  type UserProgress,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const PATH = '/api/user-progress';
const DAY_MS = 86_400_000;
/** All 78 pairs, in the order of the table. */
const PAIR_IDS = [
  ...new Set(
    SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
  ),
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const claim = (activityType: string, activityId: string, points: unknown = 5000) => ({
  activityType,
  activityId,
  points,
  timestamp: '1999-01-01T00:00:00.000Z',
});
const record = (client: HttpClient, type: string, id: string): Promise<Answer> =>
  client.post(`${PATH}/activity`, claim(type, id));
async function recorded(client: HttpClient, type: string, id: string): Promise<ActivityRecorded> {
  const answer = await record(client, type, id);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(activityRecordedSchema);
}
async function progressOf({ client }: TestUser): Promise<UserProgress> {
  const answer = await client.get(PATH);
  expect(answer.status).toBe(200);
  return answer.read(userProgressSchema);
}
/** Runs `work` with the clock set to the instant, and then restores the clock. */
async function at<T>(instant: string, work: () => Promise<T>): Promise<T> {
  const beforeMs = app.clock.now();
  app.clock.advance(Date.parse(instant) - beforeMs);
  const result = await work();
  app.clock.advance(beforeMs - app.clock.now());
  return result;
}

describe('the progress calls', () => {
  it('return 401 without a session, whatever is sent', async () => {
    const visitor = app.client();
    expect((await visitor.get(PATH)).code).toBe('not_signed_in');
    for (const call of ['activity', 'points', 'badge']) {
      for (const body of [{}, claim('reading', 'celestial-love'), { points: 5 }]) {
        expect((await visitor.post(`${PATH}/${call}`, body)).status).toBe(401);
      }
    }
  });
});

describe('GET /api/user-progress', () => {
  it('returns level 1 and no activities for a new user', async () => {
    expect(await progressOf(await signUpUser(app))).toEqual({
      cosmicPoints: 0,
      level: 1,
      badges: [],
      badgeDates: {},
      completedActivities: Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, {}])),
      completion: Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, 0])),
      streak: 0,
    });
  });
});

describe('POST /api/user-progress/activity', () => {
  let reader: TestUser;
  beforeAll(async () => {
    reader = await signUpUser(app);
  });

  it.each([
    ['an unknown type', claim('sleeping', 'x'), 'activityType'],
    ['a type of every object', claim('toString', 'x'), 'activityType'],
    ['no type', { activityId: 'celestial-love' }, 'activityType'],
    ['no id', { activityType: 'reading' }, 'activityId'],
    ['an id that is a number', { activityType: 'reading', activityId: 7 }, 'activityId'],
    ['an empty id', claim('reading', ''), 'activityId'],
    ['a very long id', claim('reading', 'x'.repeat(81)), 'activityId'],
    ['an unknown reading', claim('reading', 'tea-leaves'), 'activityId'],
    ['a reading of every object', claim('reading', '__proto__'), 'activityId'],
    ['signs out of order', claim('compatibility', 'leo-aries'), 'activityId'],
    ['an unknown sign', claim('compatibility', 'aries-dog'), 'activityId'],
    ['one sign', claim('compatibility', 'aries'), 'activityId'],
    ['another chart', claim('birthchart', 'synastry'), 'activityId'],
    ['another number', claim('numerology', 'destiny'), 'activityId'],
    ['numbers of another day', claim('lottery', 'lucky-2026-11-18'), 'activityId'],
    ['numbers of no day', claim('lottery', 'lucky-2026-11-31'), 'activityId'],
    ['numbers without a day', claim('lottery', 'lucky'), 'activityId'],
    ['the day of another sign', claim('horoscope', 'daily-aries-2026-11-20'), 'activityId'],
    ['the day of no sign', claim('horoscope', 'daily-dog-2026-11-20'), 'activityId'],
    ['a sign in capitals', claim('horoscope', 'daily-Leo-2026-11-20'), 'activityId'],
    ['a day that is over everywhere', claim('horoscope', 'daily-leo-2026-11-19'), 'activityId'],
    ['a day still to come', claim('horoscope', 'daily-leo-2026-11-22'), 'activityId'],
    ['a day that is none', claim('horoscope', 'daily-leo-2026-02-30'), 'activityId'],
  ])('returns 400 at the field for %s, and changes nothing', async (_what, body, field) => {
    const answer = await reader.client.post(`${PATH}/activity`, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.read(errorBodySchema).fields ?? {})).toContain(field);
    expect(await progressOf(reader)).toMatchObject({ cosmicPoints: 0, badges: [] });
  });

  it.each([undefined, null, [], 'reading', 7])('returns 400 for the body %j', async (body) => {
    expect((await reader.client.post(`${PATH}/activity`, body)).status).toBe(400);
  });

  // req: PROGRESS-1 TRUST-3
  it("awards the table's points once, and ignores the client's points", async () => {
    const { client } = await signUpUser(app);
    const first = await recorded(client, 'reading', 'celestial-love');
    expect(first).toMatchObject({
      awarded: 25,
      alreadyCompleted: false,
      cosmicPoints: 25,
      newBadges: ['first_reading'],
      badges: ['first_reading'],
      badgeDates: { first_reading: '2026-11-20T12:00:00.000Z' },
      completedActivities: { reading: { 'celestial-love': { completed: true } } },
      completion: { reading: 33 },
    });
    const second = await recorded(client, 'reading', 'celestial-love');
    expect(second).toEqual({ ...first, awarded: 0, alreadyCompleted: true, newBadges: [] });
    for (const [type, id, points] of [
      ['horoscope', 'daily-leo-2026-11-20', 10],
      ['compatibility', 'aries-leo', 10],
      ['birthchart', 'natal', 10],
      ['numerology', 'life-path', 10],
      ['lottery', 'lucky-2026-11-20', 10],
    ] as const) {
      expect((await recorded(client, type, id)).awarded).toBe(points);
    }
    const { cosmicPoints, level } = await progressOf({ client } as TestUser);
    expect(cosmicPoints).toBe(75);
    expect(level).toBe(1);
  });

  // req: TRUST-3
  it('ignores points and times in the request', async () => {
    const { client } = await signUpUser(app);
    for (const [points, timestamp] of [
      [-1, 'yesterday'],
      ['1e400', null],
      [null, {}],
      [{}, 0],
    ]) {
      const answer = await client.post(`${PATH}/activity`, {
        ...claim('birthchart', 'natal'),
        points,
        timestamp,
      });
      expect(answer.status).toBe(200);
    }
    expect(await progressOf({ client } as TestUser)).toMatchObject({ cosmicPoints: 10 });
  });

  it('requires a birth date before a horoscope counts', async () => {
    const { client, user } = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null })
      .where(eq(users.id, user.id));
    const answer = await record(client, 'horoscope', 'daily-leo-2026-11-20');
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).error).toMatch(/birth date/);
  });

  // req: PROGRESS-2
  it('counts one horoscope per date, even when the sign changes in between', async () => {
    const { client } = await signUpUser(app);
    expect((await recorded(client, 'horoscope', 'daily-leo-2026-11-20')).awarded).toBe(10);
    const changed = await client.post('/api/user/birth-details', {
      birthDate: '1994-04-01',
      birthPlace: 'Paris, France',
    });
    expect(changed.status).toBe(200);
    const again = await recorded(client, 'horoscope', 'daily-aries-2026-11-20');
    expect(again).toMatchObject({ awarded: 0, alreadyCompleted: true, cosmicPoints: 10 });
    expect((await record(client, 'horoscope', 'daily-leo-2026-11-20')).status).toBe(400);
    expect((await recorded(client, 'horoscope', 'daily-aries-2026-11-21')).awarded).toBe(10);
  });

  // req: PROGRESS-9
  it('records activities beyond 500 points a day without points, and awards points again the next day', async () => {
    const user500 = await signUpUser(app);
    const { client } = user500;
    for (const id of READING_IDS) await recorded(client, 'reading', id);
    const awards: number[] = [];
    for (const id of PAIR_IDS.slice(0, 50)) {
      awards.push((await recorded(client, 'compatibility', id)).awarded);
    }
    // The readings leave part of the limit: pairs get 10 points, then the remainder below 10, then nothing.
    const left = 500 - 25 * READING_IDS.length;
    expect(awards).toEqual(awards.map((_, index) => Math.min(10, Math.max(0, left - 10 * index))));
    expect(awards.at(-1)).toBe(0);
    expect(await progressOf(user500)).toMatchObject({
      cosmicPoints: 500,
      level: 6,
      completion: { compatibility: 100, reading: 100 },
    });
    await at('2026-11-21T00:00:00Z', async () => {
      expect((await recorded(client, 'compatibility', PAIR_IDS[60] ?? '')).awarded).toBe(10);
      // An activity that was completed without points stays that way.
      const late = await recorded(client, 'compatibility', PAIR_IDS[49] ?? '');
      expect(late).toMatchObject({ awarded: 0, alreadyCompleted: true, cosmicPoints: 510 });
    });
  });

  // req: BADGE-2
  it('awards level badges with the activity that reaches the level', async () => {
    const { client } = await signUpUser(app);
    const earned = new Map<string, number>();
    for (let day = 0; day < 2; day += 1) {
      await at(`2026-11-2${day}T12:00:00Z`, async () => {
        for (const id of PAIR_IDS.slice(day * 39, (day + 1) * 39)) {
          const step = await recorded(client, 'compatibility', id);
          for (const badge of step.newBadges) earned.set(badge, step.cosmicPoints);
        }
        for (const id of READING_IDS) {
          const step = await recorded(client, 'reading', id);
          for (const badge of step.newBadges) earned.set(badge, step.cosmicPoints);
        }
      });
    }
    expect(Object.fromEntries(earned)).toEqual({
      compatibility_check: 10,
      level_5: 415,
      first_reading: 415,
      all_readings: 390 + 25 * READING_IDS.length,
    });
  });

  it('awards the badge for all numbers with the third number', async () => {
    const { client } = await signUpUser(app);
    expect((await recorded(client, 'numerology', 'soul-urge')).newBadges).toEqual([]);
    expect((await recorded(client, 'numerology', 'life-path')).newBadges).toEqual([]);
    expect((await recorded(client, 'numerology', 'expression')).newBadges).toEqual([
      'all_numerology',
    ]);
    expect((await recorded(client, 'birthchart', 'natal')).newBadges).toEqual(['birth_chart']);
  });
});

describe('the streak', () => {
  // req: BADGE-3
  it('grows with each consecutive day, earns its badges, and ends after a missed day', async () => {
    const reader = await signUpUser(app);
    const { client } = reader;
    const streaks: number[] = [];
    for (let day = 0; day < 7; day += 1) {
      const instant = new Date(Date.parse('2026-11-20T15:00:00Z') + day * DAY_MS).toISOString();
      const badges = await at(instant, async () => {
        const step = await recorded(client, 'horoscope', `daily-leo-${instant.slice(0, 10)}`);
        streaks.push(step.streak);
        return step.newBadges;
      });
      expect(badges).toEqual(day === 2 ? ['daily_streak_3'] : day === 6 ? ['daily_streak_7'] : []);
    }
    expect(streaks).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // The newest date is November 26. The streak continues as long as it is November 27 anywhere.
    const streakAt = (instant: string) =>
      at(instant, async () => (await progressOf(reader)).streak);
    expect(await streakAt('2026-11-27T23:00:00Z')).toBe(7);
    expect(await streakAt('2026-11-28T11:59:59Z')).toBe(7);
    expect(await streakAt('2026-11-28T12:00:00Z')).toBe(0);
    await at('2026-11-28T13:00:00Z', async () => {
      const step = await recorded(client, 'horoscope', 'daily-leo-2026-11-28');
      expect(step.streak).toBe(1);
      expect(step.badges).toContain('daily_streak_7');
    });
  });

  it('cannot be built in a minute from the three dates that are today somewhere', async () => {
    const { client } = await signUpUser(app);
    await at('2026-11-20T10:30:00Z', async () => {
      await recorded(client, 'horoscope', 'daily-leo-2026-11-19');
      await recorded(client, 'horoscope', 'daily-leo-2026-11-20');
      const last = await recorded(client, 'horoscope', 'daily-leo-2026-11-21');
      // The activity and its points count in both cases.
      expect(last).toMatchObject({ streak: 1, newBadges: [], awarded: 10, cosmicPoints: 30 });
    });
  });

  it('cannot be built from visits on every second day', async () => {
    const { client } = await signUpUser(app);
    for (const day of ['2026-11-20', '2026-11-22', '2026-11-24']) {
      await at(`${day}T10:30:00Z`, async () => {
        for (const days of [-1, 0, 1]) {
          const date = addDays(day, days);
          const step = await recorded(client, 'horoscope', `daily-leo-${date}`);
          expect(step.streak).toBeLessThanOrEqual(1);
          expect(step.badges).not.toContain('daily_streak_3');
        }
      });
    }
  });

  it('counts both days for a user who reads at ten to midnight and at ten past', async () => {
    const { client } = await signUpUser(app);
    // Midnight in New York is 05:00 UTC.
    for (const [instant, date, streak] of [
      ['2026-11-21T04:50:00Z', '2026-11-20', 1],
      ['2026-11-21T05:10:00Z', '2026-11-21', 2],
      ['2026-11-22T05:10:00Z', '2026-11-22', 3],
    ] as const) {
      const step = await at(instant, () => recorded(client, 'horoscope', `daily-leo-${date}`));
      expect(step.streak).toBe(streak);
    }
  });
});

describe('POST /api/user-progress/points', () => {
  it.each([
    [{}],
    [{ points: 0 }],
    [{ points: -5 }],
    [{ points: 26 }],
    [{ points: 2.5 }],
    [{ points: '5' }],
    [{ points: null }],
    [{ points: [5] }],
  ])('returns 400 for %j', async (body) => {
    const { client } = await signUpUser(app);
    const answer = await client.post(`${PATH}/points`, body);
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toHaveProperty('points');
  });

  // req: PROGRESS-9
  it('awards at most 25 points a day, then returns 403, and awards points again the next day', async () => {
    const { client } = await signUpUser(app);
    const give = (points: number) => client.post(`${PATH}/points`, { points });
    const first = await give(20);
    expect(first.status).toBe(200);
    expect(first.read(pointsAwardedSchema)).toEqual({ cosmicPoints: 20, awarded: 20 });
    expect((await give(6)).code).toBe('points_cap');
    expect((await give(5)).read(pointsAwardedSchema)).toEqual({ cosmicPoints: 25, awarded: 5 });
    expect((await give(1)).status).toBe(403);
    expect(await progressOf({ client } as TestUser)).toMatchObject({ cosmicPoints: 25 });
    await at('2026-11-21T00:00:01Z', async () => {
      expect((await give(25)).read(pointsAwardedSchema).cosmicPoints).toBe(50);
    });
  });
});

describe('a bonus claim with an id', () => {
  it('is awarded once and returns the same when repeated, and another id is another claim', async () => {
    const { client } = await signUpUser(app);
    const claim = { points: 10, claimId: '6f1f0e36-7c0e-4d3b-9a51-0d3a1e1f2b10' };
    const claimed = { cosmicPoints: 10, awarded: 10 };
    expect((await client.post(`${PATH}/points`, claim)).json).toEqual(claimed);
    expect((await client.post(`${PATH}/points`, { ...claim, points: 25 })).json).toEqual(claimed);
    const other = { ...claim, claimId: '6f1f0e36-7c0e-4d3b-9a51-0d3a1e1f2b11' };
    expect((await client.post(`${PATH}/points`, other)).json).toEqual({
      cosmicPoints: 20,
      awarded: 10,
    });
    expect(await client.post(`${PATH}/points`, { ...claim, claimId: 'mine' })).toMatchObject({
      status: 400,
      code: 'bad_input',
    });
  });
});

describe('POST /api/user-progress/badge', () => {
  it.each([{}, { badgeId: 'stargazer' }, { badgeId: 'toString' }, { badgeId: 3 }])(
    'returns 400 for %j',
    async (body) => {
      const { client } = await signUpUser(app);
      expect((await client.post(`${PATH}/badge`, body)).status).toBe(400);
    },
  );

  // req: BADGE-2
  it('returns 403 for each badge that is not earned, and awards none', async () => {
    const reader = await signUpUser(app);
    for (const badgeId of BADGE_KEYS) {
      const answer = await reader.client.post(`${PATH}/badge`, { badgeId });
      expect(answer.status).toBe(403);
      expect(answer.code).toBe('badge_not_earned');
    }
    expect((await progressOf(reader)).badges).toEqual([]);
  });

  it('returns the progress for an earned badge, with its first date', async () => {
    const reader = await signUpUser(app);
    await recorded(reader.client, 'birthchart', 'natal');
    await at('2026-11-25T12:00:00Z', async () => {
      const answer = await reader.client.post(`${PATH}/badge`, { badgeId: 'birth_chart' });
      expect(answer.status).toBe(200);
      expect(answer.read(userProgressSchema).badgeDates).toEqual({
        birth_chart: '2026-11-20T12:00:00.000Z',
      });
    });
  });
});

describe('changes to progress', () => {
  it('are limited to 60 a minute per user over all three calls, and are then allowed again', async () => {
    const reader = await signUpUser(app);
    const strict = await app.twin({ env: { LIMIT_FACTOR: '1' } });
    const client = strict.client();
    for (const [name, value] of reader.client.cookies) client.cookies.set(name, value);
    const calls = [
      () => record(client, 'birthchart', 'natal'),
      () => client.post(`${PATH}/points`, { points: 1 }),
      () => client.post(`${PATH}/badge`, { badgeId: 'birth_chart' }),
    ];
    for (let index = 0; index < 60; index += 1) {
      expect((await calls[index % 3]?.())?.status).not.toBe(429);
    }
    for (const call of calls) {
      const answer = await call();
      expect(answer.code).toBe('too_many_requests');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await client.get(PATH)).status).toBe(200);
    app.clock.advance(60_000);
    expect((await record(client, 'birthchart', 'natal')).status).toBe(200);
  });
});
