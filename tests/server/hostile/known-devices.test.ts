// A device that knows an account has its own count, for that account only. Once it is used up, it counts as a stranger.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { solveProof } from '#tests/support/solve-proof.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OK = { status: 200 };
const PROOF_NEEDED = { status: 429, code: 'proof_needed' };
const ATTACKERS = Array.from({ length: 10 }, (_, at) => `198.51.100.${at + 1}`);
const OWNER = '203.0.113.7';

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
beforeEach(() => attacked.app.clock.advance(2 * DAY_MS));
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const send = (
  client: HttpClient,
  phoneNumber: string,
  address: string,
  proof?: string,
): Promise<Answer> =>
  client.post(
    '/api/verify/send',
    { phoneNumber, ...(proof === undefined ? {} : { proof }) },
    from(address),
  );

describe('a device that knows an account', () => {
  const PASSWORD = 'seven-quiet-comets';
  const logIn = (client: HttpClient, username: string, password: string, address: string) =>
    client.post('/api/login', { username, password }, from(address));
  /** A member with a password, and the cookies of devices on which it has signed in with that. */
  async function memberWithDevices(count: number) {
    const member = await attacked.member();
    await member.client.post('/api/user/password', { newPassword: PASSWORD });
    const cookies: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const device = attacked.visitor();
      await logIn(device, member.user.username, PASSWORD, `192.0.2.${at + 1}`);
      cookies.push(device.cookies.get('device') ?? '');
    }
    return { ...member, cookies };
  }
  const withDevice = (cookie: string) => {
    const client = attacked.visitor();
    client.cookies.set('device', cookie);
    return client;
  };

  // req: CODE-4
  test('has no separate log-ins for other names and numbers', async () => {
    const { cookies } = await memberWithDevices(6);
    const { user, phoneNumber } = await attacked.member();
    const statuses: number[] = [];
    for (let guess = 0; guess < 120; guess += 1) {
      const client = withDevice(cookies[guess % 6] ?? '');
      const names = [
        { username: `nobody_${guess}`, password: 'x' },
        { username: user.username, password: `x${guess}` },
        { phoneNumber },
      ];
      const login = names[guess % 3] ?? {};
      statuses.push((await client.post('/api/login', login, from(ATTACKERS[0] ?? ''))).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 100 }, () => 429));
  });

  test("has twenty separate log-ins for that account, which others cannot use up, and then the address's", async () => {
    const { user, cookies, phoneNumber } = await memberWithDevices(1);
    for (let guess = 0; guess < 25; guess += 1) {
      await logIn(attacked.visitor(), `nobody_${guess}`, 'x', OWNER);
    }
    expect((await logIn(attacked.visitor(), user.username, PASSWORD, OWNER)).status).toBe(429);
    const device = withDevice(cookies[0] ?? '');
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < 22; tried += 1) {
      codes.push((await device.post('/api/login', { phoneNumber }, from(OWNER))).code);
    }
    expect(codes.indexOf('too_many_requests')).toBe(20);
    expect((await logIn(device, user.username, PASSWORD, OWNER)).status).toBe(429);
    // Whoever holds a copy of its cookie leaves it what any stranger has.
    expect((await logIn(device, user.username, PASSWORD, '203.0.113.8')).status).toBe(200);
  });

  test('counts as a stranger once its five wrong passwords are used up, but no worse', async () => {
    const { user, cookies } = await memberWithDevices(1);
    for (let guess = 0; guess < 6; guess += 1) {
      await logIn(withDevice(cookies[0] ?? ''), user.username, `x${guess}`, ATTACKERS[0] ?? '');
    }
    expect((await logIn(withDevice(cookies[0] ?? ''), user.username, PASSWORD, OWNER)).status).toBe(
      200,
    );
  });

  // req: CODE-4
  test('counts as a stranger once its eight codes are used up, with a proof of work when strangers need one', async () => {
    const { client, phoneNumber } = await attacked.member();
    const cookie = client.cookies.get('device') ?? '';
    for (let sent = 0; sent < 8; sent += 1) {
      attacked.app.clock.advance(5 * MINUTE_MS);
      expect(await send(withDevice(cookie), phoneNumber, ATTACKERS[sent] ?? '')).toMatchObject(OK);
    }
    attacked.app.clock.advance(5 * MINUTE_MS);
    expect(await send(withDevice(cookie), phoneNumber, OWNER)).toMatchObject(OK);
    for (let sent = 0; sent < 4; sent += 1) {
      attacked.app.clock.advance(5 * MINUTE_MS);
      await send(attacked.visitor(), phoneNumber, ATTACKERS[sent] ?? '');
    }
    expect(await send(withDevice(cookie), phoneNumber, OWNER)).toMatchObject(PROOF_NEEDED);
    const owner = withDevice(cookie);
    const refused = await send(owner, phoneNumber, OWNER);
    const proof = await solveProof(refused);
    expect(await send(owner, phoneNumber, OWNER, proof)).toMatchObject(OK);
    const check = { phoneNumber, code: attacked.codeFor(phoneNumber) };
    expect(await owner.post('/api/verify/check', check, from(OWNER))).toMatchObject(OK);
  });

  test('does not count as a stranger during a pause, nor after four codes in ten minutes', async () => {
    const { client, phoneNumber } = await attacked.member();
    const device = withDevice(client.cookies.get('device') ?? '');
    const codes: (string | undefined)[] = [];
    for (const seconds of [31, 1, 31, 61, 121, 1]) {
      attacked.app.clock.advance(seconds * 1000);
      codes.push((await send(device, phoneNumber, OWNER)).code);
    }
    const paused = 'too_many_requests';
    expect(codes).toEqual([undefined, paused, undefined, undefined, undefined, paused]);
  });
});
