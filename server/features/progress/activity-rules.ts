// Which activities a user can do now, judged by the ids that the client sends, and the day that an activity is about.

import { isTodaySomewhere } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';
import {
  type ActivityType,
  compatibilityActivityId,
  FIND_YOURSELF_ACTIVITY_ID,
  horoscopeActivityId,
  journalActivityId,
  luckyNumbersActivityId,
  NATAL_CHART_ACTIVITY_ID,
  NUMEROLOGY_ACTIVITY_IDS,
} from '#shared/progress/activities.ts';
import { PROGRESS_FIELD_COPY } from '#shared/progress/progress.copy.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

const DATE_AT_END = /\d{4}-\d{2}-\d{2}$/;

/** The user and the time that a claim is checked against. */
export interface ActivitySubject {
  /** The user's Sun sign by the date table; undefined without a birth date. */
  sign: SignKey | undefined;
  /** Milliseconds since 1970 UTC. */
  nowMs: number;
}

const COMPATIBILITY_IDS: ReadonlySet<string> = new Set(
  SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
);
const READINGS: ReadonlySet<string> = new Set(READING_IDS);
const NUMEROLOGY: ReadonlySet<string> = new Set(NUMEROLOGY_ACTIVITY_IDS);

/** By activity type: returns what is wrong with an id, as a sentence, or undefined if it is valid. */
const PROBLEM_FINDERS: Readonly<
  Record<ActivityType, (id: string, subject: ActivitySubject) => string | undefined>
> = {
  reading: (id) => (READINGS.has(id) ? undefined : PROGRESS_FIELD_COPY.readingUnknown),
  compatibility: (id) => (COMPATIBILITY_IDS.has(id) ? undefined : PROGRESS_FIELD_COPY.pairUnknown),
  birthchart: (id) =>
    id === NATAL_CHART_ACTIVITY_ID ? undefined : PROGRESS_FIELD_COPY.chartUnknown,
  numerology: (id) => (NUMEROLOGY.has(id) ? undefined : PROGRESS_FIELD_COPY.numberUnknown),
  lottery: (id, { nowMs }) => {
    const date = findDate(id);
    if (date === undefined || id !== luckyNumbersActivityId(date)) {
      return PROGRESS_FIELD_COPY.luckyNumbersUnknown;
    }
    return isTodaySomewhere(date, nowMs) ? undefined : PROGRESS_FIELD_COPY.luckyNumbersOfAnotherDay;
  },
  journal: (id, { nowMs }) => {
    const date = findDate(id);
    if (date === undefined || id !== journalActivityId(date)) {
      return PROGRESS_FIELD_COPY.journalUnknown;
    }
    return isTodaySomewhere(date, nowMs) ? undefined : PROGRESS_FIELD_COPY.journalOfAnotherDay;
  },
  'find-yourself': (id) =>
    id === FIND_YOURSELF_ACTIVITY_ID ? undefined : PROGRESS_FIELD_COPY.gameUnknown,
  horoscope: (id, { sign, nowMs }) => {
    const date = findDate(id);
    const known =
      date !== undefined && SIGN_KEYS.some((key) => id === horoscopeActivityId(key, date));
    if (!known) return PROGRESS_FIELD_COPY.horoscopeUnknown;
    if (sign === undefined) return PROGRESS_FIELD_COPY.birthDateMissing;
    if (id !== horoscopeActivityId(sign, date)) return PROGRESS_FIELD_COPY.horoscopeOfAnotherSign;
    return isTodaySomewhere(date, nowMs) ? undefined : PROGRESS_FIELD_COPY.horoscopeOfAnotherDay;
  },
};

/** Throws `bad_input` at `activityId` if the user cannot do this activity now. */
export function assertPossible(type: ActivityType, id: string, subject: ActivitySubject): void {
  const problem = PROBLEM_FINDERS[type](id, subject);
  if (problem !== undefined) throw badField('activityId', problem);
}

/** The day that an activity is about: the date in its id, otherwise `today` (`YYYY-MM-DD`). */
export function dayOfActivity(id: string, today: string): string {
  return findDate(id) ?? today;
}

function findDate(id: string): string | undefined {
  return DATE_AT_END.exec(id)?.[0];
}
