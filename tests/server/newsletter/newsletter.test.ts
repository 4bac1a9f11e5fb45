import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStoredHash } from '#server/db/encryption.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  buildRegistration,
  signUp,
  takePhoneNumber,
  verifyNumber,
} from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function countSubscribers(email: string): Promise<number> {
  const { rows } = await app.database.client.query({
    text: 'select 1 from subscribers where email_hash = $1',
    values: [toStoredHash(email.toLowerCase())],
  });
  return rows.length;
}
const details = (email: string) => ({
  email,
  firstName: 'Nora',
  lastName: 'Whitlock',
  consent: true,
});

async function signUpWith(email: string) {
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  const registration = buildRegistration({ phoneNumber, username: undefined, email });
  const answer = await client.post('/api/register', registration);
  expect(answer.status).toBe(201);
  return client;
}
async function newsletterOf(client: HttpClient) {
  return (await client.get('/api/user')).read(userSchema).newsletter;
}

// req: CALL-5
it('answers a visitor like everybody, and stores nothing', async () => {
  const answer = await app.client().post('/api/subscribe', details('visitor@example.com'));
  expect([answer.status, answer.json]).toEqual([202, { success: true }]);
  expect(await countSubscribers('visitor@example.com')).toBe(0);
});

// req: CALL-5
it('stores a proven number once, whatever the capitals', async () => {
  const client = app.client();
  await verifyNumber(app, client, takePhoneNumber());
  await Promise.all([
    client.post('/api/subscribe', details('Nora@example.com')),
    client.post('/api/subscribe', details('nora@EXAMPLE.com')),
  ]);
  expect(await countSubscribers('nora@example.com')).toBe(1);
});

// req: CALL-5
it.each([
  ['no consent', undefined],
  ['a refused consent', false],
])('stores nothing with %s, and answers the same', async (_, consent) => {
  const client = app.client();
  await verifyNumber(app, client, takePhoneNumber());
  const answer = await client.post('/api/subscribe', { ...details('quiet@example.com'), consent });
  expect([answer.status, answer.json]).toEqual([202, { success: true }]);
  expect(await countSubscribers('quiet@example.com')).toBe(0);
});

it('cancels an earlier subscription when the box is unchecked, and an address typed before', async () => {
  const client = app.client();
  await verifyNumber(app, client, takePhoneNumber());
  await client.post('/api/subscribe', details('first@example.com'));
  await client.post('/api/subscribe', details('second@example.com'));
  expect(await countSubscribers('first@example.com')).toBe(0);
  expect(await countSubscribers('second@example.com')).toBe(1);
  await client.post('/api/subscribe', { ...details('second@example.com'), consent: false });
  expect(await countSubscribers('second@example.com')).toBe(0);
});

it("gives a sign-up's subscription to the new account", async () => {
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  await client.post('/api/subscribe', details('owner@example.com'));
  const registration = { phoneNumber, username: undefined, email: 'Owner@example.com' };
  const answer = await client.post('/api/register', buildRegistration(registration));
  expect(answer.read(userSchema).newsletter).toBe('unconfirmed');
  const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
  expect(tables['subscribers']).toEqual([
    expect.objectContaining({ email: 'owner@example.com', phoneNumber: null }),
  ]);
});

it('forgets the address of a sign-up that ended with another one', async () => {
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  await client.post('/api/subscribe', details('typo@exmaple.com'));
  const registration = { phoneNumber, username: undefined, email: 'right@example.com' };
  await client.post('/api/register', buildRegistration(registration));
  expect(await countSubscribers('typo@exmaple.com')).toBe(0);
  expect(await newsletterOf(client)).toBe('off');
});

it('subscribes a user only with their own address, and unsubscribes with one call', async () => {
  const client = await signUpWith('own@example.com');
  await client.post('/api/subscribe', details('somebody-else@example.com'));
  expect(await countSubscribers('somebody-else@example.com')).toBe(0);
  expect(await newsletterOf(client)).toBe('off');
  await client.post('/api/subscribe', details('OWN@example.com'));
  expect(await newsletterOf(client)).toBe('unconfirmed');
  const left = await client.delete('/api/subscribe');
  expect([left.status, left.json]).toEqual([202, { success: true }]);
  expect(await newsletterOf(client)).toBe('off');
  expect(await countSubscribers('own@example.com')).toBe(0);
  expect((await client.delete('/api/subscribe')).status).toBe(202);
  expect((await app.client().delete('/api/subscribe')).status).toBe(401);
});

