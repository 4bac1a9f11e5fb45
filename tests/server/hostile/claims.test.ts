// What a client says of itself and of others: that its number is proven, that it has earned points, that an
// id is its own, that it knows a password. None of it counts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { type AttackedApp, type Member, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const TODAY = '2026-11-20';
const NOT_PROVEN = { status: 403, code: 'phone_not_verified' };
const LOGIN_FAILED = { status: 401, code: 'login_failed' };
const BAD_INPUT = { status: 400, code: 'bad_input' };

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp();
});
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

async function digest() {
  const { rate_limits: _limits, ...tables } = await attacked.digest();
  return tables;
}
/** Makes the calls, which must all be refused alike, and looks that nothing has changed. */
async function expectRefused(
  expected: { status: number; code: string },
  calls: readonly (() => ReturnType<HttpClient['send']>)[],
) {
  const before = await digest();
  for (const call of calls) expect(await call(), String(call)).toMatchObject(expected);
  expect(await digest()).toEqual(before);
}

describe('a grant', () => {
  test('is not had by saying so', async () => {
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
      NOT_PROVEN,
      claims.map((claim) => () => client.post('/api/register', { ...payload, ...claim })),
    );
    await expectRefused(LOGIN_FAILED, [() => client.post('/api/login', { phoneNumber })]);
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
    await expectRefused(NOT_PROVEN, [
      () => register(client, other),
      () => register(elsewhere, phoneNumber),
      () => register(attacked.visitor(), phoneNumber),
    ]);
    attacked.app.clock.advance(30 * MINUTE_MS);
    await expectRefused(NOT_PROVEN, [() => register(client, phoneNumber)]);

    await attacked.prove(client, phoneNumber);
    const copy = attacked.copyOf(client);
    expect(await register(client, phoneNumber)).toMatchObject({ status: 201 });
    // The grant is gone, and the session that it hung on.
    await expectRefused(NOT_PROVEN, [
      () => register(client, phoneNumber),
      () => register(copy, phoneNumber),
    ]);
    await expectRefused(LOGIN_FAILED, [
      () => client.post('/api/login', { phoneNumber }),
      () => copy.post('/api/login', { phoneNumber }),
    ]);
  });

  test('of one number opens no account of another', async () => {
    const victim = await attacked.member();
    const thief = attacked.visitor();
    await attacked.prove(thief, attacked.freshNumber());
    await expectRefused(LOGIN_FAILED, [
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber }),
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber, phoneVerified: true }),
      () => thief.post('/api/login', { phoneNumber: victim.phoneNumber, userId: victim.user.id }),
    ]);
  });

  test('is kept by a refusal that its owner can mend', async () => {
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

  test('opens no account to whoever has said to be too young, whatever date comes next', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(client, phoneNumber);
    const registerBornOn = (birthDate: string) =>
      client.post('/api/register', buildRegistration({ phoneNumber, birthDate }));
    const digestWithoutSessions = async () => {
      const { sessions: _sessions, ...tables } = await digest();
      return tables;
    };
    const sessions = () => attacked.count('select count(*) from sessions');
    const [before, open] = [await digestWithoutSessions(), await sessions()];
    expect(await registerBornOn('2020-01-01')).toMatchObject(BAD_INPUT);
    // That, and no date, is what the session remembers.
    expect([await digestWithoutSessions(), await sessions()]).toEqual([before, open]);
    const marked = 'select count(*) from sessions where age_refused';
    expect(await attacked.count(marked)).toBe(1);
    await expectRefused(BAD_INPUT, [
      () => registerBornOn('1994-08-02'),
      () => registerBornOn('1960-01-01'),
    ]);
  });
});

