import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { passkeySchema, passkeysSchema } from '#shared/identity/passkeys/passkeys.schema.ts';
import { installationFeaturesSchema } from '#shared/installation/installation.contract.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp, verifyNumber } from '#tests/support/journeys.ts';
import {
  addPasskey,
  askRegistrationOptions,
  askSignInOptions,
  PASSKEY_ORIGIN,
  signInWithPasskey,
} from '#tests/support/passkeys.ts';
import { makePasskey, signWith } from '#tests/support/software-authenticator.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FRESH_PROOF_NEEDED = { status: 403, code: 'fresh_proof_needed' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', ORIGIN: PASSKEY_ORIGIN } });
});
afterAll(() => app.close());

async function signedUp() {
  const client = app.client();
  return { client, user: await signUp(app, client) };
}
const listOf = async (client: HttpClient) =>
  (await client.get('/api/passkeys')).read(passkeysSchema);

describe('a passkey', () => {
  // req: PASSKEY-1
  it('signs in without number and code, in a browser that knows nothing yet', async () => {
    const { client, user } = await signedUp();
    const { answer, passkey } = await addPasskey(client);
    expect([answer.status, answer.read(passkeySchema)]).toMatchObject([
      201,
      { synced: false, lastUsedAt: null },
    ]);

    const other = app.client();
    const signedIn = await signInWithPasskey(other, passkey);
    expect(signedIn.status).toBe(200);
    expect(signedIn.read(userSchema).id).toBe(user.id);
    expect((await other.get('/api/user')).read(userSchema).id).toBe(user.id);
    expect((await listOf(other))[0]?.lastUsedAt).not.toBeNull();
  });

  it('gives the browser a new secret id, the readable cookie and the device cookie', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    const other = app.client();
    const options = await askSignInOptions(other);
    await other.post('/api/verify/send', { phoneNumber: '+13125550143' });
    const before = other.cookies.get('sid');
    expect(before).toBeDefined();
    await other.post('/api/passkeys/sign-in', signWith(passkey, options, PASSKEY_ORIGIN));
    expect(other.cookies.get('sid')).not.toBe(before);
    expect(other.cookies.get('signed-in')).toBe('1');
    expect(other.cookies.has('device')).toBe(true);
    // The visitor's session is gone.
    const planted = app.client();
    planted.cookies.set('sid', before ?? '');
    expect((await planted.get('/api/user')).status).toBe(401);
  });

  it('works repeatedly with an authenticator that does not count', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client, { counts: false });
    for (const _ of [1, 2, 3]) {
      expect((await signInWithPasskey(app.client(), passkey)).status).toBe(200);
    }
  });

  // req: PASSKEY-2
  it('can be added only in a fresh session, which gets a new secret id', async () => {
    const { client, user } = await signedUp();
    const early = await askRegistrationOptions(client);
    app.clock.advance(10 * MINUTE_MS + 1);
    const asked = await client.post('/api/passkeys/registration-options');
    expect(asked).toMatchObject(FRESH_PROOF_NEEDED);
    const { response } = makePasskey(early, PASSKEY_ORIGIN);
    expect(await client.post('/api/passkeys', response)).toMatchObject(FRESH_PROOF_NEEDED);
    expect(await listOf(client)).toEqual([]);

    await verifyNumber(app, client, user.fullPhoneNumber);
    await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    const before = client.cookies.get('sid');
    expect((await addPasskey(client)).answer.status).toBe(201);
    expect(client.cookies.get('sid')).not.toBe(before);
  });

  it('is excluded in the options for the next one, so that its device creates no second', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    const options = await askRegistrationOptions(client);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    expect(options).toMatchObject({
      rp: { id: 'asteria.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // An authenticator that makes it all the same is told so.
    const again = makePasskey(options, PASSKEY_ORIGIN, { passkey });
    const answer = await client.post('/api/passkeys', again.response);
    expect([answer.status, answer.code]).toEqual([409, 'passkey_exists']);
  });

  it('is limited to ten per user, even when two are added at once', async () => {
    const { client } = await signedUp();
    for (let made = 0; made < 9; made += 1) {
      expect((await addPasskey(client)).answer.status).toBe(201);
    }
    const [first, second] = [
      await askRegistrationOptions(client),
      await askRegistrationOptions(client),
    ];
    const answers = await Promise.all(
      [first, second].map((options) =>
        client.post('/api/passkeys', makePasskey(options, PASSKEY_ORIGIN).response),
      ),
    );
    // The other meets ten, or the secret id that the first has changed.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listOf(client)).toHaveLength(10);
    const more = await client.post('/api/passkeys/registration-options');
    expect([more.status, more.code]).toEqual([409, 'too_many_passkeys']);
  });

  // req: PASSKEY-3
  it('can be removed by its owner and then no longer signs in; the code still works', async () => {
    const { client, user } = await signedUp();
    const { answer, passkey } = await addPasskey(client);
    const { id } = answer.read(passkeySchema);
    expect((await client.delete(`/api/passkeys/${id}`)).status).toBe(200);
    expect(await listOf(client)).toEqual([]);
    expect((await client.delete(`/api/passkeys/${id}`)).status).toBe(404);
    const refused = await signInWithPasskey(app.client(), passkey);
    expect([refused.status, refused.code]).toEqual([401, 'passkey_refused']);
    await verifyNumber(app, client, user.fullPhoneNumber);
    const byCode = await client.post('/api/login', { phoneNumber: user.fullPhoneNumber });
    expect(byCode.status).toBe(200);
  });

  it('is in the history and the export, and is deleted with the account', async () => {
    const { client, user } = await signedUp();
    const { answer, passkey } = await addPasskey(client);
    await addPasskey(client);
    await client.delete(`/api/passkeys/${answer.read(passkeySchema).id}`);
    const history = (await client.get('/api/user/history')).read(accountHistorySchema);
    const kinds = history.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'passkey_added')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'passkey_removed')).toHaveLength(1);
    const exported = await client.get('/api/user/export');
    expect(exported.json).toMatchObject({ tables: { passkeys: [{ userId: user.id }] } });
    const deleted = await client.delete('/api/user', { confirm: user.username });
    expect(deleted.json).toMatchObject({ deleted: { passkeys: 1 } });
    expect((await signInWithPasskey(app.client(), passkey)).code).toBe('passkey_refused');
  });

  it('needs a new challenge when its challenge is older than a quarter of an hour', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    const other = app.client();
    const options = await askSignInOptions(other);
    app.clock.advance(15 * MINUTE_MS + 1);
    const late = await other.post(
      '/api/passkeys/sign-in',
      signWith(passkey, options, PASSKEY_ORIGIN),
    );
    expect(late.code).toBe('passkey_refused');
    expect((await signInWithPasskey(other, passkey)).status).toBe(200);
    app.clock.advance(DAY_MS);
    await app.app.tidyUp();
    const { rows } = await app.database.client.query({
      text: 'select count(*)::int as left from passkey_challenges',
      values: [],
    });
    expect(rows[0]?.['left']).toBe(0);
  });

  it('answers the fifth newest challenge of its browser, but not the sixth newest', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client, { counts: false });
    const other = app.client();
    const waiting = [];
    for (let tab = 0; tab < 6; tab += 1) {
      app.clock.advance(1000);
      waiting.push(await askSignInOptions(other));
    }
    const [forgotten, second] = waiting;
    if (forgotten === undefined || second === undefined) throw new Error('six were asked for');
    const use = (options: typeof second) =>
      other.post('/api/passkeys/sign-in', signWith(passkey, options, PASSKEY_ORIGIN));
    expect((await use(forgotten)).code).toBe('passkey_refused');
    expect((await use(second)).status).toBe(200);
  });
});

