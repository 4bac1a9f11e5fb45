// Attacks on the ceremonies of passkeys over HTTP, with a software authenticator that can lie.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeySchema, passkeysSchema } from '#shared/identity/passkeys/passkeys.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp } from '#tests/support/journeys.ts';
import {
  addPasskey,
  askRegistrationOptions,
  askSignInOptions,
  PASSKEY_ORIGIN,
  signInWithPasskey,
} from '#tests/support/passkeys.ts';
import {
  type Cbor,
  type Deviations,
  makePasskey,
  type SoftwarePasskey,
  signWith,
} from '#tests/support/software-authenticator.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const REFUSED = { status: 401, code: 'passkey_refused' };
const NOT_PROVEN = { status: 400, code: 'passkey_not_proven' };
const NOT_ADDED = { status: 400, code: 'passkey_not_added' };
const EVIL_ORIGIN = 'https://asteria.example.evil.test';

let app: TestApp;
let passkey: SoftwarePasskey;
let attacker: HttpClient;
let attackersPasskey: SoftwarePasskey;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', ORIGIN: PASSKEY_ORIGIN } });
  const victim = app.client();
  attacker = app.client();
  await signUp(app, victim);
  await signUp(app, attacker);
  ({ passkey } = await addPasskey(victim));
  ({ passkey: attackersPasskey } = await addPasskey(attacker));
});
afterAll(() => app.close());

/** The refusals' bodies without what differs by request. */
const sentenceOf = ({ json }: { json: unknown }) => {
  const { requestId: _, ...body } = json as Record<string, unknown>;
  return body;
};

describe('a sign-in', () => {
  const lies: [string, () => Deviations][] = [
    ['from another origin', () => ({ origin: EVIL_ORIGIN })],
    ['from our name without TLS', () => ({ origin: 'http://asteria.example' })],
    ['for another domain', () => ({ rpId: 'evil.test' })],
    ['without user verification', () => ({ userVerified: false })],
    ['without anybody there', () => ({ userPresent: false, userVerified: false })],
    ['that is the making of a passkey', () => ({ type: 'webauthn.create' })],
    ['in a frame of another page', () => ({ crossOrigin: true, topOrigin: EVIL_ORIGIN })],
    ['with the handle of another user', () => ({ userHandle: attackersPasskey.userHandle })],
    ['with no handle', () => ({ userHandle: undefined })],
    ['signed by the key of another passkey', () => ({ signedBy: attackersPasskey })],
    ['with a challenge of the attacker’s own', () => ({ challenge: 'A'.repeat(43) })],
    ['under an id that nobody has', () => ({ statedId: 'B'.repeat(43) })],
    ['under the id of another user’s passkey', () => ({ statedId: attackersPasskey.id })],
    ['with a counter that stands still', () => ({ counter: passkey.counter })],
    ['with a counter that goes back to nothing', () => ({ counter: 0 })],
  ];

  // req: PASSKEY-5
  it.each(lies)('%s is refused, with one sentence for all of them', async (_, deviate) => {
    // So that the counter stands above zero.
    expect((await signInWithPasskey(app.client(), passkey)).status).toBe(200);
    const client = app.client();
    const refused = await signInWithPasskey(client, passkey, deviate());
    expect(refused).toMatchObject(REFUSED);
    expect(sentenceOf(refused)).toEqual({
      code: 'passkey_refused',
      error:
        'We couldn’t sign you in with that passkey. If it was removed in Profile, it won’t work again: use a code.',
      message:
        'We couldn’t sign you in with that passkey. If it was removed in Profile, it won’t work again: use a code.',
    });
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signInWithPasskey(app.client(), passkey)).status).toBe(200);
  });

  it('that is replayed is refused, in its own session and in any other', async () => {
    const client = app.client();
    const options = await askSignInOptions(client);
    const copy = app.client();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    const assertion = signWith(passkey, options, PASSKEY_ORIGIN);
    expect((await client.post('/api/passkeys/sign-in', assertion)).status).toBe(200);
    for (const replaying of [copy, client, app.client()]) {
      expect(await replaying.post('/api/passkeys/sign-in', assertion)).toMatchObject(REFUSED);
    }
  });

  it('that was refused has used up its challenge', async () => {
    const client = app.client();
    const options = await askSignInOptions(client);
    const wrong = signWith(passkey, options, EVIL_ORIGIN);
    expect(await client.post('/api/passkeys/sign-in', wrong)).toMatchObject(REFUSED);
    const right = signWith(passkey, options, PASSKEY_ORIGIN);
    expect(await client.post('/api/passkeys/sign-in', right)).toMatchObject(REFUSED);
  });

  it('with a challenge of another session, or of a registration, is refused', async () => {
    const phished = await askSignInOptions(app.client());
    const client = app.client();
    await askSignInOptions(client);
    const answer = await client.post(
      '/api/passkeys/sign-in',
      signWith(passkey, phished, PASSKEY_ORIGIN),
    );
    expect(answer).toMatchObject(REFUSED);
    const registration = await askRegistrationOptions(attacker);
    const mixed = signWith(passkey, registration, PASSKEY_ORIGIN);
    expect(await attacker.post('/api/passkeys/sign-in', mixed)).toMatchObject(REFUSED);
  });

  it('by a clone is refused once the real passkey has been used, and the other way around', async () => {
    const clone = { ...passkey };
    expect((await signInWithPasskey(app.client(), passkey)).status).toBe(200);
    expect(await signInWithPasskey(app.client(), clone)).toMatchObject(REFUSED);
    clone.counter += 10;
    expect((await signInWithPasskey(app.client(), clone)).status).toBe(200);
    expect(await signInWithPasskey(app.client(), passkey)).toMatchObject(REFUSED);
    passkey.counter = clone.counter;
  });

  it('begins the same for everybody: the options do not reveal who has a passkey', async () => {
    const options = await Promise.all([app.client(), app.client()].map(askSignInOptions));
    const common = options.map(({ challenge: _, ...rest }) => rest);
    expect(common[0]).toEqual(common[1]);
    expect(common[0]?.allowCredentials).toEqual([]);
    expect(options[0]?.challenge).not.toBe(options[1]?.challenge);
    // Another user's session is told of its own alone.
    const own = await askSignInOptions(attacker);
    expect(own.allowCredentials.map(({ id }) => id)).toEqual([attackersPasskey.id]);
  });

  it('is limited to twenty an hour per address, and the code still works', async () => {
    app.clock.advance(61 * 60_000);
    const strict = await app.twin({ env: { LIMIT_FACTOR: '1', ORIGIN: PASSKEY_ORIGIN } });
    const guesses = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const sent = await signInWithPasskey(strict.client(), passkey, { origin: EVIL_ORIGIN });
      guesses.push(sent.status);
    }
    expect(guesses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    const send = await strict.client().post('/api/verify/send', { phoneNumber: '+12065550142' });
    expect(send.status).toBe(200);
    app.clock.advance(60 * 60_000);
    expect((await signInWithPasskey(strict.client(), passkey)).status).toBe(200);
  });
});

