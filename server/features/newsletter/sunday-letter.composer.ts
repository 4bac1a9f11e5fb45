// The five lines of a Sunday letter: the most important contacts of the coming week, each with its day. Pure.

import { tellContact } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  listContacts,
  listDayRanges,
  type NatalPoints,
  QUICK_BODIES,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { findDayLine, findSeasonLine } from '#server/writing/day-lines.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { SUNDAY_COPY } from './newsletter.copy.ts';

const DAYS = 7;
const LINES = 5;

export interface WeekLine {
  /** "Tuesday", "Tuesday or Wednesday", "About Tuesday". */
  when: string;
  /** What the reader may notice, one or two sentences. */
  words: string;
  /** The contact, in a sentence. */
  fact: string;
}

interface Candidate extends WeekLine {
  date: string;
  contact: Contact;
}

/**
 * At most five lines about the week that begins on a Sunday (`YYYY-MM-DD`) in a zone, in order of time; contacts that
 * the birth time leaves too uncertain are left out. Throws a RangeError for an unknown zone or an impossible date.
 */
export function composeWeek(
  almanac: Almanac,
  natal: NatalPoints,
  { sunday, zone }: { sunday: string; zone: string },
): WeekLine[] {
  const candidates = listDayRanges(sunday, DAYS, zone).flatMap(({ date, range }) =>
    listContacts(almanac, natal, range)
      .filter(({ nearMissDegrees }) => nearMissDegrees === null)
      .flatMap((contact) => toCandidate(contact, { date, sunday, zone })),
  );
  const chosen: Candidate[] = [];
  for (const candidate of [...candidates].sort(byWeight)) {
    if (chosen.length === LINES) break;
    // At most two lines per day; the Moon, who makes contacts every day, gets one only on a day that has none yet.
    const most = candidate.contact.moving === 'moon' ? 1 : 2;
    const isDayFull = chosen.filter(({ date }) => date === candidate.date).length >= most;
    const isSaid = chosen.some(({ words }) => words === candidate.words);
    if (!isDayFull && !isSaid) chosen.push(candidate);
  }
  return chosen
    .sort((one, other) => one.contact.atUtcMs - other.contact.atUtcMs)
    .map(({ when, words, fact }) => ({ when, words, fact }));
}

/** The slower a body, the rarer its contacts and the earlier it gets a line. */
const WEIGHTS = {
  ...{ pluto: 9, neptune: 8, uranus: 7, saturn: 6, jupiter: 5 },
  ...{ mars: 4, sun: 3, venus: 2, mercury: 1, moon: 0 },
} as const;

function byWeight(one: Candidate, other: Candidate): number {
  return (
    WEIGHTS[other.contact.moving] - WEIGHTS[one.contact.moving] ||
    one.contact.atUtcMs - other.contact.atUtcMs
  );
}

interface Place {
  date: string;
  sunday: string;
  zone: string;
}

function toCandidate(contact: Contact, place: Place): Candidate[] {
  const { moving, natal, aspect, occurrence } = contact;
  const meeting = { moving, natal, tone: TONE_OF_CONTACT[aspect] };
  const isQuick = QUICK_BODIES.some((body) => body === moving);
  // On the day itself the letter tells the contact and what it means, so the mail announces it.
  const words = isQuick
    ? findDayLine('sunday', meeting, occurrence)?.line
    : findSeasonLine(meeting);
  if (words === undefined) return [];
  const fact = tellContact({ moving, natal, aspect, isNearMiss: false });
  return [{ contact, date: place.date, words, fact, when: tellDay(contact, place) }];
}

/** The day of a contact in words: one day, one of two days of the week, or about a day for a longer interval. */
function tellDay({ fromUtcMs, untilUtcMs }: Contact, { date, sunday, zone }: Place): string {
  const first = readWallClock(fromUtcMs, zone).localDate;
  const last = readWallClock(untilUtcMs, zone).localDate;
  const { weekdayOf } = SUNDAY_COPY;
  if (first === last) return weekdayOf(date);
  const isInWeek = first >= sunday && last <= addDays(sunday, DAYS - 1);
  if (isInWeek && addDays(first, 1) === last)
    return SUNDAY_COPY.either(weekdayOf(first), weekdayOf(last));
  return SUNDAY_COPY.about(weekdayOf(date));
}
