// Guessing codes, and requesting them: every limit at its own number, in an application behind a proxy.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmsGateway } from '#server/platform/sms/choose-sms-gateway.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { type AttackedApp, startAttackedApp } from './attacked-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let attacked: AttackedApp;
beforeAll(async () => {
  attacked = await startAttackedApp({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
// Each test begins on a day of its own.
beforeEach(() => attacked.app.clock.advance(2 * DAY_MS));
afterAll(async () => {
  attacked.searchLog();
  await attacked.close();
});

let nextAddress = 0;
const freshAddress = () => {
  nextAddress += 1;
  return `203.0.${nextAddress >> 8}.${nextAddress & 255}`;
};
const from = (address: string) => ({ 'x-forwarded-for': address });
const send = (client: HttpClient, phoneNumber: string, address = freshAddress()) =>
  client.post('/api/verify/send', { phoneNumber }, from(address));
const check = (client: HttpClient, phoneNumber: string, code: string, address = freshAddress()) =>
  client.post('/api/verify/check', { phoneNumber, code }, from(address));
const OK = { status: 200 };
const WRONG = { status: 400, code: 'invalid_code' };
const TOO_MANY = { status: 429, code: 'too_many_requests' };
const PROOF_NEEDED = { status: 429, code: 'proof_needed' };
const grants = () => attacked.count('select count(*) from phone_grants');

/** Sends a wrong code this many times; returns the last answer. */
async function guess(client: HttpClient, phoneNumber: string, times: number, address?: string) {
  for (let guessed = 0; guessed < times; guessed += 1) {
    const answer = await check(client, phoneNumber, attacked.wrongCodeFor(phoneNumber), address);
    expect(answer, `guess ${guessed + 1}`).toMatchObject(WRONG);
  }
}

describe('a code', () => {
  test('that is wrong is refused though Twilio answers 200, and proves nothing', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await send(client, phoneNumber);
    const granted = await grants();
    const asked = attacked.twilio.requests;
    await guess(client, phoneNumber, 1);
    expect(attacked.twilio.requests).toBe(asked + 1);
    expect(await grants()).toBe(granted);
    const registered = await client.post('/api/register', buildRegistration({ phoneNumber }));
    expect(registered).toMatchObject({ status: 403, code: 'phone_not_verified' });
  });

  // req: CODE-1
  test('can be guessed five times; the sixth fails even if it is right', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await send(client, phoneNumber);
    await guess(client, phoneNumber, 5);
    const asked = attacked.twilio.requests;
    const right = await check(client, phoneNumber, attacked.codeFor(phoneNumber));
    expect(right).toMatchObject(TOO_MANY);
    expect(attacked.twilio.requests).toBe(asked);
  });

  test('is counted before it is checked, so that a check that fails counts too', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await send(client, phoneNumber);
    attacked.twilio.setTrouble({ kind: 'html', status: 500 });
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await check(client, phoneNumber, '123456');
      expect(answer).toMatchObject({ status: 503, code: 'check_unavailable' });
    }
    attacked.twilio.setTrouble(undefined);
    expect(await check(client, phoneNumber, attacked.codeFor(phoneNumber))).toMatchObject(TOO_MANY);
  });

  // req: CODE-1
  test('expires after ten minutes', async () => {
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await send(client, phoneNumber);
    const code = attacked.codeFor(phoneNumber);
    attacked.app.clock.advance(10 * MINUTE_MS + 1);
    const asked = attacked.twilio.requests;
    expect(await check(client, phoneNumber, code)).toMatchObject(WRONG);
    expect(attacked.twilio.requests).toBe(asked);
  });

  // req: CODE-1
  test('works once, in the session that asked, for the number it was sent to', async () => {
    const [owner, stranger] = [attacked.visitor(), attacked.visitor()];
    const [phoneNumber, other] = [attacked.freshNumber(), attacked.freshNumber()];
    await send(owner, phoneNumber);
    const code = attacked.codeFor(phoneNumber);
    // A visitor who has asked for a code of their own has a session, but another one.
    await send(stranger, other);
    expect(await check(stranger, phoneNumber, code)).toMatchObject(WRONG);
    expect(await check(stranger, other, code)).toMatchObject(WRONG);
    expect(await check(attacked.visitor(), phoneNumber, code)).toMatchObject(WRONG);
    expect(await check(owner, other, code)).toMatchObject(WRONG);
    const before = attacked.copyOf(owner);
    expect(await check(owner, phoneNumber, code)).toMatchObject(OK);
    expect(await check(owner, phoneNumber, code)).toMatchObject(WRONG);
    expect(await check(before, phoneNumber, code)).toMatchObject(WRONG);
  });

  test('that was approved no longer works in another session that asked for the same number', async () => {
    const [owner, thief] = [attacked.visitor(), attacked.visitor()];
    const phoneNumber = attacked.freshNumber();
    await send(owner, phoneNumber);
    attacked.app.clock.advance(MINUTE_MS);
    await send(thief, phoneNumber);
    const code = attacked.codeFor(phoneNumber);
    expect(await check(owner, phoneNumber, code)).toMatchObject(OK);
    expect(await check(thief, phoneNumber, code)).toMatchObject(WRONG);
  });

  test.each([
    ['pending', true],
    ['approved', false],
    ['approved', 'true'],
    ['canceled', true],
    ['APPROVED', true],
  ])('is right only when Twilio says both: %s, valid %j is wrong', async (status, valid) => {
    const { createServer } = await import('node:http');
    const half = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: 'VE', to: '+12125550123', status, valid }));
    });
    await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve));
    const address = half.address();
    const port = address !== null && typeof address !== 'string' ? address.port : 0;
    const { env } = attacked.app;
    if (env.sms.provider !== 'twilio') throw new Error('not on Twilio');
    const twilio = { ...env.sms.twilio, baseUrl: `http://127.0.0.1:${port}` };
    const gateway = await createSmsGateway({
      env: { ...env, sms: { provider: 'twilio', twilio } },
      secrets: ['x'],
      print: () => undefined,
    });
    expect(
      await gateway.check('+12125550123', '123456', { codeHash: null, providerId: null }),
    ).toBe('wrong');
    half.closeAllConnections();
    await new Promise((resolve) => half.close(resolve));
  });
});