describe('a fresh proof by passkey', () => {
  const PASSWORD = 'violet lantern harbor';

  async function provenBy(client: HttpClient, passkey: Parameters<typeof signWith>[0]) {
    const options = await askSignInOptions(client);
    return client.post('/api/user/proof', {
      passkey: signWith(passkey, options, PASSKEY_ORIGIN, { userHandle: undefined }),
    });
  }

  // req: SAFETY-2, PASSKEY-4
  it('allows replacing a forgotten password, which the sign-in alone does not', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    await client.post('/api/user/password', { newPassword: PASSWORD });
    const change = { newPassword: 'orchard under snow' };
    expect(await client.post('/api/user/password', change)).toMatchObject(FRESH_PROOF_NEEDED);

    const options = await askSignInOptions(client);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    const before = client.cookies.get('sid');
    expect((await provenBy(client, passkey)).status).toBe(200);
    expect(client.cookies.get('sid')).not.toBe(before);
    expect((await client.post('/api/user/password', change)).status).toBe(200);
  });

  it('allows changing a lost number, the export, and adding another passkey', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    app.clock.advance(11 * MINUTE_MS);
    expect(await client.get('/api/user/export')).toMatchObject(FRESH_PROOF_NEEDED);
    expect((await provenBy(client, passkey)).status).toBe(200);
    expect((await client.get('/api/user/export')).status).toBe(200);
    expect((await addPasskey(client)).answer.status).toBe(201);
    const phoneNumber = '+13125550188';
    await verifyNumber(app, client, phoneNumber);
    const changed = await client.post('/api/user/phone', { phoneNumber });
    expect(changed.status).toBe(200);
  });

  it('is also given by signing in as the user who is already signed in', async () => {
    const { client } = await signedUp();
    const { passkey } = await addPasskey(client);
    await client.post('/api/user/password', { newPassword: PASSWORD });
    const sessions = (await client.get('/api/user/sessions')).json;
    expect((await signInWithPasskey(client, passkey)).status).toBe(200);
    expect((await client.get('/api/user/sessions')).json).toMatchObject(sessions as object);
    expect((await client.delete('/api/user/password')).status).toBe(200);
  });
});

