// The routes of matches between two people: invitations, and the matches made from accepted invitations.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createBirthDetailsService } from '#server/features/identity/index.ts';
import type { Route } from '#server/http/route.ts';
import { AppError } from '#shared/core/errors.ts';
import { createInvitationsService, type InvitationsDependencies } from './invitations.service.ts';
import { createMatchSecrets } from './match-secrets.ts';
import { createMatchesRepository } from './matches.repository.ts';
import { matchesRoutes } from './matches.routes.ts';
import { createMatchesService } from './matches.service.ts';
import { createPairHashes } from './pair-hash.repository.ts';

export { expiredRows, ownedTables } from './matches.repository.ts';
export { rekeyPairs } from './pair-hash.repository.ts';
export { resealMatches } from './reseal-matches.repository.ts';

/** No user has this id. A guest's birth belongs to no account and is not stored. */
const GUEST_ID = '';

/** Whether the user has a match that they have not seen yet. */
export function createNewAnswers({ database }: Pick<FeatureDependencies, 'database'>) {
  const repository = createMatchesRepository(database.db);
  return (userId: string, matchId: string): Promise<boolean> => repository.isNew(userId, matchId);
}

export function createMatchesRoutes(
  dependencies: FeatureDependencies & Pick<InvitationsDependencies, 'noteAnswer'>,
): Route[] {
  const { env, database } = dependencies;
  const repository = createMatchesRepository(database.db);
  const secrets = createMatchSecrets(dependencies);
  const pairHashes = createPairHashes(database.db, dependencies.cipher);
  const birthDetails = createBirthDetailsService({ ...dependencies, minAgeYears: env.minAgeYears });
  const matches = createMatchesService({ ...dependencies, repository, secrets, pairHashes });
  const invitations = createInvitationsService({
    ...dependencies,
    repository,
    secrets,
    pairHashes,
    matches,
    async readGuestBirth(birth, hours) {
      const details = { ...birth, birthPlace: '', birthTimeMargin: null };
      const columns = await birthDetails.resolve(details, hours).catch((error: unknown) => {
        throw inBirth(error);
      });
      return { id: GUEST_ID, ...columns };
    },
  });
  return matchesRoutes({ invitations, matches });
}

/** A birth details error with its fields named as in these calls: `birthDate` becomes `birth.birthDate`. */
function inBirth(error: unknown): unknown {
  if (!(error instanceof AppError) || error.fields === undefined) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => [`birth.${name}`, sentence]),
  );
  return new AppError(error.code, { fields, sentence: error.message });
}
