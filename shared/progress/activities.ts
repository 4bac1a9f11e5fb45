// The activities: their points and their targets. This table is the only place where an activity's points are set.

export const ACTIVITY_TYPES = [
  'reading',
  'horoscope',
  'compatibility',
  'birthchart',
  'numerology',
  'lottery',
  'journal',
  'find-yourself',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** `target` is the number of completed activities that counts as 100 percent (requirement PROGRESS-6). */
export const ACTIVITIES = {
  reading: { points: 25, target: 3 },
  horoscope: { points: 10, target: 12 },
  compatibility: { points: 10, target: 12 },
  birthchart: { points: 10, target: 1 },
  numerology: { points: 10, target: 3 },
  lottery: { points: 10, target: 1 },
  journal: { points: 10, target: 1 },
  'find-yourself': { points: 10, target: 1 },
} as const satisfies Record<ActivityType, { points: number; target: number }>;

/** The most points that a user can get in one UTC day, from activities and bonuses together. */
export const DAILY_POINTS_CAP = 500;

/** Activity id of the birth chart; a user has only one chart. */
export const NATAL_CHART_ACTIVITY_ID = 'natal';
/** Activity id of the game; a user plays it once. */
export const FIND_YOURSELF_ACTIVITY_ID = 'find-yourself';
export const NUMEROLOGY_ACTIVITY_IDS = ['life-path', 'expression', 'soul-urge'] as const;
export type NumerologyActivityId = (typeof NUMEROLOGY_ACTIVITY_IDS)[number];

/** Activity id of a day's horoscope: `daily-leo-2026-11-20`. */
export function horoscopeActivityId(sign: string, date: string): string {
  return `daily-${sign}-${date}`;
}

/** Activity id of a day's lucky numbers: `lucky-2026-11-20`. */
export function luckyNumbersActivityId(date: string): string {
  return `lucky-${date}`;
}

/** Activity id of a day on which a journal entry was written: `journal-2026-11-20`. */
export function journalActivityId(date: string): string {
  return `journal-${date}`;
}

/** Activity id of a compatibility check, the same for either order of the signs: `aries-leo`. */
export function compatibilityActivityId(sign1: string, sign2: string): string {
  return [sign1, sign2].sort().join('-');
}

/**
 * The completed share of an activity's target, in whole percent, rounded and capped at 100 (requirement PROGRESS-6).
 */
export function completionPercent(type: ActivityType, completed: number): number {
  return Math.min(100, Math.round((completed / ACTIVITIES[type].target) * 100));
}
