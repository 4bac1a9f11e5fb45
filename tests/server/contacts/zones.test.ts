import { describe, expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayContacts,
  getDayRange,
  getNatalPoints,
  listContacts,
  type NatalPoints,
} from '#server/sky/contacts/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { takeSample } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { HOUR_MS, randomBirth, spanOf } from './births.ts';

const almanac = createAlmanac();

const keyOf = ({ moving, natal, aspect, atUtcMs }: Contact) =>
  `${moving} ${aspect} ${natal} ${Math.round(atUtcMs / 60_000)}`;

/** A point at which a body stands at an instant, as sure as can be. */
function pointUnder(body: BodyKey, utcMs: number): NatalPoints {
  const { longitudeDegrees } = almanac.getPosition(body, utcMs);
  const span = { behindDegrees: 1e-6, aheadDegrees: 1e-6 };
  return { points: [{ key: 'sun', longitudeDegrees, ...span }], firstHouse: null };
}

/** Dates with 23, 24 and 25 hours in zones at both ends of the calendar, and beside a date that was left out. */
const MIDNIGHTS = [
  ['America/Chicago', '2026-11-22', 24],
  ['America/Chicago', '2027-03-14', 23],
  ['America/Chicago', '2026-11-01', 25],
  ['Pacific/Kiritimati', '2026-11-22', 24],
  ['Asia/Kathmandu', '2026-11-22', 24],
  ['Pacific/Apia', '2026-11-22', 24],
  ['Pacific/Apia', '2011-12-29', 24],
  ['Pacific/Apia', '2011-12-31', 24],
  // Clocks went from 00:01 back to 23:01.
  ['America/St_Johns', '2009-11-01', 25],
  ['America/St_Johns', '2009-10-31', 24],
  // Clocks went from 24:00 to 01:00.
  ['Asia/Beirut', '2021-03-28', 23],
] as const;

describe('a contact at midnight', () => {
  // req: CONTACT-6
  it.each(takeSample(MIDNIGHTS, { share: 2, turn: 0 }))(
    'belongs to one day in %s before and after %s',
    (zone, date) => {
      const range = getDayRange(date, zone);
      if (range === undefined) throw new Error('a date that the zone has');
      // A body that all but stands still is at its place for days, so that its contact is withheld.
      const moving = BODY_KEYS.filter(
        (body) => Math.abs(almanac.getPosition(body, range.startMs).speedDegreesPerDay) > 0.008,
      );
      expect(moving.length).toBeGreaterThanOrEqual(8);
      for (const body of moving) {
        for (const midnightMs of [range.startMs, range.endMs]) {
          for (const offMs of [-60_000, -1, 0, 1, 60_000]) {
            const natal = pointUnder(body, midnightMs + offMs);
            const all = [-2, -1, 0, 1, 2].flatMap((away) => {
              const day = addDays(date, away);
              return getDayContacts(almanac, natal, day, zone)
                .contacts.filter((it) => it.moving === body && it.aspect === 'conjunction')
                .map((contact) => ({ day, contact }));
            });
            expect(all, `${body} ${offMs}`).toHaveLength(1);
            if (Math.abs(offMs) < 60_000) continue;
            const here = getDayRange(all[0]?.day ?? '', zone);
            expect(all[0]?.contact.atUtcMs).toBeGreaterThanOrEqual(here?.startMs ?? Number.NaN);
            expect(all[0]?.contact.atUtcMs).toBeLessThan(here?.endMs ?? Number.NaN);
          }
        }
      }
    },
  );
});

describe('the days of a zone', () => {
  it.each(MIDNIGHTS)('in %s on %s have %i hours', (zone, date, hours) => {
    const range = getDayRange(date, zone);
    expect(((range?.endMs ?? 0) - (range?.startMs ?? 0)) / HOUR_MS).toBeCloseTo(hours, 1);
    // No instant lies between two days, and none in both.
    const next = getDayRange(addDays(date, 1), zone);
    if (next !== undefined) expect(next.startMs).toBe(range?.endMs);
  });

  it('leave out skipped dates', () => {
    const natal = pointUnder('moon', Date.UTC(2011, 11, 30, 12));
    expect(getDayRange('2011-12-30', 'Pacific/Apia')).toBeUndefined();
    expect(getDayContacts(almanac, natal, '2011-12-30', 'Pacific/Apia')).toEqual({
      contacts: [],
      withheld: [],
      seasons: [],
    });
  });

  it.each([
    ['America/Chicago', '2026-10-20'],
    ['America/Chicago', '2027-03-01'],
    ['Pacific/Kiritimati', '2026-12-20'],
    ['Pacific/Apia', '2011-12-20'],
    ['Asia/Kathmandu', '2026-11-10'],
  ])('in %s from %s together have the contacts of the whole time, each once', (zone, from) => {
    const random = createSeededRandom(61);
    const dates = Array.from({ length: 25 }, (_, index) => addDays(from, index));
    const ranges = dates.flatMap((date) => getDayRange(date, zone) ?? []);
    const whole = { startMs: ranges[0]?.startMs ?? 0, endMs: ranges.at(-1)?.endMs ?? 0 };
    for (let round = 0; round < 4; round += 1) {
      const { utcMs, place } = randomBirth(random);
      const natal = getNatalPoints(spanOf(utcMs, 15), place);
      const byDay = dates.flatMap((date) => getDayContacts(almanac, natal, date, zone).contacts);
      expect(byDay.map(keyOf)).toEqual(listContacts(almanac, natal, whole).map(keyOf));
      expect(byDay.length).toBeGreaterThan(50);
    }
  });

  it.each([0.5, 15, 720])(
    'have the same contacts without those that are withheld, of births %s minutes off',
    (minutes) => {
      const random = createSeededRandom(67);
      let withheldCount = 0;
      for (let round = 0; round < 4; round += 1) {
        const { utcMs, place } = randomBirth(random);
        const natal = getNatalPoints(spanOf(utcMs, minutes), minutes < 720 ? place : null);
        for (let ahead = 0; ahead < 60; ahead += 1) {
          const date = addDays('2026-10-20', ahead);
          const range = getDayRange(date, 'America/Chicago') ?? { startMs: 0, endMs: 0 };
          const { contacts, withheld } = getDayContacts(almanac, natal, date, 'America/Chicago');
          expect(listContacts(almanac, natal, range)).toEqual(contacts);
          withheldCount += withheld.length;
        }
      }
      expect(withheldCount).toBeGreaterThan(10);
    },
  );
});
