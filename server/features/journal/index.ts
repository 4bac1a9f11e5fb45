// The journal that a user writes, and what it says when the sky stands as it did.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { assertFresh } from '#server/features/identity/index.ts';
import type { Route } from '#server/http/route.ts';
import { createJournalRepository } from './journal.repository.ts';
import { journalRoutes } from './journal.routes.ts';
import { createJournalService } from './journal.service.ts';
import { lookBack } from './look-back.service.ts';

export { expiredRows, ownedTables } from './journal.repository.ts';
export { listLookBackDates } from './look-back.service.ts';
export { resealJournals } from './reseal-journal.repository.ts';

/** Whether a user has written an entry by hand on a day of theirs (`YYYY-MM-DD`). */
export function createHasWrittenOn({ database }: Pick<FeatureDependencies, 'database'>) {
  return createJournalRepository(database.db).hasWrittenOn;
}

/** The dates (`YYYY-MM-DD`) up to a date on which a user has entries, in order. */
export function createListDates({ database }: Pick<FeatureDependencies, 'database'>) {
  return createJournalRepository(database.db).listDates;
}

export function createJournalRoutes({
  database,
  clock,
  cipher,
  random,
  logger,
  almanac,
}: FeatureDependencies): Route[] {
  const repository = createJournalRepository(database.db);
  const dependencies = { repository, clock, cipher, random, logger };
  return journalRoutes({
    service: createJournalService(dependencies),
    lookBack: (user, asked) => lookBack({ ...dependencies, almanac }, user, asked),
    assertFresh: (session) => assertFresh(session, clock.now()),
    now: () => clock.now(),
  });
}
