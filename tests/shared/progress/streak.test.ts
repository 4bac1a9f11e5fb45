import { describe, expect, it } from 'vitest';
import { currentStreak, listCountedDates, longestRun } from '#shared/progress/streak.ts';

describe('consecutive days', () => {
  it.each([
    [[], 0],
    [['2026-11-20'], 1],
    [['2026-11-20', '2026-11-20'], 1],
    [['2026-11-21', '2026-11-20', '2026-11-19'], 3],
    [['2026-11-17', '2026-11-18', '2026-11-20'], 2],
    [['2026-11-30', '2026-12-01'], 2],
    [['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    [['2026-12-31', '2027-01-01'], 2],
  ])('the longest run of %j is %i', (dates, length) => {
    expect(longestRun(dates)).toBe(length);
  });

  // req: BADGE-3
  it.each([
    ['read today', '2026-11-20', 3],
    ['read yesterday, today still to come', '2026-11-21', 3],
    ['a whole day missed', '2026-11-22', 0],
    ['read ahead, where the date is already tomorrow', '2026-11-19', 3],
  ])('the streak with %s', (_when, today, length) => {
    const dates = ['2026-11-01', '2026-11-02', '2026-11-18', '2026-11-19', '2026-11-20'];
    expect(currentStreak(dates, today)).toBe(length);
  });

  it('is 0 before the first', () => {
    expect(currentStreak([], '2026-11-20')).toBe(0);
  });
});

describe('the dates that count', () => {
  const at = (date: string, instant: string) => ({ date, atMs: Date.parse(instant) });
  it.each<[string, readonly { date: string; atMs: number }[], string[]]>([
    [
      'of a reader at home, however late',
      [
        at('2026-11-20', '2026-11-20T23:50:00Z'),
        at('2026-11-21', '2026-11-21T00:10:00Z'),
        at('2026-11-22', '2026-11-22T12:00:00Z'),
      ],
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      'of a flight from Chicago to Tokyo, in which a date is skipped',
      [
        at('2026-11-20', '2026-11-20T14:00:00Z'),
        at('2026-11-22', '2026-11-21T16:00:00Z'),
        at('2026-11-23', '2026-11-22T23:00:00Z'),
      ],
      ['2026-11-20', '2026-11-22', '2026-11-23'],
    ],
    [
      'of a flight home from London to New York',
      [
        at('2026-11-20', '2026-11-20T00:10:00Z'),
        at('2026-11-20', '2026-11-21T04:30:00Z'),
        at('2026-11-21', '2026-11-21T23:00:00Z'),
      ],
      ['2026-11-20', '2026-11-21'],
    ],
    [
      'of three zones within a minute: the first alone',
      [
        at('2026-11-19', '2026-11-20T10:30:00Z'),
        at('2026-11-20', '2026-11-20T10:30:20Z'),
        at('2026-11-21', '2026-11-20T10:30:40Z'),
      ],
      ['2026-11-19'],
    ],
    [
      'from the far east back to the far west within two days: not followed',
      [at('2026-11-21', '2026-11-20T10:30:00Z'), at('2026-11-21', '2026-11-22T10:30:00Z')],
      ['2026-11-21'],
    ],
  ])('%s', (_of, records, dates) => {
    expect([...new Set(listCountedDates(records))]).toEqual(dates);
  });
});
