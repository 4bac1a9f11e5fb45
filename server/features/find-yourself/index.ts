// The game in which readers look for their own headlines, and the count of what they found.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import { findYourselfRoutes } from './find-yourself.routes.ts';
import { answerGame, getTally, hasPlayed, startGame } from './find-yourself.service.ts';

export { ownedTables, resealGames } from './find-yourself.repository.ts';

/** Whether a user has answered the game. */
export function createHasPlayed({
  database,
  cipher,
}: Pick<FeatureDependencies, 'database' | 'cipher'>) {
  return (userId: string) => hasPlayed({ db: database.db, cipher }, userId);
}

export function createFindYourselfRoutes({
  database,
  clock,
  cipher,
  random,
}: FeatureDependencies): Route[] {
  const dependencies = { db: database.db, clock, cipher, random };
  return findYourselfRoutes(bindAll(dependencies, { startGame, answerGame, getTally }));
}
