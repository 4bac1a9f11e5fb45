// Signs up users through the API, for every kind of test: with the application in the same process, with a built one,
// or from a browser.

import { type User, userSchema } from '#shared/identity/account/user.schema.ts';
import { registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import {
  checkCodeEndpoint,
  sendCodeEndpoint,
} from '#shared/identity/verification/verification.contract.ts';

/** Sends one POST from a browser that stores its cookies. */
export type Post = (path: string, body: unknown) => Promise<PostAnswer>;
export interface PostAnswer {
  status: number;
  text: string;
  json: unknown;
}

/** Returns the newest code that was sent to a number (E.164). */
export type ReadCode = (phoneNumber: string) => string | Promise<string>;

/** A user who has signed up, with the full phone number. The API's answers shorten the number. */
export type SignedUpUser = User & { fullPhoneNumber: string };

// Numbers are spread over area codes, because rate limits count numbers by block.
const AREAS = ['212', '312', '415', '206', '617', '713', '305', '404', '503', '602'];
let lastNumber = 0;

/** A North American number (E.164) that this worker has not used; each worker uses a different `offset`. */
export function takePhoneNumber(offset = 0): string {
  lastNumber += 1;
  const number = offset + lastNumber;
  const exchange = 200 + (Math.floor(number / AREAS.length) % 700);
  return `+1${AREAS[number % AREAS.length]}${exchange}${String(1000 + (number % 9000))}`;
}

/** A registration as the page sends it; by default Nora, a Leo born in Chicago. */
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

/** Verifies a number in a browser; returns whether the number has an account. */
export async function verifyPhoneNumber(
  post: Post,
  readCode: ReadCode,
  phoneNumber: string,
): Promise<boolean> {
  await expectStatus(post, 200, sendCodeEndpoint.path, { phoneNumber });
  const code = await readCode(phoneNumber);
  const { json } = await expectStatus(post, 200, checkCodeEndpoint.path, { phoneNumber, code });
  return json instanceof Object && 'registered' in json && json.registered === true;
}

/** Signs up a new user in a browser, with a new number unless one is given. */
export async function signUpUserByCalls(
  post: Post,
  readCode: ReadCode,
  { phoneNumber = takePhoneNumber(), ...overrides }: UserDetails = {},
): Promise<SignedUpUser> {
  await verifyPhoneNumber(post, readCode, phoneNumber);
  const registration = buildRegistration({ phoneNumber, username: undefined, ...overrides });
  const { json } = await expectStatus(post, 201, registerEndpoint.path, registration);
  return { ...userSchema.parse(json), fullPhoneNumber: phoneNumber };
}

/** Overrides for the default registration. */
export type UserDetails = { phoneNumber?: string } & Record<string, unknown>;

async function expectStatus(
  post: Post,
  status: number,
  path: string,
  body: unknown,
): Promise<PostAnswer> {
  const answer = await patiently(() => post(path, body));
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer;
}

const TRIES = 10;
const AGAIN_AFTER_MS = 300;

/**
 * Repeats a call that the server refused because it was overloaded, after the time that the response asks for. People
 * and their data are created before anything is measured, and several starting servers are enough load.
 */
export async function patiently<A extends { status: number }>(call: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
  }
}
