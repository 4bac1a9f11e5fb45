import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  clockTimeOf,
  dayOf,
  fullDate,
  hourWords,
  instantWords,
  longDate,
  longEnglishDate,
  momentWordsOf,
  monthAndDay,
  shortDate,
  shortEnglishDate,
  wallTimeWords,
} from '#client/lib/date-words.ts';
import { getLocaleHabits } from '#client/lib/locale-habits.ts';
import { getZone, setPreferences } from '#client/lib/preferences.ts';
import { calendarDayOf } from '#client/lib/today.ts';
import { getDayRange } from '#client/lib/wall-clock.ts';
import { getLocaleFirstDay } from '#client/lib/week.ts';
import { setZoneClocks } from '#client/lib/zone-offsets.ts';
import { buildPreferences, listOffsetsOf } from '#tests/support/msw/samples.ts';

let language: MockInstance | undefined;
afterEach(() => {
  setPreferences(undefined);
  setZoneClocks(undefined);
  vi.unstubAllEnvs();
  language?.mockRestore();
});

function speak(tag: string) {
  language = vi.spyOn(window.navigator, 'language', 'get').mockReturnValue(tag);
}
const HOUR_MS = 3_600_000;

describe('the defaults by the browser’s locale', () => {
  // req: HABIT-1
  it.each([
    ['en-US', { hours: '12', dateOrder: 'mdy', firstDay: 'sunday' }],
    ['en-GB', { hours: '24', dateOrder: 'dmy', firstDay: 'monday' }],
    ['de-DE', { hours: '24', dateOrder: 'dmy', firstDay: 'monday' }],
    ['ja-JP', { hours: '24', dateOrder: 'ymd', firstDay: 'sunday' }],
    ['en-CA', { hours: '12', dateOrder: 'mdy', firstDay: 'sunday' }],
    ['ar-EG', { hours: '12', dateOrder: 'dmy', firstDay: 'saturday' }],
  ])('are, for %s, the local conventions', (tag, habits) => {
    speak(tag);
    expect({ ...getLocaleHabits(), firstDay: getLocaleFirstDay() }).toEqual(habits);
  });

  it.each([
    ['en-GB', 'monday'],
    ['pt-BR', 'sunday'],
    ['fa', 'saturday'],
  ])('have the same first day for %s when the browser has no week data', (tag, day) => {
    const info = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
    const withoutWeeks = Object.keys(info).filter((name) => /weekInfo/i.test(name));
    for (const name of withoutWeeks) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      speak(tag);
      expect(getLocaleFirstDay()).toBe(day);
    } finally {
      Object.defineProperties(Intl.Locale.prototype, info);
    }
  });

  it('are the American ones for an unknown language', () => {
    speak('not a language');
    expect(getLocaleHabits()).toEqual({ hours: '12', dateOrder: 'mdy' });
    expect(getLocaleFirstDay()).toBe('sunday');
  });
});

