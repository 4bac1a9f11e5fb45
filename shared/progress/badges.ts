// The badges: keys, names, and how each is earned. The rules that give them stand in the server's progress room.

export const BADGE_KEYS = [
  'first_reading',
  'compatibility_check',
  'birth_chart',
  'daily_streak_3',
  'daily_streak_7',
  'level_5',
  'level_10',
  'all_readings',
  'all_numerology',
] as const;
export type BadgeKey = (typeof BADGE_KEYS)[number];

type Badge = { name: string; description: string; hint: string };

export const BADGES = {
  first_reading: {
    name: 'Celestial Novice',
    description: 'You opened your first reading.',
    hint: 'Open a reading',
  },
  compatibility_check: {
    name: 'Heart Aligner',
    description: 'You checked how two signs get on.',
    hint: 'Check a match',
  },
  birth_chart: {
    name: 'Cosmic Cartographer',
    description: 'You looked at the sky you were born under.',
    hint: 'See your birth chart',
  },
  daily_streak_3: {
    name: 'Consistent Stargazer',
    description: 'Three horoscopes, three days in a row.',
    hint: '3 days in a row',
  },
  daily_streak_7: {
    name: 'Devoted Astronomer',
    description: 'Seven horoscopes, seven days in a row.',
    hint: '7 days in a row',
  },
  level_5: { name: 'Cosmic Adept', description: 'You reached level 5.', hint: 'Reach level 5' },
  level_10: {
    name: 'Celestial Master',
    description: 'You reached level 10.',
    hint: 'Reach level 10',
  },
  all_readings: {
    name: "Oracle's Apprentice",
    description: 'You opened every reading there is.',
    hint: 'Open all 3 readings',
  },
  all_numerology: {
    name: 'Number Mystic',
    description: 'You saw all three of your numbers.',
    hint: 'See all 3 numbers',
  },
} as const satisfies Record<BadgeKey, Badge>;

export const UNKNOWN_BADGE: Badge = {
  name: 'Mysterious Badge',
  description: 'A mysterious cosmic achievement',
  hint: '',
};

/** The badge of a key; an unknown key gives the mysterious one (specification §3). */
export function findBadge(key: string): Badge {
  const known: Readonly<Record<string, Badge>> = BADGES;
  return Object.hasOwn(known, key) ? (known[key] ?? UNKNOWN_BADGE) : UNKNOWN_BADGE;
}
