// Claims of clients: that their number is verified, that they have earned points, that they may set fields that only
// the server sets. The server ignores or refuses all of them.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { type AttackedApp, type Member, startAttackedApp } from './attacked-app.ts';
import { BAD_INPUT, digestOf, expectRefused, LOGIN_FAILED } from './refusals.ts';

const MINUTE_MS = 60_000;
const TODAY = '2026-11-20';
const NOT_PROVEN = { status: 403, code: 'phone_not_verified' };

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp();
});
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

describe('a grant', () => {
  test('cannot be obtained by claiming it', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const payload = buildRegistration({ phoneNumber });
    const claims = [
      {},
      { phoneVerified: true },
      { phoneVerified: 'true', verified: true, registered: true },
      { grant: phoneNumber, grants: [phoneNumber], sessionId: '1', code: '123456' },
    ];
    await expectRefused(
      attacked,
      NOT_PROVEN,
      claims.map((claim) => () => client.post('/api/register', { ...payload, ...claim })),
    );
    await expectRefused(attacked, LOGIN_FAILED, [() => client.post('/api/login', { phoneNumber })]);
  });

  // req: TRUST-1
  test('is for its own number, its own session, half an hour and one use', async () => {
    const client = attacked.visitor();
    const [phoneNumber, other] = [attacked.freshNumber(), attacked.freshNumber()];
    await attacked.prove(client, phoneNumber);
    const elsewhere = attacked.visitor();
    await attacked.prove(elsewhere, attacked.freshNumber());
    const register = (browser: HttpClient, number: string) =>
      browser.post(
        '/api/register',
        buildRegistration({ phoneNumber: number, username: undefined }),
      );
    await expectRefused(attacked, NOT_PROVEN, [
      () => register(client, other),
      () => register(elsewhere, phoneNumber),
      () => register(attacked.visitor(), phoneNumber),
    ]);
    attacked.app.clock.advance(30 * MINUTE_MS);
    await expectRefused(attacked, NOT_PROVEN, [() => register(client, phoneNumber)]);

    await attacked.prove(client, phoneNumber);
    const copy = attacked.copyOf(client);
    expect(await register(client, phoneNumber)).toMatchObject({ status: 201 });
    // The grant is gone, and the session that it hung on.
    await expectRefused(attacked, NOT_PROVEN, [
      () => register(client, phoneNumber),
      () => register(copy, phoneNumber),
    ]);
    await expectRefused(attacked, LOGIN_FAILED, [
      () => client.post('/api/login', { phoneNumber }),
      () => copy.post('/api/login', { phoneNumber }),
    ]);
  });

  test('of one number opens no account of another', async () => {
    const victim = await attacked.member();
    const thief = attacked.visitor();
    await attacked.prove(thief, attacked.freshNumber());
    await expectRefused(attacked, LOGIN_FAILED, [
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber }),
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber, phoneVerified: true }),
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber, userId: victim.user.id }),
    ]);
  });

  test('is kept by a refusal that its owner can fix', async () => {
    const { phoneNumber, user } = await attacked.member();
    attacked.app.clock.advance(11 * MINUTE_MS);
    const client = attacked.visitor();
    await attacked.prove(client, phoneNumber);
    const again = await client.post('/api/register', buildRegistration({ phoneNumber }));
    expect(again).toMatchObject({ status: 409, code: 'account_exists' });
    const login = await client.post('/api/login', { phoneNumber });
    expect(login.read(userSchema).id).toBe(user.id);

    const fresh = attacked.visitor();
    const unknown = attacked.freshNumber();
    await attacked.prove(fresh, unknown);
    const none = await fresh.post('/api/login', { phoneNumber: unknown });
    expect(none).toMatchObject({ status: 404, code: 'no_account' });
    const mistyped = [{ birthDate: '1899-12-31' }, { birthDate: '2062-08-02' }, { firstName: 'N' }];
    await expectRefused(
      attacked,
      BAD_INPUT,
      mistyped.map((details) => () => {
        const registration = buildRegistration({ phoneNumber: unknown, ...details });
        return fresh.post('/api/register', registration);
      }),
    );
    const registered = await fresh.post(
      '/api/register',
      buildRegistration({ phoneNumber: unknown, username: undefined }),
    );
    expect(registered.status).toBe(201);
  });

  test('opens no account for somebody who has given too young an age, whatever date comes next', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(client, phoneNumber);
    const registerBornOn = (birthDate: string) =>
      client.post('/api/register', buildRegistration({ phoneNumber, birthDate }));
    const digestWithoutSessions = async () => {
      const { sessions: _sessions, ...tables } = await digestOf(attacked);
      return tables;
    };
    const sessions = () => attacked.count('select count(*) from sessions');
    const [before, open] = [await digestWithoutSessions(), await sessions()];
    expect(await registerBornOn('2020-01-01')).toMatchObject(BAD_INPUT);
    // That, and no date, is what the session remembers.
    expect([await digestWithoutSessions(), await sessions()]).toEqual([before, open]);
    const marked = 'select count(*) from sessions where age_refused';
    expect(await attacked.count(marked)).toBe(1);
    await expectRefused(attacked, BAD_INPUT, [
      () => registerBornOn('1994-08-02'),
      () => registerBornOn('1960-01-01'),
    ]);
  });
});