describe('hours and dates', () => {
  const at = new Date(2026, 10, 20, 9, 5).toISOString();

  // req: HABIT-1
  it('follow a British browser, except for the two fixed dates', () => {
    speak('en-GB');
    expect(clockTimeOf(at)).toBe('09:05');
    expect(wallTimeWords('21:18')).toBe('21:18');
    expect(hourWords(16)).toBe('16:00');
    expect(instantWords(at, '2026-11-20')).toBe('20 Nov, 09:05');
    expect(instantWords(at, '2027-01-05')).toBe('20 Nov 2026, 09:05');
    expect(momentWordsOf(at, '2026-11-20')).toBe('today at 09:05');
    expect(dayOf(at, '2027-01-01')).toBe('20 Nov 2026');
    expect(monthAndDay('2026-11-20')).toBe('20 November');
    expect(longDate('2026-11-20')).toBe('Friday, 20 November 2026');
    expect(longEnglishDate('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(shortEnglishDate('1994-08-02')).toBe('Aug 2, 1994');
  });

  // req: HABIT-2
  it.each([
    ['mdy', 'August 2, 1994', 'Tuesday, August 2, 1994', 'Aug 2, 1994'],
    ['dmy', '2 August 1994', 'Tuesday, 2 August 1994', '2 Aug 1994'],
    ['ymd', '1994-08-02', 'Tuesday, 1994-08-02', '1994-08-02'],
  ] as const)('write a date in the order %s', (dateOrder, full, long, short) => {
    setPreferences(buildPreferences({ dateOrder }));
    expect([fullDate, longDate, shortDate].map((write) => write('1994-08-02'))).toEqual([
      ...[full, long, short],
    ]);
  });

  // req: HABIT-2
  it("follow the user's choice before the browser's", () => {
    speak('en-GB');
    setPreferences(buildPreferences({ hours: '12', dateOrder: 'ymd' }));
    expect(clockTimeOf(at)).toBe('9:05\u00a0AM');
    expect(hourWords(0)).toBe('12\u00a0AM');
    expect(shortDate('2026-11-20')).toBe('2026-11-20');
    expect(longDate('2026-11-20')).toBe('Friday, 2026-11-20');
  });
});

describe('a chosen zone', () => {
  const choose = (zone: string) => {
    setZoneClocks({ zone, offsets: listOffsetsOf(zone) });
    setPreferences(buildPreferences({ zone, zoneFixed: true }));
  };

  // req: HABIT-3
  it('sets day and time by its own clocks, wherever the device is', () => {
    vi.stubEnv('TZ', 'America/Chicago');
    choose('Asia/Kathmandu');
    expect(getZone()).toBe('Asia/Kathmandu');
    expect(clockTimeOf('2026-11-20T18:30:00Z')).toBe('12:15\u00a0AM');
    expect(calendarDayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(calendarDayOf(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-20');
  });

  it.each([
    ['America/Chicago', '2026-11-20', '2026-11-20T06:00:00Z', 24],
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00Z', 23],
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    // Midnight is skipped: the day begins at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
    // Midnight comes twice: the day begins with the first.
    ['America/Havana', '2027-11-07', '2027-11-07T04:00:00Z', 25],
    // A zone that keeps its summer time for good, which this browser may not know.
    ['America/Vancouver', '2026-11-01', '2026-11-01T07:00:00Z', 24],
  ])('starts and ends the day of %s on %s by its clocks', (zone, date, start, hours) => {
    choose(zone);
    const { startMs, endMs } = getDayRange(date);
    expect(new Date(startMs).toISOString()).toBe(start.replace('Z', '.000Z'));
    expect((endMs - startMs) / HOUR_MS).toBe(hours);
  });

  it("uses the server's offsets, whatever the browser’s table says", () => {
    vi.stubEnv('TZ', 'America/Chicago');
    choose('Moon/Tranquility');
    const offsets = [
      { from: '2026-11-01T00:00:00Z', seconds: -25_200 },
      { from: '2026-11-20T09:00:00Z', seconds: -28_800 },
    ];
    setZoneClocks({ zone: 'Moon/Tranquility', offsets });
    expect(clockTimeOf('2026-11-20T08:59:00Z')).toBe('1:59\u00a0AM');
    expect(clockTimeOf('2026-11-20T09:00:00Z')).toBe('1:00\u00a0AM');
    expect(calendarDayOf(new Date('2026-11-21T07:59:59Z'))).toBe('2026-11-20');
    const { startMs, endMs } = getDayRange('2026-11-20');
    expect([startMs, endMs].map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-11-20T07:00:00.000Z',
      '2026-11-21T08:00:00.000Z',
    ]);
    // They are of that zone alone.
    setPreferences(undefined);
    expect(clockTimeOf('2026-11-20T18:30:00Z')).toBe('12:30\u00a0PM');
  });

  it('falls back to the browser’s zone when the server does not know it', () => {
    vi.stubEnv('TZ', 'UTC');
    choose('Moon/Tranquility');
    expect(clockTimeOf('2026-11-20T18:30:00Z')).toBe('6:30\u00a0PM');
  });
});
