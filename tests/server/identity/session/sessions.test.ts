import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/db/schema/index.ts';
import { GENERAL_LIMITS } from '#server/platform/limits.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createSampleUser, SAMPLE_USER_ID, sampleFeatures } from '#tests/support/sample-rooms.ts';
import { recordStatements } from '#tests/support/statements.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rooms: sampleFeatures, env: { LIMIT_FACTOR: '1000' } });
  await createSampleUser(app.database.client.db);
});
beforeEach(async () => {
  await app.database.client.db.delete(sessions);
});
afterAll(() => app.close());

const rows = () => app.database.client.db.select().from(sessions);
const whoami = async (client: HttpClient) => (await client.get('/api/whoami')).json;
const SIGNED_IN = expect.objectContaining({ user: SAMPLE_USER_ID });
const NOBODY = { user: null, session: null };

/** Another browser with the same cookies. */
function copyOf(client: HttpClient): HttpClient {
  const copy = app.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('a visitor', () => {
  test('who does nothing gets no cookie and no row', async () => {
    const client = app.client();
    expect(await whoami(client)).toEqual(NOBODY);
    expect(client.cookies.size).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('who asks for a code has a session for 30 minutes after the last one', async () => {
    const client = app.client();
    const { json: first } = await client.post('/api/visit');
    app.clock.advance(20 * MINUTE_MS);
    expect((await client.post('/api/visit')).json).toEqual(first);
    app.clock.advance(29 * MINUTE_MS);
    expect(await whoami(client)).toMatchObject({ user: null, session: expect.any(String) });
    app.clock.advance(2 * MINUTE_MS);
    expect(await whoami(client)).toEqual(NOBODY);
  });

  test('is stored once with the first call', async () => {
    const recorder = recordStatements();
    await app.client().post('/api/visit');
    recorder.stop();
    const writes = recorder
      .take()
      .filter(({ text }) => /^(insert|update)\b.*"sessions"/.test(text));
    expect(writes.map(({ text }) => text.slice(0, 6))).toEqual(['insert']);
  });

  test('gets a new secret, which invalidates the old one immediately', async () => {
    const client = app.client();
    const { json: begun } = await client.post('/api/visit');
    const thief = copyOf(client);
    expect((await client.post('/api/rotate')).json).toEqual(begun);
    expect(await whoami(client)).toMatchObject({ session: expect.any(String) });
    expect(await whoami(thief)).toEqual(NOBODY);
  });

  test('cannot choose the secret of a session', async () => {
    const client = app.client();
    client.cookies.set('sid', 's:chosen.by-somebody');
    await client.post('/api/visit');
    expect(client.cookies.get('sid')).not.toContain('chosen');
  });
});

describe('a user', () => {
  // req: SESSION-1
  test('has one cookie that scripts cannot read, and one that they can', async () => {
    const client = app.client();
    const answer = await client.post('/api/enter');
    const [session, signedIn] = ['sid=', 'signed-in=1'].map((start) =>
      answer.headers['set-cookie']?.find((line) => line.startsWith(start)),
    );
    expect(session).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(session).not.toMatch(/Secure|Domain/);
    expect(signedIn).toMatch(/; Path=\/; .*SameSite=Lax$/);
    expect(signedIn).not.toMatch(/HttpOnly/);
    expect(await whoami(client)).toEqual(SIGNED_IN);
  });

  test('in production has cookies only for TLS and this host', async () => {
    const production = await app.twin({
      env: {
        NODE_ENV: 'production',
        SMS_PROVIDER: 'console',
        HOST: '127.0.0.1',
        LIMIT_FACTOR: '9',
      },
    });
    const client = production.client();
    const lines = (await client.post('/api/enter')).headers['set-cookie'] ?? [];
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      'signed-in',
      '__Host-device',
      '__Host-sid',
    ]);
    for (const line of lines) expect(line).toMatch(/; Secure/);
    expect(lines.join()).not.toMatch(/Domain/);
    expect((await client.get('/api/whoami')).json).toEqual(SIGNED_IN);
  });

  // req: SESSION-1
  test("gets a session of their own at sign-in, not the visitor's", async () => {
    const client = app.client();
    await client.post('/api/visit');
    const before = copyOf(client);
    await client.post('/api/enter');
    expect(await rows()).toHaveLength(1);
    expect(await whoami(before)).toEqual(NOBODY);
  });

  test('is not signed in by a transaction that was rolled back', async () => {
    const client = app.client();
    await client.post('/api/visit');
    const visited = await whoami(client);
    const answer = await client.post('/api/enter?fail=1');
    expect(answer).toMatchObject({ status: 409, code: 'account_exists' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await whoami(client)).toEqual(visited);
  });

  test('is signed out for good, cookies included, and again without harm', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const copy = copyOf(client);
    expect((await client.post('/api/leave')).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual(['device']);
    expect(await rows()).toEqual([]);
    expect(await whoami(copy)).toEqual(NOBODY);
    expect((await client.post('/api/leave')).status).toBe(200);
  });

  test('learns that the session has ended when the browser still has the cookie', async () => {
    const client = app.client();
    client.cookies.set('signed-in', '1');
    await whoami(client);
    expect(client.cookies.has('signed-in')).toBe(false);
  });

  // req: SESSION-2
  test('stays signed in for 14 days without a call and 30 days in all', async () => {
    const idle = app.client();
    await idle.post('/api/enter');
    app.clock.advance(14 * DAY_MS - MINUTE_MS);
    expect(await whoami(idle)).toEqual(SIGNED_IN);
    app.clock.advance(14 * DAY_MS + MINUTE_MS);
    expect(await whoami(idle)).toEqual(NOBODY);

    const busy = app.client();
    await busy.post('/api/enter');
    for (let day = 0; day < 29; day += 1) {
      app.clock.advance(DAY_MS);
      expect(await whoami(busy)).toEqual(SIGNED_IN);
    }
    app.clock.advance(DAY_MS + MINUTE_MS);
    expect(await whoami(busy)).toEqual(NOBODY);
  });

  test('writes nothing by reading, except once a day', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const seen = async () => (await rows())[0]?.lastSeenAt.getTime();
    const signedInAt = await seen();
    app.clock.advance(DAY_MS - MINUTE_MS);
    const answer = await client.get('/api/whoami');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await seen()).toBe(signedInAt);
    app.clock.advance(2 * MINUTE_MS);
    await client.get('/api/whoami');
    expect(await seen()).toBe(app.clock.now());
  });

  test('has at most the ten newest sessions', async () => {
    const clients: HttpClient[] = [];
    for (let count = 0; count < 12; count += 1) {
      const client = app.client();
      await client.post('/api/enter');
      clients.push(client);
      app.clock.advance(MINUTE_MS);
    }
    expect(await rows()).toHaveLength(10);
    const known = await Promise.all(clients.map(whoami));
    expect(known.slice(0, 2)).toEqual([NOBODY, NOBODY]);
    expect(known.slice(2)).toEqual(Array.from({ length: 10 }, () => SIGNED_IN));
  });

  test('shares one limit of calls among all sessions, while each visitor has one', async () => {
    const strict = await app.twin({ env: { LIMIT_FACTOR: '1' } });
    const openTwo = async (call: string) => {
      const clients = [strict.client(), strict.client()] as const;
      for (const client of clients) await client.post(call);
      return clients;
    };
    const { points } = GENERAL_LIMITS.session;
    const statusesOf = (client: HttpClient, calls: number) =>
      Promise.all(
        Array.from({ length: calls }, async () => (await client.get('/api/whoami')).status),
      );
    const [phone, laptop] = await openTwo('/api/enter');
    const calls = await Promise.all([phone, laptop].map((one) => statusesOf(one, points / 2)));
    expect(new Set(calls.flat())).toEqual(new Set([200]));
    expect(await statusesOf(phone, 1)).toEqual([429]);
    expect(await statusesOf(laptop, 1)).toEqual([429]);
    const [visitor, other] = await openTwo('/api/visit');
    expect((await statusesOf(visitor, points)).at(-1)).toBe(200);
    expect(await statusesOf(visitor, 1)).toEqual([429]);
    expect(await statusesOf(other, 1)).toEqual([200]);
  });

  // req: SESSION-1
  test('has nothing in the database from which the cookie could be made', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const cookie = decodeURIComponent(client.cookies.get('sid') ?? '');
    const sid = cookie.slice(2, cookie.lastIndexOf('.'));
    expect(sid).toHaveLength(43);
    expect(JSON.stringify(await rows())).not.toContain(sid);
  });

  test('loses a cookie with a foreign signature', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const cookie = client.cookies.get('sid') ?? '';
    client.cookies.set('sid', `${cookie.slice(0, -3)}abc`);
    expect(await whoami(client)).toEqual(NOBODY);
  });

  test('stays signed in while the secret is rotated', async () => {
    const client = app.client();
    await client.post('/api/enter');
    const rotated = await app.twin({
      env: {
        SESSION_SECRET: `the-new-secret-that-signs-from-now-on,${app.env.sessionSecrets?.[0]}`,
      },
    });
    const other = rotated.client();
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect((await other.get('/api/whoami')).json).toEqual(SIGNED_IN);
  });

  test('is known to every process on the database', async () => {
    const second = await app.twin();
    const client = app.client();
    await client.post('/api/enter');
    const other = second.client();
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect((await other.get('/api/whoami')).json).toEqual(SIGNED_IN);
    await other.post('/api/leave');
    expect(await whoami(client)).toEqual(NOBODY);
  });
});

