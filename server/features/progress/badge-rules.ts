// When a badge is earned. To add one: its key and words in shared/progress/badges.ts, its rule here; it
// is then given with the next activity that makes the rule hold.

import { type ActivityType, NUMEROLOGY_ACTIVITY_IDS } from '#shared/progress/activities.ts';
import type { BadgeKey } from '#shared/progress/badges.ts';
import { READING_IDS } from '#shared/readings/readings.ts';

/** What a user has done, as far as badges look at it. */
export interface Deeds {
  /** Ids of the completed activities of a type. */
  completed(type: ActivityType): ReadonlySet<string>;
  level: number;
  /** The most days in a row with a horoscope, ever. */
  longestStreak: number;
}

export const BADGE_RULES: Readonly<Record<BadgeKey, (deeds: Deeds) => boolean>> = {
  first_reading: ({ completed }) => completed('reading').size >= 1,
  compatibility_check: ({ completed }) => completed('compatibility').size >= 1,
  birth_chart: ({ completed }) => completed('birthchart').size >= 1,
  daily_streak_3: ({ longestStreak }) => longestStreak >= 3,
  daily_streak_7: ({ longestStreak }) => longestStreak >= 7,
  level_5: ({ level }) => level >= 5,
  level_10: ({ level }) => level >= 10,
  all_readings: ({ completed }) => hasAll(completed('reading'), READING_IDS),
  all_numerology: ({ completed }) => hasAll(completed('numerology'), NUMEROLOGY_ACTIVITY_IDS),
};

function hasAll(done: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.every((id) => done.has(id));
}