describe('an installation', () => {
  it('says whether passkeys work at its address', async () => {
    const on = (await app.client().get('/api/features')).read(installationFeaturesSchema);
    expect(on.passkeys).toBe(true);
  });

  it('says its address only when the operator has set one', async () => {
    const { address } = (await app.client().get('/api/features')).read(installationFeaturesSchema);
    expect(address).toBe('asteria.example');
    const own = await app.twin({ env: { LIMIT_FACTOR: '1000' } });
    const host = 'attacker.example';
    const unset = (await own.client().get('/api/features', { host })).read(
      installationFeaturesSchema,
    );
    expect(unset.address).toBeNull();
  });

  it('offers passkeys without ORIGIN on localhost, but not at a numeric address', async () => {
    const own = await app.twin({ env: { LIMIT_FACTOR: '1000' } });
    const client = own.client();
    const featuresAt = async (host: string) =>
      (await client.get('/api/features', { host })).read(installationFeaturesSchema).passkeys;
    expect(await featuresAt('localhost:3000')).toBe(true);
    expect(await featuresAt('127.0.0.1:3000')).toBe(false);
    expect(await featuresAt('[::1]:3000')).toBe(false);
    // Without TLS browsers offer none.
    expect(await featuresAt('asteria.example')).toBe(false);
    const off = await client.post('/api/passkeys/sign-in-options');
    expect([off.status, off.code]).toEqual([404, 'passkeys_off']);
    const local = await client.post('/api/passkeys/sign-in-options', undefined, {
      host: 'localhost:3000',
    });
    expect(local.json).toMatchObject({ rpId: 'localhost' });
  });

  it('uses a parent domain for passkeys when RP_ID says so', async () => {
    const own = await app.twin({
      env: { ORIGIN: 'https://sky.asteria.example', RP_ID: 'asteria.example' },
    });
    expect(await askSignInOptions(own.client())).toMatchObject({ rpId: 'asteria.example' });
  });
});
