// What a user was offered once, kept in the account.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

// req: NOTICE-9
it('every offer that was made is kept, from whichever device, and none is lost', async () => {
  const { client } = await signUpUser(app);
  const offered = (made: string[]) => client.patch('/api/user', { preferences: { offered: made } });
  await Promise.all([offered(['calendar']), offered(['bell']), offered(['bell'])]);
  await offered([]);
  const { preferences } = (await client.get('/api/user')).read(userSchema);
  expect(preferences.offered).toEqual(['bell', 'calendar']);
});