describe('an address that its user edits', () => {
  // req: CALL-5
  it('is forgotten everywhere when it is emptied', async () => {
    for (const email of ['', null]) {
      const client = await signUpWith('forget@example.com');
      await client.post('/api/subscribe', details('forget@example.com'));
      const edited = await client.patch('/api/user', { email });
      expect(edited.read(userSchema)).toMatchObject({ email: null, newsletter: 'off' });
      expect(await countSubscribers('forget@example.com')).toBe(0);
      expect((await client.get('/api/user/export')).text).not.toContain('forget@example.com');
    }
  });

  it('moves its subscription to the new one, with the new name', async () => {
    const client = await signUpWith('before@example.com');
    await client.post('/api/subscribe', details('before@example.com'));
    const edit = { email: 'after@example.com', lastName: 'Whitlock-Reyes' };
    expect((await client.patch('/api/user', edit)).read(userSchema).newsletter).toBe('unconfirmed');
    const exported = await client.get('/api/user/export');
    expect(exported.text).not.toContain('before@example.com');
    expect(exported.read(accountExportSchema).tables['subscribers']).toEqual([
      expect.objectContaining({ ...edit, firstName: 'Nora' }),
    ]);
  });

  it('has to be confirmed again, but not for a new name alone', async () => {
    const client = await signUpWith('confirmed@example.com');
    await client.post('/api/subscribe', details('confirmed@example.com'));
    await app.database.client.query({
      text: `update subscribers set confirmed_at = subscribed_at where email_hash = $1`,
      values: [toStoredHash('confirmed@example.com')],
    });
    const confirmedAt = async () => {
      const exported = (await client.get('/api/user/export')).read(accountExportSchema);
      return exported.tables['subscribers']?.map((row) => row['confirmedAt']);
    };
    await client.patch('/api/user', { lastName: 'Whitlock-Reyes' });
    await client.patch('/api/user', { email: 'Confirmed@example.com' });
    expect(await confirmedAt()).toEqual([expect.any(String)]);
    await client.patch('/api/user', { email: 'other@example.com' });
    expect(await confirmedAt()).toEqual([null]);
  });

  it('keeps the subscription of another user who already has the new one', async () => {
    const other = await signUpWith('taken@example.com');
    await other.post('/api/subscribe', details('taken@example.com'));
    const client = await signUpWith('mine@example.com');
    await client.post('/api/subscribe', details('mine@example.com'));
    const edited = await client.patch('/api/user', { email: 'taken@example.com' });
    expect([edited.status, edited.read(userSchema).newsletter]).toEqual([200, 'off']);
    expect(await newsletterOf(other)).toBe('unconfirmed');
  });

  it('is not kept by a subscription that comes at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race-${round}@example.com`;
      const client = await signUpWith(email);
      await Promise.all([
        client.post('/api/subscribe', details(email)),
        client.patch('/api/user', { email: '' }),
        client.post('/api/subscribe', details(email)),
      ]);
      expect(await countSubscribers(email)).toBe(0);
    }
  });
});

// req: FIELD-7 FIELD-8
it.each([
  [{ email: 'nora' }, 'email', 'Please enter a valid email address'],
  [{ firstName: 'N' }, 'firstName', 'First name must be at least 2 characters'],
  [{ lastName: '' }, 'lastName', 'Last name must be at least 2 characters'],
])('refuses %j at its field', async (change, field, sentence) => {
  const answer = await app
    .client()
    .post('/api/subscribe', { ...details('nora@example.com'), ...change });
  expect(answer.status).toBe(400);
  expect(answer.read(errorBodySchema).fields).toEqual({ [field]: sentence });
});

it("stores only a user's own address, and lets nobody hold another's", async () => {
  const squatter = app.client();
  const owner = app.client();
  await signUp(app, squatter, { email: 'squatter@example.com' });
  await signUp(app, owner, { email: 'wanted@example.com' });
  for (let stranger = 0; stranger < 10; stranger += 1) {
    const answer = await squatter.post(
      '/api/subscribe',
      details(`stranger${stranger}@example.com`),
    );
    expect(answer.status).toBe(202);
    expect(await countSubscribers(`stranger${stranger}@example.com`)).toBe(0);
  }
  await squatter.patch('/api/user', { email: 'wanted@example.com' });
  await squatter.post('/api/subscribe', details('wanted@example.com'));
  await owner.post('/api/subscribe', details('wanted@example.com'));
  const rows = async (client: typeof owner) =>
    (await client.get('/api/user/export')).read(accountExportSchema).tables['subscribers'];
  expect(await rows(squatter)).toEqual([]);
  expect(await rows(owner)).toEqual([
    expect.objectContaining({ email: 'wanted@example.com', confirmedAt: null }),
  ]);
  // The address that is given up is free for others, and the new one is as unconfirmed.
  await owner.patch('/api/user', { email: 'new@example.com' });
  expect(await countSubscribers('wanted@example.com')).toBe(0);
  expect(await rows(owner)).toEqual([
    expect.objectContaining({ email: 'new@example.com', confirmedAt: null }),
  ]);
});

it('can be called at most twenty times a day', async () => {
  const strict = await createTestApp();
  const client = strict.client();
  const statuses: number[] = [];
  for (let asked = 0; asked < 21; asked += 1) {
    statuses.push((await client.post('/api/subscribe', details('a@example.com'))).status);
  }
  await strict.close();
  expect(statuses).toEqual([...new Array(20).fill(202), 429]);
});
