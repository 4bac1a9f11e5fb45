// The Sunday letter: subscribing, confirming the address, leaving, and the mails.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { WorkHandler } from '#server/due-work/index.ts';
import type { Route } from '#server/http/route.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createNewsletterHandlers } from './newsletter.handlers.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletterSchedule, UNUSED_KIND } from './newsletter.schedule.ts';
import { createNewsletterService, type OtherMails } from './newsletter.service.ts';

export { ownedTables } from './newsletter.repository.ts';

/** How many accounts one run of the clean-up schedules a mail for; it runs every ten minutes. */
const TOLD_AT_ONCE = 500;

function createParts({ database, dueWork, databaseNow, env, random }: FeatureDependencies) {
  return {
    repository: createNewsletterRepository(database.db),
    schedule: createNewsletterSchedule({ dueWork: env.mail && dueWork, databaseNow, random }),
  };
}

export function createNewsletterRoutes(
  dependencies: FeatureDependencies & { letterMails: OtherMails },
): Route[] {
  const parts = createParts(dependencies);
  return newsletterRoutes({ service: createNewsletterService({ ...dependencies, ...parts }) });
}

/**
 * Schedules one mail to each user whose account is noted as unused and whose address is confirmed; does nothing when
 * the server sends no mail.
 */
export async function tellUnused(dependencies: FeatureDependencies): Promise<void> {
  if (dependencies.env.mail === undefined) return;
  const { repository, schedule } = createParts(dependencies);
  const nowMs = await dependencies.databaseNow();
  for (const account of await repository.listUnused(UNUSED_KIND, nowMs, TOLD_AT_ONCE)) {
    await schedule.unused(account);
  }
}

/** The handlers of the newsletter's due work; empty when the server sends no mail. */
export function listNewsletterHandlers(dependencies: FeatureDependencies): WorkHandler[] {
  const { mail } = dependencies.env;
  if (mail === undefined) return [];
  const parts = createParts(dependencies);
  const mailer = createMailer(mail, dependencies.metrics);
  return createNewsletterHandlers({ ...dependencies, ...parts, mailer, origin: mail.origin });
}
