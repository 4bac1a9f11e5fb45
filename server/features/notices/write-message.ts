// What a device is sent.

import { createHash } from 'node:crypto';
import { getZone } from '#server/features/transits/index.ts';
import { formatClockTime } from '#server/text/clock-time.ts';
import { getStoredHours } from '#server/text/hour-habits.ts';
import type { PagePath } from '#shared/core/page-paths.ts';
import type { Candidate } from './candidates.ts';
import type { Reader } from './notice-plans.repository.ts';
import { type Moment, writeNotice } from './notices.copy.ts';
import type { PushMessage } from './push-sender.ts';

/** The page that a tap on a notice opens: by default the day with its contacts. */
const TODAY_PATH: PagePath = '/today';
const LETTER_PATH: PagePath = '/home';
const PEOPLE_PATH = `${'/compatibility' satisfies PagePath}?tab=person`;

function pathOf({ kind }: Candidate['telling']): string {
  if (kind === 'letter') return LETTER_PATH;
  return kind === 'answer' ? PEOPLE_PATH : TODAY_PATH;
}

export function writeMessage(
  { user, settings }: Reader,
  { key, words, telling, ringAtMs }: Candidate,
  to: { origin: string; subscriptionId: string; ttlSeconds: number },
): PushMessage {
  // By the reader's own clock.
  const time = formatClockTime(ringAtMs, getZone(undefined, user), getStoredHours(user));
  const moment: Moment =
    telling.kind === 'exact' || telling.kind === 'sky' ? { ...telling, time } : telling;
  return {
    title: writeNotice(settings.style, words, moment),
    navigate: new URL(pathOf(telling), to.origin).href,
    topic: topicOf(to.subscriptionId, `${user.id} ${key}`),
    ttlSeconds: to.ttlSeconds,
  };
}

/** The push topic of a notice on a device: 32 characters of base64url that reveal neither. */
function topicOf(subscriptionId: string, notice: string): string {
  const name = createHash('sha256').update(`${subscriptionId} ${notice}`).digest('base64url');
  return name.slice(0, 32);
}
