// Notices on the lock screen: at the minute of a contact, by bells and by kind.

import type { Database } from '#server/db/database.ts';
import type { FeatureDependencies } from '#server/dependencies.ts';
import type { WorkHandler, WorkLoop } from '#server/due-work/index.ts';
import { createLetters } from '#server/features/letter/index.ts';
import { createNewAnswers } from '#server/features/matches/index.ts';
import { createOriginOf } from '#server/http/public-origin.ts';
import type { Route } from '#server/http/route.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createLetterLinkHandler } from './letter-mail.handlers.ts';
import { createLetterMailService } from './letter-mail.service.ts';
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

/** The mails of the letter, by the token in their links. */
export interface LetterMails {
  /** Confirms the address that a token was sent to; false for any other token, and after a week. */
  confirm(token: string): Promise<boolean>;
  /** Ends the mails of a token, and waits for one that is being sent; does nothing for any other token. */
  leave(token: string): Promise<void>;
}

export interface NoticesFeature {
  routes: Route[];
  letterMails: LetterMails;
  /** Has an answer to a user's invitation ring, within the transaction that stores it. */
  noteAnswer(tx: Database, userId: string, answer: Answer): Promise<void>;
  /** Plans a reader's notices again; to be called when the birth details or the zone have changed. Never rejects. */
  readerChanged(userId: string): Promise<void>;
}

function createParts(dependencies: FeatureDependencies) {
  const { env, database, cipher } = dependencies;
  const repository = createNoticesRepository(database, cipher);
  const sendsMail = env.mail !== undefined;
  return {
    repository,
    mails: createLetterMailService({ ...dependencies, repository, sendsMail }),
  };
}

export function createNotices(dependencies: FeatureDependencies): NoticesFeature {
  const { env, dueWork, logger, vapid } = dependencies;
  const { repository, mails } = createParts(dependencies);
  const service = createNoticesService({
    ...dependencies,
    repository,
    mails,
    isOn: vapid !== undefined,
    isEndpoint: (endpoint) => isPushEndpoint(endpoint, endpointRules(dependencies)),
  });
  return {
    routes: noticesRoutes({ service, originOf: createOriginOf(env) }),
    letterMails: { confirm: mails.confirm, leave: service.leaveMail },
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

/** The handler that sends the links which confirm addresses for the letter; none where no mail is sent. */
export function listNoticesHandlers(dependencies: FeatureDependencies): WorkHandler[] {
  const { mail } = dependencies.env;
  if (mail === undefined) return [];
  const { repository } = createParts(dependencies);
  const mailer = createMailer(mail, dependencies.metrics);
  return [createLetterLinkHandler({ ...dependencies, repository, mailer, origin: mail.origin })];
}

/** The loop that plans and rings; none where neither notices nor mails are sent. */
export function listNoticesLoops(dependencies: FeatureDependencies): WorkLoop[] {
  const { env, database, cipher, random, logger, metrics, vapid } = dependencies;
  const { mail } = env;
  if (vapid === undefined && mail === undefined) return [];
  const subject = env.vapidSubject ?? NO_SUBJECT;
  const rules = endpointRules(dependencies);
  return [
    createRinger({
      ...dependencies,
      plans: createNoticePlansRepository(database, cipher, random.uuid()),
      letters: createLetters(dependencies),
      isAnswerNew: createNewAnswers(dependencies),
      prepare: vapid && createPushSender({ vapid, subject, rules, logger, metrics }),
      mail: mail && {
        mailer: createMailer(mail, metrics),
        origin: mail.origin,
        note: createParts(dependencies).mails.note,
      },
      origin: env.origin,
      isOverloaded: dependencies.isOverloaded ?? (() => false),
    }),
  ];
}
