// Which season a day without a daily matter tells of, and where in it the day stands.

import type { DaySeason, Season } from '#server/sky/contacts/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { isOpposite } from './opposites.ts';
import { findSeasonUnit } from './words/library.ts';
import type { MatterUnit, SeasonUnit } from './words/unit.ts';

export type Phase = 'coming' | 'exact' | 'leaving';

/** A phase that runs on for months is told once in this many days. */
const TOLD_EVERY_DAYS = 31;

/** What a season says on a day. */
export interface SeasonPhase {
  season: Season;
  phase: Phase;
  unit: SeasonUnit;
}

/** The phase of a season on a date (`YYYY-MM-DD`), and the date on which that phase began. */
export function getPhase(
  season: Season,
  date: string,
  dateOf: (utcMs: number) => string,
): { phase: Phase; since: string } {
  const passes = season.passes.map(({ atUtcMs }) => dateOf(atUtcMs));
  const first = passes[0];
  const last = passes.at(-1);
  // A body that turns just short of the aspect is there in the middle of its stay.
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
 * The season that a day tells of beside a unit: one whose phase is due, which it is on the first day without a daily
 * matter since the phase began, and so every 31 days. `daysSinceLast` is how many days ago the Moon last led, 1 or
 * more. No season that advises the opposite of the unit, or whose picture clashes with it, and none on a day on which its
 * contact is withheld: its phase is what the birth time cannot tell then.
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
