// Sends the mails of the newsletter when they are due.

import type { WorkHandler } from '#server/due-work/index.ts';
import { getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import { LINK_SECRET_BYTES, writeToken } from '#server/platform/mail/link-token.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Random } from '#server/platform/random.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { leaveNewsletterEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';
import {
  LETTER_KIND,
  LINK_KIND,
  type NewsletterSchedule,
  UNUSED_KIND,
} from './newsletter.schedule.ts';
import { eightOclockOf } from './sunday.ts';
import { composeWeek } from './sunday-letter.composer.ts';
import { writeConfirmMail, writeSundayMail, writeUnusedMail } from './write-mail.ts';

const MINUTE_MS = 60_000;
/** Longer than the mailer waits for a mail server to accept a mail. */
const LEASE_MS = MINUTE_MS;
/** How often to check again whether a visitor with a subscription has an account. */
const ACCOUNT_WAIT_MS = MINUTE_MS / 2;
/** The first pause after which a mail server that did not take a mail is tried again; see `tryAgainAfter`. */
const FIRST_TRY_AGAIN_MS = 5 * MINUTE_MS;

interface Dependencies {
  repository: NewsletterRepository;
  schedule: NewsletterSchedule;
  mailer: Mailer;
  almanac: Almanac;
  random: Random;
  databaseNow: () => Promise<number>;
  /** What links begin with: `https://asteria.example`. */
  origin: string;
}

/** The token of a subscription's links; undefined when the subscription was deleted. */
async function getToken(
  { repository, random }: Dependencies,
  id: string,
): Promise<string | undefined> {
  const secret = await repository.ensureLinkSecret(id, random.secret(LINK_SECRET_BYTES));
  return secret && writeToken(id, secret);
}

/** Sends the link that confirms an address. */
function handleLink(dependencies: Dependencies): WorkHandler {
  const { repository, mailer, origin } = dependencies;
  return {
    kind: LINK_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ payload, attempts }, { begin }) {
      const id = String(payload['subscriptionId']);
      const found = await repository.findSubscription(id);
      if (found === undefined || found.confirmedAt !== null) return 'dropped';
      // Sends no mail to an address that a visitor without an account has typed: it may be anybody's.
      if (found.user === null) return { retryInMs: ACCOUNT_WAIT_MS };
      const token = await getToken(dependencies, id);
      if (token === undefined || !(await begin())) return 'dropped';
      const mail = writeConfirmMail(found.email, {
        confirm: `${origin}/newsletter/confirm#${token}`,
      });
      const sending = await mailer.send(mail);
      return sending === 'later' ? { retryInMs: tryAgainAfter(attempts) } : 'done';
    },
  };
}

/** Sends the letter of a Sunday at eight o'clock. */
function handleLetter(dependencies: Dependencies): WorkHandler {
  const { repository, schedule, mailer, almanac, databaseNow, origin } = dependencies;
  return {
    kind: LETTER_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ payload, attempts }, { begin }) {
      const id = String(payload['subscriptionId']);
      const sunday = String(payload['sunday']);
      const found = await repository.findSubscription(id);
      if (!found?.user) return 'dropped';
      const zone = getZone(undefined, found.user);
      const nowMs = await databaseNow();
      const eightMs = eightOclockOf(sunday, zone);
      if (eightMs !== undefined && nowMs < eightMs) return { retryInMs: eightMs - nowMs };
      // Comes first, so that next Sunday's letter is scheduled even if this one fails.
      await schedule.nextLetter(id, found.user);
      // Not checked earlier: an address that was unconfirmed at the first attempt may have been confirmed since.
      if (found.confirmedAt === null) return 'dropped';
      // A letter that could not be sent on its Sunday, for instance because of a long outage, is dropped.
      if (eightMs === undefined || dateOf(nowMs, zone) !== sunday) return 'dropped';
      const natal = getNatalPointsOf(found.user)?.points;
      const lines = natal === undefined ? [] : composeWeek(almanac, natal, { sunday, zone });
      const token = await getToken(dependencies, id);
      if (lines.length === 0 || token === undefined) return 'dropped';
      const mail = writeSundayMail(
        found,
        { sunday, lines },
        {
          today: `${origin}/today`,
          leave: `${origin}/newsletter/leave#${token}`,
          leaveCall: origin + urlOf(leaveNewsletterEndpoint, { params: { token } }),
        },
      );
      // A reader who unsubscribes from here on waits until this work has ended (`waitForLetter`). One who did so before
      // is found by the query below.
      if (!(await begin())) return 'dropped';
      const now = await repository.findSubscription(id);
      if (!now?.confirmedAt || now.email !== found.email) return 'dropped';
      const sending = await mailer.send(mail);
      if (sending === 'later') return { retryInMs: tryAgainAfter(attempts) };
      await repository.noteSending(id, sending, new Date(nowMs));
      return 'done';
    },
  };
}

/** Tells an owner that the account is about to be deleted. */
function handleUnused({ repository, mailer, databaseNow, origin }: Dependencies): WorkHandler {
  return {
    kind: UNUSED_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ userId, payload, attempts }, { begin }) {
      if (userId === null) return 'dropped';
      const found = await repository.findUnused(userId, String(payload['eventId']));
      if (found === undefined || !(await begin())) return 'dropped';
      const sending = await mailer.send(writeUnusedMail(found, { logIn: `${origin}/auth` }));
      if (sending === 'later') return { retryInMs: tryAgainAfter(attempts) };
      await repository.noteSending(found.subscriptionId, sending, new Date(await databaseNow()));
      return 'done';
    },
  };
}
export function createNewsletterHandlers(dependencies: Dependencies): WorkHandler[] {
  return [handleLink(dependencies), handleLetter(dependencies), handleUnused(dependencies)];
}

/**
 * The pause after an attempt, milliseconds; `attempts` counts from 1. The first two pauses are 5 minutes, because the
 * first attempt often sends nothing: it waits for eight o'clock or for an account. After that, each pause is twice as
 * long as the one before.
 */
function tryAgainAfter(attempts: number): number {
  return FIRST_TRY_AGAIN_MS * 2 ** Math.max(0, attempts - 2);
}
