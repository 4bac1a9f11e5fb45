// The door: registration and the two ways of logging in. What a client claims counts for nothing here; a number is
// proven by a grant, a name by its password.

import { PERSONALITY_TRAITS } from '#shared/account/user.schema.ts';
import { ATTRACTIONS_CONSENT_VERSION } from '#shared/auth/attractions.ts';
import {
  DEFAULT_FIRST_NAME,
  type PasswordLogin,
  type Registration,
} from '#shared/auth/auth.schema.ts';
import { AppError } from '#shared/core/errors.ts';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Chance } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import { LIMITS, type Limits } from '../../platform/limits.ts';
import type { BirthDetailsService } from '../account/birth-details.service.ts';
import { parsePhoneNumber } from '../verification/phone-number.ts';
import type { AuthRepository } from './auth.repository.ts';
import { verifyPassword } from './password.ts';
import { findSuggestedUsername, makeUsername } from './username.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Generated names that are tried before giving up; each has a chance of 1 in 10,000 to be taken. */
const USERNAME_TRIES = 8;

export interface AuthService {
  /**
   * Makes the account of a proven number and signs it in. Throws `bad_input` for birth details that cannot be,
   * `phone_not_verified` without a grant, `account_exists` (the grant is kept, for logging in).
   */
  register(registration: Registration, session: VisitorSession): Promise<UserRow>;
  /** Throws `login_failed` without a grant, `no_account` (the grant is kept, for signing up). */
  loginByPhone(typedNumber: string, session: VisitorSession): Promise<UserRow>;
  /** Throws `login_failed`, with one text for every cause, and `too_many_requests`. */
  loginByPassword(login: PasswordLogin, session: VisitorSession): Promise<UserRow>;
}

export function createAuthService(dependencies: {
  repository: AuthRepository;
  birthDetails: BirthDetailsService;
  limits: Limits;
  clock: Clock;
  chance: Chance;
  countries: readonly string[];
}): AuthService {
  const { repository, birthDetails, limits, clock, chance, countries } = dependencies;

  async function takeGrant(tx: Database, session: VisitorSession, phoneNumber: string) {
    const sessionId = session.id;
    if (sessionId === undefined) return false;
    return repository.takeGrant(tx, { sessionId, phoneNumber, nowMs: clock.now() });
  }

  /** The suggested name, else generated ones until one is free. */
  async function createUser(
    tx: Database,
    user: Parameters<AuthRepository['createUser']>[1],
    suggestion: string | undefined,
  ): Promise<UserRow> {
    for (let attempt = 0; attempt < USERNAME_TRIES; attempt += 1) {
      const username =
        attempt === 0 && suggestion !== undefined
          ? suggestion
          : makeUsername(user.phoneNumber, chance);
      const created = await repository.createUser(tx, { ...user, username });
      if (created) return created;
      // Thrown inside the transaction: the grant comes back with its rollback.
      if (await repository.findUserByPhone(tx, user.phoneNumber))
        throw new AppError('account_exists');
    }
    throw new Error('no free username was found');
  }

  return {
    async register(registration, session) {
      const phoneNumber = parsePhoneNumber(registration.phoneNumber, countries);
      const birth = await birthDetails.settle(registration);
      const suggestion = findSuggestedUsername(registration.username);
      return repository.inTransaction(async (tx) => {
        if (!(await takeGrant(tx, session, phoneNumber))) throw new AppError('phone_not_verified');
        const now = new Date(clock.now());
        const user = await createUser(
          tx,
          {
            id: chance.uuid(),
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
        await repository.recordConsent(tx, {
          id: chance.uuid(),
          userId: user.id,
          version: ATTRACTIONS_CONSENT_VERSION,
          givenAt: now,
        });
        await repository.claimSubscriptions(tx, user.id, phoneNumber);
        await session.signIn(tx, user.id);
        return user;
      });
    },

    async loginByPhone(typedNumber, session) {
      const phoneNumber = parsePhoneNumber(typedNumber, countries);
      return repository.inTransaction(async (tx) => {
        if (!(await takeGrant(tx, session, phoneNumber))) throw new AppError('login_failed');
        const user = await repository.findUserByPhone(tx, phoneNumber);
        if (!user) throw new AppError('no_account');
        await session.signIn(tx, user.id);
        return user;
      });
    },

    async loginByPassword({ username, password }, session) {
      const name = username.trim().toLowerCase();
      // Counted before the password is looked at, so that many at once get no more tries.
      await limits.take(LIMITS.passwordFailures, name);
      const user = await repository.findUserByUsername(name);
      const right = await verifyPassword(password, user?.passwordHash ?? null);
      if (!user || !right) throw new AppError('login_failed');
      await repository.inTransaction((tx) => session.signIn(tx, user.id));
      await Promise.allSettled([limits.giveBack(LIMITS.passwordFailures, name)]);
      return user;
    },
  };
}
