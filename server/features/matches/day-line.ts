// Chooses a match's sentence for the day from the match's random id, the date, the element of the Moon's sign and the
// area that is easiest. The sentence depends only on what both people already see.

import { content } from '#server/content/index.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import { type MatchArea, type MatchLevel, reachesLevel } from '#shared/matches/matches.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';

const NOON_MS = 12 * 3_600_000;
const SIGN_DEGREES = 30;
/** The elements of the signs, starting with Aries. */
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
type Element = (typeof ELEMENTS)[number];

/** A date (`YYYY-MM-DD`), and the element of the Moon's sign at noon UTC. */
export interface MatchDay {
  date: string;
  element: Element;
}

export function getMatchDay(date: string): MatchDay {
  const noon = toJulianDayTt(utcMidnightMs(date) + NOON_MS);
  const sign = Math.floor(getApparentLongitude('moon', noon) / SIGN_DEGREES);
  return { date, element: itemAt(ELEMENTS, sign) };
}

/** What the sentence depends on besides the day. */
export interface MatchOfDay {
  matchId: string;
  shown: MatchLevel;
  flows: MatchArea;
}

type Line = (typeof content.matches.days.word)[number];

/** The sentences of a level that fit an element and an area. */
function listFitting(level: 'word' | 'four-words', element: Element, flows: MatchArea): Line[] {
  return content.matches.days[level].filter(
    (line) => line.elements.some((each) => each === element) && line.flows.includes(flows),
  );
}

/**
 * The sentence of a match on a day, the same for both people. The sentences that fit take turns from day to day, so
 * that none repeats within a week.
 */
export function getDayLine({ matchId, shown, flows }: MatchOfDay, day: MatchDay): string {
  const level = reachesLevel(shown, 'four-words') ? 'four-words' : 'word';
  const fitting = listFitting(level, day.element, flows);
  return itemAt(fitting, hashOf(matchId) + dayNumberOf(day.date)).text;
}
