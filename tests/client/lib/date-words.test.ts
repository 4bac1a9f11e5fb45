import { describe, expect, it } from 'vitest';
import {
  clockTimeOf,
  dayOf,
  dayWordOf,
  instantWords,
  longDate,
  momentWordsOf,
  monthAndDay,
  shortDate,
  wallTimeWords,
  weekdayOf,
} from '#client/lib/date-words.ts';
import { calendarDayOf } from '#client/lib/today.ts';

/** An instant that the user's clock shows as this, whichever zone the tests run in. */
function localInstant(year: number, month: number, day: number, hour: number, minute = 0): string {
  return new Date(year, month - 1, day, hour, minute).toISOString();
}

describe('calendar dates in words', () => {
  it('are never moved by a time zone', () => {
    expect(longDate('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(longDate('2024-02-29')).toBe('Thursday, February 29, 2024');
    expect(shortDate('1990-03-21')).toBe('Mar 21, 1990');
    expect(shortDate('1900-01-01')).toBe('Jan 1, 1900');
  });

  it('return other text unchanged', () => {
    expect(longDate('soon')).toBe('soon');
  });
});

describe('dates and instants', () => {
  const plainSpaces = (words: string) => words.replace(/\s/g, ' ');

  it("match the platform's language data", () => {
    for (let step = 0; step < 500; step += 1) {
      // Seventy years, every month, weekday and hour.
      const moment = new Date(Date.UTC(1960, 0, 1) + step * 51.3 * 86_400_000);
      const instant = moment.toISOString();
      const date = instant.slice(0, 10);
      const ofDate = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
      const month = 'long';
      expect(longDate(date)).toBe(
        ofDate({ weekday: 'long', month, day: 'numeric', year: 'numeric' }),
      );
      expect(monthAndDay(date)).toBe(ofDate({ month, day: 'numeric' }));
      expect(shortDate(date)).toBe(ofDate({ month: 'short', day: 'numeric', year: 'numeric' }));
      const ofInstant = new Intl.DateTimeFormat('en-US', {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(moment);
      // The instant's own day, in whichever zone the test runs.
      const day = calendarDayOf(moment);
      expect(plainSpaces(instantWords(instant, day))).toBe(plainSpaces(ofInstant));
    }
  });
});

describe("instants in the user's words", () => {
  const today = '2026-12-31';
  it.each([
    [localInstant(2026, 12, 31, 0, 0), 'today at 12:00 AM'],
    [localInstant(2026, 12, 31, 23, 59), 'today at 11:59 PM'],
    [localInstant(2026, 12, 30, 23, 59), 'yesterday at 11:59 PM'],
    [localInstant(2027, 1, 1, 0, 0), 'tomorrow at 12:00 AM'],
    [localInstant(2026, 12, 24, 8, 54), 'on Dec 24 at 8:54 AM'],
    [localInstant(2027, 1, 2, 14, 44), 'on Jan 2, 2027 at 2:44 PM'],
  ])('%s is %s', (instant, words) => {
    // Some versions of the language data put a narrow space before AM and PM.
    expect(momentWordsOf(instant, today).replace(/\s/g, ' ')).toBe(words);
  });

  it('return day, weekday and clock separately', () => {
    const instant = localInstant(2026, 11, 24, 8, 54);
    expect(dayWordOf(instant, '2026-11-24')).toBe('today');
    expect(dayOf(instant, '2026-11-20')).toBe('Nov 24');
    expect(weekdayOf(instant)).toBe('Tuesday');
    expect(clockTimeOf(instant).replace(/\s/g, ' ')).toBe('8:54 AM');
  });
});

describe("the user's day", () => {
  it('follows their own clock', () => {
    expect(calendarDayOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
    expect(calendarDayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});

it.each([
  ['00:05', '12:05 AM'],
  ['09:31', '9:31 AM'],
  ['12:00', '12:00 PM'],
  ['21:18', '9:18 PM'],
])('the wall time %s is %s in every zone', (time, words) => {
  expect(wallTimeWords(time).replace('\u00a0', ' ')).toBe(words);
});
