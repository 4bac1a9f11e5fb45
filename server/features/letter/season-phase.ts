// Which season a letter tells besides a unit of the Moon, and in which phase of the season the day is.

import type { DaySeason, Season } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { isOpposite } from './opposites.ts';
import { findSeasonUnit } from './words/library.ts';
import type { MatterUnit, SeasonUnit } from './words/unit.ts';

/** `coming`: before the first exact pass. `exact`: from the first pass to the last. `leaving`: after the last. */
export type Phase = 'coming' | 'exact' | 'leaving';

/** A phase that goes on for months is told once in this many days. */
const TOLD_EVERY_DAYS = 31;

/** A season with its phase on a day, and the unit that has the words of that phase. */
export interface SeasonPhase {
  season: Season;
  phase: Phase;
  unit: SeasonUnit;
}

/** The phase of a season on a date (`YYYY-MM-DD`), and the date on which it began. `dateOf` is by the reader's zone. */
export function getPhase(
  season: Season,
  date: string,
  dateOf: (utcMs: number) => string,
): { phase: Phase; since: string } {
  const passes = season.passes.map(({ atUtcMs }) => dateOf(atUtcMs));
  const first = passes[0];
  const last = passes.at(-1);
  // No pass: the body turns just short of the aspect, nearest to it in the middle of the season.
  if (first === undefined || last === undefined) {
    const isEarly = season.day <= season.days / 2;
    return { phase: isEarly ? 'coming' : 'leaving', since: season.startDate };
  }
  if (date < first) return { phase: 'coming', since: season.startDate };
  if (date <= last)
    return { phase: 'exact', since: first > season.startDate ? first : season.startDate };
  return { phase: 'leaving', since: last };
}

/**
 * The season that a letter tells besides a unit of the Moon; undefined when none is due. A season is due on the first
 * day that the Moon leads after its phase began, and again on the first such day after every further 31 days.
 * `daysSinceLast` is how many days ago the Moon last led, 1 or more. A season that advises the opposite of the unit, or
 * whose picture clashes with it, is left out. So is one whose contact is withheld, because its phase then depends on
 * the unknown part of the birth time.
 */
export function chooseSeason(
  seasons: readonly DaySeason[],
  day: { date: string; dateOf: (utcMs: number) => string; daysSinceLast: number },
  beside: MatterUnit,
): SeasonPhase | undefined {
  for (const season of seasons) {
    if (season.isWithheld) continue;
    const tone = TONE_OF_CONTACT[season.aspect];
    const unit = findSeasonUnit({ moving: season.moving, natal: season.natal, tone });
    if (unit === undefined) continue;
    if (isOpposite(unit, beside)) continue;
    const { phase, since } = getPhase(season, day.date, day.dateOf);
    if (daysBetween(since, day.date) % TOLD_EVERY_DAYS < day.daysSinceLast) {
      return { season, phase, unit };
    }
  }
  return undefined;
}
