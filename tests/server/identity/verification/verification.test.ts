import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, errorBodySchema } from '#shared/core/errors.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import {
  verifyCheckedSchema,
  verifySentSchema,
} from '#shared/identity/verification/verification.schema.ts';
import { findCode, signUp, takePhoneNumber, verifyNumber } from '#tests/support/journeys.ts';
import { solveProof } from '#tests/support/solve-proof.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('POST /api/verify/send', () => {
  // req: FIELD-1
  it.each([
    ['nothing', {}],
    ['too short a number', { phoneNumber: '555' }],
    ['letters', { phoneNumber: '+1212555HELP' }],
    ['a tel: address', { phoneNumber: 'tel:+12125550123' }],
    ['an extension', { phoneNumber: '+12125550123;ext=4' }],
    ['a number that cannot be', { phoneNumber: '+12420000000' }],
    ['a premium number', { phoneNumber: '+19005550123' }],
    ['a toll-free number', { phoneNumber: '+18005550123' }],
    ['a personal number', { phoneNumber: '+15005550123' }],
    ['a personal number of a later range', { phoneNumber: '+15335550123' }],
    ['a personal number of Canada', { phoneNumber: '+16225550123' }],
    ['a number for calls over the internet', { phoneNumber: '+16005550123' }],
    ['two numbers', { phoneNumber: '+1 +1 212 555 0123' }],
    ['a country that is not served', { phoneNumber: '+442079460000' }],
    ['a number with a NUL', { phoneNumber: '+1212555\u00000123' }],
  ])('refuses %s at its field and sends nothing', async (_what, payload) => {
    const before = app.printed.length;
    const answer = await app.client().post('/api/verify/send', payload);
    expect(answer.status).toBe(400);
    const body = answer.read(errorBodySchema);
    expect(body.success).toBe(false);
    expect(body.fields).toEqual({ phoneNumber: expect.stringMatching(/./) });
    expect(app.printed).toHaveLength(before);
  });

  // req: FIELD-3 CODE-2
  it('prints exactly one line with the code', async () => {
    const phoneNumber = takePhoneNumber();
    const before = app.printed.length;
    const answer = await app.client().post('/api/verify/send', { phoneNumber });
    expect(answer.status).toBe(200);
    answer.read(verifySentSchema);
    expect(app.printed.slice(before)).toEqual([
      expect.stringMatching(new RegExp(`^Verification code for \\${phoneNumber}: \\d{6}$`)),
    ]);
  });

  // req: FIELD-2
  it('accepts a number as people write it, and assumes +1', async () => {
    const answer = await app.client().post('/api/verify/send', { phoneNumber: '(212) 555-0177' });
    expect(answer.status).toBe(200);
    expect(app.printed.at(-1)).toContain('+12125550177');
  });

  // req: FIELD-2
  it.each([
    ['1 212 555 0178', '+12125550178'],
    ['011 1 212 555 0179', '+12125550179'],
    ['001-212-555-0180', '+12125550180'],
    ['+1 1 212 555 0181', '+12125550181'],
  ])('adds no second +1 to %s', async (phoneNumber, expected) => {
    const answer = await app.client().post('/api/verify/send', { phoneNumber });
    expect(answer.status).toBe(200);
    expect(app.printed.at(-1)).toContain(`${expected}:`);
  });

  // req: TRUST-5
  it('answers the same whether or not the number has an account', async () => {
    const known = await signUp(app, app.client());
    const one = await app.client().post('/api/verify/send', { phoneNumber: known.fullPhoneNumber });
    const two = await app.client().post('/api/verify/send', { phoneNumber: takePhoneNumber() });
    expect(one.status).toBe(two.status);
    expect(one.text).toBe(two.text);
  });
});