describe('one challenge', () => {
  it('is accepted once, even when two processes get twenty copies of the answer', async () => {
    const twin = await app.twin();
    for (const _ of [1, 2, 3, 4, 5]) {
      const { client: user, uncounted } = await withUncountedPasskey();
      const visitor = app.client();
      const options = await askSignInOptions(visitor);
      const assertion = signWith(uncounted, options, PASSKEY_ORIGIN);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_unused, index) => {
          const copy = (index % 2 === 0 ? app : twin).client();
          for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
          return copy.post('/api/passkeys/sign-in', assertion);
        }),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
      expect((await user.get('/api/user/sessions')).json).toHaveLength(2);
    }
  });

  it('and one count: two answers to two challenges with the same count sign one in', async () => {
    const twin = await app.twin();
    const { client } = await newUser();
    const { passkey: own } = await addPasskey(client);
    for (const _ of [1, 2, 3, 4, 5]) {
      const clone = { ...own };
      const ways = await Promise.all(
        [app, twin].map(async (process) => {
          const visitor = process.client();
          return { visitor, options: await askSignInOptions(visitor) };
        }),
      );
      const answers = await Promise.all(
        ways.map(({ visitor, options }, index) =>
          visitor.post(
            '/api/passkeys/sign-in',
            signWith(index === 0 ? own : clone, options, PASSKEY_ORIGIN),
          ),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });
});

async function newUser() {
  const client = app.client();
  return { client, user: await signUp(app, client) };
}
async function withUncountedPasskey() {
  const { client } = await newUser();
  const { passkey: uncounted } = await addPasskey(client, { counts: false });
  return { client, uncounted };
}

describe('a proof', () => {
  it("by another user's passkey is refused, and proves nothing", async () => {
    const { client } = await newUser();
    app.clock.advance(11 * 60_000);
    const options = await askSignInOptions(client);
    const assertion = signWith(attackersPasskey, options, PASSKEY_ORIGIN);
    const refused = await client.post('/api/user/proof', { passkey: assertion });
    expect(refused).toMatchObject(NOT_PROVEN);
    expect(await client.get('/api/user/export')).toMatchObject({ code: 'fresh_proof_needed' });
  });

  it.each<[string, Deviations]>([
    ['from another origin', { origin: EVIL_ORIGIN }],
    ['without user verification', { userVerified: false }],
    ['with a challenge that was never given', { challenge: 'C'.repeat(43) }],
  ])('%s is refused', async (_, deviations) => {
    const options = await askSignInOptions(attacker);
    const assertion = signWith(attackersPasskey, options, PASSKEY_ORIGIN, deviations);
    const refused = await attacker.post('/api/user/proof', { passkey: assertion });
    expect(refused).toMatchObject(NOT_PROVEN);
  });

  it('works once', async () => {
    const options = await askSignInOptions(attacker);
    const body = { passkey: signWith(attackersPasskey, options, PASSKEY_ORIGIN) };
    expect((await attacker.post('/api/user/proof', body)).status).toBe(200);
    expect(await attacker.post('/api/user/proof', body)).toMatchObject(NOT_PROVEN);
  });
});

describe('a new passkey', () => {
  it.each<[string, Deviations]>([
    ['from another origin', { origin: EVIL_ORIGIN }],
    ['for another domain', { rpId: 'evil.test' }],
    ['without user verification', { userVerified: false }],
    ['that is a sign-in', { type: 'webauthn.get' }],
    ['with a challenge that was never given', { challenge: 'D'.repeat(43) }],
    ['with another id than its authenticator says', { statedId: 'E'.repeat(43) }],
  ])('%s is refused', async (_, deviations) => {
    const { client } = await newUser();
    const { answer } = await addPasskey(client, deviations);
    expect(answer).toMatchObject(NOT_ADDED);
    expect((await client.get('/api/passkeys')).read(passkeysSchema)).toEqual([]);
  });

  it('is added once, and only for the session that asked', async () => {
    const { client } = await newUser();
    const options = await askRegistrationOptions(client);
    const { response } = makePasskey(options, PASSKEY_ORIGIN);
    expect(await attacker.post('/api/passkeys', response)).toMatchObject(NOT_ADDED);
    expect((await client.post('/api/passkeys', response)).status).toBe(201);
    expect(await client.post('/api/passkeys', response)).toMatchObject(NOT_ADDED);
  });

  it('with the credential of another user is refused and takes nothing from them', async () => {
    const { client } = await newUser();
    const options = await askRegistrationOptions(client);
    const { response } = makePasskey(options, PASSKEY_ORIGIN, { passkey });
    expect(await client.post('/api/passkeys', response)).toMatchObject(NOT_ADDED);
    expect((await signInWithPasskey(app.client(), passkey)).status).toBe(200);
  });

  it('with certificates of the attacker’s own is added without a look at them, and at what they point to', async () => {
    const attStmt = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.alloc(64)],
      ['x5c', [Buffer.from('a certificate that points to a list at http://127.0.0.1:9/')]],
    ]);
    const { client } = await newUser();
    // Read, it would be refused; nobody asked for it.
    const { answer } = await addPasskey(client, { attestation: { fmt: 'packed', attStmt } });
    expect(answer.status).toBe(201);
  });

  it('that is not CBOR, or is nested too deep, is refused like any other', async () => {
    const { client } = await newUser();
    for (const attestationObject of [
      'AAAA',
      Buffer.alloc(8000, 0x81).toString('base64url'),
      Buffer.from([0xbb, ...Array.from({ length: 8 }, () => 0xff)]).toString('base64url'),
    ]) {
      const options = await askRegistrationOptions(client);
      const { response } = makePasskey(options, PASSKEY_ORIGIN);
      const broken = { ...response, response: { ...response.response, attestationObject } };
      expect(await client.post('/api/passkeys', broken)).toMatchObject(NOT_ADDED);
    }
  });
});

