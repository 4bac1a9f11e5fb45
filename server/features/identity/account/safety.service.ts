// Protects the account from somebody who got hold of a signed-in session: changing the password or number, export and
// deletion require a fresh proof, and the account's history shows its owner that they happened.

import type { Database } from '#server/db/database.ts';
import { findUniqueViolation } from '#server/db/pg-errors.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { OwnerSession } from '#server/features/identity/session/owner-session.ts';
import { assertNewPassword } from '#server/features/identity/sign-in/new-password.ts';
import type { Passwords } from '#server/features/identity/sign-in/password.ts';
import { SIGN_IN_LIMITS } from '#server/features/identity/sign-in/sign-in.limits.ts';
import type { SignInRepository } from '#server/features/identity/sign-in/sign-in.repository.ts';
import { parsePhoneNumber } from '#server/features/identity/verification/phone-number.ts';
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Limits } from '#server/platform/limits.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { ACCOUNT_FIELD_COPY } from '#shared/identity/account/account.copy.ts';
import type { PasswordEdit } from '#shared/identity/account/account.schema.ts';
import {
  type AccountEvent,
  type AccountEventKind,
  HISTORY_DAYS,
} from '#shared/identity/account/history.schema.ts';
import type { FreshProof } from '#shared/identity/fresh-proof/fresh-proof.schema.ts';
import type { AccountRepository } from './account.repository.ts';
import { requireFound } from './account.service.ts';
import { assertFresh, isFresh } from './fresh-proof.ts';

const DAY_MS = 86_400_000;

/** The signed-in caller. */
export interface Owner {
  user: UserRow;
  session: OwnerSession;
  address: string;
}

interface Dependencies {
  repository: AccountRepository;
  grants: Pick<SignInRepository, 'takeGrant'>;
  verification: VerificationService;
  passwords: Passwords;
  limits: Limits;
  clock: Clock;
  random: Random;
  countries: readonly string[];
}

/** Whether a password, code or passkey was given in the last ten minutes; a sign-in alone does not count here. */
function isProven({ clock }: Dependencies, session: OwnerSession): boolean {
  return isFresh(session, clock.now()) && session.proof?.by !== 'sign-in';
}

function eventOf(
  { random, clock }: Dependencies,
  owner: Pick<Owner, 'user' | 'session'>,
  kind: AccountEventKind,
) {
  return {
    id: random.uuid(),
    userId: owner.user.id,
    kind,
    device: owner.session.deviceName,
    at: new Date(clock.now()),
  };
}

/** Throws `bad_input` at the field for a wrong password; tries are counted by user. */
async function assertPassword(
  { limits, passwords }: Dependencies,
  user: UserRow,
  password: string,
  field: string,
): Promise<void> {
  // Counted by id, because the username can be changed between two guesses.
  const failure = await limits.takeAll([{ rule: SIGN_IN_LIMITS.passwordFailures, key: user.id }]);
  if (!(await passwords.verify(password, user.passwordHash, 'change'))) {
    throw badField(field, ACCOUNT_FIELD_COPY.passwordWrong);
  }
  await failure.giveBack();
}

/** Throws like `changePassword` unless the password may be replaced; `current` is the password that was entered. */
async function assertMayReplace(
  dependencies: Dependencies,
  owner: Owner,
  current: string | null | undefined,
): Promise<void> {
  const { clock } = dependencies;
  const { user, session } = owner;
  if (user.passwordHash === null) {
    assertFresh(session, clock.now());
  } else if (current) {
    await assertPassword(dependencies, user, current, 'currentPassword');
  } else if (!isProven(dependencies, session)) {
    throw new AppError('fresh_proof_needed');
  }
}

/**
 * Changes how the user signs in, in one transaction: `work`, the end of all other sessions, a new secret id for this
 * one, and an entry in the account's history.
 */
async function change<T>(
  dependencies: Dependencies,
  owner: Owner,
  kind: AccountEventKind,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const { repository } = dependencies;
  return repository.inTransaction(async (tx) => {
    const result = await work(tx);
    await repository.deleteOtherSessions(tx, owner.user.id, owner.session.id);
    await repository.recordEvent(tx, eventOf(dependencies, owner, kind));
    await owner.session.changeId(tx);
    return result;
  });
}

async function withdrawPassword(
  dependencies: Dependencies,
  owner: Owner,
  current: string | null | undefined,
): Promise<void> {
  const { repository } = dependencies;
  await assertMayReplace(dependencies, owner, current);
  await change(dependencies, owner, 'password_removed', async (tx) =>
    requireFound(await repository.updateUser(tx, owner.user.id, { passwordHash: null })),
  );
}

/** Throws `fresh_proof_needed` unless the session is fresh. */
function assertFreshNow({ clock }: Dependencies, session: OwnerSession): void {
  assertFresh(session, clock.now());
}

