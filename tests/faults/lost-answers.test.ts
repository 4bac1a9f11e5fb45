// Answers that are lost after the database has committed: a repeated call succeeds, and takes
// effect once. They are lost on either of two connections: between browser and server, or between
// server and database. And calls that were answered before they were done, because they took too long, or whose caller
// has gone.

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpEncryption, toStoredHash } from '#server/db/encryption.ts';
import {
  type AddressedFeed,
  addressedFeedSchema,
  feedsSchema,
} from '#shared/calendar/calendar.schema.ts';
import {
  acceptedMatchSchema,
  invitationsSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import { userProgressSchema } from '#shared/progress/progress.schema.ts';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { type Answer, HttpClient } from '#tests/support/http-client.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import {
  nextPhoneNumber,
  registrationOf,
  signUpPeople,
  signUpPerson,
  verifyPhoneNumber,
} from './rig/people.ts';
import { startTcpProxy, type TcpProxy } from './rig/tcp-proxy.ts';

const folder = makeFolder();
let postgres: PostgresServer;
let toDatabase: TcpProxy;
let toServer: TcpProxy;
let app: BuiltApp;
let database: pg.Client;

beforeAll(async () => {
  setUpEncryption({ keys: [SECRET], encrypts: true });
  postgres = await startPostgres();
  toDatabase = await startTcpProxy(Number(new URL(postgres.url).port));
  app = await startBuiltApp({
    dataDir: folder.path,
    env: {
      DATABASE_URL: `postgres://asteria@127.0.0.1:${toDatabase.port}/postgres`,
      SESSION_SECRET: SECRET,
      DATA_KEY: SECRET,
    },
  });
  toServer = await startTcpProxy(app.port);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await app?.stop();
  await toServer?.close();
  await toDatabase?.close();
  await postgres?.close();
  folder.remove();
});

async function count(sql: string, value: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
    [value],
  );
  return rows[0]?.count ?? 0;
}

const NEW_INVITATION = { nickname: 'Sam', level: 'word', days: 7 };
/** The answer of a guest to an invitation. */
const acceptanceOf = (token: string) => ({
  token,
  level: 'word',
  nickname: 'Nora',
  birth: { birthDate: '1990-02-11' },
});

/**
 * The statements that commit: the end of a transaction, and changes of a single statement, by text
 * or by name.
 */
const LASTING = /Q.{4}commit\0|insert into "subscribers"|record_progress/s;

const WIRES = {
  'browser and server': {
    /** Loses the answer to the next call of that path. */
    lose: (path: string) =>
      toServer.intercept((chunk) => (chunk.includes(` ${path} HTTP`) ? 'lose-answer' : 'pass')),
    /** What the browser receives. */
    seen: undefined,
  },
  'server and database': {
    /** Loses the database's answer to the next statement that commits. */
    lose: () => toDatabase.intercept((chunk) => (LASTING.test(chunk) ? 'lose-answer' : 'pass')),
    seen: 503,
  },
} as const;

