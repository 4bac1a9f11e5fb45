// What a thief with another user's session must not be able to change for good, and what visitors must not make the
// database write.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressedFeedSchema } from '#shared/calendar/calendar.schema.ts';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { passkeySchema } from '#shared/identity/passkeys/passkeys.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { addPasskey, askSignInOptions, signInWithPasskey } from '#tests/support/passkeys.ts';
import { type AttackedApp, type Member, startAttackedApp } from './attacked-app.ts';

const DAY_MS = 86_400_000;
const FRESH_PROOF_NEEDED = { status: 403, code: 'fresh_proof_needed' };

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

const feed = { name: 'Phone', style: 'open' };
const kindsOf = async ({ client }: Member) =>
  (await client.get('/api/user/history')).read(accountHistorySchema).map(({ kind }) => kind);

/** A member with a passkey, a feed and an address, three days after the sign-in. */
async function memberOfOld() {
  const member = await attacked.member({ email: 'nora@asteria.example' });
  const { client } = member;
  const { answer, passkey } = await addPasskey(client);
  const made = (await client.post('/api/calendar/feeds', feed)).read(addressedFeedSchema);
  attacked.app.clock.advance(3 * DAY_MS);
  const calls: Record<string, () => ReturnType<HttpClient['get']>> = {
    passkey_removed: () => client.delete(`/api/passkeys/${answer.read(passkeySchema).id}`),
    feed_made: () => client.post('/api/calendar/feeds', feed),
    feed_changed: () => client.post(`/api/calendar/feeds/${made.id}/rotate`),
    email_changed: () => client.patch('/api/user', { email: 'thief@evil.example' }),
  };
  return { member, client, passkey, made, calls };
}

describe('a session of three days ago', () => {
  it.each(['passkey_removed', 'feed_made', 'feed_changed', 'email_changed'])(
    'has no %s without a fresh proof, and shows it to the owner with one',
    async (kind) => {
      const { member, calls } = await memberOfOld();
      const told = (await kindsOf(member)).filter((each) => each === kind).length;
      // The tries are counted.
      const stored = async () => ({ ...(await attacked.digest()), rate_limits: '' });
      const before = await stored();
      expect(await calls[kind]?.()).toMatchObject(FRESH_PROOF_NEEDED);
      expect(await stored()).toEqual(before);
      await attacked.proveAnew(member);
      expect((await calls[kind]?.())?.status).toBeLessThan(300);
      expect((await kindsOf(member)).filter((each) => each === kind)).toHaveLength(told + 1);
    },
  );

  it.each([null, '', 'Nora@asteria.example', ' thief@evil.example'])(
    'cannot make the address %j',
    async (email) => {
      const { client } = await memberOfOld();
      const edit = { email, firstName: 'Thea' };
      expect(await client.patch('/api/user', edit)).toMatchObject(FRESH_PROOF_NEEDED);
      const kept = { email: 'nora@asteria.example', firstName: 'Nora' };
      expect((await client.get('/api/user')).json).toMatchObject(kept);
    },
  );

  it('may still change everything else, with the address unchanged', async () => {
    const { member, client } = await memberOfOld();
    const edit = { email: 'nora@asteria.example', firstName: 'Thea', attractions: ['women'] };
    expect((await client.patch('/api/user', edit)).json).toMatchObject(edit);
    expect(await kindsOf(member)).not.toContain('email_changed');
  });

  it('keeps the feeds when the owner signs out all others, unless the owner says otherwise', async () => {
    const { client, made } = await memberOfOld();
    const path = new URL(made.url).pathname;
    const read = async () => (await attacked.visitor().get(path)).text.includes('BEGIN:VEVENT');
    const end = async (query: string) => (await client.delete(`/api/user/sessions${query}`)).status;
    for (const query of ['', '?feeds=false', '?other=true']) {
      expect(await end(query)).toBe(200);
      expect(await read()).toBe(true);
    }
    for (const query of ['?feeds=all', '?feeds=', '?feeds=true&feeds=true']) {
      expect(await end(query)).toBe(400);
      expect(await read()).toBe(true);
    }
    expect(await end('?feeds=true')).toBe(200);
    expect(await read()).toBe(false);
  });
});