describe('fields that a client may not set', () => {
  const CLAIMS = {
    id: '11111111-1111-4111-8111-111111111111',
    userId: '11111111-1111-4111-8111-111111111111',
    phoneNumber: '+12125559999',
    phone_number: '+12125559999',
    phoneVerified: true,
    name: 'Somebody Else',
    role: 'admin',
    isAdmin: true,
    plan: 'Cosmic Plan',
    cosmicPoints: 9999,
    points: 9999,
    level: 99,
    badges: ['level_10'],
    personalityTraits: ['root'],
    hasPassword: true,
    passwordHash: 'scrypt$1$1$1$AA$AA',
    password: 'a password of mine',
    createdAt: '1999-01-01T00:00:00.000Z',
    birthPlaceDetails: { id: 1, name: 'Nowhere', timeZone: 'UTC' },
    consents: [{ version: 'x' }],
  };

  test('change nothing in a registration, an edit or birth details', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(client, phoneNumber);
    const registered = await client.post('/api/register', {
      ...CLAIMS,
      ...buildRegistration({ phoneNumber, username: undefined }),
      id: CLAIMS.id,
      hasPassword: true,
    });
    const user = registered.read(userSchema);
    expect(user).toMatchObject({
      name: 'Nora Whitlock',
      plan: 'Free Plan',
      hasPassword: false,
      personalityTraits: ['creative', 'ambitious', 'caring'],
      createdAt: new Date(attacked.app.clock.now()).toISOString(),
    });
    expect(user.id).not.toBe(CLAIMS.id);

    // Users as they are read: what is encrypted anew has other bytes.
    const { db } = attacked.app.database.client;
    const stored = async () => ({
      ...(await digestOf(attacked)),
      // After an edit notices are planned anew; what is planned is seen in the other tables.
      due_work: undefined,
      users: await db.select().from(users).orderBy(users.id),
    });
    const before = await stored();
    const edited = await client.patch('/api/user', CLAIMS);
    expect(edited.read(userSchema)).toEqual(user);
    const details = {
      birthDate: '1994-08-02',
      birthTime: '21:18',
      birthPlace: 'Chicago, United States',
    };
    const replaced = await client.post('/api/user/birth-details', { ...CLAIMS, ...details });
    expect(replaced.read(userSchema)).toEqual(user);
    expect(await stored()).toEqual(before);

    const progress = (await client.get('/api/user-progress')).read(userProgressSchema);
    expect(progress).toMatchObject({ cosmicPoints: 0, level: 1, badges: [] });
    await expectRefused(attacked, LOGIN_FAILED, [
      () => client.post('/api/login', { username: user.username, password: CLAIMS.password }),
      () =>
        client.post('/api/login', {
          username: user.username,
          password: 'phone-verified-placeholder',
        }),
    ]);
  });
});

