// Notices on the lock screen: at the minute of a contact, by bells and by kind.

import type { Database } from '#server/db/database.ts';
import type { FeatureDependencies } from '#server/dependencies.ts';
import type { WorkLoop } from '#server/due-work/index.ts';
import { createLetters } from '#server/features/letter/index.ts';
import { createNewAnswers } from '#server/features/matches/index.ts';
import { createOriginOf } from '#server/http/public-origin.ts';
import type { Route } from '#server/http/route.ts';
import { createNoticePlansRepository } from './notice-plans.repository.ts';
import { createNoticesRepository } from './notices.repository.ts';
import { createRinger } from './notices.ringer.ts';
import { noticesRoutes } from './notices.routes.ts';
import { createNoticesService } from './notices.service.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { createPushSender } from './push-sender.ts';
import type { Answer } from './sealed-content.ts';

export { expiredRows, ownedTables } from './notices.repository.ts';
export { resealNotices } from './reseal-notices.repository.ts';

/** The contact address that push services get when VAPID_SUBJECT is not set, as outside production. */
const NO_SUBJECT = 'mailto:operator@asteria.example';

const endpointRules = ({ env }: FeatureDependencies) => ({
  hosts: env.pushHosts,
  production: env.production,
});

export interface NoticesFeature {
  routes: Route[];
  /** Has an answer to a user's invitation ring, within the transaction that stores it. */
  noteAnswer(tx: Database, userId: string, answer: Answer): Promise<void>;
  /** Plans a reader's notices again; to be called when the birth details or the zone have changed. Never rejects. */
  readerChanged(userId: string): Promise<void>;
}

export function createNotices(dependencies: FeatureDependencies): NoticesFeature {
  const { env, database, cipher, dueWork, logger, vapid } = dependencies;
  const repository = createNoticesRepository(database, cipher);
  return {
    routes: noticesRoutes({
      service: createNoticesService({
        ...dependencies,
        repository,
        isOn: vapid !== undefined,
        isEndpoint: (endpoint) => isPushEndpoint(endpoint, endpointRules(dependencies)),
      }),
      originOf: createOriginOf(env),
    }),
    noteAnswer: async (tx, userId, answer) => {
      if (vapid !== undefined) await repository.addAnswer(tx, userId, answer);
    },
    readerChanged: (userId) =>
      repository
        .planAgain(userId)
        .then(() => dueWork.wake())
        .catch((error: unknown) => {
          // No wrong notice is sent if this fails, because each is checked again at its minute.
          logger.error({ err: error }, 'notices cannot be planned anew');
        }),
  };
}

/** The loop that plans and rings; none where notices are off. */
export function listNoticesLoops(dependencies: FeatureDependencies): WorkLoop[] {
  const { env, database, cipher, random, logger, metrics, vapid } = dependencies;
  if (vapid === undefined) return [];
  const subject = env.vapidSubject ?? NO_SUBJECT;
  const rules = endpointRules(dependencies);
  return [
    createRinger({
      ...dependencies,
      plans: createNoticePlansRepository(database, cipher, random.uuid()),
      letters: createLetters(dependencies),
      isAnswerNew: createNewAnswers(dependencies),
      prepare: createPushSender({ vapid, subject, rules, logger, metrics }),
      origin: env.origin,
      isOverloaded: dependencies.isOverloaded ?? (() => false),
    }),
  ];
}
