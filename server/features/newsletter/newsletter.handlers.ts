// Sends the mails of the newsletter when they are due.

import type { WorkHandler } from '#server/due-work/index.ts';
import { getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
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
import { LINK_SECRET_BYTES, writeToken } from './newsletter-link.ts';
import { eightOclockOf } from './sunday.ts';
import { composeWeek } from './sunday-letter.composer.ts';
import { writeConfirmMail, writeSundayMail, writeUnusedMail } from './write-mail.ts';

const MINUTE_MS = 60_000;
/** Longer than a mail server is given to take a mail. */
const LEASE_MS = MINUTE_MS;
/** A subscription of the sign-up waits this long for its account, and this often. */
const ACCOUNT_WAIT_MS = MINUTE_MS / 2;
/** A server that is down is asked again after 5, 10, 20, 40 minutes. */
const FIRST_TRY_AGAIN_MS = 5 * MINUTE_MS;

export function createNewsletterHandlers(dependencies: {
  repository: NewsletterRepository;
  schedule: NewsletterSchedule;
  mailer: Mailer;
  almanac: Almanac;
  random: Random;
  databaseNow: () => Promise<number>;
  /** What links begin with: `https://asteria.example`. */
  origin: string;
}): WorkHandler[] {
  const { repository, schedule, mailer, almanac, random, databaseNow, origin } = dependencies;

  /** The token of a subscription's links; undefined when it is gone. */
  async function getToken(id: string): Promise<string | undefined> {
    const secret = await repository.ensureLinkSecret(id, random.secret(LINK_SECRET_BYTES));
    return secret && writeToken(id, secret);
  }

  const sendLink: WorkHandler = {
    kind: LINK_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ payload, attempts }, { begin }) {
      const id = String(payload['subscriptionId']);
      const found = await repository.findSubscription(id);
      if (found === undefined || found.confirmedAt !== null) return 'dropped';
      // A visitor without an account may have typed any address.
      if (found.user === null) return { retryInMs: ACCOUNT_WAIT_MS };
      const token = await getToken(id);
      if (token === undefined || !(await begin())) return 'dropped';
      const mail = writeConfirmMail(found.email, {
        confirm: `${origin}/newsletter/confirm#${token}`,
      });
      const sending = await mailer.send(mail);
      return sending === 'later' ? { retryInMs: tryAgainAfter(attempts) } : 'done';
    },
  };

  const sendLetter: WorkHandler = {
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
      // Before anything can go wrong with this one.
      await schedule.nextLetter(id, found.user);
      // Asked only now: it may have been confirmed anew since the Sunday was looked up.
      if (found.confirmedAt === null) return 'dropped';
      // Old news is none: after a long standstill the next Sunday brings the next letter.
      if (eightMs === undefined || dateOf(nowMs, zone) !== sunday) return 'dropped';
      const natal = getNatalPointsOf(found.user)?.points;
      const lines = natal === undefined ? [] : composeWeek(almanac, natal, { sunday, zone });
      const token = await getToken(id);
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
      // From here on a reader who leaves waits for the end of this work, or it sees that they have left.
      if (!(await begin())) return 'dropped';
      const now = await repository.findSubscription(id);
      if (!now?.confirmedAt || now.email !== found.email) return 'dropped';
      const sending = await mailer.send(mail);
      if (sending === 'later') return { retryInMs: tryAgainAfter(attempts) };
      await repository.noteSending(id, sending, new Date(nowMs));
      return 'done';
    },
  };

  const tellUnused: WorkHandler = {
    kind: UNUSED_KIND,
    delivery: 'at-most-once',
    leaseMs: LEASE_MS,
    async handle({ payload, attempts }, { begin }) {
      const found = await repository.findUnused(String(payload['eventId']));
      if (found === undefined || !(await begin())) return 'dropped';
      const sending = await mailer.send(writeUnusedMail(found, { logIn: `${origin}/auth` }));
      if (sending === 'later') return { retryInMs: tryAgainAfter(attempts) };
      await repository.noteSending(found.subscriptionId, sending, new Date(await databaseNow()));
      return 'done';
    },
  };
  return [sendLink, sendLetter, tellUnused];
}

function tryAgainAfter(attempts: number): number {
  return FIRST_TRY_AGAIN_MS * 2 ** Math.max(0, attempts - 2);
}
