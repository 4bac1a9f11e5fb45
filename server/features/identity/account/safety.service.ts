// What somebody who got hold of a signed-in session must not do: changing password or number, export and deletion ask
// for a fresh proof, and the account's history shows its owner that they happened.

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
import { assertFresh, isFresh } from './fresh-proof.ts';

const DAY_MS = 86_400_000;

/** The signed-in caller. */
export interface Owner {
  user: UserRow;
  session: OwnerSession;
  address: string;
}

export interface SafetyService {
  /** Throws `fresh_proof_needed` unless the session is fresh. */
  assertFresh(session: OwnerSession): void;
  /**
   * Sets or removes the password and ends the other sessions. Who has a password must give it, or have given it, a
   * passkey or a code in the last ten minutes; without a password any fresh proof will do, also the sign-in. Throws
   * `fresh_proof_needed`, and `bad_input` for a wrong current password or a new one that is too easy to guess.
   */
  changePassword(owner: Owner, change: PasswordEdit): Promise<void>;
  /**
   * Removes the password and ends the other sessions. Throws `fresh_proof_needed` unless the password, a passkey or a
   * code was given in the last ten minutes.
   */
  removePassword(owner: Owner): Promise<void>;
  /** Sends a code to the user's own number. Throws as `VerificationService.send` does. */
  sendProofCode(owner: Owner): Promise<void>;
  /**
   * Records a fresh proof by password or code; `PasskeyService.prove` records one by passkey. Throws `bad_input` for a
   * wrong password, `invalid_code`, `too_many_requests`.
   */
  prove(owner: Owner, proof: Exclude<FreshProof, { passkey: unknown }>): Promise<void>;
  /**
   * Changes the number to one whose code was checked in this session, and ends the other sessions. Throws
   * `fresh_proof_needed` unless the password, a passkey or a code to the old number was given in the last ten minutes,
   * `invalid_phone_number`, `bad_input` for the number that the account has, `phone_not_verified`, `account_exists`.
   */
  changePhone(owner: Owner, typedNumber: string): Promise<UserRow>;
  record(owner: Pick<Owner, 'user' | 'session'>, kind: AccountEventKind): Promise<void>;
  history(userId: string): Promise<AccountEvent[]>;
}

export function createSafetyService(dependencies: {
  repository: AccountRepository;
  grants: Pick<SignInRepository, 'takeGrant'>;
  verification: VerificationService;
  passwords: Passwords;
  limits: Limits;
  clock: Clock;
  random: Random;
  countries: readonly string[];
}): SafetyService {
  const { repository, grants, verification, passwords, limits, clock, random, countries } =
    dependencies;

  /** Whether a password, code or passkey was given in the last ten minutes; a sign-in alone does not count here. */
  function isProven(session: OwnerSession): boolean {
    return isFresh(session, clock.now()) && session.proof?.by !== 'sign-in';
  }

  function eventOf(owner: Pick<Owner, 'user' | 'session'>, kind: AccountEventKind) {
    return {
      id: random.uuid(),
      userId: owner.user.id,
      kind,
      device: owner.session.deviceName,
      at: new Date(clock.now()),
    };
  }

  /** Throws `bad_input` at the field for a wrong password; tries are counted by user. */
  async function assertPassword(user: UserRow, password: string, field: string): Promise<void> {
    // Counted by id, because the username can be changed between two guesses.
    const failure = await limits.takeAll([{ rule: SIGN_IN_LIMITS.passwordFailures, key: user.id }]);
    if (!(await passwords.verify(password, user.passwordHash, 'change'))) {
      throw badField(field, ACCOUNT_FIELD_COPY.passwordWrong);
    }
    await failure.giveBack();
  }

  /** Throws as `changePassword` does, unless the password may be replaced; `current` is the password that was given. */
  async function assertMayReplace(owner: Owner, current: string | null | undefined): Promise<void> {
    const { user, session } = owner;
    if (user.passwordHash === null) {
      assertFresh(session, clock.now());
    } else if (current) {
      await assertPassword(user, current, 'currentPassword');
    } else if (!isProven(session)) {
      throw new AppError('fresh_proof_needed');
    }
  }

  /**
   * Makes a change of how the user signs in, in one transaction: `work`, the end of all other sessions, a new secret id
   * for this one, and an entry in the account's history.
   */
  async function change<T>(
    owner: Owner,
    kind: AccountEventKind,
    work: (tx: Database) => Promise<T>,
  ): Promise<T> {
    return repository.inTransaction(async (tx) => {
      const result = await work(tx);
      await repository.deleteOtherSessions(tx, owner.user.id, owner.session.id);
      await repository.recordEvent(tx, eventOf(owner, kind));
      await owner.session.changeId(tx);
      return result;
    });
  }

  async function removePassword(owner: Owner, current: string | null | undefined): Promise<void> {
    await assertMayReplace(owner, current);
    await change(owner, 'password_removed', async (tx) =>
      requireFound(await repository.updateUser(tx, owner.user.id, { passwordHash: null })),
    );
  }

  /** Throws `not_signed_in` when the user was deleted in the meantime. */
  function requireFound(user: UserRow | undefined): UserRow {
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  return {
    assertFresh: (session) => assertFresh(session, clock.now()),

    async changePassword(owner, { currentPassword, newPassword }) {
      if (newPassword === null) return removePassword(owner, currentPassword);
      await assertMayReplace(owner, currentPassword);
      assertNewPassword(newPassword, owner.user);
      const passwordHash = await passwords.hash(newPassword);
      await change(owner, 'password_set', async (tx) =>
        requireFound(
          await repository.updateUser(tx, owner.user.id, { passwordHash, passwordFailures: 0 }),
        ),
      );
    },

    removePassword: (owner) => removePassword(owner, undefined),

    async sendProofCode({ user, session, address }) {
      const caller = { session, address, proof: undefined, accountId: user.id };
      await verification.send(user.phoneNumber, caller);
    },

    async prove(owner, proof) {
      const { user, session, address } = owner;
      if ('password' in proof) {
        await assertPassword(user, proof.password, 'password');
        await repository.inTransaction((tx) => session.prove(tx, 'password'));
        return;
      }
      const caller = { session, address };
      const { useUp } = await verification.approve(user.phoneNumber, proof.code, caller);
      await repository.inTransaction(async (tx) => {
        await useUp(tx);
        await session.prove(tx, 'code');
      });
    },

    async changePhone(owner, typedNumber) {
      const { user, session } = owner;
      const phoneNumber = parsePhoneNumber(typedNumber, countries);
      if (!isProven(session)) throw new AppError('fresh_proof_needed');
      if (phoneNumber === user.phoneNumber) {
        throw badField('phoneNumber', ACCOUNT_FIELD_COPY.phoneUnchanged);
      }
      try {
        const changed = await change(owner, 'number_changed', async (tx) => {
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
    },

    async record(owner, kind) {
      await repository.inTransaction((tx) => repository.recordEvent(tx, eventOf(owner, kind)));
    },

    async history(userId) {
      const sinceMs = clock.now() - HISTORY_DAYS * DAY_MS;
      const events = await repository.listEvents(userId);
      return events
        .filter(({ at }) => at.getTime() >= sinceMs)
        .map(({ kind, device, at }) => ({ at: at.toISOString(), kind, device }));
    },
  };
}
