import { describe, expect, it } from 'vitest';
import {
  findLocalDay,
  getDateRangeOnEarth,
  type LocalTimeResolution,
  readWallClock,
  resolveLocalTime,
} from '#server/sky/civil-time/civil-time.ts';
import { describeSkippedTime } from '#server/sky/civil-time/skipped-time.copy.ts';
import references from '#tests/fixtures/civil-time/reference-local-times.json' with {
  type: 'json',
};
import edges from '#tests/fixtures/civil-time/tz-edge-cases.json' with { type: 'json' };
import zoneinfo from '#tests/fixtures/civil-time/zoneinfo-cases.json' with { type: 'json' };

function resolve(
  timeZone: string,
  local: string,
  more: { longitude?: number; fold?: 'earlier' | 'later' } = {},
): LocalTimeResolution {
  const [localDate = '', localTime = ''] = local.split('T');
  return resolveLocalTime({ localDate, localTime, timeZone, ...more });
}

function getUnique(timeZone: string, local: string, longitude?: number) {
  const found = resolve(timeZone, local, longitude === undefined ? {} : { longitude });
  if (found.kind !== 'unique') throw new Error(`${local} in ${timeZone} is ${found.kind}`);
  return found.instant;
}

function getGap(timeZone: string, local: string) {
  const found = resolve(timeZone, local);
  if (found.kind !== 'skipped') throw new Error(`${local} in ${timeZone} is ${found.kind}`);
  return found.gap;
}

