import { describe, expect, it } from 'vitest';
import { createDayCache } from '#server/platform/day-cache.ts';

describe('a cache by day', () => {
  it('computes each value once, and drops the least recently used dates', () => {
    const made: string[] = [];
    const cache = createDayCache((date: string, key: string) => {
      made.push(`${date} ${key}`);
      return { date, key };
    });
    const first = cache.get('2026-11-20', 'leo');
    expect(cache.get('2026-11-20', 'leo')).toBe(first);
    expect(cache.get('2026-11-20', 'aries')).not.toBe(first);
    for (let day = 1; day <= 7; day += 1) cache.get(`2026-12-0${day}`, 'leo');
    expect(cache.get('2026-11-20', 'leo')).toBe(first);
    for (let day = 1; day <= 9; day += 1) cache.get(`2027-01-0${day}`, 'leo');
    expect(cache.get('2026-11-20', 'leo')).not.toBe(first);
    expect(made.filter((name) => name === '2026-11-20 leo')).toHaveLength(2);
  });
});
