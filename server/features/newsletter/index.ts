// Subscriptions to the newsletter.

import type { RoomDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletterService } from './newsletter.service.ts';

export { ownedTables } from './newsletter.repository.ts';

export function createNewsletterRoutes(dependencies: RoomDependencies): Route[] {
  const repository = createNewsletterRepository(dependencies.database.db);
  return newsletterRoutes({ service: createNewsletterService({ ...dependencies, repository }) });
}
