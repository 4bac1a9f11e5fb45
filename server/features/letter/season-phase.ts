// Which season a letter tells besides a unit of the Moon, and in which phase of the season the day is.

import type { MatterUnit, SeasonUnit } from '#server/content/index.ts';
import type { DaySeason, Season } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { isOpposite } from './opposites.ts';
import { findSeasonUnit } from './units.ts';

/** `coming`: before the first exact pass. `exact`: from the first pass to the last. `leaving`: after the last. */
export type Phase = 'coming' | 'exact' | 'leaving';

/** A phase that goes on for months is told once in this many days, so that nobody reads it again within 90. */
const TOLD_EVERY_DAYS = 93;

/** A season with its phase on a day, and the unit that has the words of that phase. */
export interface SeasonPhase {
  season: Season;
  phase: Phase;
  unit: SeasonUnit;
}

/**
 * The phase of a season on a date (`YYYY-MM-DD`), and the date on which it began. `dateOf` is by the reader's zone.
 * Undefined while a body leaves the season's orb before its first pass, which is in a later season: it is not coming
 * then, and has left nothing behind.
 */
export function getPhase(
  season: Season,
  date: string,
  dateOf: (utcMs: number) => string,
): { phase: Phase; since: string } | undefined {
  const passes = season.passes.map(({ atUtcMs }) => dateOf(atUtcMs));
  const first = passes[0];
  const last = passes.at(-1);
  // No pass: the body turns just short of the aspect, nearest to it in the middle of the season.
  if (first === undefined || last === undefined) {
    return { phase: isEarly(season) ? 'coming' : 'leaving', since: season.startDate };
  }
  if (first > season.endDate && !isEarly(season)) return undefined;
  if (date < first) return { phase: 'coming', since: season.startDate };
  if (date <= last)
    return { phase: 'exact', since: first > season.startDate ? first : season.startDate };
  return { phase: 'leaving', since: last };
}

const isEarly = ({ day, days }: Season): boolean => day <= days / 2;

/**
 * The season that a letter tells besides a unit of the Moon; undefined when none is due. A season is due on the first
 * day that the Moon leads after its phase began, and again on the first such day after every further 93 days.
 * `daysSinceLast` is how many days ago the Moon last led, 1 or more. A season that advises the opposite of the unit, or
 * whose picture clashes with it, is left out, and a grave one beside a light unit. So is one whose contact is withheld,
 * because its phase then depends on the unknown part of the birth time.
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
    if (isOpposite(unit, beside) || isGraveBesideLight(unit, beside)) continue;
    const now = getPhase(season, day.date, day.dateOf);
    if (now === undefined) continue;
    if (daysBetween(now.since, day.date) % TOLD_EVERY_DAYS < day.daysSinceLast) {
      return { season, phase: now.phase, unit };
    }
  }
  return undefined;
}

const isGraveBesideLight = (season: SeasonUnit, beside: MatterUnit): boolean =>
  season.register === 'grave' && beside.register === 'light';
