import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import { createTwilioSmsGateway } from '#server/platform/sms/twilio-sms-gateway.ts';
import { AppError } from '#shared/core/errors.ts';
import { type FakeTwilio, startFakeTwilio } from '#tests/support/twilio/fake-twilio.ts';

const CREDENTIALS = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'f'.repeat(32),
  verifyServiceSid: `VA${'1'.repeat(32)}`,
};
const NUMBER = '+12125550123';
const STORED = { codeHash: null, providerId: null };

let fake: FakeTwilio;
let gateway: SmsGateway;

beforeEach(async () => {
  fake = await startFakeTwilio(CREDENTIALS);
  gateway = await createTwilioSmsGateway({ ...CREDENTIALS, baseUrl: fake.url });
});
afterEach(() => fake.close());

async function sendTo(phoneNumber: string): Promise<string> {
  await gateway.prepare(phoneNumber).deliver();
  const code = fake.codeFor(phoneNumber);
  if (!code) throw new Error('no code was made');
  return code;
}

it('checks by the id of the sent code, and starts over after a cancellation', async () => {
  const first = await gateway.prepare(NUMBER).deliver();
  const stored = { codeHash: null, providerId: first };
  for (let checked = 0; checked < 5; checked += 1) await gateway.check(NUMBER, '000000', stored);
  for (let sent = 0; sent < 4; sent += 1) await gateway.prepare(NUMBER).deliver();
  expect((await refusalOf(gateway.prepare(NUMBER).deliver())).code).toBe('too_many_requests');
  await gateway.cancel(first ?? '');
  const second = await gateway.prepare(NUMBER).deliver();
  const code = fake.codeFor(NUMBER) ?? '';
  expect(await gateway.check(NUMBER, code, stored)).toBe('gone');
  expect(await gateway.check(NUMBER, code, { ...stored, providerId: second })).toBe('approved');
  // A verification that is gone can be cancelled again.
  await gateway.cancel(first ?? '');
});

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

describe('Twilio Verify behind the gateway', () => {
  it('approves the right code, once', async () => {
    const code = await sendTo(NUMBER);
    expect(await gateway.check(NUMBER, code, STORED)).toBe('approved');
    expect(await gateway.check(NUMBER, code, STORED)).toBe('gone');
  });

  it('treats a wrong code as wrong although Twilio answers 200', async () => {
    const code = await sendTo(NUMBER);
    expect(await gateway.check(NUMBER, code === '000000' ? '000001' : '000000', STORED)).toBe(
      'wrong',
    );
    expect(await gateway.check(NUMBER, code, STORED)).toBe('approved');
  });

  it('finds nothing to check when the code has expired or was never sent', async () => {
    expect(await gateway.check(NUMBER, '123456', STORED)).toBe('gone');
    const code = await sendTo(NUMBER);
    fake.advance(10 * 60_000 + 1);
    expect(await gateway.check(NUMBER, code, STORED)).toBe('gone');
  });

  it('answers too many requests to the sixth check', async () => {
    await sendTo(NUMBER);
    for (let i = 0; i < 5; i += 1) await gateway.check(NUMBER, '000000', STORED);
    const refusal = await refusalOf(gateway.check(NUMBER, '000000', STORED));
    expect(refusal.code).toBe('too_many_requests');
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each([
    ['+12125550200', 'invalid_phone_number', 400],
    ['+12125550205', 'invalid_phone_number', 400],
    ['+12125550605', 'number_refused', 400],
    ['+12125550410', 'number_refused', 400],
    ['+12125550429', 'too_many_requests', 429],
  ] as const)('turns the refusal of %s into %s', async (number, code, status) => {
    const refusal = await refusalOf(gateway.prepare(number).deliver());
    expect([refusal.code, refusal.status]).toEqual([code, status]);
  });

  it.each([
    [60203, 429, 'too_many_requests'],
    [60212, 429, 'too_many_requests'],
    [20003, 401, 'send_unavailable'],
    [20500, 500, 'send_unavailable'],
  ] as const)('turns error %i of a send into its refusal', async (code, status, expected) => {
    fake.setTrouble({ kind: 'error', status, code });
    expect((await refusalOf(gateway.prepare(NUMBER).deliver())).code).toBe(expected);
  });

  it('is unavailable while Twilio answers with an HTML page or resets the connection', async () => {
    fake.setTrouble({ kind: 'html', status: 500 });
    expect((await refusalOf(gateway.prepare(NUMBER).deliver())).code).toBe('send_unavailable');
    expect((await refusalOf(gateway.check(NUMBER, '123456', STORED))).code).toBe(
      'check_unavailable',
    );
    fake.setTrouble({ kind: 'reset' });
    expect((await refusalOf(gateway.prepare(NUMBER).deliver())).code).toBe('send_unavailable');
  });

  it('is unavailable with wrong credentials', async () => {
    const stranger = await createTwilioSmsGateway({
      ...CREDENTIALS,
      authToken: 'e'.repeat(32),
      baseUrl: fake.url,
    });
    expect((await refusalOf(stranger.prepare(NUMBER).deliver())).code).toBe('send_unavailable');
  });

  it('gives up on a hanging Twilio after five seconds', {
    tags: 'night',
    timeout: 10_000,
  }, async () => {
    fake.setTrouble({ kind: 'hang' });
    expect((await refusalOf(gateway.prepare(NUMBER).deliver())).code).toBe('send_unavailable');
  });
});
