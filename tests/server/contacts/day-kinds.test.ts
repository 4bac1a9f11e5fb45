// The quick count of a day's contacts beside the search that finds their hours.

import { describe, expect, it, vi } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import {
  getDayRange,
  getKind,
  getNatalPoints,
  listContacts,
  listDayKinds,
  type NatalPoints,
  QUICK_BODIES,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { randomBirth, spanOf } from './births.ts';

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

/** Minutes either way: intervals of contacts from seconds to days, some wider than is told. */
const MARGINS = [0, 0.5, 5, 15, 30, 60, 720] as const;
const DAYS = isExhaustive ? 730 : 150;
/** Clocks set forward and back, a date that was skipped (December 30, 2011), and half an hour's difference. */
const SPANS = [
  ['America/Chicago', '2027-01-20'],
  ['Pacific/Apia', '2011-09-20'],
  ['Australia/Lord_Howe', '2026-09-01'],
] as const;

const almanac = createAlmanac();
const random = createSeededRandom(13);
const charts = MARGINS.map((minutes) => {
  const { utcMs, place } = randomBirth(random);
  return getNatalPoints(spanOf(utcMs, minutes), minutes < 720 ? place : null);
});

function findKinds(natal: NatalPoints, date: string, zone: string): number[] {
  const range = getDayRange(date, zone);
  if (range === undefined) return [];
  return listContacts(almanac, natal, range, QUICK_BODIES)
    .filter(({ nearMissDegrees }) => nearMissDegrees === null)
    .map(({ moving, natal: point, aspect }) => getKind(moving, point, TONE_OF_CONTACT[aspect]));
}

const sorted = (kinds: Iterable<number>): number[] => [...new Set(kinds)].sort((a, b) => a - b);

describe('the kinds of the contacts of many days', () => {
  it.each(SPANS)('are those of the exact search, day for day, in %s from %s', (zone, from) => {
    let found = 0;
    for (const natal of charts) {
      const { kinds, starts } = listDayKinds(
        almanac,
        natal,
        { from, zone },
        { first: 0, until: DAYS },
      );
      for (let day = 0; day < DAYS; day += 1) {
        const quick = sorted(kinds.subarray(starts[day], starts[day + 1]));
        const date = addDays(from, day);
        expect(quick, date).toEqual(sorted(findKinds(natal, date, zone)));
        found += quick.length;
      }
    }
    expect(found).toBeGreaterThan(3 * DAYS * charts.length);
  });

  it('are the same for a part of the days', () => {
    const [zone, from] = SPANS[0];
    for (const natal of charts) {
      const all = listDayKinds(almanac, natal, { from, zone }, { first: 0, until: DAYS });
      for (const first of [0, 1, 40, DAYS - 3]) {
        const part = listDayKinds(almanac, natal, { from, zone }, { first, until: first + 3 });
        for (const day of [0, 1, 2]) {
          const own = part.kinds.subarray(part.starts[day], part.starts[day + 1]);
          const whole = all.kinds.subarray(all.starts[first + day], all.starts[first + day + 1]);
          expect(sorted(own)).toEqual(sorted(whole));
        }
      }
    }
  });

  it('are none of a zone that there is not', () => {
    const [natal] = charts;
    const asked = { from: '2027-01-01', zone: 'Mars/Olympus_Mons' };
    expect(() =>
      listDayKinds(almanac, natal as NatalPoints, asked, { first: 0, until: 3 }),
    ).toThrow(RangeError);
  });
});
