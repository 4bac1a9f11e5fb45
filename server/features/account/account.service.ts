// The account in its owner's hands: what it says, what can be changed, what can be taken along, how it ends.

import { ACCOUNT_FIELD_COPY } from '#shared/account/account.copy.ts';
import type {
  AccountDeleted,
  AccountEdit,
  DeviceSession,
  PasswordChange,
} from '#shared/account/account.schema.ts';
import type { BirthDetails } from '#shared/account/birth-details.schema.ts';
import { FREE_PLAN, type User } from '#shared/account/user.schema.ts';
import { ATTRACTION_IDS, ATTRACTIONS_CONSENT_VERSION } from '#shared/auth/attractions.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { findUniqueViolation } from '../../db/faults.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Chance } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import { LIMITS, type Limits } from '../../platform/limits.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { maskPhoneNumber } from '../verification/phone-number.ts';
import type { AccountRepository, ExportedTables, UserChanges } from './account.repository.ts';
import type { BirthDetailsService } from './birth-details.service.ts';

/** The account as its owner sees it: the number masked, nothing secret in it. */
export function describeUser(user: UserRow): User {
  return {
    id: user.id,
    name: [user.firstName, user.lastName].filter((part) => part !== '').join(' '),
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    phoneNumber: maskPhoneNumber(user.phoneNumber),
    birthDate: user.birthDate,
    birthTime: user.birthTime,
    birthPlace: user.birthPlace,
    birthPlaceDetails: user.birthPlaceDetails,
    attractions: ATTRACTION_IDS.filter((id) => user.attractions.includes(id)),
    personalityTraits: user.personalityTraits,
    hasPassword: user.passwordHash !== null,
    plan: FREE_PLAN,
    createdAt: user.createdAt.toISOString(),
  };
}

export interface AccountService {
  /** Throws `bad_input` for birth details that cannot be. */
  updateBirthDetails(userId: string, details: BirthDetails): Promise<UserRow>;
  /** Throws `username_taken`. An empty set of attractions withdraws the consent to keep any. */
  edit(userId: string, edit: AccountEdit): Promise<UserRow>;
  /** Sets the password and ends the user's other sessions. Throws `bad_input` for a wrong current one. */
  changePassword(
    user: UserRow,
    change: PasswordChange,
    sessionId: string | undefined,
  ): Promise<void>;
  listSessions(userId: string, currentId: string | undefined): Promise<DeviceSession[]>;
  /** Throws `not_found` for an id that is no session of the user's. */
  endSession(userId: string, id: string): Promise<void>;
  /** Everything stored about the user. */
  export(userId: string): Promise<{ exportedAt: string; tables: ExportedTables }>;
  /** Ends the account. Throws `bad_input` unless `confirm` is the username. */
  delete(user: UserRow, confirm: string): Promise<AccountDeleted>;
}

export function createAccountService(dependencies: {
  repository: AccountRepository;
  birthDetails: BirthDetailsService;
  limits: Limits;
  clock: Clock;
  chance: Chance;
}): AccountService {
  const { repository, birthDetails, limits, clock, chance } = dependencies;

  /** A user that was deleted while the request was on its way is nobody any more. */
  function assertThere(user: UserRow | undefined): UserRow {
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  return {
    async updateBirthDetails(userId, details) {
      const columns = await birthDetails.settle(details);
      return repository.inTransaction(async (tx) =>
        assertThere(await repository.updateUser(tx, userId, columns)),
      );
    },

    async edit(userId, { email, ...edit }) {
      const given = Object.entries(edit).filter(([, value]) => value !== undefined);
      const changes: UserChanges = Object.fromEntries(given);
      if (email !== undefined) changes.email = email === '' ? null : email;
      try {
        return await repository.inTransaction(async (tx) => {
          if (edit.attractions) {
            // One edit at a time, or the attractions of one are kept with the consent of another.
            await repository.holdUser(tx, userId);
            const now = new Date(clock.now());
            await repository.withdrawConsent(tx, userId, now);
            if (edit.attractions.length > 0)
              await repository.giveConsent(tx, {
                id: chance.uuid(),
                userId,
                version: ATTRACTIONS_CONSENT_VERSION,
                givenAt: now,
              });
          }
          const changed =
            Object.keys(changes).length > 0
              ? await repository.updateUser(tx, userId, changes)
              : await repository.findUser(tx, userId);
          return assertThere(changed);
        });
      } catch (error) {
        if (findUniqueViolation(error) === 'users_username_unique')
          throw new AppError('username_taken', {
            fields: { username: ACCOUNT_FIELD_COPY.usernameTaken },
            cause: error,
          });
        throw error;
      }
    },

    async changePassword(user, { currentPassword, newPassword }, sessionId) {
      if (user.passwordHash !== null) {
        // By id: a name can be changed between two guesses.
        await limits.take(LIMITS.passwordFailures, user.id);
        if (!(await verifyPassword(currentPassword ?? '', user.passwordHash)))
          throw badField('currentPassword', ACCOUNT_FIELD_COPY.passwordWrong);
        await Promise.allSettled([limits.giveBack(LIMITS.passwordFailures, user.id)]);
      }
      const passwordHash = await hashPassword(newPassword);
      await repository.inTransaction(async (tx) => {
        assertThere(await repository.updateUser(tx, user.id, { passwordHash }));
        await repository.deleteOtherSessions(tx, user.id, sessionId);
      });
    },

    async listSessions(userId, currentId) {
      const nowMs = clock.now();
      const rows = await repository.listSessions(userId);
      return rows
        .filter(({ expiresAt }) => expiresAt.getTime() > nowMs)
        .map(({ id, createdAt, lastSeenAt, device }) => ({
          id,
          current: id === currentId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          device,
        }));
    },

    async endSession(userId, id) {
      if (!(await repository.deleteSession(userId, id))) throw new AppError('not_found');
    },

    async export(userId) {
      return {
        exportedAt: new Date(clock.now()).toISOString(),
        tables: await repository.exportUser(userId),
      };
    },

    async delete(user, confirm) {
      if (confirm !== user.username) throw badField('confirm', ACCOUNT_FIELD_COPY.deletionMistyped);
      const deleted = await repository.inTransaction((tx) => repository.deleteUser(tx, user.id));
      if (!deleted) throw new AppError('not_signed_in');
      return { deleted };
    },
  };
}
