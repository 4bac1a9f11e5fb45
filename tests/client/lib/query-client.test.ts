// Whose answers the page's cache holds.

import { expect, it } from 'vitest';
import { createQueryClient, replaceUser } from '#client/lib/query-client.ts';
import { everyKeyOf, USER_KEY } from '#client/lib/query-keys.ts';

const ADA = { id: 'ada' };
const NORA = { id: 'nora' };
const LETTER_OF_ADA = [...everyKeyOf(ADA.id), '/api/letter', {}];

function createClientOfAda() {
  const client = createQueryClient();
  replaceUser(client, ADA);
  client.setQueryData(LETTER_OF_ADA, { headline: 'You are early.' });
  return client;
}

// req: LOGOUT-4
it.each([
  ['signs out', null],
  ['is followed by another', NORA],
])('no data of a user is left when the user %s', (_what, next) => {
  const client = createClientOfAda();
  replaceUser(client, next);
  expect(client.getQueryCache().findAll({ queryKey: everyKeyOf(ADA.id) })).toEqual([]);
  expect(client.getQueryData(USER_KEY)).toEqual(next);
});

it("a user's data stays when the same user is set again", () => {
  const client = createClientOfAda();
  replaceUser(client, { ...ADA });
  expect(client.getQueryData(LETTER_OF_ADA)).toEqual({ headline: 'You are early.' });
});
