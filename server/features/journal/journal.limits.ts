import { DAY_SECONDS, type LimitRule, MINUTE_SECONDS } from '#server/platform/limits.ts';

export const JOURNAL_LIMITS = {
  /** Entries that a user writes or deletes. */
  write: { name: 'journal-write-1m', points: 60, windowSeconds: MINUTE_SECONDS },
  /** Pieces of an import. */
  importMinute: { name: 'journal-import-1m', points: 10, windowSeconds: MINUTE_SECONDS },
  importDay: { name: 'journal-import-1d', points: 300, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, LimitRule>;
