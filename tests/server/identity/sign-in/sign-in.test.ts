import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStoredHash } from '#server/db/encryption.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import {
  buildRegistration,
  findCode,
  signUp,
  takePhoneNumber,
  verifyNumber,
} from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function provenClient() {
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  return { client, phoneNumber };
}

describe('POST /api/register', () => {
  // req: SIGNUP-24
  it('creates the account of a proven number, signed in, with nothing secret in the answer', async () => {
    const { client, phoneNumber } = await provenClient();
    const before = client.cookies.get('sid');
    const answer = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber, username: 'nora_w' }),
    );
    expect(answer.status).toBe(201);
    const user = answer.read(userSchema);
    expect(user).toMatchObject({
      name: 'Nora Whitlock',
      username: 'nora_w',
      phoneNumber: `+1 ••• ••• ${phoneNumber.slice(-4)}`,
      birthDate: '1994-08-02',
      birthTime: '21:18',
      birthPlaceDetails: CHICAGO,
      personalityTraits: ['creative', 'ambitious', 'caring'],
      hasPassword: false,
      plan: 'Free Plan',
    });
    expect(answer.text).not.toContain(phoneNumber);
    expect(client.cookies.get('sid')).not.toBe(before);
    expect(client.cookies.get('signed-in')).toBe('1');
    expect((await client.get('/api/user')).read(userSchema)).toEqual(user);
  });

  // req: TRUST-1
  it('does not trust phoneVerified without a code', async () => {
    const answer = await app
      .client()
      .post('/api/register', buildRegistration({ phoneNumber: takePhoneNumber() }));
    expect([answer.status, answer.code]).toEqual([403, 'phone_not_verified']);
  });

  it('refuses a grant of another number, of another session, or older than half an hour', async () => {
    const { client, phoneNumber } = await provenClient();
    const foreign = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber: takePhoneNumber() }),
    );
    expect(foreign.code).toBe('phone_not_verified');
    const elsewhere = await app.client().post('/api/register', buildRegistration({ phoneNumber }));
    expect(elsewhere.code).toBe('phone_not_verified');
    app.clock.advance(30 * 60_000 + 1);
    const late = await client.post('/api/register', buildRegistration({ phoneNumber }));
    expect(late.code).toBe('phone_not_verified');
  });

  // req: SIGNUP-6 FIELD-5 FIELD-6 FIELD-7 FIELD-8
  it.each([
    ['birthDate', { birthDate: undefined }, 'Please select your birth date'],
    ['birthDate', { birthDate: '1994-02-30' }, 'Please select your birth date'],
    ['birthDate', { birthDate: ' 1994-08-02' }, 'Please select your birth date'],
    ['birthDate', { birthDate: '1899-12-31' }, 'Please choose a date from 1900 on'],
    ['birthDate', { birthDate: '2999-01-01' }, 'Please choose a date that isn’t in the future'],
    ['birthTime', { birthTime: '24:00' }, 'Please give a time as HH:MM, from 00:00 to 23:59'],
    ['birthPlace', { birthPlace: ' \u200b ' }, 'Please enter your birth location'],
    ['birthPlaceId', { birthPlaceId: 1 }, 'Please choose a place from the list'],
    ['firstName', { firstName: 'N' }, 'First name must be at least 2 characters'],
    ['lastName', { lastName: 'W' }, 'Last name must be at least 2 characters'],
    ['email', { email: 'nora' }, 'Please enter a valid email address'],
    ['firstName', { firstName: 'No\u202Era' }, 'Please leave out control characters'],
    ['attractions', { attractions: [] }, 'Please select at least one'],
    [
      'birthTime',
      { birthDate: '1994-04-03', birthTime: '02:30' },
      '2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM',
    ],
  ])('refuses %s of %j with its sentence and keeps the grant', async (field, change, sentence) => {
    const { client, phoneNumber } = await provenClient();
    const answer = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber, ...change }),
    );
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual({ [field]: sentence });
    const mended = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber, username: undefined }),
    );
    expect(mended.status).toBe(201);
  });

  // req: FIELD-14
  it('refuses anybody younger than 13, to the day', async () => {
    const { client, phoneNumber } = await provenClient();
    const today = new Date(app.clock.now()).toISOString().slice(0, 10);
    const birthday = `${Number(today.slice(0, 4)) - 13}${today.slice(4)}`;
    const tomorrow = new Date(Date.parse(`${birthday}T00:00:00Z`) + 86_400_000);
    const payload = { phoneNumber, username: undefined, birthTime: null };
    const young = await client.post(
      '/api/register',
      buildRegistration({ ...payload, birthDate: tomorrow.toISOString().slice(0, 10) }),
    );
    expect(young.read(errorBodySchema).fields).toEqual({
      birthDate: 'Asteria is for people 13 and over',
    });
    // Another date a second later does not help, also on the phone that asks again.
    const older = buildRegistration({ ...payload, birthDate: '1990-03-21' });
    expect((await client.post('/api/register', older)).status).toBe(400);
    const another = await provenClient();
    const old = await another.client.post(
      '/api/register',
      buildRegistration({ ...payload, phoneNumber: another.phoneNumber, birthDate: birthday }),
    );
    expect(old.status).toBe(201);
  });

  it('counts somebody as 13 when the birthday has begun everywhere', async () => {
    app.clock.set('2026-11-22T06:00:00.000Z');
    const payload = { username: undefined, birthTime: null };
    const statuses: number[] = [];
    for (const birthDate of ['2013-11-22', '2013-11-21']) {
      const { client, phoneNumber } = await provenClient();
      const body = buildRegistration({ ...payload, phoneNumber, birthDate });
      statuses.push((await client.post('/api/register', body)).status);
    }
    expect(statuses).toEqual([400, 201]);
  });

  it('returns 409 for a number with an account, and its grant still logs in', async () => {
    const first = await signUp(app, app.client());
    const client = app.client();
    await verifyNumber(app, client, first.fullPhoneNumber);
    const again = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber: first.fullPhoneNumber }),
    );
    expect([again.status, again.code]).toEqual([409, 'account_exists']);
    const login = await client.post('/api/login', { phoneNumber: first.fullPhoneNumber });
    expect(login.read(userSchema).id).toBe(first.id);
  });

  // req: SIGNUP-24
  it('silently replaces a username that is taken or invalid', async () => {
    const taken = await signUp(app, app.client(), { username: 'star_gazer' });
    expect(taken.username).toBe('star_gazer');
    const second = await signUp(app, app.client(), { username: 'star_gazer' });
    expect(second.username).toMatch(/^[a-z]+_[a-z]+_[a-z]{4}$/);
    // The page's own suggestion holds the end of the number.
    const suggested = await signUp(app, app.client(), { username: 'user_0123_4567' });
    expect(suggested.username).toMatch(/^[a-z]+_[a-z]+_[a-z]{4}$/);
    const third = await signUp(app, app.client(), { username: { $ne: null } });
    expect(third.username).toMatch(/^[a-z]+_[a-z]+_[a-z]{4}$/);
  });

  // req: CALL-8
  it('keeps names in any script as typed, drops extra fields, and ignores a sent id', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const user = await signUp(app, app.client(), {
      id,
      firstName: 'Zoë 🌙',
      lastName: '<b>李雷</b>',
      isAdmin: true,
      name: 'Somebody Else',
      personalityTraits: ['root'],
    });
    expect(user.name).toBe('Zoë 🌙 <b>李雷</b>');
    expect(user.id).not.toBe(id);
    expect(user.personalityTraits).toEqual(['creative', 'ambitious', 'caring']);
  });

  // req: SIGNUP-24
  it('calls somebody without a name User', async () => {
    const user = await signUp(app, app.client(), { firstName: undefined, lastName: '' });
    expect([user.firstName, user.lastName, user.name]).toEqual(['User', '', 'User']);
  });

  it('creates one account for many simultaneous registrations', async () => {
    const { client, phoneNumber } = await provenClient();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.post('/api/register', buildRegistration({ phoneNumber, username: undefined })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { rows } = await app.database.client.query({
      text: 'select 1 from users where phone_hash = $1',
      values: [toStoredHash(phoneNumber)],
    });
    expect(rows).toHaveLength(1);
  });
});