describe('points', () => {
  const activity = (client: HttpClient, payload: Record<string, unknown>) =>
    client.post('/api/user-progress/activity', payload);
  const pointsOf = async ({ client }: Member) =>
    (await client.get('/api/user-progress')).read(userProgressSchema).cosmicPoints;

  test('come from the table, not from the claim, and once', async () => {
    const member = await attacked.member();
    const claims = [9999, -9999, '25', 1e308, null, Number.NaN];
    for (const points of claims) {
      const answer = await activity(member.client, {
        activityType: 'reading',
        activityId: 'celestial-love',
        points,
        timestamp: '1970-01-01T00:00:00Z',
      });
      expect(answer.status).toBe(200);
      expect(await pointsOf(member)).toBe(25);
    }
    const sum = 'select sum(points) from point_entries where user_id = $1';
    expect(await attacked.count(sum, member.user.id)).toBe(25);
  });

  test('cannot be claimed for something undone, at the wrong time, or by somebody else', async () => {
    const { client } = await attacked.member();
    const invented: [type: string, id: string][] = [
      ['reading', 'love-everlasting'],
      ['reading', 'celestial-love '],
      ['reading', 'Celestial-Love'],
      ['reading', '__proto__'],
      ['compatibility', 'leo-aries'],
      ['compatibility', 'aries-leo-virgo'],
      ['compatibility', 'aries'],
      ['birthchart', 'solar'],
      ['numerology', 'destiny'],
      ['lottery', 'lucky-2026-11-18'],
      ['lottery', 'lucky-2026-11-23'],
      ['lottery', 'lucky-2026-11-31'],
      ['lottery', 'lucky-today'],
      ['horoscope', `daily-aries-${TODAY}`],
      ['horoscope', 'daily-leo-2026-11-18'],
      ['horoscope', 'daily-leo-2027-11-20'],
      ['horoscope', 'daily-leo-infinity'],
      ['horoscope', `xdaily-leo-${TODAY}`],
      ['constructor', 'natal'],
      ['bonus', '25'],
      ['activity', 'natal'],
    ];
    await expectRefused(
      attacked,
      BAD_INPUT,
      invented.map(
        ([activityType, activityId]) =>
          () =>
            activity(client, { activityType, activityId }),
      ),
    );
  });

  test('as a bonus are whole numbers, 1 to 25, and 25 a day in all', async () => {
    const member = await attacked.member();
    const { client } = member;
    const give = (points: unknown) => client.post('/api/user-progress/points', { points });
    const wrong = [0, -1, -25, 26, 1.5, 0.1 + 0.2, 1e9, 2 ** 53, -1e308, '5', '1e1', true, [5], {}];
    await expectRefused(
      attacked,
      BAD_INPUT,
      wrong.map((points) => () => give(points)),
    );
    expect(await give(24)).toMatchObject({ status: 200 });
    await expectRefused(attacked, { status: 403, code: 'points_cap' }, [
      () => give(2),
      () => give(25),
    ]);
    expect(await give(1)).toMatchObject({ status: 200 });
    await expectRefused(attacked, { status: 403, code: 'points_cap' }, [() => give(1)]);
    expect(await pointsOf(member)).toBe(25);
    attacked.app.clock.advance(24 * 60 * MINUTE_MS);
    expect(await give(25)).toMatchObject({ status: 200 });
    expect(await pointsOf(member)).toBe(50);
  });

  test('claimed again under the same id are awarded once, whoever else has used it', async () => {
    const [one, other] = [await attacked.member(), await attacked.member()];
    const claim = { points: 5, claimId: '0b0f3b64-6a68-4b1a-9a68-07b1a2f7b201' };
    for (let time = 0; time < 3; time += 1) {
      for (const { client } of [one, other]) {
        expect((await client.post('/api/user-progress/points', claim)).status).toBe(200);
      }
    }
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([5, 5]);
  });

  test('and badges cannot be had just by asking', async () => {
    const { client } = await attacked.member();
    const earned = ['first_reading', 'daily_streak_7', 'level_10', 'all_readings'];
    await expectRefused(
      attacked,
      { status: 403, code: 'badge_not_earned' },
      earned.map((badgeId) => () => client.post('/api/user-progress/badge', { badgeId })),
    );
    await expectRefused(
      attacked,
      BAD_INPUT,
      ['level_99', 'admin', '__proto__', 'constructor', 'FIRST_READING'].map(
        (badgeId) => () => client.post('/api/user-progress/badge', { badgeId }),
      ),
    );
  });
});
