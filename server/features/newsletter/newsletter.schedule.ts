// When mails of the newsletter become due.

import type { DueWork } from '#server/due-work/index.ts';
import { getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Random } from '#server/platform/random.ts';
import { checkTimeOf, nextSunday } from './sunday.ts';

export const LINK_KIND = 'newsletter:link';
export const LETTER_KIND = 'newsletter:letter';
export const UNUSED_KIND = 'newsletter:unused';
/** Longer than the mailer waits for a mail server to accept a mail. */
const LONGEST_WAIT_MS = 60_000;
const POLL_MS = 50;

export interface NewsletterSchedule {
  /** Schedules the mail with the link that confirms an address, due now; `userId` is null for a visitor's address. */
  link(subscriptionId: string, userId: string | null): Promise<void>;
  /** Schedules the letter of the next Sunday in the user's zone, once for each Sunday. */
  nextLetter(subscriptionId: string, user: ZoneOwner & { id: string }): Promise<void>;
  /** Schedules the mail that says that an account will be deleted, due now; once for each note in its history. */
  unused(account: { userId: string; eventId: string }): Promise<void>;
  /** Waits until no letter is being handed to the mail server for the user; a minute at most. */
  waitForLetter(userId: string): Promise<void>;
}

export function createNewsletterSchedule(dependencies: {
  /** Undefined where no mail is sent: then nothing becomes due. */
  dueWork: DueWork | undefined;
  databaseNow: () => Promise<number>;
  random: Random;
}): NewsletterSchedule {
  const { dueWork, databaseNow, random } = dependencies;
  return {
    async link(subscriptionId, userId) {
      const dueAtMs = await databaseNow();
      const key = random.uuid();
      await dueWork?.schedule({
        ...{ kind: LINK_KIND, key, userId, dueAtMs },
        payload: { subscriptionId },
      });
    },

    async nextLetter(subscriptionId, user) {
      const nowMs = await databaseNow();
      const sunday = nextSunday(nowMs, getZone(undefined, user));
      await dueWork?.schedule({
        kind: LETTER_KIND,
        key: `${subscriptionId} ${sunday}`,
        userId: user.id,
        payload: { subscriptionId, sunday },
        dueAtMs: Math.max(nowMs, checkTimeOf(sunday)),
      });
    },

    async unused({ userId, eventId }) {
      await dueWork?.schedule({
        ...{ kind: UNUSED_KIND, key: eventId, userId, payload: { eventId } },
        dueAtMs: await databaseNow(),
      });
    },

    async waitForLetter(userId) {
      const endMs = performance.now() + LONGEST_WAIT_MS;
      while (performance.now() < endMs && (await dueWork?.isUnderWay(LETTER_KIND, userId)))
        await new Promise((done) => setTimeout(done, POLL_MS));
    },
  };
}
