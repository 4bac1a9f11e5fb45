import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import {
  buildRegistration,
  freshPhoneNumber,
  signUp,
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
    text: 'select 1 from subscribers where lower(email) = lower($1)',
    values: [email],
  });
  return rows.length;
}
const details = (email: string) => ({ email, firstName: 'Nora', lastName: 'Whitlock' });

// req: CALL-5
it('answers a visitor as everybody, and keeps nothing', async () => {
  const answer = await app.client().post('/api/subscribe', details('visitor@example.com'));
  expect([answer.status, answer.json]).toEqual([202, { success: true }]);
  expect(await countSubscribers('visitor@example.com')).toBe(0);
});

// req: CALL-5
it('keeps a proven number once, whatever the capitals', async () => {
  const client = app.client();
  await verifyNumber(app, client, freshPhoneNumber());
  await Promise.all([
    client.post('/api/subscribe', details('Nora@example.com')),
    client.post('/api/subscribe', details('nora@EXAMPLE.com')),
  ]);
  expect(await countSubscribers('nora@example.com')).toBe(1);
});

it('gives a subscriber of the sign-up to the account that comes of it', async () => {
  const client = app.client();
  const phoneNumber = freshPhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  await client.post('/api/subscribe', details('owner@example.com'));
  await client.post(
    '/api/register',
    buildRegistration({ phoneNumber, username: undefined, email: 'Owner@example.com' }),
  );
  const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
  expect(tables['subscribers']).toEqual([
    expect.objectContaining({ email: 'owner@example.com', phoneNumber: null }),
  ]);
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

it('keeps nothing for a user but their own address, and lets a squatter hold none', async () => {
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
  // An address that is given up takes its subscription along.
  await owner.patch('/api/user', { email: 'new@example.com' });
  expect(await rows(owner)).toEqual([]);
});

it('is asked twenty times a day at most', async () => {
  const strict = await createTestApp();
  const client = strict.client();
  const statuses: number[] = [];
  for (let asked = 0; asked < 21; asked += 1) {
    statuses.push((await client.post('/api/subscribe', details('a@example.com'))).status);
  }
  await strict.close();
  expect(statuses).toEqual([...new Array(20).fill(202), 429]);
});
