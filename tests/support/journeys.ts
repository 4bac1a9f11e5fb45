// Common first steps of tests with the application in the same process, made through the API.

import type { HttpClient } from './http-client.ts';
import {
  type SignedUpUser,
  signUpUserByCalls,
  type UserDetails,
  verifyPhoneNumber,
} from './people.ts';
import type { TestApp } from './test-app.ts';

export { buildRegistration, takePhoneNumber } from './people.ts';

/** The newest code that was printed for a number. */
export function findCode(app: Pick<TestApp, 'printed'>, phoneNumber: string): string {
  const line = app.printed.findLast((printed) => printed.includes(`for ${phoneNumber}:`));
  const code = line?.slice(-6);
  if (code === undefined) throw new Error(`no code was printed for ${phoneNumber}`);
  return code;
}

/** Verifies a number in this browser. */
export async function verifyNumber(
  app: Pick<TestApp, 'printed'>,
  client: HttpClient,
  phoneNumber: string,
): Promise<void> {
  await verifyPhoneNumber(client.post.bind(client), (number) => findCode(app, number), phoneNumber);
}

/** Signs up a new user in this browser. */
export function signUp(
  app: Pick<TestApp, 'printed'>,
  client: HttpClient,
  details: UserDetails = {},
): Promise<SignedUpUser> {
  return signUpUserByCalls(client.post.bind(client), (number) => findCode(app, number), details);
}