describe('a request that ends after the sign-out', () => {
  test('does not bring the session back', async () => {
    const client = app.client();
    await client.post('/api/enter');
    app.clock.advance(2 * DAY_MS); // so that its end would write
    const slow = copyOf(client);
    const hold = holdQueries(app);
    const pending = slow.get('/api/whoami');
    await hold.reached;
    await app.database.client.db.delete(sessions).where(eq(sessions.userId, SAMPLE_USER_ID));
    hold.release();
    expect((await pending).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await whoami(slow)).toEqual(NOBODY);
  });
});

/** Holds the next call of `/api/whoami` between its session's loading and its end. */
function holdQueries(held: TestApp) {
  const route = held.app.routes.find(({ path }) => path === '/api/whoami');
  if (route === undefined) throw new Error('no such call');
  const answer = route.handler;
  let arrive = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  route.handler = async (call) => {
    route.handler = answer;
    arrive();
    await released;
    return answer(call);
  };
  return { reached, release: () => release() };
}

test('expired sessions are deleted by the clean-up', async () => {
  const client = app.client();
  await client.post('/api/visit');
  await app.app.tidyUp();
  expect(await rows()).toHaveLength(1);
  app.clock.advance(31 * MINUTE_MS);
  await app.app.tidyUp();
  expect(await rows()).toEqual([]);
});
