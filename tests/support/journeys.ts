// Steps that many tests begin with, taken as a person takes them: through the calls.

import type { User } from '#shared/account/user.schema.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApp } from './test-app.ts';

let nextNumber = 0;

/** A number in the block for fiction that no test of this file has used, E.164. */
export function freshPhoneNumber(): string {
  nextNumber += 1;
  // Spread over area codes, since limits count numbers by block.
  const areas = ['212', '312', '415', '206', '617', '713', '305', '404', '503', '602'];
  const area = areas[nextNumber % areas.length] ?? '212';
  const exchange = 200 + (Math.floor(nextNumber / 10) % 700);
  return `+1${area}${exchange}${String(nextNumber % 10_000).padStart(4, '0')}`;
}

/** The newest code that was printed for a number. */
export function findCode(app: Pick<TestApp, 'printed'>, phoneNumber: string): string {
  const line = app.printed.findLast((printed) => printed.includes(`for ${phoneNumber}:`));
  const code = line?.slice(-6);
  if (code === undefined) throw new Error(`no code was printed for ${phoneNumber}`);
  return code;
}

/** Proves a number in this browser. */
export async function verifyNumber(
  app: Pick<TestApp, 'printed'>,
  client: HttpClient,
  phoneNumber: string,
): Promise<void> {
  const sent = await client.post('/api/verify/send', { phoneNumber });
  if (sent.status !== 200) throw new Error(`send: ${sent.status} ${sent.text}`);
  const checked = await client.post('/api/verify/check', {
    phoneNumber,
    code: findCode(app, phoneNumber),
  });
  if (checked.status !== 200) throw new Error(`check: ${checked.status} ${checked.text}`);
}

/** A registration payload as the page sends it. */
export function buildRegistration(overrides: Record<string, unknown> = {}) {
  return {
    phoneNumber: '+12125550123',
    phoneVerified: true,
    firstName: 'Nora',
    lastName: 'Whitlock',
    name: 'Nora Whitlock',
    username: `user_0123_${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`,
    password: 'phone-verified-placeholder',
    email: 'nora@example.com',
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthPlace: 'Chicago, United States',
    attractions: ['everyone'],
    personalityTraits: ['creative', 'ambitious', 'caring'],
    ...overrides,
  };
}

/** Signs a new user up in this browser. */
export async function signUp(
  app: Pick<TestApp, 'printed'>,
  client: HttpClient,
  overrides: Record<string, unknown> = {},
): Promise<User & { fullPhoneNumber: string }> {
  const phoneNumber = freshPhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  const answer = await client.post(
    '/api/register',
    buildRegistration({ phoneNumber, username: undefined, ...overrides }),
  );
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`);
  return { ...answer.read(userSchema), fullPhoneNumber: phoneNumber };
}
