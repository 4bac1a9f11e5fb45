// A cache of values that are the same for every user on a date, computed on first use.

import { LRUCache } from 'lru-cache';

/** Up to three dates are "today" somewhere on Earth at once; the rest is for tests and scripts. */
const MAX_DATES = 8;

export interface DayCache<Key, Value> {
  /** The value of a date (`YYYY-MM-DD`) and key; computed once while the date is among the most recently used. */
  get(date: string, key: Key): Value;
}

/** Caches values for the most recently used dates. */
export function createDayCache<Key, Value>(
  compute: (date: string, key: Key) => Value,
): DayCache<Key, Value> {
  const dates = new LRUCache<string, Map<Key, Value>>({
    max: MAX_DATES,
    memoMethod: () => new Map(),
  });
  return {
    get(date, key) {
      const values = dates.memo(date);
      const cached = values.get(key);
      if (cached !== undefined) return cached;
      const computed = compute(date, key);
      values.set(key, computed);
      return computed;
    },
  };
}
