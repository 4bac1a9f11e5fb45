// Guessing passwords: the duration of an attempt reveals nothing, and there are five attempts.

import crypto from 'node:crypto';
import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AttackedApp, type Member, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'correct horse battery';
const LOGIN_FAILED = { status: 401, code: 'login_failed' };
const TOO_MANY = { status: 429, code: 'too_many_requests' };

let attacked: AttackedApp;
let owner: Member;
const { scrypt } = crypto;
const derive = vi.spyOn(crypto, 'scrypt');
beforeAll(async () => {
  syncBuiltinESMExports();
  attacked = await startAttackedApp({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
  owner = await attacked.member();
  const set = await owner.client.post('/api/user/password', { newPassword: PASSWORD });
  expect(set.status).toBe(200);
});
beforeEach(() => {
  attacked.app.clock.advance(60 * MINUTE_MS);
  derive.mockClear();
});
afterAll(async () => {
  attacked.searchLog();
  derive.mockRestore();
  syncBuiltinESMExports();
  await attacked.close();
});

const ADDRESS = '203.0.113.1';
/** The time in which the server notices that a browser has hung up. */
const SEEN_MS = 50;
function logIn(
  username: string,
  password: string,
  { client = attacked.visitor(), address = ADDRESS } = {},
) {
  return client.post('/api/login', { username, password }, { 'x-forwarded-for': address });
}
/** Guesses that many times, each time from another address. */
async function guessFromEverywhere(username: string, times: number) {
  for (let guessed = 0; guessed < times; guessed += 1) {
    const answer = await logIn(username, 'a wrong one', { address: `198.51.100.${guessed}` });
    expect(answer).toMatchObject(LOGIN_FAILED);
  }
}

/** Logs in with the right password, and hangs up while the server compares it. */
async function hangUp(username: string): Promise<void> {
  const login = request(`${attacked.app.baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
  });
  login.on('error', () => undefined);
  const compared = new Promise<void>((done) => {
    derive.mockImplementationOnce((...args: unknown[]) => {
      login.destroy();
      setTimeout(() => {
        Reflect.apply(scrypt, crypto, args);
        done();
      }, SEEN_MS);
    });
  });
  login.end(JSON.stringify({ username, password: PASSWORD }));
  await compared;
}

test('a guess costs one derivation, whether the name has a password, has none, or does not exist', async () => {
  const { user: without } = await attacked.member();
  const costs: unknown[] = [];
  for (const name of [owner.user.username, without.username, 'nobody_at_all']) {
    derive.mockClear();
    expect(await logIn(name, 'phone-verified-placeholder')).toMatchObject(LOGIN_FAILED);
    expect(derive).toHaveBeenCalledTimes(1);
    const [, salt, length, cost] = derive.mock.calls[0] ?? [];
    costs.push([Buffer.from(salt as Buffer).length, length, cost]); // the salt is always bytes here
  }
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[2]).toEqual(costs[0]);
});

test('a derivation has its full cost by default', async () => {
  const app = await attacked.app.twin({ replace: { passwordCost: undefined } });
  const { client, user } = await attacked.member();
  const set = { newPassword: PASSWORD };
  expect((await attacked.copyOf(client, app).post('/api/user/password', set)).status).toBe(200);
  const { rows } = await app.database.client.query({
    text: 'select password_hash from users where username = $1',
    values: [user.username],
  });
  expect(String(rows[0]?.['password_hash'])).toMatch(/^scrypt\$32768\$8\$3\$/);
});

describe('five guesses in a quarter of an hour', () => {
  test('are all that fifty simultaneous guesses get, and then even the right one is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => logIn(owner.user.username, `wrong password ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(await logIn(owner.user.username, PASSWORD)).toMatchObject(TOO_MANY);
    expect(derive).toHaveBeenCalledTimes(5);
    // The address has had its twenty log-ins of the hour as well.
    attacked.app.clock.advance(60 * MINUTE_MS);
    expect(await logIn(owner.user.username, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('are counted by name, however it is written', async () => {
    const name = owner.user.username;
    for (const spelling of [name, name.toUpperCase(), ` ${name}`, `${name}  `, name]) {
      expect(await logIn(spelling, 'a wrong one')).toMatchObject(LOGIN_FAILED);
    }
    expect(await logIn(name, PASSWORD)).toMatchObject(TOO_MANY);
  });

  test('are not used up by right ones', async () => {
    for (let time = 0; time < 7; time += 1) {
      expect(await logIn(owner.user.username, PASSWORD)).toMatchObject({ status: 200 });
    }
  });

  test('nor by right ones whose browser is gone before the answer', async () => {
    const name = owner.user.username;
    for (let time = 0; time < 5; time += 1) await hangUp(name);
    expect(await logIn(name, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('are counted by address: another address, and the owner’s device at the same one, have their own', async () => {
    const name = owner.user.username;
    for (let guessed = 0; guessed < 5; guessed += 1) {
      expect(await logIn(name, 'a wrong one')).toMatchObject(LOGIN_FAILED);
    }
    expect(await logIn(name, PASSWORD)).toMatchObject(TOO_MANY);
    const elsewhere = await logIn(name, PASSWORD, { address: '203.0.113.2' });
    expect(elsewhere).toMatchObject({ status: 200 });
    const own = await logIn(name, PASSWORD, { client: attacked.copyOf(owner.client) });
    expect(own).toMatchObject({ status: 200 });
  });

  test('are all that a stolen session gets for the password, under whatever names', async () => {
    const { client } = await attacked.member();
    await client.post('/api/user/password', { newPassword: PASSWORD });
    const thief = attacked.copyOf(client);
    const guess = (currentPassword: string) =>
      thief.post('/api/user/password', { currentPassword, newPassword: 'the thief has it' });
    for (let guessed = 0; guessed < 5; guessed += 1) {
      expect(await guess(`guess ${guessed}`)).toMatchObject({ status: 400, code: 'bad_input' });
      const renamed = await thief.patch('/api/user', { username: `renamed_${guessed}` });
      expect(renamed.status).toBe(200);
    }
    expect(await guess(PASSWORD)).toMatchObject(TOO_MANY);
    // Nor is it looked at under another address, and without it nothing is changed.
    expect(await thief.post('/api/user/proof', { password: PASSWORD })).toMatchObject(TOO_MANY);
    const needed = { status: 403, code: 'fresh_proof_needed' };
    const change = { newPassword: 'x'.repeat(8) };
    expect(await thief.post('/api/user/password', change)).toMatchObject(needed);
    expect(await thief.delete('/api/user/password')).toMatchObject(needed);
  });
});

describe('a hundred guesses in a row from strangers', () => {
  test('are the last: then the right one works only on the owner’s device, until it or a code was used', async () => {
    const member = await attacked.member();
    const name = member.user.username;
    await member.client.post('/api/user/password', { newPassword: PASSWORD });
    await attacked.app.database.client.query({
      text: 'update users set password_failures = 97 where username = $1',
      values: [name],
    });
    await guessFromEverywhere(name, 5);
    expect(await logIn(name, PASSWORD, { address: '203.0.113.9' })).toMatchObject(LOGIN_FAILED);
    await attacked.app.database.client.query({
      text: 'update users set password_failures = 98 where username = $1',
      values: [name],
    });
    const onOwnDevice = { client: attacked.copyOf(member.client) };
    await guessFromEverywhere(name, 5);
    expect(await logIn(name, 'a wrong one', onOwnDevice)).toMatchObject(LOGIN_FAILED);
    expect(await logIn(name, PASSWORD, onOwnDevice)).toMatchObject({ status: 200 });
    expect(await logIn(name, PASSWORD, { address: '203.0.113.9' })).toMatchObject({ status: 200 });

    await attacked.app.database.client.query({
      text: 'update users set password_failures = 100 where username = $1',
      values: [name],
    });
    attacked.app.clock.advance(MINUTE_MS);
    const newPhone = attacked.visitor();
    await attacked.prove(newPhone, member.phoneNumber);
    const byCode = await newPhone.post('/api/login', { phoneNumber: member.phoneNumber });
    expect(byCode.status).toBe(200);
    expect(await logIn(name, PASSWORD, { address: '203.0.113.8' })).toMatchObject({ status: 200 });
  });
});

describe('a new password', () => {
  const set = (member: Member, newPassword: string) =>
    member.client.post('/api/user/password', { newPassword });

  test('must not be among the most common ones, nor name, username or number', async () => {
    const member = await attacked.member({ firstName: 'Marguerite' });
    for (const common of ['123456', 'password', 'PASSWORD', 'aaaaaa', '      ', 'qwerty123']) {
      const answer = await set(member, common);
      expect([answer.status, answer.code], common).toEqual([400, 'bad_input']);
      expect(answer.json).toMatchObject({ fields: { newPassword: expect.stringMatching(/Many/) } });
    }
    // Ten can be tried in an hour, and after it the sign-in is no fresh proof any more.
    attacked.app.clock.advance(60 * MINUTE_MS);
    await attacked.proveAnew(member);
    const national = member.phoneNumber.slice(2);
    for (const known of [
      member.user.username,
      'marguerite',
      'Marguerite Whitlock-Ferreira',
      member.phoneNumber,
      national,
      `(${national.slice(0, 3)}) ${national.slice(3)}`,
    ]) {
      const answer = await set(member, known);
      expect([answer.status, answer.code], known).toEqual([400, 'bad_input']);
    }
    expect((await set(member, `${national.slice(0, 4)} violet lanterns`)).status).toBe(200);
  });

  test('can be set ten times an hour', async () => {
    const member = await attacked.member();
    await set(member, PASSWORD);
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
      statuses.push((await member.client.post('/api/user/password', change)).status);
    }
    expect(statuses).toEqual([...new Array(9).fill(200), 429]);
  });
});
