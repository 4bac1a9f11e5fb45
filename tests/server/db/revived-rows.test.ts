// What `npm run data:restored` sets back in a restored database, as people see it afterward.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRevived, lowerRevived } from '#server/db/revived-rows.ts';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import {
  invitationsSchema,
  matchesSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const userOf = async ({ client }: TestUser) => (await client.get('/api/user')).read(userSchema);
const invite = async ({ client }: TestUser) => {
  const body = { nickname: 'Jo', level: 'threads', days: 7 };
  return (await client.post('/api/matches/invitations', body)).read(newInvitationSchema);
};

it('are subscriptions, levels of matches and invitations, and consents', async () => {
  const [one, other] = [await signUpUser(app), await signUpUser(app)];
  const { token } = await invite(one);
  const answer = { token, level: 'signs', nickname: 'Nora' };
  const accepted = await other.client.post('/api/matches/accept', answer);
  expect(accepted.status, accepted.text).toBe(201);
  await invite(one);
  const attractions = ['women', 'everyone'];
  const edit = { email: 'nora@asteria.example', attractions };
  expect((await one.client.patch('/api/user', edit)).status).toBe(200);
  const subscription = {
    email: edit.email,
    firstName: 'Nora',
    lastName: 'Whitlock',
    consent: true,
  };
  await one.client.post('/api/subscribe', subscription);
  // As the link in the mail would have it.
  const confirmed = 'update subscribers set confirmed_at = now()';
  await app.database.client.query({ text: confirmed, values: [] });
  expect(await userOf(one)).toMatchObject({ newsletter: 'on', attractions });

  const revived = await lowerRevived(app.database.client.db, new Date(app.clock.now()));
  expect(revived).toMatchObject({ subscriptions: 1, matches: 2, consents: 2, passwords: 0 });

  expect(await userOf(one)).toMatchObject({ newsletter: 'unconfirmed', attractions: [] });
  for (const { client } of [one, other]) {
    const [match] = (await client.get('/api/matches')).read(matchesSchema);
    expect([match?.yours, match?.theirs]).toEqual(['word', 'word']);
  }
  const [open] = (await one.client.get('/api/matches/invitations')).read(invitationsSchema);
  expect(open?.level).toBe('word');
  const history = (await one.client.get('/api/user/history')).read(accountHistorySchema);
  expect(history.map(({ kind }) => kind)).toContain('consent_withdrawn');
  // Asked again, people may agree again.
  expect((await one.client.patch('/api/user', { attractions })).json).toMatchObject({
    attractions,
  });

  const again = await lowerRevived(app.database.client.db, new Date(app.clock.now()));
  expect(again).toMatchObject({ subscriptions: 0, matches: 0, consents: 1 });
  const lines = describeRevived(revived);
  for (const what of ['passkeys', 'passwords', 'numbers', 'feeds', 'blocked']) {
    expect(lines).toContain(what);
  }
});