describe('POST /api/login', () => {
  it('signs a proven number in', async () => {
    const user = await signUp(app, app.client());
    const client = app.client();
    await verifyNumber(app, client, user.fullPhoneNumber);
    const answer = await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    expect(answer.status).toBe(200);
    expect(answer.read(userSchema).id).toBe(user.id);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  // req: TRUST-1
  it('works once per grant', async () => {
    const user = await signUp(app, app.client());
    const client = app.client();
    await verifyNumber(app, client, user.fullPhoneNumber);
    await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    const again = await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    expect(again.code).toBe('login_failed');
  });

  it('returns 404 for a proven number without an account, and its grant still signs up', async () => {
    const { client, phoneNumber } = await provenClient();
    const answer = await client.post('/api/login', { phoneNumber });
    expect([answer.status, answer.code]).toEqual([404, 'no_account']);
    const registered = await client.post(
      '/api/register',
      buildRegistration({ phoneNumber, username: undefined }),
    );
    expect(registered.status).toBe(201);
  });

  it('has one sentence for every cause of failure', async () => {
    const user = await signUp(app, app.client());
    const withPassword = app.client();
    await verifyNumber(app, withPassword, user.fullPhoneNumber);
    await withPassword.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    const attempts = [
      { phoneNumber: user.fullPhoneNumber },
      { phoneNumber: takePhoneNumber() },
      { username: user.username, password: 'phone-verified-placeholder' },
      { username: 'nobody_at_all', password: 'phone-verified-placeholder' },
    ];
    const bodies = new Set<string>();
    for (const attempt of attempts) {
      const answer = await app.client().post('/api/login', attempt);
      expect([answer.status, answer.code]).toEqual([401, 'login_failed']);
      const { requestId: _, ...body } = answer.read(errorBodySchema);
      bodies.add(JSON.stringify(body));
    }
    expect(bodies.size).toBe(1);
  });

  // req: LOGIN-6 TRUST-2
  it('accepts username and password only after the owner has set a password', async () => {
    const owner = app.client();
    const user = await signUp(app, owner, { username: 'with_password' });
    const login = { username: 'With_Password', password: 'correct horse' };
    expect((await app.client().post('/api/login', login)).code).toBe('login_failed');
    const set = await owner.post('/api/user/password', { newPassword: 'correct horse' });
    expect(set.status).toBe(200);
    const answer = await app.client().post('/api/login', login);
    expect(answer.read(userSchema)).toMatchObject({ id: user.id, hasPassword: true });
  });

  it.each([
    [{}, { username: 'Please enter your username', password: 'Please enter your password' }],
    [{ username: 'nora' }, { password: 'Please enter your password' }],
    [{ phoneNumber: 5 }, { phoneNumber: 'Please enter a valid phone number' }],
  ])('refuses %j at its fields', async (payload, fields) => {
    const answer = await app.client().post('/api/login', payload);
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual(fields);
  });

  it('allows five wrong passwords per name in a quarter of an hour', async () => {
    const strict = await createTestApp();
    const statuses: number[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const answer = await strict
        .client()
        .post('/api/login', { username: 'somebody', password: 'wrong password' });
      statuses.push(answer.status);
    }
    await strict.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('POST /api/logout', () => {
  it('ends the session for good and clears both cookies', async () => {
    const client = app.client();
    await signUp(app, client);
    const stolen = new Map(client.cookies);
    const answer = await client.post('/api/logout');
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    // What is left says only that somebody has signed in on this device.
    expect([...client.cookies.keys()]).toEqual(['device']);
    for (const [name, value] of stolen) client.cookies.set(name, value);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('succeeds without a session too', async () => {
    const answer = await app.client().post('/api/logout');
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  });
});

// req: RUN-3
it('two servers on one database share codes, grants and sessions', async () => {
  const twin = await app.twin();
  const phoneNumber = takePhoneNumber();
  const here = app.client();
  const there = twin.client();
  there.cookies.clear();
  await here.post('/api/verify/send', { phoneNumber });
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  const checked = await there.post('/api/verify/check', {
    phoneNumber,
    code: findCode(app, phoneNumber),
  });
  expect(checked.status).toBe(200);
  for (const [name, value] of there.cookies) here.cookies.set(name, value);
  const registered = await here.post(
    '/api/register',
    buildRegistration({ phoneNumber, username: undefined }),
  );
  expect(registered.status).toBe(201);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  expect((await there.get('/api/user')).status).toBe(200);
  await there.post('/api/logout');
  expect((await here.get('/api/user')).status).toBe(401);
});
