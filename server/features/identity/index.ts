// Identity: sessions, phone verification, sign-up, login and the account.

import { joinOwnedTables, type OwnedTables } from '#server/db/owned-tables.ts';
import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import {
  createAccountRepository,
  ownedTables as ownedByAccount,
} from './account/account.repository.ts';
import { createAccountService } from './account/account.service.ts';
import { type AccountRetention, createAccountRetention } from './account/account-retention.ts';
import { createSafetyService } from './account/safety.service.ts';
import { createBirthDetailsService } from './birth/birth-details.service.ts';
import {
  createPasskeyRepository,
  expiredRows as expiredChallenges,
  ownedTables as ownedByPasskeys,
} from './passkeys/passkeys.repository.ts';
import { createPasskeyService } from './passkeys/passkeys.service.ts';
import { createRelyingPartyOf } from './passkeys/relying-party.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { passkeyRoutes } from './routes/passkeys.routes.ts';
import { signInRoutes } from './routes/sign-in.routes.ts';
import { addStrategies } from './routes/strategies.ts';
import { verificationRoutes } from './routes/verification.routes.ts';
import {
  expiredRows as expiredSessions,
  ownedTables as ownedBySession,
} from './session/session.repository.ts';
import { createPasswords } from './sign-in/password.ts';
import { createSignInRepository } from './sign-in/sign-in.repository.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createProofOfWork, PROOF_ITERATIONS } from './verification/proof-of-work.ts';
import { createSendLimits } from './verification/send-limits.ts';
import {
  createVerificationRepository,
  expiredRows as expiredCodes,
  ownedTables as ownedByVerification,
} from './verification/verification.repository.ts';
import { createVerificationService } from './verification/verification.service.ts';

export { assertFresh } from './account/fresh-proof.ts';
export { createBirthDetailsService, type PlaceFinder } from './birth/birth-details.service.ts';
export { createRelyingPartyOf } from './passkeys/relying-party.ts';
export { createSessions, type Sessions } from './session/session-middleware.ts';

export const ownedTables = joinOwnedTables([
  ownedBySession,
  ownedByAccount,
  ownedByVerification,
  ownedByPasskeys,
]);

/** The conditions by which the clean-up deletes expired rows of this room's tables. */
export const expiredRows = [...expiredSessions, ...expiredCodes, ...expiredChallenges];

/** Deletes unused accounts, and deleted accounts that a restored backup has brought back. */
export function createRetention(
  { database, cipher, deletions }: Pick<FeatureDependencies, 'database' | 'cipher' | 'deletions'>,
  owned: OwnedTables,
): AccountRetention {
  const repository = createAccountRepository(database, owned, cipher);
  return createAccountRetention({ repository, deletions });
}

/** `owned` are the tables of all features, for the export and the deletion of accounts. */
export function createIdentityRoutes(
  dependencies: FeatureDependencies & {
    /** Called when a user's birth details or zone have changed. */
    readerChanged: (userId: string) => Promise<void>;
  },
  owned: OwnedTables,
): Route[] {
  const { env, secrets, database, limits, sessions, clock, logger, metrics } = dependencies;
  const countries = env.smsCountries;
  const birthDetails = createBirthDetailsService({ ...dependencies, minAgeYears: env.minAgeYears });
  const sendLimits = createSendLimits({
    limits,
    hourlyCap: env.smsHourlyCap,
    limitFactor: env.limitFactor,
    proofOfWork: createProofOfWork({
      secrets,
      clock,
      iterations: dependencies.proofIterations ?? PROOF_ITERATIONS,
    }),
    logger,
    metrics,
  });
  const verification = createVerificationService({
    ...dependencies,
    repository: createVerificationRepository(database.db),
    sendLimits,
    clock,
    countries,
  });
  const signInRepository = createSignInRepository(database.db);
  const passwords = createPasswords(dependencies.passwordCost);
  const signIn = createSignInService({
    ...dependencies,
    repository: signInRepository,
    passwords,
    birthDetails,
    countries,
  });
  const accounts = createAccountRepository(database, owned, dependencies.cipher);
  const account = createAccountService({ ...dependencies, repository: accounts, birthDetails });
  const safety = createSafetyService({
    ...dependencies,
    repository: accounts,
    grants: signInRepository,
    verification,
    passwords,
    countries,
  });
  const relyingPartyOf = createRelyingPartyOf(env);
  const passkeys = createPasskeyService({
    ...dependencies,
    repository: createPasskeyRepository(database.db),
    accounts,
    signIns: signInRepository,
    assertFresh: safety.assertFresh,
  });
  const { authenticator } = sessions;
  addStrategies(authenticator, { signIn, passkeys, relyingPartyOf });
  return [
    ...verificationRoutes({ service: verification }),
    ...signInRoutes({ service: signIn, account, authenticator }),
    ...accountRoutes({ service: account, safety, passkeys, relyingPartyOf }),
    ...passkeyRoutes({ service: passkeys, account, authenticator, relyingPartyOf }),
  ];
}
