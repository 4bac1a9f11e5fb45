// Notices on the lock screen: at the minute of a contact, by bells and by kind.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { WorkHandler } from '#server/due-work/index.ts';
import { createOriginOf } from '#server/http/public-origin.ts';
import type { Route } from '#server/http/route.ts';
import { createNoticesHandlers } from './notices.handlers.ts';
import { createPlanner } from './notices.planner.ts';
import { createNoticesRepository } from './notices.repository.ts';
import { noticesRoutes } from './notices.routes.ts';
import { createNoticesService } from './notices.service.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { createPushSender } from './push-sender.ts';

export { expiredRows, ownedTables } from './notices.repository.ts';
export { resealNotices } from './reseal-notices.repository.ts';

/** The contact address that push services get when VAPID_SUBJECT is not set, as outside production. */
const NO_SUBJECT = 'mailto:operator@asteria.example';

export interface NoticesFeature {
  routes: Route[];
  handlers: WorkHandler[];
  /** Plans a reader's notices again; to be called when the birth details or the zone have changed. Never rejects. */
  readerChanged(userId: string): Promise<void>;
}

export function createNotices(dependencies: FeatureDependencies): NoticesFeature {
  const { env, database, logger, metrics, vapid } = dependencies;
  const rules = { hosts: env.pushHosts, production: env.production };
  const repository = createNoticesRepository(database.db);
  const planner = createPlanner({ ...dependencies, repository });
  const subject = env.vapidSubject ?? NO_SUBJECT;
  return {
    routes: noticesRoutes({
      service: createNoticesService({
        ...dependencies,
        repository,
        planner,
        isOn: vapid !== undefined,
        isEndpoint: (endpoint) => isPushEndpoint(endpoint, rules),
      }),
      originOf: createOriginOf(env),
    }),
    handlers: createNoticesHandlers({
      ...dependencies,
      repository,
      planner,
      origin: env.origin,
      prepare: vapid && createPushSender({ vapid, subject, rules, logger, metrics }),
    }),
    readerChanged: (userId) =>
      planner.planSoon(userId).catch((error: unknown) => {
        // No wrong notice is sent if this fails, because each is checked again at its minute.
        logger.error({ err: error }, 'notices cannot be planned anew');
      }),
  };
}