describe('POST /api/verify/check', () => {
  it('gives a new session id and says whether the number has an account', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const before = client.cookies.get('sid');
    const answer = await client.post('/api/verify/check', {
      phoneNumber,
      code: findCode(app, phoneNumber),
    });
    expect(answer.status).toBe(200);
    expect(answer.read(verifyCheckedSchema).registered).toBe(false);
    expect(client.cookies.get('sid')).not.toBe(before);
  });

  // req: FIELD-3
  it.each([
    ['five digits', '12345'],
    ['letters', 'abcdef'],
    ['nothing', undefined],
  ])('refuses %s at the code', async (_what, code) => {
    const answer = await app
      .client()
      .post('/api/verify/check', { phoneNumber: '+12125550123', code });
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toEqual({
      code: 'Please enter the 6-digit verification code',
    });
  });

  it('refuses a wrong code, and then accepts the right one, once', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const code = findCode(app, phoneNumber);
    const wrong = await client.post('/api/verify/check', { phoneNumber, code: wrongFor(code) });
    expect([wrong.status, wrong.code]).toEqual([400, 'invalid_code']);
    expect(wrong.json).toMatchObject({
      success: false,
      message: VERIFICATION_COPY.codeInvalid,
    });
    expect((await client.post('/api/verify/check', { phoneNumber, code })).status).toBe(200);
    expect((await client.post('/api/verify/check', { phoneNumber, code })).code).toBe(
      'invalid_code',
    );
  });

  it('refuses a code in another session and for another number', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    const other = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const code = findCode(app, phoneNumber);
    const stranger = app.client();
    expect((await stranger.post('/api/verify/check', { phoneNumber, code })).code).toBe(
      'invalid_code',
    );
    await stranger.post('/api/verify/send', { phoneNumber: other });
    expect((await stranger.post('/api/verify/check', { phoneNumber, code })).code).toBe(
      'invalid_code',
    );
    expect((await client.post('/api/verify/check', { phoneNumber: other, code })).code).toBe(
      'invalid_code',
    );
  });

  it('refuses a code after ten minutes', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    app.clock.advance(10 * 60_000 + 1);
    const answer = await client.post('/api/verify/check', {
      phoneNumber,
      code: findCode(app, phoneNumber),
    });
    expect(answer.code).toBe('invalid_code');
  });

  it('says after the fifth wrong code, and for every later one, that only a new one helps', async () => {
    const phoneNumber = takePhoneNumber();
    const client = app.client();
    await client.post('/api/verify/send', { phoneNumber });
    const right = findCode(app, phoneNumber);
    const check = async (code: string) => {
      const answer = await client.post('/api/verify/check', { phoneNumber, code });
      const { message, fields } = answer.read(errorBodySchema);
      return [answer.status, message, fields?.['code']];
    };
    for (let tried = 1; tried < 5; tried += 1) {
      expect(await check(wrongFor(right))).toEqual([400, VERIFICATION_COPY.codeInvalid, undefined]);
    }
    const spent = VERIFICATION_COPY.codeSpent;
    expect(await check(wrongFor(right))).toEqual([400, spent, spent]);
    expect(await check(right)).toEqual([429, spent, spent]);
  });

  it('allows five tries per code, however many come at once', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const code = findCode(app, phoneNumber);
    const wrong = { phoneNumber, code: wrongFor(code) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/verify/check', wrong)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 400 || status === 429)).toBe(true);
    const right = await client.post('/api/verify/check', { phoneNumber, code });
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gives a resent code new tries, and invalidates the earlier one', async () => {
    const client = app.client();
    const phoneNumber = takePhoneNumber();
    await client.post('/api/verify/send', { phoneNumber });
    const first = findCode(app, phoneNumber);
    await client.post('/api/verify/send', { phoneNumber });
    const second = findCode(app, phoneNumber);
    if (first !== second)
      expect((await client.post('/api/verify/check', { phoneNumber, code: first })).code).toBe(
        'invalid_code',
      );
    const answer = await client.post('/api/verify/check', { phoneNumber, code: second });
    expect(answer.status).toBe(200);
  });
});

