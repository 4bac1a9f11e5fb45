// The game in which readers look for their own headlines, and the count of what they found.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import { drawGame } from './draw-game.ts';
import { findYourselfRoutes } from './find-yourself.routes.ts';
import {
  answerGame,
  countPastWeeks,
  hasPlayed,
  startGame,
  withdrawShare,
} from './find-yourself.service.ts';
import { createGetTally } from './tally.ts';

export { ownedTables, resealGames } from './find-yourself.repository.ts';

/** Whether a user has answered the game. */
export function createHasPlayed({
  database,
  cipher,
}: Pick<FeatureDependencies, 'database' | 'cipher'>) {
  return (userId: string) => hasPlayed({ db: database.db, cipher }, userId);
}

/** Adds the games of weeks that have ended to the counters, if enough wait. */
export function addPastWeeks({
  database,
  cipher,
  clock,
}: Pick<FeatureDependencies, 'database' | 'cipher' | 'clock'>): Promise<void> {
  return countPastWeeks({ db: database.db, cipher, clock });
}

export function createFindYourselfRoutes({
  database,
  clock,
  cipher,
  random,
}: FeatureDependencies): Route[] {
  const dependencies = { db: database.db, clock, cipher, random, draw: drawGame };
  return findYourselfRoutes({
    ...bindAll(dependencies, { startGame, answerGame, withdrawShare }),
    getTally: createGetTally(database.db, clock),
  });
}
