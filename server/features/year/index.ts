// A user's year from birthday to birthday.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createListDates } from '#server/features/journal/index.ts';
import type { Route } from '#server/http/route.ts';
import { yearRoutes } from './year.routes.ts';
import { createYearService } from './year.service.ts';

export function createYearRoutes(dependencies: FeatureDependencies): Route[] {
  const { almanac, clock } = dependencies;
  const listJournalDates = createListDates(dependencies);
  return yearRoutes({ service: createYearService({ almanac, clock, listJournalDates }) });
}
