// The badges, one row each: words and rule. A user gets a badge with the first activity that meets its rule. Each badge
// needs a drawing in client/ui/drawings/medal.tsx: the type check fails without it.

import { keysOf } from '../core/keys-of.ts';
import { READING_IDS } from '../readings/readings.ts';
import { type ActivityType, NUMEROLOGY_ACTIVITY_IDS } from './activities.ts';

/** The figures of a user's progress that the badges' rules use. */
export interface ProgressStats {
  /** Ids of the completed activities of a type. */
  completed(type: ActivityType): ReadonlySet<string>;
  level: number;
  /** The length of the longest run of consecutive days with a horoscope. */
  longestStreak: number;
}

interface BadgeWords {
  name: string;
  description: string;
  /** How to earn it; shown until it is earned. */
  hint: string;
}

interface Badge extends BadgeWords {
  isEarned: (stats: ProgressStats) => boolean;
  /** For a badge that a run of days with a horoscope earns: how many days. */
  streakDays?: number;
}

export const BADGES = {
  first_reading: {
    name: 'Celestial Novice',
    description: 'You opened your first reading.',
    hint: 'Open a reading',
    isEarned: ({ completed }) => completed('reading').size >= 1,
  },
  compatibility_check: {
    name: 'Heart Aligner',
    description: 'You checked how two signs get along.',
    hint: 'Check a match',
    isEarned: ({ completed }) => completed('compatibility').size >= 1,
  },
  birth_chart: {
    name: 'Cosmic Cartographer',
    description: 'You looked at the sky you were born under.',
    hint: 'See your birth chart',
    isEarned: ({ completed }) => completed('birthchart').size >= 1,
  },
  daily_streak_3: {
    name: 'Consistent Stargazer',
    description: 'Three horoscopes, three days in a row.',
    hint: '3 days in a row',
    ...earnedByStreak(3),
  },
  daily_streak_7: {
    name: 'Devoted Astronomer',
    description: 'Seven horoscopes, seven days in a row.',
    hint: '7 days in a row',
    ...earnedByStreak(7),
  },
  level_5: {
    name: 'Cosmic Adept',
    description: 'You reached level 5.',
    hint: 'Reach level 5',
    isEarned: ({ level }) => level >= 5,
  },
  level_10: {
    name: 'Celestial Master',
    description: 'You reached level 10.',
    hint: 'Reach level 10',
    isEarned: ({ level }) => level >= 10,
  },
  all_readings: {
    name: "Oracle's Apprentice",
    description: 'You opened every reading there is.',
    hint: `Open all ${READING_IDS.length} readings`,
    isEarned: ({ completed }) => hasAll(completed('reading'), READING_IDS),
  },
  all_numerology: {
    name: 'Number Mystic',
    description: 'You saw all three of your numbers.',
    hint: `See all ${NUMEROLOGY_ACTIVITY_IDS.length} numbers`,
    isEarned: ({ completed }) => hasAll(completed('numerology'), NUMEROLOGY_ACTIVITY_IDS),
  },
} as const satisfies Record<string, Badge>;

export type BadgeKey = keyof typeof BADGES;
export const BADGE_KEYS = keysOf(BADGES);

/** The badges for runs of days, the shortest run first. */
export const STREAK_BADGES = Object.values<Badge>(BADGES)
  .flatMap(({ name, streakDays }) => (streakDays === undefined ? [] : [{ name, streakDays }]))
  .sort((one, other) => one.streakDays - other.streakDays);

/** The badges whose rules the stats meet, in the order of the rows. */
export function listEarnedBadges(stats: ProgressStats): BadgeKey[] {
  return BADGE_KEYS.filter((key) => BADGES[key].isEarned(stats));
}

const UNKNOWN_BADGE: BadgeWords = {
  name: 'Mysterious Badge',
  description: 'A mysterious cosmic achievement',
  hint: '',
};

/** The badge of a key; an unknown key returns the mysterious badge (requirement BADGE-1). */
export function findBadge(key: string): BadgeWords {
  const known: Readonly<Record<string, BadgeWords>> = BADGES;
  return Object.hasOwn(known, key) ? (known[key] ?? UNKNOWN_BADGE) : UNKNOWN_BADGE;
}

function earnedByStreak(days: number) {
  return {
    streakDays: days,
    isEarned: ({ longestStreak }: ProgressStats) => longestStreak >= days,
  };
}

function hasAll(done: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.every((id) => done.has(id));
}
