// Guessing passwords: what an attempt costs the server tells nothing, and there are five.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpClient } from '#tests/support/http-client.ts';
import { type AttackedApp, type Member, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'correct horse battery';
const LOGIN_FAILED = { status: 401, code: 'login_failed' };
const TOO_MANY = { status: 429, code: 'too_many_requests' };

let attacked: AttackedApp;
let owner: Member;
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

let nextAddress = 0;
/** Each from an address of its own, so that only the limit on the name is met. */
function logIn(username: string, password: string, client: HttpClient = attacked.visitor()) {
  nextAddress += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${nextAddress}` };
  return client.post('/api/login', { username, password }, headers);
}

test('a guess costs one derivation, whether the name has a password, has none, or is nobody’s', async () => {
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

describe('five guesses in a quarter of an hour', () => {
  test('are all that fifty at once get, and then the right one is not looked at either', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => logIn(owner.user.username, `wrong password ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(await logIn(owner.user.username, PASSWORD)).toMatchObject(TOO_MANY);
    expect(derive).toHaveBeenCalledTimes(5);
    attacked.app.clock.advance(15 * MINUTE_MS);
    expect(await logIn(owner.user.username, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('are counted by the name, however it is written', async () => {
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

  test('are all that a stolen session has for the password, under whatever names', async () => {
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
    expect(await thief.post('/api/user/password', { newPassword: 'x'.repeat(8) })).toMatchObject(
      TOO_MANY,
    );
  });
});