describe('the limits of codes', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp();
  });
  afterAll(() => strict.close());

  it('requires a pause between two sends to a number, even from another browser', async () => {
    const phoneNumber = takePhoneNumber();
    expect((await strict.client().post('/api/verify/send', { phoneNumber })).status).toBe(200);
    const again = await strict.client().post('/api/verify/send', { phoneNumber });
    expect([again.status, again.code]).toEqual([429, 'too_many_requests']);
    const pause = Number(again.headers['retry-after']);
    expect(pause).toBeGreaterThan(25);
    expect(pause).toBeLessThanOrEqual(30);
  });

  it('sends no more than 20 codes an hour from an address', async () => {
    const fresh = await createTestApp();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      const answer = await fresh
        .client()
        .post('/api/verify/send', { phoneNumber: takePhoneNumber() });
      statuses.push(answer.status);
    }
    await fresh.close();
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  // req: CODE-3
  it('requires a proof of work from strangers after half of the hourly cap, and logs it once', async () => {
    const capped = await createTestApp({ env: { SMS_HOURLY_CAP: '4' } });
    const outcomes: unknown[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const phoneNumber = takePhoneNumber();
      const client = capped.client();
      const first = await client.post('/api/verify/send', { phoneNumber });
      if (first.code !== 'proof_needed') {
        outcomes.push(first.status);
        continue;
      }
      const proof = await solveProof(first);
      const second = await client.post('/api/verify/send', { phoneNumber, proof });
      const elsewhere = { phoneNumber: takePhoneNumber(), proof };
      const otherNumber = await client.post('/api/verify/send', elsewhere);
      const again = await client.post('/api/verify/send', { phoneNumber, proof });
      outcomes.push([first.code, second.status, otherNumber.code, again.code]);
    }
    const warnings = capped.logged.filter((line) => line.includes('SMS_HOURLY_CAP'));
    await capped.close();
    const proven = ['proof_needed', 200, 'proof_needed', 'proof_needed'];
    expect(outcomes).toEqual([200, 200, proven, proven]);
    expect(warnings).toHaveLength(1);
  });

  it('accepts no proof that is forged, too easy, or older than ten minutes', async () => {
    const capped = await createTestApp({ env: { SMS_HOURLY_CAP: '2' } });
    await capped.client().post('/api/verify/send', { phoneNumber: takePhoneNumber() });
    const phoneNumber = takePhoneNumber();
    const refusal = await capped.client().post('/api/verify/send', { phoneNumber });
    const proof = await solveProof(refusal);
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    const codes: unknown[] = [];
    for (const forged of [
      encode({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
      encode({ challenge: easier, solution }),
      encode({ challenge: { ...challenge, signature: '00' }, solution }),
      encode([]),
    ]) {
      const answer = await capped.client().post('/api/verify/send', { phoneNumber, proof: forged });
      codes.push(answer.code);
    }
    capped.clock.advance(10 * 60_000 + 1000);
    codes.push((await capped.client().post('/api/verify/send', { phoneNumber, proof })).code);
    await capped.close();
    expect(codes).toEqual(new Array(5).fill('proof_needed'));
  });

  it('blocks a number for a session after ten failures in a day, which no resend resets', async () => {
    const patient = await createTestApp({ env: { LIMIT_FACTOR: '1' } });
    const client = patient.client();
    const phoneNumber = takePhoneNumber();
    const check = (code: string) => client.post('/api/verify/check', { phoneNumber, code });
    await client.post('/api/verify/send', { phoneNumber });
    for (let i = 0; i < 5; i += 1) await check(wrongFor(findCode(patient, phoneNumber)));
    // A resend would wait for a real pause, so the row is reset as a resend would reset it.
    await patient.database.client.query({
      text: 'update verification_codes set attempts = 0',
      values: [],
    });
    for (let i = 0; i < 5; i += 1) await check(wrongFor(findCode(patient, phoneNumber)));
    await patient.database.client.query({
      text: 'update verification_codes set attempts = 0',
      values: [],
    });
    const right = await check(findCode(patient, phoneNumber));
    await patient.close();
    expect([right.status, right.code]).toEqual([429, 'too_many_requests']);
  });

  it('counts no failure while the provider cannot be reached', async () => {
    let isOut = true;
    const cut = await createTestApp({
      env: { LIMIT_FACTOR: '1' },
      replace: {
        sms: {
          prepare: () => ({ codeHash: null, deliver: async () => null }),
          cancel: async () => undefined,
          async check(_phoneNumber, code) {
            if (isOut) throw new AppError('check_unavailable');
            return code === '123456' ? 'approved' : 'wrong';
          },
        },
      },
    });
    const client = cut.client();
    const phoneNumber = takePhoneNumber();
    const check = () => client.post('/api/verify/check', { phoneNumber, code: '123456' });
    const forgetTries = () =>
      cut.database.client.query({ text: 'update verification_codes set attempts = 0', values: [] });
    await client.post('/api/verify/send', { phoneNumber });
    for (let i = 0; i < 12; i += 1) {
      expect((await check()).status).toBe(503);
      // Each of these checks uses one of the code's five tries.
      if (i % 5 === 4) await forgetTries();
    }
    isOut = false;
    const right = await check();
    await cut.close();
    expect(right.status).toBe(200);
  });
});

// req: LOG-1
it('logs no number and no code', async () => {
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  const log = app.logged.join('\n');
  expect(log).not.toContain(phoneNumber.slice(2));
  expect(log).not.toMatch(new RegExp(`\\b${findCode(app, phoneNumber)}\\b`));
});
