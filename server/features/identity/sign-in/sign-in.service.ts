// Registration and the two ways of logging in. Claims of the client are not trusted: a grant proves a phone number,
// a password proves a username.

import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { BirthDetailsService } from '#server/features/identity/birth/birth-details.service.ts';
import type { VisitorSession } from '#server/features/identity/session/visitor-session.ts';
import { parsePhoneNumber } from '#server/features/identity/verification/phone-number.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import { LimitReachedError, type Limits, type Taken } from '#server/platform/limits.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import { ATTRACTIONS_CONSENT_VERSION } from '#shared/identity/account/attractions.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { PERSONALITY_TRAITS } from '#shared/identity/account/user.schema.ts';
import {
  DEFAULT_FIRST_NAME,
  type PasswordLogin,
  type Registration,
} from '#shared/identity/sign-in/sign-in.schema.ts';
import { LAW_VERSION } from '#shared/law/law-pages.ts';
import type { Passwords } from './password.ts';
import { SIGN_IN_LIMITS } from './sign-in.limits.ts';
import type { SignInRepository } from './sign-in.repository.ts';
import { findSuggestedUsername, makeUsername } from './username.ts';

/** How many usernames are tried, starting with a suggested one; `makeUsername` has 340 million. */
const USERNAME_TRIES = 8;

/** The username as it is stored. */
const nameOf = ({ username }: { username: string }) => username.trim().toLowerCase();

/** The caller that tries a password; limits count by the address key. */
export interface PasswordCaller {
  session: VisitorSession;
  address: string;
}

interface Dependencies {
  repository: SignInRepository;
  passwords: Passwords;
  birthDetails: BirthDetailsService;
  limits: Limits;
  clock: Clock;
  random: Random;
  countries: readonly string[];
}

/** Uses up the session's grant for the number (E.164); false when there is none. */
async function takeGrant(
  { repository, clock }: Dependencies,
  tx: Database,
  session: VisitorSession,
  phoneNumber: string,
) {
  const sessionId = session.id;
  if (sessionId === undefined) return false;
  return repository.takeGrant(tx, { sessionId, phoneNumber, nowMs: clock.now() });
}

/** Creates the user with the suggested username, or else with the first generated one that is free. */
async function createUser(
  { random, repository }: Dependencies,
  tx: Database,
  user: Parameters<SignInRepository['createUser']>[1],
  suggestion: string | undefined,
): Promise<UserRow> {
  for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
    const username = attempt === 0 && suggestion !== undefined ? suggestion : makeUsername(random);
    const created = await repository.createUser(tx, { ...user, username });
    if (created) return created;
    // Thrown inside the transaction: the rollback restores the grant.
    if (await repository.findUserByPhone(tx, user.phoneNumber))
      throw new AppError('account_exists');
  }
  throw new Error('no free username was found');
}

/**
 * Counts a try as a wrong password before the password is checked, so that simultaneous tries cannot exceed the limit.
 * A device that knows the account has its own count, which strangers cannot use up; when that is used up, the device
 * counts as a stranger.
 */
async function takeTry(
  { limits }: Dependencies,
  name: string,
  deviceId: string | undefined,
  address: string,
): Promise<{ failure: Taken; isKnown: boolean }> {
  const take = (by: string) =>
    limits.takeAll([{ rule: SIGN_IN_LIMITS.passwordFailures, key: `${name}:${by}` }]);
  if (deviceId !== undefined) {
    try {
      return { failure: await take(deviceId), isKnown: true };
    } catch (error) {
      if (!(error instanceof LimitReachedError)) throw error;
    }
  }
  return { failure: await take(address), isKnown: false };
}

/**
 * The keys by which a registration or log-in is counted, each when those before it are used up: the account and the
 * device, if the device knows the account, and the address. Throws `invalid_phone_number`.
 */
async function listLimitKeys(
  { countries, repository }: Dependencies,
  account: { phoneNumber: string } | { username: string },
  { session, address }: PasswordCaller,
): Promise<readonly string[]> {
  const phoneNumber =
    'phoneNumber' in account
      ? parsePhoneNumber(account.phoneNumber, countries)
      : (await repository.findUserByUsername(nameOf(account)))?.phoneNumber;
  const deviceId = phoneNumber && session.findDeviceOf(phoneNumber);
  return deviceId ? [`${deviceId}:${phoneNumber}`, address] : [address];
}

