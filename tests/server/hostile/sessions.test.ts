// Stolen, fixed, forged, old and revived sessions.

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { TEST_SESSION_SECRET } from '#tests/support/test-app.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp();
});
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

const isSignedIn = async (client: HttpClient) => (await client.get('/api/user')).status === 200;
const cookieOf = (client: HttpClient) => decodeURIComponent(client.cookies.get('sid') ?? '');
const signed = (sid: string, secret: string) => {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`s:${sid}.${signature}`);
};

describe('a planted session', () => {
  test('is never the one that is proven, registered or logged in', async () => {
    // The attacker begins a session, plants its cookie in the victim's browser, and waits.
    const attacker = attacked.visitor();
    await attacker.post('/api/verify/send', { phoneNumber: attacked.freshNumber() });
    const victim = attacked.copyOf(attacker);
    const phoneNumber = attacked.freshNumber();
    await attacked.prove(victim, phoneNumber);
    const [planted, proven] = [cookieOf(attacker), cookieOf(victim)];
    expect(proven).not.toBe(planted);
    const stolen = await attacker.post('/api/register', buildRegistration({ phoneNumber }));
    expect(stolen).toMatchObject({ status: 403, code: 'phone_not_verified' });

    const beforeSignUp = attacked.copyOf(victim);
    const registered = await victim.post('/api/register', buildRegistration({ phoneNumber }));
    expect(registered.status).toBe(201);
    expect(cookieOf(victim)).not.toBe(proven);
    expect(await isSignedIn(attacker)).toBe(false);
    expect(await isSignedIn(beforeSignUp)).toBe(false);
    expect(await isSignedIn(victim)).toBe(true);

    // The same once more for logging in, from within the signed-in session.
    const beforeLogin = attacked.copyOf(victim);
    attacked.app.clock.advance(11 * MINUTE_MS);
    await attacked.prove(victim, phoneNumber);
    expect(await isSignedIn(beforeLogin)).toBe(false);
    const beforeEnd = attacked.copyOf(victim);
    expect((await victim.post('/api/login', { phoneNumber })).status).toBe(200);
    expect(await isSignedIn(beforeEnd)).toBe(false);
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('is not signed in by a password either', async () => {
    const { client: owner, user } = await attacked.member();
    await owner.post('/api/user/password', { newPassword: 'correct horse' });
    const attacker = attacked.visitor();
    await attacker.post('/api/verify/send', { phoneNumber: attacked.freshNumber() });
    const victim = attacked.copyOf(attacker);
    const login = { username: user.username, password: 'correct horse' };
    expect((await victim.post('/api/login', login)).status).toBe(200);
    expect(cookieOf(victim)).not.toBe(cookieOf(attacker));
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('cannot be chosen by a client that sends a cookie first', async () => {
    const client = attacked.visitor();
    const chosen = 'chosen-by-the-attacker-000000000000000000000';
    client.cookies.set('sid', signed(chosen, TEST_SESSION_SECRET));
    const sent = await client.post('/api/verify/send', { phoneNumber: attacked.freshNumber() });
    expect(sent.status).toBe(200);
    expect(cookieOf(client)).not.toContain(chosen);
  });
});

describe('a forged cookie', () => {
  test('signs nobody in: unsigned, signed by others, cut, extended, or made from the public id or the hash', async () => {
    const { client } = await attacked.member();
    const cookie = cookieOf(client);
    const sid = cookie.slice(2, cookie.lastIndexOf('.'));
    const { rows } = await attacked.app.database.client.query({
      text: 'select id, sid_hash from sessions order by created_at desc limit 1',
      values: [],
    });
    const { id, sid_hash: hash } = rows[0] ?? {};
    const forged = [
      sid,
      `s:${sid}`,
      `s:${sid}.`,
      `s:${sid}.${'A'.repeat(43)}`,
      `s:${sid}.${'%'.repeat(10)}`,
      cookie.slice(0, -1),
      `${cookie}x`,
      cookie.toUpperCase(),
      `j:{"sid":"${sid}"}`,
      `s:j:"${sid}"`,
      's:.',
      's:',
      '',
      '%',
      '\ud7ff',
      'x'.repeat(10_000),
    ].map((text) => encodeURIComponent(text));
    const others = [
      signed(sid, 'another-secret-of-thirty-two-bytes-or-more'),
      signed(sid, ''),
      signed(String(id), TEST_SESSION_SECRET),
      signed(String(hash), TEST_SESSION_SECRET),
      signed(`${sid}\u0000`, TEST_SESSION_SECRET),
      signed("' or '1'='1", TEST_SESSION_SECRET),
      signed('', TEST_SESSION_SECRET),
    ];
    for (const value of [...forged, ...others, '%E0%A4%A', '"']) {
      const thief = attacked.visitor();
      thief.cookies.set('sid', value);
      expect(await isSignedIn(thief), value.slice(0, 60)).toBe(false);
    }
    expect(await isSignedIn(client)).toBe(true);
  });

  test('is accepted under a rotated secret only while that secret is listed', async () => {
    const { client } = await attacked.member();
    const next = 'the-secret-that-signs-from-now-on-000000';
    const rotating = await attacked.twin({
      SESSION_SECRET: `${next},${TEST_SESSION_SECRET}`,
    });
    const rotated = await attacked.twin({ SESSION_SECRET: next });
    expect(await isSignedIn(attacked.copyOf(client, rotating))).toBe(true);
    expect(await isSignedIn(attacked.copyOf(client, rotated))).toBe(false);
  });
});

describe('a session', () => {
  test('ends after fourteen idle days, and after thirty days in any case', async () => {
    const [idle, busy] = [await attacked.member(), await attacked.member()];
    for (let day = 0; day < 30; day += 1) {
      expect(await isSignedIn(busy.client), `day ${day}`).toBe(true);
      attacked.app.clock.advance(DAY_MS);
      if (day === 13) {
        attacked.app.clock.advance(MINUTE_MS);
        expect(await isSignedIn(idle.client)).toBe(false);
      }
    }
    attacked.app.clock.advance(MINUTE_MS);
    expect(await isSignedIn(busy.client)).toBe(false);
  });

  test('is one of at most ten, and the oldest ends', async () => {
    const { client, phoneNumber, user } = await attacked.member();
    const browsers = [client];
    for (let count = 0; count < 10; count += 1) {
      attacked.app.clock.advance(11 * MINUTE_MS);
      const browser = attacked.visitor();
      await attacked.prove(browser, phoneNumber);
      await browser.post('/api/login', { phoneNumber });
      browsers.push(browser);
    }
    const known = await Promise.all(browsers.map(isSignedIn));
    expect(known).toEqual([false, ...new Array(10).fill(true)]);
    const rows = 'select count(*) from sessions where user_id = $1';
    expect(await attacked.count(rows, user.id)).toBe(10);
  });

  // req: SESSION-2
  test('does not come back with a request that ends after the sign-out', async () => {
    const { client } = await attacked.member();
    attacked.app.clock.advance(2 * DAY_MS); // so that the end of each request has something to write
    const slow = attacked.copyOf(client);
    const count = () => attacked.count('select count(*) from sessions');
    const before = await count();
    const route = attacked.routes.find(({ path }) => path === '/api/user-progress');
    if (route === undefined) throw new Error('no such call');
    const { handler } = route;
    route.handler = async (call) => {
      route.handler = handler;
      expect((await client.post('/api/logout')).status).toBe(200);
      return handler(call);
    };
    const late = await slow.get('/api/user-progress');
    expect(late.status).toBe(200);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect(await count()).toBe(before - 1);
    expect(await isSignedIn(slow)).toBe(false);
  });

  test.each([
    ['a code is asked for', '/api/verify/send', () => ({ phoneNumber: attacked.freshNumber() })],
    [
      'mail is asked for',
      '/api/subscribe',
      () => ({
        firstName: 'Nora',
        lastName: 'Whitlock',
        email: 'nora@example.com',
        consent: true,
      }),
    ],
    ['a password is set', '/api/user/password', () => ({ newPassword: 'correct horse' })],
    [
      'an activity is done',
      '/api/user-progress/activity',
      () => ({
        activityType: 'birthchart',
        activityId: 'natal',
      }),
    ],
    [
      'numbers are kept',
      '/api/lucky-numbers/{userId}/saved',
      () => ({
        date: new Date(attacked.app.clock.now()).toISOString().slice(0, 10),
      }),
    ],
  ])('that ends, with its account, while %s leaves nothing behind', async (_what, path, body) => {
    const { client, user } = await attacked.member();
    const other = attacked.copyOf(client);
    const route = attacked.routes.find((known) => known.path === path && known.method === 'POST');
    if (route === undefined) throw new Error('no such call');
    const { handler } = route;
    let after: Record<string, string> = {};
    route.handler = async (call) => {
      route.handler = handler;
      const deleted = await other.delete('/api/user', { confirm: user.username });
      expect(deleted.status, deleted.text).toBe(200);
      const { rate_limits: _limits, ...tables } = await attacked.digest();
      after = tables;
      return handler(call);
    };
    const late = await client.post(path.replace('{userId}', user.id), body());
    expect([late.status, late.code]).toEqual([401, 'not_signed_in']);
    const { rate_limits: _limits, ...tables } = await attacked.digest();
    expect(tables).toEqual(after);
  });

  test('ends with its account, in every browser, and with a new password, in every other', async () => {
    const { client, user, phoneNumber } = await attacked.member();
    const second = attacked.visitor();
    attacked.app.clock.advance(11 * MINUTE_MS);
    await attacked.prove(second, phoneNumber);
    await second.post('/api/login', { phoneNumber });
    await attacked.proveAnew({ client, phoneNumber });
    expect((await client.post('/api/user/password', { newPassword: 'correct horse' })).status).toBe(
      200,
    );
    expect([await isSignedIn(client), await isSignedIn(second)]).toEqual([true, false]);
    attacked.app.clock.advance(11 * MINUTE_MS);
    await attacked.prove(second, phoneNumber);
    await second.post('/api/login', { phoneNumber });
    await attacked.proveAnew({ client, phoneNumber });
    const deleted = await client.delete('/api/user', { confirm: user.username });
    expect(deleted.status).toBe(200);
    expect([await isSignedIn(client), await isSignedIn(second)]).toEqual([false, false]);
    const left = 'select count(*) from sessions where user_id = $1';
    expect(await attacked.count(left, user.id)).toBe(0);
  });
});