describe('a local time of birth', () => {
  // req: CHART-5
  it('is the UTC of all 60 reference charts', () => {
    expect(references.cases).toHaveLength(60);
    for (const { id, localDate, localTime, timeZone, longitude, utc } of references.cases) {
      const { instant } = resolveLocalTime({ localDate, localTime, timeZone, longitude }) as {
        instant?: { utc: string };
      };
      // A few are given to the second, as their local clocks were off by seconds of the minute shown.
      expect(instant?.utc, id).toBe(utc);
    }
  });

  it('is ambiguous or skipped in every known edge case', () => {
    expect(edges.cases).toHaveLength(40);
    for (const { zone, local, kind, utc, gapMinutes } of edges.cases) {
      const found = resolve(zone, local);
      expect(found.kind, `${zone} ${local}`).toBe(kind);
      if (found.kind === 'ambiguous') {
        expect([found.earlier.utc, found.later.utc], `${zone} ${local}`).toEqual(utc);
      }
      if (found.kind === 'skipped') {
        expect(found.gap.gapSeconds, `${zone} ${local}`).toBe((gapMinutes ?? 0) * 60);
      }
    }
  });

  it('agrees with Python for 5,000 seeded local times 1900-2060, half of them near a change', () => {
    const wrong: unknown[] = [];
    for (const [zone, local, kind, first, second, isSummer] of zoneinfo.cases as [
      string,
      string,
      string,
      number,
      number,
      number | null,
    ][]) {
      const found = resolve(zone, local);
      const isRight =
        found.kind === kind &&
        (found.kind === 'skipped' ||
          (found.instant.epochMs === first * 1000 &&
            (found.kind === 'unique' || found.later.epochMs === second * 1000) &&
            (typeof isSummer !== 'number' ||
              (found.instant.rule === 'daylight') === (isSummer === 1))));
      if (!isRight) wrong.push([zone, local, kind, first, second, isSummer, found]);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    // The receipt of the product's own example.
    ['Asia/Kolkata', '1976-12-19T23:49', '1976-12-19T18:19:00Z', 19_800, 'standard'],
    // Amsterdam kept its own mean time until 1937, and 20 minutes until 1940.
    ['Europe/Amsterdam', '1930-01-15T12:00', '1930-01-15T11:40:28Z', 1172, 'standard'],
    ['Europe/Amsterdam', '1930-07-15T12:00', '1930-07-15T10:40:28Z', 4772, 'daylight'],
    ['Europe/Amsterdam', '1938-01-15T12:00', '1938-01-15T11:40:00Z', 1200, 'standard'],
    ['Europe/Amsterdam', '1941-01-15T12:00', '1941-01-15T10:00:00Z', 7200, 'daylight'],
    // Oslo had summer time in 1959 when Berlin had none.
    ['Europe/Oslo', '1959-07-01T12:00', '1959-07-01T10:00:00Z', 7200, 'daylight'],
    ['Europe/Berlin', '1959-07-01T12:00', '1959-07-01T11:00:00Z', 3600, 'standard'],
    ['Europe/Stockholm', '1950-07-01T12:00', '1950-07-01T11:00:00Z', 3600, 'standard'],
    ['Atlantic/Reykjavik', '1950-07-01T12:00', '1950-07-01T12:00:00Z', 0, 'daylight'],
    ['Africa/Accra', '1950-11-15T12:00', '1950-11-15T11:30:00Z', 1800, 'daylight'],
    // Double summer time, and the years in which Britain kept one clock.
    ['Europe/London', '1943-06-01T12:00', '1943-06-01T10:00:00Z', 7200, 'daylight'],
    ['Europe/London', '1970-01-15T12:00', '1970-01-15T11:00:00Z', 3600, 'standard'],
    // Ireland's law calls the summer standard; its people call it summer time.
    ['Europe/Dublin', '2000-07-01T12:00', '2000-07-01T11:00:00Z', 3600, 'daylight'],
    ['Europe/Dublin', '2000-01-01T12:00', '2000-01-01T12:00:00Z', 0, 'standard'],
    ['Europe/Dublin', '2050-07-01T12:00', '2050-07-01T11:00:00Z', 3600, 'daylight'],
    ['Europe/Dublin', '1970-01-15T12:00', '1970-01-15T11:00:00Z', 3600, 'standard'],
    ['Europe/Prague', '1947-01-01T12:00', '1947-01-01T12:00:00Z', 0, 'standard'],
    ['Europe/Prague', '1946-11-01T12:00', '1946-11-01T11:00:00Z', 3600, 'standard'],
    ['Africa/Windhoek', '2000-01-01T12:00', '2000-01-01T10:00:00Z', 7200, 'daylight'],
    ['Africa/Windhoek', '2000-07-01T12:00', '2000-07-01T11:00:00Z', 3600, 'standard'],
    ['Australia/Lord_Howe', '2000-01-01T12:00', '2000-01-01T01:00:00Z', 39_600, 'daylight'],
  ])('%s %s is %s', (timeZone, local, utc, utcOffsetSeconds, rule) => {
    expect(getUnique(timeZone, local)).toMatchObject({ utc, utcOffsetSeconds, rule });
  });

  it('is by default the earlier of two, and the later on request', () => {
    const first = resolve('America/New_York', '2023-11-05T01:30');
    expect(first).toMatchObject({
      kind: 'ambiguous',
      fold: 'earlier',
      instant: { utc: '2023-11-05T05:30:00Z', utcOffsetSeconds: -14_400, rule: 'daylight' },
      later: { utc: '2023-11-05T06:30:00Z', utcOffsetSeconds: -18_000, rule: 'standard' },
    });
    expect(resolve('America/New_York', '2023-11-05T01:30', { fold: 'later' })).toMatchObject({
      kind: 'ambiguous',
      fold: 'later',
      instant: { utc: '2023-11-05T06:30:00Z' },
    });
  });

  it('ignores a choice of earlier or later when there is only one', () => {
    expect(resolve('Europe/Paris', '2000-07-01T12:00', { fold: 'later' })).toMatchObject({
      kind: 'unique',
      instant: { utc: '2000-07-01T10:00:00Z' },
    });
  });

  it.each([
    ['Europe/Berlin', '2021-03-28T01:59', 'unique'],
    ['Europe/Berlin', '2021-03-28T02:00', 'skipped'],
    ['Europe/Berlin', '2021-03-28T02:59', 'skipped'],
    ['Europe/Berlin', '2021-03-28T03:00', 'unique'],
    ['Europe/Berlin', '2021-10-31T01:59', 'unique'],
    ['Europe/Berlin', '2021-10-31T02:00', 'ambiguous'],
    ['Europe/Berlin', '2021-10-31T02:59', 'ambiguous'],
    ['Europe/Berlin', '2021-10-31T03:00', 'unique'],
  ])('%s %s at the edge of a change is %s', (timeZone, local, kind) => {
    expect(resolve(timeZone, local).kind).toBe(kind);
  });

  it('refuses an invalid date, time or zone', () => {
    expect(() => resolve('Europe/Paris', '2001-02-29T12:00')).toThrow(RangeError);
    expect(() => resolve('Europe/Paris', '2001-02-28T24:00')).toThrow(RangeError);
    expect(() => resolve('Europe/Paris', '2001-2-28T12:00')).toThrow(RangeError);
    expect(() => resolve('Europe/Atlantis', '2001-02-28T12:00')).toThrow(RangeError);
  });
});

describe('the time before standard time', () => {
  it('is the mean sun of the birth place, not of the chief city of its zone', () => {
    // Riyadh's zone begins in 1947. Jeddah lies at 39.19 degrees east: 2 h 36 min 46 s.
    expect(getUnique('Asia/Riyadh', '1920-05-01T12:00', 39.19)).toEqual({
      epochMs: Date.UTC(1920, 4, 1, 9, 23, 14),
      utc: '1920-05-01T09:23:14Z',
      utcOffsetSeconds: 9406,
      rule: 'local-mean-time',
    });
    expect(getUnique('Asia/Riyadh', '1920-05-01T12:00')).toMatchObject({
      utcOffsetSeconds: 11_212,
    });
  });

  it('counts the days of its own side of the date line', () => {
    // Nuku'alofa: 175.2 degrees west, but Tonga keeps the dates of the east.
    expect(getUnique('Pacific/Tongatapu', '1930-05-01T12:00', -175.2)).toMatchObject({
      utc: '1930-04-30T23:40:48Z',
      utcOffsetSeconds: 44_352,
    });
    expect(getUnique('Pacific/Apia', '1905-05-01T12:00', -171.77)).toMatchObject({
      utcOffsetSeconds: -41_225,
    });
  });

  it('is not used for the legal mean times of capitals', () => {
    expect(getUnique('Europe/Paris', '1905-05-01T12:00', -4.49)).toMatchObject({
      utcOffsetSeconds: 561,
      rule: 'standard',
    });
  });

  it('is used when a place had no clock on record yet', () => {
    expect(getUnique('America/Iqaluit', '1930-05-01T12:00', -68.5)).toMatchObject({
      utcOffsetSeconds: -16_440,
      rule: 'local-mean-time',
    });
  });
});

describe('a skipped time', () => {
  it('says from what time to what time the clocks went', () => {
    const asked = { localDate: '2021-03-28', localTime: '02:30' };
    const gap = getGap('Europe/Berlin', '2021-03-28T02:30');
    expect(gap).toEqual({
      utc: '2021-03-28T01:00:00Z',
      before: { localDate: '2021-03-28', localTime: '02:00:00' },
      after: { localDate: '2021-03-28', localTime: '03:00:00' },
      gapSeconds: 3600,
    });
    expect(describeSkippedTime(asked, gap, '12')).toBe(
      '2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM',
    );
  });

  it('works at midnight, and with seconds when clocks were moved by seconds', () => {
    expect(
      describeSkippedTime(
        { localDate: '2004-09-19', localTime: '00:40' },
        getGap('America/Montevideo', '2004-09-19T00:40'),
        '12',
      ),
    ).toBe('12:40 AM did not exist: clocks went from 12:00 AM to 1:00 AM');
    expect(
      describeSkippedTime(
        { localDate: '1937-07-01', localTime: '00:00' },
        getGap('Europe/Amsterdam', '1937-07-01T00:00'),
        '12',
      ),
    ).toBe('12:00 AM did not exist: clocks went from 12:00 AM to 12:00:28 AM');
  });

  it('names the days when a whole date was skipped', () => {
    for (const localTime of ['00:00', '12:00', '23:59']) {
      const gap = getGap('Pacific/Apia', `2011-12-30T${localTime}`);
      expect(gap.gapSeconds).toBe(86_400);
      expect(describeSkippedTime({ localDate: '2011-12-30', localTime }, gap, '12')).toBe(
        'December 30, 2011 did not exist there: the calendar went from December 29, 2011 to December 31, 2011',
      );
    }
    expect(
      describeSkippedTime(
        { localDate: '1993-08-21', localTime: '22:34' },
        getGap('Pacific/Kwajalein', '1993-08-21T22:34'),
        '12',
      ),
    ).toBe(
      'August 21, 1993 did not exist there: the calendar went from August 20, 1993 to August 22, 1993',
    );
  });
});

describe('the wall clock at an instant', () => {
  it('shows every resolved local time again', () => {
    for (const [zone, local] of zoneinfo.cases as [string, string][]) {
      const found = resolve(zone, local);
      if (found.kind === 'skipped') continue;
      for (const instant of found.kind === 'unique'
        ? [found.instant]
        : [found.earlier, found.later]) {
        const clock = readWallClock(instant.epochMs, zone);
        expect(`${clock.localDate}T${clock.localTime.slice(0, 5)}`).toBe(local);
        expect(clock.utcOffsetSeconds).toBe(instant.utcOffsetSeconds);
        expect(clock.rule).toBe(instant.rule);
      }
    }
  });

  it('uses the longitude before standard time, and cuts to the second', () => {
    expect(readWallClock(Date.UTC(1920, 4, 1, 9, 23, 14) + 999, 'Asia/Riyadh', 39.19)).toEqual({
      localDate: '1920-05-01',
      localTime: '12:00:00',
      utcOffsetSeconds: 9406,
      rule: 'local-mean-time',
    });
  });
});

describe('a local day', () => {
  const range = (localDate: string, timeZone: string, longitude?: number) => {
    const day = findLocalDay(localDate, timeZone, longitude);
    return day && [day.startMs, day.endMs].map((ms) => new Date(ms).toISOString().slice(0, 19));
  };

  it('has 24 hours, or 23 and 25 when the clocks change', () => {
    expect(range('2021-06-01', 'Europe/Paris')).toEqual([
      '2021-05-31T22:00:00',
      '2021-06-01T22:00:00',
    ]);
    expect(range('2021-03-28', 'Europe/Paris')).toEqual([
      '2021-03-27T23:00:00',
      '2021-03-28T22:00:00',
    ]);
    expect(range('2021-10-31', 'Europe/Paris')).toEqual([
      '2021-10-30T22:00:00',
      '2021-10-31T23:00:00',
    ]);
  });

  it('begins at 01:00 when clocks go forward at midnight', () => {
    expect(range('2018-11-04', 'America/Sao_Paulo')).toEqual([
      '2018-11-04T03:00:00',
      '2018-11-05T02:00:00',
    ]);
  });

  it('ends with its second-to-last hour when clocks go back at midnight', () => {
    expect(range('2018-02-17', 'America/Sao_Paulo')).toEqual([
      '2018-02-17T02:00:00',
      '2018-02-18T03:00:00',
    ]);
    // St. John's changed at 00:01: a minute of the 31st, then the 30th again until midnight.
    expect(range('2010-11-06', 'America/St_Johns')).toEqual([
      '2010-11-06T02:30:00',
      '2010-11-07T03:30:00',
    ]);
  });

  it('is undefined when the calendar skipped it', () => {
    expect(range('2011-12-30', 'Pacific/Apia')).toBeUndefined();
    expect(range('2011-12-29', 'Pacific/Apia')).toEqual([
      '2011-12-29T10:00:00',
      '2011-12-30T10:00:00',
    ]);
    expect(range('2011-12-31', 'Pacific/Apia')).toEqual([
      '2011-12-30T10:00:00',
      '2011-12-31T10:00:00',
    ]);
  });

  it('follows the sun of the place before standard time', () => {
    expect(range('1920-05-01', 'Asia/Riyadh', 39.19)).toEqual([
      '1920-04-30T21:23:14',
      '1920-05-01T21:23:14',
    ]);
  });
});

describe('a date on Earth', () => {
  it('lasts from its midnight at UTC+14 to its end at UTC-12', () => {
    expect(getDateRangeOnEarth('2026-11-20')).toEqual({
      startMs: Date.UTC(2026, 10, 19, 10),
      endMs: Date.UTC(2026, 10, 21, 12),
    });
  });
});
