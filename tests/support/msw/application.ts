// The real application, which answers the pages of the client's tests in the same process and by the page's clock.

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { searchHash } from '#server/db/encryption.ts';
import { storedFold } from '#server/db/schema/encrypted.ts';
import { sessions, subscribers, users } from '#server/db/schema/index.ts';
import {
  SIGNED_IN_COOKIE,
  USER_SESSION_MS,
} from '#server/features/identity/session/session-rules.ts';
import { hashSid } from '#server/features/identity/session/session-store.ts';
import { createPasswords } from '#server/features/identity/sign-in/password.ts';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { findCode, signUp } from '#tests/support/journeys.ts';
import { signedCookie } from '#tests/support/many-users.ts';
import {
  createTestApp,
  TEST_PASSWORD_COST,
  TEST_SESSION_SECRET,
  type TestApp,
} from '#tests/support/test-app.ts';
import { cleanUps } from './clean-ups.ts';

const SLOW_AT_FIRST = [
  getLetterEndpoint.path,
  getTransitsEndpoint.path,
  getYearEndpoint.path,
  urlOf(searchPlacesEndpoint, { query: { q: 'Chicago' } }),
];
/** The number of an account unless a test says another; pages show its last four digits. */
export const SAMPLE_NUMBER = '+13125550148';
/** The password of an account that has one. */
export const RIGHT_PASSWORD = 'seven owls';

let opening: Promise<TestApp> | undefined;
let browser: HttpClient | undefined;
/** Who is signed in to that browser. */
let reader: User | undefined;

/** The application of this worker, with which it ends; the first call starts it, and after a failure the next. */
export function openApplication(): Promise<TestApp> {
  opening ??= start().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function start(): Promise<TestApp> {
  const app = await createTestApp({
    env: {
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ORIGIN: window.location.origin,
      OPERATOR_NAME: 'Asteria Inc.',
      OPERATOR_EMAIL: 'hello@asteria.example',
      OPERATOR_ADDRESS: '1 Main Street, Springfield, IL 62701',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'Asteria <oracle@asteria.example>',
    },
    clock: {
      now: () => Date.now(),
      advance: (ms) => void vi.setSystemTime(Date.now() + ms),
      set: (instant) => void vi.setSystemTime(new Date(instant)),
    },
    replace: { places: createPlaceSource() },
  });
  // The sky of years and the gazetteer take seconds the first time, for which no page should wait.
  const reader = app.client();
  await signUp(app, reader);
  for (const path of SLOW_AT_FIRST) await warm(reader, path);
  await app.database.client.db.delete(users);
  return app;
}

/** Asks until it is answered; a busy machine may take longer the first time than a call may. */
async function warm(reader: HttpClient, path: string): Promise<void> {
  let answer = await reader.get(path);
  for (let again = 0; answer.status === 503 && again < 5; again += 1)
    answer = await reader.get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
}

/** The browser whose pages are tested; a test may make calls with it too. */
export async function openBrowser(): Promise<HttpClient> {
  browser ??= (await openApplication()).client();
  return browser;
}

/** The browser of somebody else. */
export const openOtherBrowser = async (): Promise<HttpClient> => (await openApplication()).client();

/** The newest code that was sent to a number (E.164). */
export const readCode = async (phoneNumber: string): Promise<string> =>
  findCode(await openApplication(), phoneNumber);

/** Creates an account whose owner sees `user`; does nothing if it exists. */
export async function createAccount(user: User, phoneNumber = SAMPLE_NUMBER): Promise<void> {
  const { db } = (await openApplication()).database.client;
  const { preferences, createdAt, hasPassword, newsletter, ...fields } = user;
  const passwords = createPasswords(TEST_PASSWORD_COST);
  const created = await db
    .insert(users)
    .values({
      ...fields,
      ...preferences,
      phoneNumber,
      phoneHash: searchHash(phoneNumber),
      birthTimeFold: storedFold(user.birthTimeFold),
      passwordHash: hasPassword ? await passwords.hash(RIGHT_PASSWORD) : null,
      createdAt: new Date(createdAt),
      lastUsedAt: new Date(),
    })
    .onConflictDoNothing({ target: users.id })
    .returning();
  if (created.length === 0 || newsletter === 'off' || user.email === null) return;
  await db.insert(subscribers).values({
    id: randomUUID(),
    email: user.email,
    emailHash: searchHash(user.email),
    firstName: user.firstName,
    lastName: user.lastName,
    userId: user.id,
    confirmedAt: newsletter === 'unconfirmed' ? null : new Date(),
    subscribedAt: new Date(),
  });
}

/** Signs a browser in to an account; `device` is how its owner sees the browser. */
export async function signInOn(
  client: HttpClient,
  user: User,
  device = 'Chrome on Windows',
): Promise<void> {
  const { db } = (await openApplication()).database.client;
  const sid = randomUUID();
  const now = new Date();
  await db.insert(sessions).values({
    id: randomUUID(),
    sidHash: hashSid(sid),
    userId: user.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + USER_SESSION_MS),
  });
  const [name = '', value = ''] = signedCookie('sid', sid, TEST_SESSION_SECRET).split('=');
  client.cookies.set(name, value);
  client.cookies.set(SIGNED_IN_COOKIE, '1');
}

/** Signs the browser under test in to an account that is created for it. Does nothing the second time. */
export async function signIn(user: User, phoneNumber = SAMPLE_NUMBER): Promise<void> {
  const client = await openBrowser();
  if (client.cookies.has(SIGNED_IN_COOKIE)) {
    if (!isDeepStrictEqual(user, reader)) throw new Error('somebody else is signed in already');
    return;
  }
  await createAccount(user, phoneNumber);
  await signInOn(client, user, 'Safari on iPhone');
  reader = user;
  showCookies(client);
}

/** Shows the page the one cookie that it may read. */
function showCookies({ cookies }: HttpClient): void {
  const isSignedIn = cookies.has(SIGNED_IN_COOKIE);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/${isSignedIn ? '' : '; Max-Age=0'}`;
}

async function send(request: Request): Promise<HttpResponse<string | null>> {
  const client = await openBrowser();
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  // The page's own cookies are those that scripts may read.
  const { cookie: _cookie, ...asked } = Object.fromEntries(request.headers);
  const { status, text, headers } = await client.send(pathname + search, {
    method: request.method,
    headers: asked,
    ...(body.length === 0 ? {} : { raw: body }),
  });
  if (client === browser) showCookies(client);
  const { 'set-cookie': _cookies, ...shown } = headers;
  return new HttpResponse(text === '' ? null : text, {
    status,
    headers: Object.entries(shown).map(([name, value]): [string, string] => [name, String(value)]),
  });
}

const underWay = new Set<Promise<unknown>>();

/** Passes what a page asks on to the application. */
export function passOn(request: Request): Promise<HttpResponse<string | null>> {
  const sending = send(request);
  underWay.add(sending);
  return sending.finally(() => underWay.delete(sending));
}

/** Resolves when everything that pages have asked so far is answered. */
export async function waitForAnswers(): Promise<void> {
  await Promise.allSettled(underWay);
}

// Waits for the answers to what pages have asked, forgets the browser and all accounts, and fails the test if the
// application has reported a fault of its own.
cleanUps.push(async () => {
  await waitForAnswers();
  if (opening === undefined) return;
  browser?.close();
  browser = undefined;
  reader = undefined;
  const { database, logged } = await openApplication();
  for (const table of [users, sessions, subscribers]) await database.client.db.delete(table);
  expect(logged.splice(0), 'faults of the application').toEqual([]);
});