describe('the list', () => {
  it('can be read and shortened only by its owner', async () => {
    const { client } = await newUser();
    const { passkey: kept } = await addPasskey(client);
    const [own] = (await client.get('/api/passkeys')).read(passkeysSchema);
    const foreign = await attacker.delete(`/api/passkeys/${own?.id}`);
    const unknown = await attacker.delete('/api/passkeys/7c0f2a51-6a0e-4f5c-9d55-0a3a1f6f0b11');
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
    expect(sentenceOf(foreign)).toEqual(sentenceOf(unknown));
    expect((await signInWithPasskey(app.client(), kept)).status).toBe(200);
    const listed = (await attacker.get('/api/passkeys')).read(passkeysSchema);
    expect(listed.map(({ id }) => id)).not.toContain(own?.id);
    for (const method of ['GET', 'POST']) {
      expect((await app.client().send('/api/passkeys', { method })).status).toBe(401);
    }
  });

  it('of a deleted account is gone: its passkey signs nobody in', async () => {
    const { client, user } = await newUser();
    const { answer, passkey: orphan } = await addPasskey(client);
    expect(answer.read(passkeySchema).device).not.toBe('');
    expect((await client.delete('/api/user', { confirm: user.username })).status).toBe(200);
    expect(await signInWithPasskey(app.client(), orphan)).toMatchObject(REFUSED);
  });
});