describe('a number', () => {
  test('is blocked for a day after ten failures in one session, only for that session', async () => {
    const phoneNumber = attacked.freshNumber();
    const [guesser, owner] = [attacked.visitor(), attacked.visitor()];
    for (let sent = 0; sent < 2; sent += 1) {
      await send(guesser, phoneNumber);
      await guess(guesser, phoneNumber, 5);
      attacked.app.clock.advance(11 * MINUTE_MS);
    }
    await send(guesser, phoneNumber);
    const refused = await check(guesser, phoneNumber, attacked.codeFor(phoneNumber));
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    attacked.app.clock.advance(11 * MINUTE_MS);
    expect(await send(owner, phoneNumber)).toMatchObject(OK);
    expect(await check(owner, phoneNumber, attacked.codeFor(phoneNumber))).toMatchObject(OK);
  });

  test('allows forty failures a day from strangers, whatever their sessions and addresses', async () => {
    const phoneNumber = attacked.freshNumber();
    // Two days' worth of sends, laid around the end of the first day.
    for (const pauseMs of [0, 11, 11, 11, DAY_MS / MINUTE_MS - 34, 11, 11, 11]) {
      attacked.app.clock.advance(pauseMs * MINUTE_MS);
      const client = attacked.visitor();
      await send(client, phoneNumber);
      await guess(client, phoneNumber, 5);
    }
    expect(
      await attacked.count('select points from rate_limits where key like $1', 'check-number-1d:%'),
    ).toBeLessThanOrEqual(40);
  });

  test('counts no right codes toward that', async () => {
    const phoneNumber = attacked.freshNumber();
    for (let round = 0; round < 4; round += 1) {
      const client = attacked.visitor();
      expect(await send(client, phoneNumber)).toMatchObject(OK);
      await guess(client, phoneNumber, 4);
      const right = await check(client, phoneNumber, attacked.codeFor(phoneNumber));
      expect(right).toMatchObject(OK);
      attacked.app.clock.advance(11 * MINUTE_MS);
    }
  });

  // req: CODE-3
  test('is sent a code after 30, 60 and 120 seconds, four times a day to strangers', async () => {
    const phoneNumber = attacked.freshNumber();
    const wait = (seconds: number) => attacked.app.clock.advance(seconds * 1000);
    const asked = attacked.twilio.requests;
    for (const pause of [30, 60, 120]) {
      expect(await send(attacked.visitor(), phoneNumber)).toMatchObject(OK);
      wait(pause - 1);
      const early = await send(attacked.visitor(), phoneNumber);
      expect(early).toMatchObject(TOO_MANY);
      expect(early.headers['retry-after']).toBe('1');
      wait(1);
    }
    expect(await send(attacked.visitor(), phoneNumber)).toMatchObject(OK);
    wait(23 * 3600);
    expect(await send(attacked.visitor(), phoneNumber)).toMatchObject(PROOF_NEEDED);
    expect(attacked.twilio.requests).toBe(asked + 4);
    wait(3600);
    expect(await send(attacked.visitor(), phoneNumber)).toMatchObject(OK);
  });

  // req: CODE-3
  test('is sent four codes in ten minutes and eight a day to a device that knows it', async () => {
    const { client, phoneNumber } = await attacked.member();
    await client.post('/api/logout');
    const wait = (seconds: number) => attacked.app.clock.advance(seconds * 1000);
    const refuse = async (seconds: number) => {
      const answer = await send(client, phoneNumber);
      expect(answer).toMatchObject(TOO_MANY);
      expect(Number(answer.headers['retry-after'])).toBe(seconds);
    };
    for (const pause of [30, 60, 120]) {
      expect(await send(client, phoneNumber)).toMatchObject(OK);
      wait(pause - 1);
      await refuse(1);
      wait(1);
    }
    expect(await send(client, phoneNumber)).toMatchObject(OK);
    wait(180);
    await refuse(600 - 210 - 180);
    wait(600 - 210 - 180);
    for (let sent = 0; sent < 4; sent += 1) {
      expect(await send(client, phoneNumber)).toMatchObject(OK);
      wait(121);
    }
    // From then on it is a stranger, who has four a day and then a proof of work.
    wait(600);
    const strangers: (string | undefined)[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      strangers.push((await send(client, phoneNumber)).code);
      wait(600);
    }
    expect(strangers.at(0)).toBeUndefined();
    expect(strangers.at(-1)).toBe('proof_needed');
    wait(86_400);
    expect(await send(client, phoneNumber)).toMatchObject(OK);
  });

  test('shares twenty codes an hour with its block of ten thousand', async () => {
    const outcomes: number[] = [];
    for (let last = 0; last < 21; last += 1) {
      const answer = await send(attacked.visitor(), `+1646555${4000 + last}`);
      outcomes.push(answer.status);
    }
    expect(outcomes).toEqual([...new Array(20).fill(200), 429]);
    const next = await send(attacked.visitor(), '+16465554900');
    expect(next).toMatchObject(PROOF_NEEDED);
    expect(await send(attacked.visitor(), '+16465564000')).toMatchObject(OK);
  });
});

