// The letter of a day, written from the user's own chart.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { createLetterRepository } from './letter.repository.ts';
import { letterRoutes } from './letter.routes.ts';
import { createLetterService, type LetterService } from './letter.service.ts';

export type { Advice } from '#server/content/index.ts';
export { type LeadEvent, listLeadEvents } from './lead-events.ts';
export type { LetterGist } from './letter.composer.ts';
export { ownedTables, resealLetterMemories, resealLetters } from './letter.repository.ts';
export type { LetterService } from './letter.service.ts';
export { isOpposite, isOppositeAdvice } from './opposites.ts';
export { classOf, type MomentClass } from './season-moments.ts';
export { findSeasonUnit, listEventUnits } from './units.ts';

/** A user's letters, for this room and for others that need to know what a letter is about. */
export function createLetters({
  almanac,
  clock,
  database,
  cipher,
  logger,
}: FeatureDependencies): LetterService {
  const repository = createLetterRepository(database.db);
  return createLetterService({ almanac, clock, repository, cipher, logger });
}

export function createLetterRoutes(dependencies: FeatureDependencies): Route[] {
  return letterRoutes({ service: createLetters(dependencies) });
}
