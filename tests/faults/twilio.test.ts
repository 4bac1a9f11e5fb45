// Failures of Twilio, seen from outside: what the user is told, and the effect on other users.

import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import {
  type FakeTwilio,
  type FakeTwilioTrouble,
  startFakeTwilio,
} from '#tests/support/twilio/fake-twilio.ts';
import { makeFolder } from './rig/databases.ts';
import { nextPhoneNumber } from './rig/people.ts';
import { report } from './rig/report.ts';
import { ask, LONGEST_REQUEST_MS } from './rig/users.ts';

const CREDENTIALS = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'f'.repeat(32),
  verifyServiceSid: `VA${'1'.repeat(32)}`,
};
/** Longer than the server's time limit for Twilio. */
const TOO_SLOW_MS = 5_500;
const SENDERS = 30;

const folder = makeFolder();
let twilio: FakeTwilio;
let app: BuiltApp;
let client: HttpClient;

beforeAll(async () => {
  twilio = await startFakeTwilio(CREDENTIALS);
  app = await startBuiltApp({
    dataDir: folder.path,
    env: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: CREDENTIALS.accountSid,
      TWILIO_AUTH_TOKEN: CREDENTIALS.authToken,
      TWILIO_VERIFY_SERVICE_SID: CREDENTIALS.verifyServiceSid,
      TWILIO_BASE_URL: twilio.url,
    },
  });
});
beforeEach(() => {
  client = new HttpClient(app.url);
  return () => {
    twilio.setTrouble(undefined);
    client.close();
  };
});
afterAll(async () => {
  await app?.stop();
  await twilio?.close();
  folder.remove();
});

const send = (phoneNumber: string, from = client) => from.post('/api/verify/send', { phoneNumber });

async function signIn(phoneNumber: string, code = twilio.codeFor(phoneNumber)): Promise<void> {
  const checked = await client.post('/api/verify/check', { phoneNumber, code });
  expect(checked.json).toMatchObject({ success: true, registered: false });
}

test.each<[string, FakeTwilioTrouble, number]>([
  ['breaks and says so in html', { kind: 'html', status: 500 }, 503],
  ['drops the connection', { kind: 'reset' }, 503],
  ['is down', { kind: 'error', status: 503, code: 20503 }, 503],
  ['does not take our credentials', { kind: 'error', status: 401, code: 20003 }, 503],
  ['has had too many of our requests', { kind: 'error', status: 429, code: 20429 }, 429],
  ['refuses the number', { kind: 'error', status: 400, code: 60200 }, 400],
])(
  'when Twilio %s, sending and checking fail cleanly and work again afterwards',
  async (_what, trouble, status) => {
    const phoneNumber = nextPhoneNumber();
    twilio.setTrouble(trouble);
    expect(await send(phoneNumber)).toMatchObject({ status, json: { success: false } });
    twilio.setTrouble(undefined);
    expect((await send(phoneNumber)).status).toBe(200);
    const code = twilio.codeFor(phoneNumber);
    twilio.setTrouble(trouble);
    const failed = await client.post('/api/verify/check', { phoneNumber, code });
    expect(failed.status).toBe(status === 400 ? 400 : status);
    twilio.setTrouble(undefined);
    await signIn(phoneNumber);
  },
);

test('when Twilio hangs, senders are refused in time and nobody else is affected', async () => {
  twilio.setTrouble({ kind: 'hang' });
  const startedMs = performance.now();
  const senders = Array.from({ length: SENDERS }, () => new HttpClient(app.url));
  const sending = Promise.all(senders.map((sender) => send(nextPhoneNumber(), sender)));
  // Repeats a call that needs the database while the senders wait.
  let slowestMs = 0;
  let isWaiting = true;
  const answers = sending.finally(() => {
    isWaiting = false;
  });
  while (isWaiting) {
    const read = await ask(client, '/api/ready');
    expect(read.status).toBe(200);
    slowestMs = Math.max(slowestMs, read.ms);
  }
  for (const answer of await answers) expect(answer.status).toBe(503);
  const waitedMs = performance.now() - startedMs;
  for (const sender of senders) sender.close();
  report(
    `Twilio hangs: ${SENDERS} senders told after ${Math.round(waitedMs)} ms, ` +
      `slowest other call ${Math.round(slowestMs)} ms`,
  );
  expect(waitedMs).toBeLessThan(LONGEST_REQUEST_MS);
  expect(slowestMs).toBeLessThan(1_000);
});

test('a code that arrives after Twilio’s answer was given up still works', async () => {
  const phoneNumber = nextPhoneNumber();
  twilio.setTrouble({ kind: 'slow', delayMs: TOO_SLOW_MS });
  expect((await send(phoneNumber)).status).toBe(503);
  await expect.poll(() => twilio.codeFor(phoneNumber), { timeout: 5_000 }).toBeDefined();
  twilio.setTrouble(undefined);
  await signIn(phoneNumber);
});

test('a right code whose answer was lost is still right', async () => {
  const phoneNumber = nextPhoneNumber();
  await send(phoneNumber);
  const code = twilio.codeFor(phoneNumber);
  twilio.setTrouble({ kind: 'slow', delayMs: 1_000 });
  const check = request(`${app.url}/api/verify/check`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  check.on('error', () => undefined);
  check.end(JSON.stringify({ phoneNumber, code }));
  await delay(500);
  check.destroy();
  // Twilio answers, and the server undoes what nobody can be told of.
  await delay(1_000);
  twilio.setTrouble(undefined);
  await signIn(phoneNumber, code);
});
