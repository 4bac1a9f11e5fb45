// Calendar feeds: files of a user's contacts that calendars read at an address, and which calendars read them.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createOriginOf } from '#server/http/public-origin.ts';
import type { Route } from '#server/http/route.ts';
import { readFeedEndpoint } from '#shared/calendar/calendar.contract.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { createCalendarRepository } from './calendar.repository.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { createCalendarService } from './calendar.service.ts';

export { expiredFeeds, ownedTables } from './calendar.repository.ts';

export function createCalendarRoutes(dependencies: FeatureDependencies): Route[] {
  const service = createCalendarService({
    ...dependencies,
    limitFactor: dependencies.env.limitFactor,
    repository: createCalendarRepository(dependencies.database.db),
    pathOf: (token) => urlOf(readFeedEndpoint, { params: { token } }),
  });
  return calendarRoutes({ service, originOf: createOriginOf(dependencies.env) });
}