describe('an address', () => {
  test('is blocked for a day after fifty failures, but others are not', async () => {
    const address = freshAddress();
    for (let numbers = 0; numbers < 10; numbers += 1) {
      const client = attacked.visitor();
      const phoneNumber = attacked.freshNumber();
      await send(client, phoneNumber);
      await guess(client, phoneNumber, 5, address);
    }
    const client = attacked.visitor();
    const phoneNumber = attacked.freshNumber();
    await send(client, phoneNumber);
    const code = attacked.codeFor(phoneNumber);
    expect(await check(client, phoneNumber, code, address)).toMatchObject(TOO_MANY);
    expect(await check(client, phoneNumber, code)).toMatchObject(OK);
  });

  test('can have twenty codes sent an hour and a hundred a day', async () => {
    const address = freshAddress();
    const sendMany = async (count: number) => {
      const answers = [];
      for (let sent = 0; sent < count; sent += 1) {
        answers.push((await send(attacked.visitor(), attacked.freshNumber(), address)).status);
      }
      return answers;
    };
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await sendMany(21)).toEqual([...new Array(20).fill(200), 429]);
      attacked.app.clock.advance(60 * MINUTE_MS);
    }
    expect(await sendMany(1)).toEqual([429]);
    attacked.app.clock.advance(DAY_MS);
    expect(await sendMany(1)).toEqual([200]);
  });

  test('in IPv6 counts by its /64', async () => {
    const outcomes: number[] = [];
    for (let host = 1; host <= 21; host += 1) {
      const address = `2001:db8:7:9:${host.toString(16)}::${host}`;
      outcomes.push((await send(attacked.visitor(), attacked.freshNumber(), address)).status);
    }
    expect(outcomes).toEqual([...new Array(20).fill(200), 429]);
    const neighbour = await send(attacked.visitor(), attacked.freshNumber(), '2001:db8:7:a::1');
    expect(neighbour).toMatchObject(OK);
  });

  test('in IPv6 has ten times that per /48, however many /64 it has', {
    tags: 'night',
  }, async () => {
    const statuses: number[] = [];
    const many = await attacked.twin({ SMS_HOURLY_CAP: '1000' });
    for (let sent = 0; sent < 204; sent += 1) {
      const address = `2001:db8:70:${(sent >> 3).toString(16)}::1`;
      statuses.push((await send(attacked.visitor(many), attacked.freshNumber(), address)).status);
    }
    expect(statuses).toEqual([...new Array(200).fill(200), 429, 429, 429, 429]);
  });

  test('can register, and log in, twenty times an hour', async () => {
    const address = freshAddress();
    for (const [path, body] of [
      ['/api/register', buildRegistration({ phoneNumber: attacked.freshNumber() })],
      ['/api/login', { phoneNumber: attacked.freshNumber() }],
    ] as const) {
      const statuses: number[] = [];
      for (let tried = 0; tried < 21; tried += 1) {
        statuses.push((await attacked.visitor().post(path, body, from(address))).status);
      }
      const refusal = path === '/api/register' ? 403 : 401;
      expect(statuses).toEqual([...new Array(20).fill(refusal), 429]);
      const elsewhere = await attacked.visitor().post(path, body, from(freshAddress()));
      expect(elsewhere.status).toBe(refusal);
    }
  });
});

describe('X-Forwarded-For', () => {
  const sendClaiming = async (app: AttackedApp['app'], claim: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      const answer = await attacked
        .visitor(app)
        .post('/api/verify/send', { phoneNumber: attacked.freshNumber() }, from(claim(at)));
      statuses.push(answer.status);
    }
    return statuses;
  };
  const TWENTY = [...new Array(20).fill(200), 429];

  test('is ignored without a proxy', async () => {
    const open = await attacked.twin({ TRUST_PROXY: '0' });
    expect(await sendClaiming(open, freshAddress)).toEqual(TWENTY);
  });

  test('is trusted for exactly one hop with one proxy', async () => {
    const own = freshAddress();
    expect(await sendClaiming(attacked.app, () => `${freshAddress()}, ${own}`)).toEqual(TWENTY);
  });

  test('is trusted for exactly two hops with two', async () => {
    const two = await attacked.twin({ TRUST_PROXY: '2' });
    const own = freshAddress();
    const claim = () => `${freshAddress()}, ${own}, ${freshAddress()}`;
    expect(await sendClaiming(two, claim)).toEqual(TWENTY);
  });
});