/**
 * Sets or removes the password and ends the other sessions. A user with a password must enter it, or have given it, a
 * passkey or a code in the last ten minutes; without a password any fresh proof will do, including the sign-in. Throws
 * `fresh_proof_needed`, and `bad_input` for a wrong current password or a new one that is too easy to guess.
 */
async function changePassword(
  dependencies: Dependencies,
  owner: Owner,
  { currentPassword, newPassword }: PasswordEdit,
): Promise<void> {
  const { passwords, repository } = dependencies;
  if (newPassword === null) return withdrawPassword(dependencies, owner, currentPassword);
  await assertMayReplace(dependencies, owner, currentPassword);
  assertNewPassword(newPassword, owner.user);
  const passwordHash = await passwords.hash(newPassword);
  await change(dependencies, owner, 'password_set', async (tx) =>
    requireFound(
      await repository.updateUser(tx, owner.user.id, { passwordHash, passwordFailures: 0 }),
    ),
  );
}

/**
 * Removes the password and ends the other sessions. Throws `fresh_proof_needed` unless the password, a passkey or a
 * code was given in the last ten minutes.
 */
function removePassword(dependencies: Dependencies, owner: Owner): Promise<void> {
  return withdrawPassword(dependencies, owner, undefined);
}

/** Sends a code to the user's own number. Throws as `VerificationService.send` does. */
async function sendProofCode(
  { verification }: Dependencies,
  { user, session, address }: Owner,
): Promise<void> {
  const caller = { session, address, proof: undefined, accountId: user.id };
  await verification.send(user.phoneNumber, caller);
}

/**
 * Records a fresh proof by password or code; `PasskeyService.prove` records one by passkey. Throws `bad_input` for a
 * wrong password, `invalid_code`, `too_many_requests`.
 */
async function prove(
  dependencies: Dependencies,
  owner: Owner,
  proof: Exclude<FreshProof, { passkey: unknown }>,
): Promise<void> {
  const { repository, verification } = dependencies;
  const { user, session, address } = owner;
  if ('password' in proof) {
    await assertPassword(dependencies, user, proof.password, 'password');
    await repository.inTransaction((tx) => session.prove(tx, 'password'));
    return;
  }
  const caller = { session, address };
  const { useUp } = await verification.approve(user.phoneNumber, proof.code, caller);
  await repository.inTransaction(async (tx) => {
    await useUp(tx);
    await session.prove(tx, 'code');
  });
}

/**
 * Changes the number to one whose code was checked in this session, and ends the other sessions. Throws
 * `fresh_proof_needed` unless the password, a passkey or a code to the old number was given in the last ten minutes,
 * `invalid_phone_number`, `bad_input` for the number that the account has, `phone_not_verified`, `account_exists`.
 */
async function changePhone(
  dependencies: Dependencies,
  owner: Owner,
  typedNumber: string,
): Promise<UserRow> {
  const { countries, clock, grants, repository } = dependencies;
  const { user, session } = owner;
  const phoneNumber = parsePhoneNumber(typedNumber, countries);
  if (!isProven(dependencies, session)) throw new AppError('fresh_proof_needed');
  if (phoneNumber === user.phoneNumber) {
    throw badField('phoneNumber', ACCOUNT_FIELD_COPY.phoneUnchanged);
  }
  try {
    const changed = await change(dependencies, owner, 'number_changed', async (tx) => {
      const grant = { sessionId: session.id ?? '', phoneNumber, nowMs: clock.now() };
      if (!(await grants.takeGrant(tx, grant))) throw new AppError('phone_not_verified');
      if (!(await repository.lockNumber(tx, phoneNumber))) throw new AppError('account_exists');
      return requireFound(await repository.updateUser(tx, user.id, { phoneNumber }));
    });
    session.rememberNumber(phoneNumber);
    return changed;
  } catch (error) {
    if (findUniqueViolation(error) === undefined) throw error;
    throw new AppError('account_exists', { cause: error });
  }
}

async function record(
  dependencies: Dependencies,
  owner: Pick<Owner, 'user' | 'session'>,
  kind: AccountEventKind,
): Promise<void> {
  const { repository } = dependencies;
  await repository.inTransaction((tx) =>
    repository.recordEvent(tx, eventOf(dependencies, owner, kind)),
  );
}

async function history(
  { clock, repository }: Dependencies,
  userId: string,
): Promise<AccountEvent[]> {
  const sinceMs = clock.now() - HISTORY_DAYS * DAY_MS;
  const events = await repository.listEvents(userId);
  return events
    .filter(({ at }) => at.getTime() >= sinceMs)
    .map(({ kind, device, at }) => ({ at: at.toISOString(), kind, device }));
}

export function createSafetyService(dependencies: Dependencies) {
  return bindAll(dependencies, {
    assertFresh: assertFreshNow,
    changePassword,
    removePassword,
    sendProofCode,
    prove,
    changePhone,
    record,
    history,
  });
}

export type SafetyService = ReturnType<typeof createSafetyService>;
