// What is the same for everybody on a date, made when first asked for.

/** More dates than are today anywhere on earth at once, and the few that a test or a script asks for. */
const MAX_DATES = 8;

export interface DayCache<Key, Value> {
  /** The value of a date and key; made once for as long as the date is among the latest asked for. */
  get(date: string, key: Key): Value;
}

/** Keeps the values of the few dates that were asked for last. */
export function createDayCache<Key, Value>(
  make: (date: string, key: Key) => Value,
): DayCache<Key, Value> {
  const dates = new Map<string, Map<Key, Value>>();
  return {
    get(date, key) {
      const ofDate = dates.get(date) ?? new Map<Key, Value>();
      // Behind all others, so that the first of the map is the one not asked for the longest.
      dates.delete(date);
      dates.set(date, ofDate);
      for (const oldest of dates.keys()) {
        if (dates.size <= MAX_DATES) break;
        dates.delete(oldest);
      }
      const kept = ofDate.get(key);
      if (kept !== undefined) return kept;
      const made = make(date, key);
      ofDate.set(key, made);
      return made;
    },
  };
}