describe('fields that are not the client’s to give', () => {
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

    const before = await digest();
    const edited = await client.patch('/api/user', CLAIMS);
    expect(edited.read(userSchema)).toEqual(user);
    const details = {
      birthDate: '1994-08-02',
      birthTime: '21:18',
      birthPlace: 'Chicago, United States',
    };
    const replaced = await client.post('/api/user/birth-details', { ...CLAIMS, ...details });
    expect(replaced.read(userSchema)).toEqual(user);
    expect(await digest()).toEqual(before);

    const progress = (await client.get('/api/user-progress')).read(userProgressSchema);
    expect(progress).toMatchObject({ cosmicPoints: 0, level: 1, badges: [] });
    await expectRefused(LOGIN_FAILED, [
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

  test('are not had for what was not, or not now, or by somebody else', async () => {
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
      BAD_INPUT,
      invented.map(
        ([activityType, activityId]) =>
          () =>
            activity(client, { activityType, activityId }),
      ),
    );
  });

  test('as a bonus are whole, 1 to 25, and 25 a day in all', async () => {
    const member = await attacked.member();
    const { client } = member;
    const give = (points: unknown) => client.post('/api/user-progress/points', { points });
    const wrong = [0, -1, -25, 26, 1.5, 0.1 + 0.2, 1e9, 2 ** 53, -1e308, '5', '1e1', true, [5], {}];
    await expectRefused(
      BAD_INPUT,
      wrong.map((points) => () => give(points)),
    );
    expect(await give(24)).toMatchObject({ status: 200 });
    await expectRefused({ status: 403, code: 'points_cap' }, [() => give(2), () => give(25)]);
    expect(await give(1)).toMatchObject({ status: 200 });
    await expectRefused({ status: 403, code: 'points_cap' }, [() => give(1)]);
    expect(await pointsOf(member)).toBe(25);
    attacked.app.clock.advance(24 * 60 * MINUTE_MS);
    expect(await give(25)).toMatchObject({ status: 200 });
    expect(await pointsOf(member)).toBe(50);
  });

  test('claimed again under the same id are given once, whoever else has used it', async () => {
    const [one, other] = [await attacked.member(), await attacked.member()];
    const claim = { points: 5, claimId: '0b0f3b64-6a68-4b1a-9a68-07b1a2f7b201' };
    for (let time = 0; time < 3; time += 1) {
      for (const { client } of [one, other]) {
        expect((await client.post('/api/user-progress/points', claim)).status).toBe(200);
      }
    }
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([5, 5]);
  });

  test('and badges are not had for the asking', async () => {
    const { client } = await attacked.member();
    const earned = ['first_reading', 'daily_streak_7', 'level_10', 'all_readings'];
    await expectRefused(
      { status: 403, code: 'badge_not_earned' },
      earned.map((badgeId) => () => client.post('/api/user-progress/badge', { badgeId })),
    );
    await expectRefused(
      BAD_INPUT,
      ['level_99', 'admin', '__proto__', 'constructor', 'FIRST_READING'].map(
        (badgeId) => () => client.post('/api/user-progress/badge', { badgeId }),
      ),
    );
  });
});

describe('somebody else’s data', () => {
  const bare = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

  // req: TRUST-4
  test('is refused with one and the same body, whether that somebody exists or not', async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const ids = [
      victim.user.id,
      victim.user.id.toUpperCase(),
      thief.user.id.toUpperCase(),
      `${thief.user.id}%20`,
      `%20${thief.user.id}`,
      '00000000-0000-4000-8000-000000000000',
      'not-an-id',
      '..',
      '*',
      '%25',
    ];
    const owned = attacked.routes.filter(({ path }) => path.includes('{userId}'));
    expect(owned.length).toBeGreaterThan(3);
    for (const route of owned) {
      const bodies = new Set<string>();
      const before = await digest();
      for (const id of ids) {
        const path = route.path.replace('{userId}', id).replace('{date}', isoToday());
        const answer = await thief.client.send(path, {
          method: route.method,
          ...(route.body === undefined ? {} : { json: { date: isoToday() } }),
        });
        expect([answer.status, answer.code], `${route.path} ${id}`).toEqual([403, 'forbidden']);
        bodies.add(bare(answer.text));
      }
      expect(bodies.size).toBe(1);
      expect(await digest()).toEqual(before);
    }
  });

  test('is not ended: sessions of others are as unknown as none', async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const [session] = (await victim.client.get('/api/user/sessions')).json as { id: string }[]; // as it answers
    const known = await thief.client.delete(`/api/user/sessions/${session?.id}`);
    const unknown = await thief.client.delete(`/api/user/sessions/${victim.user.id}`);
    expect([known.status, known.code]).toEqual([404, 'not_found']);
    expect(bare(known.text)).toBe(bare(unknown.text));
    expect((await victim.client.get('/api/user')).status).toBe(200);
  });

  test('is in no export, list or answer of others', async () => {
    const victim = await attacked.member({
      firstName: 'Wilhelmina',
      lastName: 'Quackenbush',
      email: 'w.quackenbush@example.com',
    });
    const letter = {
      email: 'w.quackenbush@example.com',
      firstName: 'Wilhelmina',
      lastName: 'Quackenbush',
      consent: true,
    };
    await victim.client.patch('/api/user', { email: letter.email });
    expect((await victim.client.post('/api/subscribe', letter)).status).toBe(202);
    const thief = await attacked.member();
    // Asking for mail in another's name makes nothing of theirs one's own.
    expect((await thief.client.post('/api/subscribe', letter)).status).toBe(202);
    const texts = await Promise.all(
      ['/api/user', '/api/user/export', '/api/user/sessions', '/api/user-progress'].map(
        async (path) => (await thief.client.get(path)).text,
      ),
    );
    expect(texts.join()).not.toMatch(/Wilhelmina|Quackenbush/i);
    const own = await victim.client.get('/api/user/export');
    expect(own.text).toContain('w.quackenbush@example.com');
    expect(own.text).not.toMatch(/scrypt\$|sidHash|codeHash|passwordHash/);
  });

  test('is not deleted by who does not know the username, or asks for somebody else’s', async () => {
    const [thief, victim] = [await attacked.member(), await attacked.member()];
    const wrong = [
      '',
      ' ',
      victim.user.username,
      `${thief.user.username} `,
      thief.user.username.toUpperCase(),
    ];
    await expectRefused(
      BAD_INPUT,
      wrong.map((confirm) => () => thief.client.delete('/api/user', { confirm })),
    );
  });

  // req: TRUST-5
  test('is not learned at the door: the same answers for known and unknown numbers and names', async () => {
    const { client: owner, phoneNumber, user } = await attacked.member();
    await owner.post('/api/user/password', { newPassword: 'correct horse' });
    attacked.app.clock.advance(11 * MINUTE_MS);
    const unknown = attacked.freshNumber();
    const ask = async (number: string, name: string) => {
      const client = attacked.visitor();
      const answers = [
        await client.post('/api/verify/send', { phoneNumber: number }),
        await client.post('/api/verify/check', {
          phoneNumber: number,
          code: attacked.wrongCodeFor(number),
        }),
        await client.post('/api/register', buildRegistration({ phoneNumber: number })),
        await client.post('/api/login', { phoneNumber: number }),
        await client.post('/api/login', { username: name, password: 'a wrong one' }),
        await client.post('/api/subscribe', {
          email: 'a@example.com',
          firstName: 'Al',
          lastName: 'Bo',
          consent: true,
        }),
      ];
      return answers.map(({ status, headers, text }) => [
        status,
        Object.keys(headers).sort(),
        bare(text),
      ]);
    };
    expect(await ask(phoneNumber, user.username)).toEqual(await ask(unknown, 'nobody_at_all'));
    const stored = `select count(*) from subscribers where email = 'a@example.com'`;
    expect(await attacked.count(stored)).toBe(0);
  });
});

const isoToday = () => new Date(attacked.app.clock.now()).toISOString().slice(0, 10);
