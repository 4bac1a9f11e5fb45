// Which activity ids there are, and which day each is about: the client's claims held against them.

import { isTodaySomewhere } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';
import {
  type ActivityType,
  compatibilityActivityId,
  horoscopeActivityId,
  luckyNumbersActivityId,
  NATAL_CHART_ACTIVITY_ID,
  NUMEROLOGY_ACTIVITY_IDS,
} from '#shared/progress/activities.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

const DATE_AT_END = /\d{4}-\d{2}-\d{2}$/;

/** What a claim is checked against. */
export interface Claimant {
  /** By the date table; undefined without a birth date. */
  sign: SignKey | undefined;
  /** Milliseconds since 1970 UTC. */
  nowMs: number;
}

const COMPATIBILITY_IDS: ReadonlySet<string> = new Set(
  SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
);
const READINGS: ReadonlySet<string> = new Set(READING_IDS);
const NUMEROLOGY: ReadonlySet<string> = new Set(NUMEROLOGY_ACTIVITY_IDS);

/** Says what is wrong with an id of the type, or gives undefined. */
const PROBLEM_FINDERS: Readonly<
  Record<ActivityType, (id: string, claimant: Claimant) => string | undefined>
> = {
  reading: (id) => (READINGS.has(id) ? undefined : 'There is no such reading.'),
  compatibility: (id) =>
    COMPATIBILITY_IDS.has(id) ? undefined : 'Please name two signs in alphabetical order.',
  birthchart: (id) => (id === NATAL_CHART_ACTIVITY_ID ? undefined : 'There is no such chart.'),
  numerology: (id) => (NUMEROLOGY.has(id) ? undefined : 'There is no such number.'),
  lottery: (id, { nowMs }) => {
    const date = findDate(id);
    if (date === undefined || id !== luckyNumbersActivityId(date)) {
      return 'There are no such lucky numbers.';
    }
    return isTodaySomewhere(date, nowMs) ? undefined : "These are not today's lucky numbers.";
  },
  horoscope: (id, { sign, nowMs }) => {
    const date = findDate(id);
    const known =
      date !== undefined && SIGN_KEYS.some((key) => id === horoscopeActivityId(key, date));
    if (!known) return 'There is no such horoscope.';
    if (sign === undefined) return 'Please add your birth date first.';
    if (id !== horoscopeActivityId(sign, date)) return 'This is the horoscope of another sign.';
    return isTodaySomewhere(date, nowMs) ? undefined : "This is not today's horoscope.";
  },
};

/** Throws `bad_input` at `activityId` unless the claimant can do this activity now. */
export function assertPossible(type: ActivityType, id: string, claimant: Claimant): void {
  const problem = PROBLEM_FINDERS[type](id, claimant);
  if (problem !== undefined) throw badField('activityId', problem);
}

/** The day that an activity is about: the date in its id, else `otherwise` (`YYYY-MM-DD`). */
export function dayOfActivity(id: string, otherwise: string): string {
  return findDate(id) ?? otherwise;
}

function findDate(id: string): string | undefined {
  return DATE_AT_END.exec(id)?.[0];
}
