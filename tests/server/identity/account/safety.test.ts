import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { createHold } from '#tests/support/hold.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { findCode, signUp, takePhoneNumber, verifyNumber } from '#tests/support/journeys.ts';
import type { SignedUpUser } from '#tests/support/people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PASSWORD = 'violet lantern harbor';
const NEXT_PASSWORD = 'orchard under snow';
const MINUTE_MS = 60_000;
const FRESH_PROOF_NEEDED = { status: 403, code: 'fresh_proof_needed' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function signedIn(): Promise<{ client: HttpClient; user: SignedUpUser }> {
  const client = app.client();
  return { client, user: await signUp(app, client) };
}
/** A browser with a copy of the cookies: a thief's. */
function copyOf(client: HttpClient): HttpClient {
  const copy = app.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
async function proveByCode(client: HttpClient, phoneNumber: string) {
  expect((await client.post('/api/user/proof/code')).status).toBe(200);
  return client.post('/api/user/proof', { code: findCode(app, phoneNumber) });
}
/** Lets no hash of this password be computed before `release`. `done` lists the passwords in the order of their hashes. */
function holdHashes(held: string): { done: string[]; release: () => void } {
  const { scrypt } = crypto;
  const hold = createHold();
  const done: string[] = [];
  const spy = vi
    .spyOn(crypto, 'scrypt')
    .mockImplementation(async (password, salt, length, options, callback) => {
      if (password === held) await hold.released;
      scrypt(password, salt, length, options, (error, key) => {
        done.push(String(password));
        callback(error, key);
      });
    });
  // The server imports `scrypt` by its name.
  syncBuiltinESMExports();
  return {
    done,
    release() {
      hold.release();
      spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
const setPassword = (client: HttpClient, body: object) => client.post('/api/user/password', body);

it("repeated password changes do not delay other people's log-ins", async () => {
  const { client, user } = await signedIn();
  expect((await setPassword(client, { newPassword: PASSWORD })).status).toBe(200);
  const busy = await Promise.all(Array.from({ length: 5 }, () => signedIn()));
  const hashes = holdHashes(NEXT_PASSWORD);
  const answers: number[] = [];
  const changes = busy.flatMap((one) =>
    Array.from({ length: 5 }, async () => {
      const { status } = await setPassword(copyOf(one.client), { newPassword: NEXT_PASSWORD });
      answers.push(status);
    }),
  );
  try {
    // More than can wait: when one is refused, the queue of changes is full, and none is done.
    await expect.poll(() => answers).toContain(503);
    const logIn = { username: user.username, password: PASSWORD };
    expect((await app.client().post('/api/login', logIn)).status).toBe(200);
    expect(hashes.done).toEqual([PASSWORD]);
  } finally {
    hashes.release();
    await Promise.all(changes);
  }
  expect(hashes.done).toContain(NEXT_PASSWORD);
});

describe('a session that is older than ten minutes', () => {
  // req: SAFETY-1
  it('cannot set a password, export or delete without a fresh proof', async () => {
    const { client, user } = await signedIn();
    app.clock.advance(10 * MINUTE_MS + 1);
    const thief = copyOf(client);
    expect(await setPassword(thief, { newPassword: PASSWORD })).toMatchObject(FRESH_PROOF_NEEDED);
    expect(await thief.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
    const confirm = { confirm: user.username };
    expect(await thief.delete('/api/user', confirm)).toMatchObject(FRESH_PROOF_NEEDED);
    expect((await client.get('/api/user')).read(userSchema).hasPassword).toBe(false);

    const before = client.cookies.get('sid');
    expect((await proveByCode(client, user.fullPhoneNumber)).status).toBe(200);
    expect(client.cookies.get('sid')).not.toBe(before);
    // The copy of the cookie died with the proof.
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user/export')).status).toBe(200);
    expect((await setPassword(client, { newPassword: PASSWORD })).status).toBe(200);
    expect((await client.delete('/api/user', confirm)).status).toBe(200);
  });

  it('is proven only by the right password or code', async () => {
    const { client, user } = await signedIn();
    await setPassword(client, { newPassword: PASSWORD });
    app.clock.advance(11 * MINUTE_MS);
    const wrong = await client.post('/api/user/proof', { password: 'not this one' });
    expect([wrong.status, wrong.code]).toEqual([400, 'bad_input']);
    await client.post('/api/user/proof/code');
    const code = findCode(app, user.fullPhoneNumber) === '000000' ? '000001' : '000000';
    expect((await client.post('/api/user/proof', { code })).code).toBe('invalid_code');
    expect(await client.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
    expect((await client.post('/api/user/proof', { password: PASSWORD })).status).toBe(200);
    expect((await client.get('/api/user/export')).status).toBe(200);
    app.clock.advance(10 * MINUTE_MS + 1);
    expect(await client.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
  });
});

describe('a password', () => {
  // req: SAFETY-2
  it('set by a thief or forgotten by its owner is replaced with a code, but not by signing in alone', async () => {
    const { client, user } = await signedIn();
    // Within ten minutes of the sign-in a copied cookie is enough to set the first one …
    expect((await setPassword(copyOf(client), { newPassword: PASSWORD })).status).toBe(200);
    // … which ends the owner's session, who signs in anew.
    expect((await client.get('/api/user')).status).toBe(401);
    app.clock.advance(2 * MINUTE_MS);
    await verifyNumber(app, client, user.fullPhoneNumber);
    await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    const change = { newPassword: NEXT_PASSWORD };
    expect(await setPassword(client, change)).toMatchObject(FRESH_PROOF_NEEDED);
    expect(await client.delete('/api/user/password')).toMatchObject(FRESH_PROOF_NEEDED);
    app.clock.advance(2 * MINUTE_MS);
    expect((await proveByCode(client, user.fullPhoneNumber)).status).toBe(200);
    expect((await setPassword(client, change)).status).toBe(200);
    const login = (password: string) =>
      app.client().post('/api/login', { username: user.username, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEXT_PASSWORD)).status).toBe(200);
  });

  it('can be changed and removed by somebody who knows it, which ends copies of the cookie', async () => {
    const { client, user } = await signedIn();
    await setPassword(client, { newPassword: PASSWORD });
    app.clock.advance(60 * MINUTE_MS);
    const thief = copyOf(client);
    const change = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD };
    expect((await setPassword(client, change)).status).toBe(200);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await client.delete('/api/user/password')).toMatchObject(FRESH_PROOF_NEEDED);
    await client.post('/api/user/proof', { password: NEXT_PASSWORD });
    expect((await client.delete('/api/user/password')).status).toBe(200);
    expect((await client.get('/api/user')).read(userSchema).hasPassword).toBe(false);
    const login = { username: user.username, password: NEXT_PASSWORD };
    expect((await app.client().post('/api/login', login)).status).toBe(401);
  });

  it('is removed by null as the new one, with the old one or a fresh proof', async () => {
    const { client, user } = await signedIn();
    await setPassword(client, { newPassword: PASSWORD });
    const removal = { newPassword: null };
    expect(await setPassword(client, removal)).toMatchObject(FRESH_PROOF_NEEDED);
    const wrong = await setPassword(client, { ...removal, currentPassword: NEXT_PASSWORD });
    expect(wrong.json).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    expect((await setPassword(client, { ...removal, currentPassword: PASSWORD })).status).toBe(200);
    expect((await client.get('/api/user')).read(userSchema).hasPassword).toBe(false);
    const login = { username: user.username, password: PASSWORD };
    expect((await app.client().post('/api/login', login)).status).toBe(401);
    const history = (await client.get('/api/user/history')).read(accountHistorySchema);
    expect(history.map(({ kind }) => kind)).toContain('password_removed');
  });
});

describe('the number', () => {
  // req: SAFETY-3
  it('is changed with codes to both numbers, and then signs in', async () => {
    const { client, user } = await signedIn();
    const other = app.client();
    app.clock.advance(MINUTE_MS);
    await verifyNumber(app, other, user.fullPhoneNumber);
    await other.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    const phoneNumber = takePhoneNumber();
    const change = () => client.post('/api/user/phone', { phoneNumber });
    expect(await change()).toMatchObject(FRESH_PROOF_NEEDED);
    app.clock.advance(2 * MINUTE_MS);
    await proveByCode(client, user.fullPhoneNumber);
    expect(await change()).toMatchObject({ status: 403, code: 'phone_not_verified' });
    await verifyNumber(app, client, phoneNumber);
    const changed = await change();
    expect(changed.status).toBe(200);
    expect(changed.read(userSchema).phoneNumber.slice(-4)).toBe(phoneNumber.slice(-4));
    // Used once, and the other devices are signed out.
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).read(userSchema).id).toBe(user.id);

    const later = app.client();
    await verifyNumber(app, later, phoneNumber);
    expect((await later.post('/api/login', { phoneNumber })).read(userSchema).id).toBe(user.id);
    // Whoever gets the old number finds no account.
    app.clock.advance(10 * MINUTE_MS);
    const stranger = app.client();
    await verifyNumber(app, stranger, user.fullPhoneNumber);
    const old = await stranger.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    expect([old.status, old.code]).toEqual([404, 'no_account']);
  });

  it("cannot be changed to one with an account, to itself, or with another session's grant", async () => {
    const taken = await signedIn();
    const { client, user } = await signedIn();
    await setPassword(client, { newPassword: PASSWORD });
    await client.post('/api/user/proof', { password: PASSWORD });
    app.clock.advance(2 * MINUTE_MS);
    const number = taken.user.fullPhoneNumber;
    await verifyNumber(app, client, number);
    const conflict = await client.post('/api/user/phone', { phoneNumber: number });
    expect([conflict.status, conflict.code]).toEqual([409, 'account_exists']);
    const own = await client.post('/api/user/phone', { phoneNumber: user.fullPhoneNumber });
    expect(own.status).toBe(400);
    const another = takePhoneNumber();
    await verifyNumber(app, app.client(), another);
    const foreign = await client.post('/api/user/phone', { phoneNumber: another });
    expect(foreign).toMatchObject({ status: 403, code: 'phone_not_verified' });
  });
});

// req: SAFETY-4
it('the history shows the owner for ninety days what happened to the account', async () => {
  const { client } = await signedIn();
  await setPassword(client, { newPassword: PASSWORD });
  await client.get('/api/user/export');
  await client.patch('/api/user', { attractions: [] });
  await client.post('/api/user/proof', { password: PASSWORD });
  await client.delete('/api/user/password');
  const history = async () => (await client.get('/api/user/history')).read(accountHistorySchema);
  const kinds = (await history()).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(['sign_in', 'password_set', 'export', 'consent_withdrawn', 'password_removed']),
  );
  const text = expect.any(String);
  expect((await client.get('/api/user/history')).json).toContainEqual({
    at: text,
    kind: 'export',
    device: text,
  });
  // The events of other accounts are not listed.
  expect(kinds.filter((kind) => kind === 'sign_in')).toHaveLength(1);
  app.clock.advance(91 * 24 * 60 * MINUTE_MS);
  await app.app.tidyUp();
  const { rows } = await app.database.client.query({
    text: 'select 1 from account_events',
    values: [],
  });
  expect(rows).toHaveLength(0);
});