describe('a code checked in a signed-in session', () => {
  // req: SAFETY-2
  it("for the user's own number is a fresh proof, for another number it is not", async () => {
    const { member, client } = await memberOfOld();
    await attacked.prove(client, attacked.freshNumber());
    expect(await client.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
    const before = client.cookies.get('sid');
    await attacked.prove(client, member.phoneNumber);
    expect(client.cookies.get('sid')).not.toBe(before);
    expect((await client.get('/api/user/export')).status).toBe(200);
  });

  it('that is wrong proves nothing', async () => {
    const { member, client } = await memberOfOld();
    await client.post('/api/verify/send', { phoneNumber: member.phoneNumber });
    const code = attacked.wrongCodeFor(member.phoneNumber);
    await client.post('/api/verify/check', { phoneNumber: member.phoneNumber, code });
    expect(await client.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
  });
});

describe('a visitor', () => {
  it('causes no writes by asking for passkey sign-ins', async () => {
    const before = await attacked.digest();
    const client = attacked.visitor();
    for (let asked = 0; asked < 100; asked += 1) {
      await askSignInOptions(asked % 2 === 0 ? client : attacked.visitor());
    }
    expect(await attacked.digest()).toEqual(before);
  });

  it('causes no writes by guessing addresses of feeds, and has sixty guesses an hour', async () => {
    const strict = await attacked.twin({ LIMIT_FACTOR: '1' });
    const guess = (at: number, address: string) =>
      strict
        .client()
        .get(`/api/calendar/${String(at).padStart(27, 'x')}.ics`, { 'x-forwarded-for': address });
    const before = await attacked.digest();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await guess(at, '198.51.100.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await guess(0, '198.51.100.2')).status).toBe(200);
    expect(await attacked.digest()).toEqual(before);
  });

  it('signs in with a passkey in five tabs at once, and not by a cookie that was changed', async () => {
    const { client: owner } = await memberOfOld();
    await owner.get('/api/user');
    const member = await attacked.member();
    const { passkey } = await addPasskey(member.client, { counts: false });
    const options = await askSignInOptions(attacked.visitor());
    const forger = attacked.visitor();
    await askSignInOptions(forger);
    const genuine = forger.cookies.get('passkey') ?? '';
    const signature = genuine.slice(genuine.indexOf('~'));
    forger.cookies.set('passkey', `${options.challenge}.9999999999999${signature}`);
    const refused = await signInWithPasskey(forger, passkey, { challenge: options.challenge });
    expect(refused).toMatchObject({ status: 401, code: 'passkey_refused' });
    expect((await signInWithPasskey(attacked.visitor(), passkey)).status).toBe(200);
  });
});

describe('a new passkey', () => {
  it.each([
    ['in a frame of another page', { crossOrigin: true }],
    ['in a frame that says whose', { crossOrigin: true, topOrigin: 'https://evil.example' }],
    ['below another page', { topOrigin: 'https://evil.example' }],
  ])('made %s is refused', async (_, deviations) => {
    const { client } = await attacked.member();
    const { answer } = await addPasskey(client, deviations);
    expect(answer).toMatchObject({ status: 400, code: 'passkey_not_added' });
    expect((await addPasskey(client)).answer.status).toBe(201);
  });
});

describe('names', () => {
  // req: CALL-8
  it.each([
    ['a mark of direction', 'No\u200Fra', 'Nora'],
    ['the Arabic one', 'No\u061Cra', 'Nora'],
    ['a space without width', '\uFEFFNo\u200Bra\u2060', 'Nora'],
    ['tags', 'Nora\u{E0068}\u{E0069}', 'Nora'],
    ['a filler', 'No\u3164ra\u115F', 'Nora'],
    ['selectors that hide bytes', 'Nora\uFE00\u{E0121}', 'Nora'],
    ['a joiner that joins nothing', 'No\u200D\u200Cra', 'Nora'],
  ])('lose %s', async (_, firstName, kept) => {
    const { client } = await attacked.member();
    expect((await client.patch('/api/user', { firstName })).json).toMatchObject({
      firstName: kept,
    });
    const named = await client.post('/api/calendar/feeds', { ...feed, name: firstName });
    expect(named.json).toMatchObject({ name: kept });
    const invitation = { nickname: firstName, signedAs: firstName, level: 1 };
    const invited = await client.post('/api/matches/invitations', invitation);
    expect(invited.text).not.toContain(firstName);
  });

  it.each([
    'علی\u200Cرضا',
    'ශ්\u200Dරී',
    'Ana 👩🏽\u200D⚕\uFE0F',
    '🏳\uFE0F\u200D🌈 Bo',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Fi',
    '辻\u{E0100}子',
    '1\uFE0F\u20E3 Zoë',
  ])('keep what shapes a letter or an emoji: %s', async (firstName) => {
    const { client } = await attacked.member();
    expect((await client.patch('/api/user', { firstName })).json).toMatchObject({
      firstName: firstName.normalize('NFC'),
    });
  });

  it.each(['__proto__', 'constructor', 'null', 'undefined', 'prototype', 'true', 'nan', 'nil'])(
    'of users are not %s',
    async (username) => {
      const { client } = await attacked.member();
      const answer = await client.patch('/api/user', { username });
      expect(answer).toMatchObject({ status: 400, code: 'bad_input' });
      expect(answer.json).toMatchObject({ fields: { username: expect.any(String) } });
    },
  );
});