describe.each(Object.entries(WIRES))('an answer lost between %s', (_name, { lose, seen }) => {
  const url = () => `http://127.0.0.1:${toServer.port}`;

  /** Makes the call so that its answer is lost after the commit, then once more. */
  async function callTwice(client: HttpClient, path: string, body: object): Promise<Answer> {
    const lost = lose(path);
    const first = await client.post(path, body).catch(() => undefined);
    await lost;
    expect(first?.status).toBe(seen);
    return client.post(path, body);
  }

  test('an activity is done once and earns its points once', async () => {
    const { id, client } = await signUpPerson(app, url());
    const again = await callTwice(client, '/api/user-progress/activity', {
      activityType: 'reading',
      activityId: 'celestial-love',
    });
    expect(again.json).toMatchObject({ alreadyCompleted: true, awarded: 0, cosmicPoints: 25 });
    expect(await count('activities where user_id = $1', id)).toBe(1);
    expect(await count('point_entries where user_id = $1', id)).toBe(1);
    expect(await count('user_badges where user_id = $1', id)).toBe(1);
    client.close();
  });

  test('a bonus claim gives its points once', async () => {
    const { id, client } = await signUpPerson(app, url());
    const again = await callTwice(client, '/api/user-progress/points', {
      points: 7,
      claimId: crypto.randomUUID(),
    });
    expect(again.json).toEqual({ cosmicPoints: 7, awarded: 7 });
    expect(await count('point_entries where user_id = $1', id)).toBe(1);
    const progress = (await client.get('/api/user-progress')).read(userProgressSchema);
    expect(progress.cosmicPoints).toBe(7);
    client.close();
  });

  test('a subscriber is one subscriber', async () => {
    const { client } = await signUpPerson(app, url());
    const email = `${crypto.randomUUID()}@example.com`;
    await client.patch('/api/user', { email });
    const details = { email, firstName: 'Nora', lastName: 'Whitlock', consent: true };
    expect((await callTwice(client, '/api/subscribe', details)).status).toBe(202);
    expect(await count('subscribers where email_hash = $1', toStoredHash(email))).toBe(1);
    client.close();
  });

  test('a guest’s acceptance makes one match, which the guest’s key returns again', async () => {
    const { id, client: sender } = await signUpPerson(app, url());
    const { token } = (await sender.post('/api/matches/invitations', NEW_INVITATION)).read(
      newInvitationSchema,
    );
    const guest = new HttpClient(url());
    const guestKey = randomBytes(20).toString('base64url');
    const again = await callTwice(guest, '/api/matches/accept', {
      ...acceptanceOf(token),
      guestKey,
    });
    expect(again.status, again.text).toBe(201);
    expect(again.read(acceptedMatchSchema).guestKey).toBe(guestKey);
    expect(await count('match_sides where user_id = $1', id)).toBe(1);
    for (const client of [sender, guest]) client.close();
  });

  test('a registration creates one account, and its owner signs in with a second code', async () => {
    const client = new HttpClient(url());
    const phoneNumber = nextPhoneNumber();
    expect(await verifyPhoneNumber(client, app, phoneNumber)).toBe(false);
    const again = await callTwice(client, '/api/register', registrationOf(phoneNumber));
    // The registration consumed the number's verification, so the server cannot tell that the
    // caller owns the account.
    expect(again).toMatchObject({ status: 403, code: 'phone_not_verified' });
    expect(await verifyPhoneNumber(client, app, phoneNumber)).toBe(true);
    const third = await client.post('/api/register', registrationOf(phoneNumber));
    expect(third).toMatchObject({ status: 409, code: 'account_exists' });
    expect((await client.post('/api/login', { phoneNumber })).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    expect(await count('users where phone_hash = $1', toStoredHash(phoneNumber))).toBe(1);
    client.close();
  });
});

describe('a call that misses its deadline', () => {
  /** Long enough that a call with several queries misses the deadline, and none of its queries its own. */
  const DELAY_MS = 450;
  const password = { newPassword: 'seven quiet lanterns' };
  let registering: { client: HttpClient; phoneNumber: string };
  let verifying: { client: HttpClient; phoneNumber: string; code: string };
  let owner: HttpClient;

  // Each makes its call while the database is far away, all at the same time.
  beforeAll(async () => {
    const [registrant, verifier] = [new HttpClient(app.url), new HttpClient(app.url)];
    const [first, second] = [nextPhoneNumber(), nextPhoneNumber()];
    await verifyPhoneNumber(registrant, app, first);
    registering = { client: registrant, phoneNumber: first };
    await verifier.post('/api/verify/send', { phoneNumber: second });
    verifying = { client: verifier, phoneNumber: second, code: await app.waitForCode(second) };
    owner = (await signUpPerson(app)).client;

    toDatabase.setDelay(DELAY_MS);
    const { code } = verifying;
    const late = await Promise.all([
      registrant.post('/api/register', registrationOf(first)),
      verifier.post('/api/verify/check', { phoneNumber: second, code }),
      owner.post('/api/user/password', password),
    ]);
    toDatabase.setDelay(0);
    expect(late.map(({ status }) => status)).toEqual([503, 503, 503]);
  });
  afterAll(() => {
    for (const client of [registering?.client, verifying?.client, owner]) client?.close();
  });

  test('leaves no account without a signed-in owner: the same registration succeeds', async () => {
    const { client, phoneNumber } = registering;
    expect((await client.post('/api/register', registrationOf(phoneNumber))).status).toBe(201);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  test('uses up no code: the same code succeeds', async () => {
    const { client, phoneNumber, code } = verifying;
    const again = await client.post('/api/verify/check', { phoneNumber, code });
    expect(again.json).toMatchObject({ success: true });
    expect((await client.post('/api/register', registrationOf(phoneNumber))).status).toBe(201);
  });

  test('signs nobody out: the same new password is accepted', async () => {
    expect((await owner.post('/api/user/password', password)).status).toBe(200);
    expect((await owner.get('/api/user')).status).toBe(200);
  });
});

describe('a call whose caller has gone, and whose answer alone contained a secret', () => {
  /** Each query takes twice as long, so that every caller is gone before a call comes to its commit. */
  const DELAY_MS = 450;
  const GONE_AFTER_MS = 1_000;
  const newFeed = { name: 'Phone', style: 'open' };
  let maker: HttpClient;
  let rotating: { client: HttpClient; feed: AddressedFeed };
  let inviter: HttpClient;
  let accepting: { client: HttpClient; token: string };

  // Each makes its call while the database is far away, all at the same time.
  beforeAll(async () => {
    const [one, other, third, sender] = (await signUpPeople(app, 4)).map(({ client }) => client);
    if (!one || !other || !third || !sender) throw new Error('nobody');
    const made = await other.post('/api/calendar/feeds', newFeed);
    [maker, inviter] = [one, third];
    rotating = { client: other, feed: made.read(addressedFeedSchema) };
    const sent = await sender.post('/api/matches/invitations', NEW_INVITATION);
    sender.close();
    accepting = { client: new HttpClient(app.url), token: sent.read(newInvitationSchema).token };

    toDatabase.setDelay(DELAY_MS);
    const calls = [
      maker.post('/api/calendar/feeds', newFeed),
      other.post(`/api/calendar/feeds/${rotating.feed.id}/rotate`),
      inviter.post('/api/matches/invitations', NEW_INVITATION),
      accepting.client.post('/api/matches/accept', acceptanceOf(accepting.token)),
    ];
    const outcomes = Promise.allSettled(calls);
    await delay(GONE_AFTER_MS);
    for (const client of [maker, other, inviter, accepting.client]) client.close();
    toDatabase.setDelay(0);
    expect((await outcomes).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    // The calls go on until their end.
    await delay(2 * DELAY_MS);
  });
  afterAll(() => {
    for (const client of [maker, rotating?.client, inviter, accepting?.client]) client?.close();
  });

  test('leaves no feed: created again, it is the only one', async () => {
    expect((await maker.post('/api/calendar/feeds', newFeed)).status).toBe(201);
    expect((await maker.get('/api/calendar/feeds')).read(feedsSchema)).toHaveLength(1);
  });

  test('leaves a feed at the address that its calendars know', async () => {
    const { client, feed } = rotating;
    const { text } = await client.get(new URL(feed.url).pathname);
    expect(text).toContain('BEGIN:VEVENT');
  });

  test('leaves no invitation: created again, it is the only one', async () => {
    expect((await inviter.post('/api/matches/invitations', NEW_INVITATION)).status).toBe(201);
    const waiting = await inviter.get('/api/matches/invitations');
    expect(waiting.read(invitationsSchema)).toHaveLength(1);
  });

  test('leaves an invitation open that a guest without their own key accepted', async () => {
    const { client, token } = accepting;
    const again = await client.post('/api/matches/accept', acceptanceOf(token));
    expect(again.status, again.text).toBe(201);
  });
});

test('a proof by code whose transaction fails signs nobody out, and the same code succeeds', async () => {
  const { client, phoneNumber } = await signUpPerson(app);
  const printed = app.output().length;
  expect((await client.post('/api/user/proof/code')).status).toBe(200);
  const code = await app.waitForCode(phoneNumber, printed);
  const broken = toDatabase.intercept((chunk) =>
    chunk.includes('update "sessions" set "sid_hash"') ? 'lose-answer' : 'pass',
  );
  expect((await client.post('/api/user/proof', { code })).status).toBe(503);
  await broken;
  expect((await client.post('/api/user/proof', { code })).status).toBe(200);
  expect((await client.get('/api/user')).status).toBe(200);
  client.close();
});