/**
 * Creates the account of a verified number and signs it in. Throws `bad_input` for impossible birth details,
 * `phone_not_verified` without a grant, `account_exists` (the grant stays valid, for logging in).
 */
async function register(
  dependencies: Dependencies,
  registration: Registration,
  session: VisitorSession,
  hours: HourFormat,
): Promise<UserRow> {
  const { countries, birthDetails, repository, clock, random } = dependencies;
  const phoneNumber = parsePhoneNumber(registration.phoneNumber, countries);
  // A visitor who has given an age below the minimum is refused with any other date too.
  if (await session.isAgeRefused()) throw birthDetails.ageRefusal();
  if (birthDetails.isTooYoung(registration.birthDate)) await session.refuseAge();
  const birth = await birthDetails.resolve(registration, hours);
  const suggestion = findSuggestedUsername(registration.username);
  return repository.inTransaction(async (tx) => {
    if (!(await takeGrant(dependencies, tx, session, phoneNumber)))
      throw new AppError('phone_not_verified');
    const now = new Date(clock.now());
    const user = await createUser(
      dependencies,
      tx,
      {
        id: random.uuid(),
        phoneNumber,
        username: '',
        firstName: registration.firstName ?? DEFAULT_FIRST_NAME,
        lastName: registration.lastName ?? '',
        email: registration.email ?? null,
        ...birth,
        personalityTraits: [...PERSONALITY_TRAITS],
        attractions: registration.attractions,
        passwordHash: null,
        createdAt: now,
      },
      suggestion,
    );
    const consentOf = (kind: 'attractions' | 'terms', version: string) => {
      return { id: random.uuid(), userId: user.id, kind, version, givenAt: now };
    };
    await repository.recordConsents(tx, [
      consentOf('attractions', ATTRACTIONS_CONSENT_VERSION),
      consentOf('terms', LAW_VERSION),
    ]);
    await repository.claimSubscriptions(tx, user);
    await session.signIn(tx, user);
    return user;
  });
}

/** Signs in by a verified number. Throws `login_failed` without a grant, `no_account` (the grant stays valid). */
async function loginByPhone(
  dependencies: Dependencies,
  typedNumber: string,
  session: VisitorSession,
): Promise<UserRow> {
  const { countries, repository } = dependencies;
  const phoneNumber = parsePhoneNumber(typedNumber, countries);
  return repository.inTransaction(async (tx) => {
    if (!(await takeGrant(dependencies, tx, session, phoneNumber)))
      throw new AppError('login_failed');
    const user = await repository.findUserByPhone(tx, phoneNumber);
    if (!user) throw new AppError('no_account');
    await repository.forgetPasswordFailures(tx, user.id);
    await repository.claimSubscriptions(tx, user);
    await session.signIn(tx, user);
    return user;
  });
}

/**
 * Signs in by username and password. Throws `login_failed`, with the same sentence for every cause, and
 * `too_many_requests`. After `MAX_PASSWORD_FAILURES` wrong passwords in a row from unknown devices, the password works
 * only on the account's known devices until its user signs in; signing in with a code always works.
 */
async function loginByPassword(
  dependencies: Dependencies,
  { password, ...login }: PasswordLogin,
  { session, address }: PasswordCaller,
): Promise<UserRow> {
  const { repository, passwords } = dependencies;
  const name = nameOf(login);
  const user = await repository.findUserByUsername(name);
  const deviceId = user && session.findDeviceOf(user.phoneNumber);
  const { failure, isKnown } = await takeTry(dependencies, name, deviceId, address);
  const mayTry = isKnown || (await repository.takePasswordFailure(name));
  const matches = await passwords.verify(
    password,
    mayTry && user !== undefined ? user.passwordHash : null,
    'log-in',
  );
  if (!user || !matches) throw new AppError('login_failed');
  // Before the transaction, which fails when the answer can no longer be sent: the password was right.
  await failure.giveBack();
  await repository.inTransaction(async (tx) => {
    await repository.forgetPasswordFailures(tx, user.id);
    await session.signIn(tx, user);
  });
  return user;
}

export function createSignInService(dependencies: Dependencies) {
  return bindAll(dependencies, { listLimitKeys, register, loginByPhone, loginByPassword });
}

export type SignInService = ReturnType<typeof createSignInService>;
