// What leads the letters of many readers over a year: too many letters to write, so only what leads them is chosen.

import { expect, it, vi } from 'vitest';
import type { MatterUnit } from '#server/content/index.ts';
import { chooseMatter } from '#server/features/letter/choose-matter.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getNatalPoints, listContacts, listDayRanges } from '#server/sky/contacts/index.ts';
import { hashOf } from '#server/text/rotation.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { randomBirth, spanOf } from '../contacts/births.ts';

const READERS = isExhaustive ? 500 : 8;
const DAYS = 365;
const ZONES = ['America/Chicago', 'Pacific/Kiritimati', 'Asia/Kathmandu'] as const;
/** Minutes that a birth may be off; half a day without a time. */
const MARGINS = [0.5, 5, 15, 30, 60, 720] as const;

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

it(`is no unit again within 30 days, for ${READERS} readers over ${DAYS} days`, () => {
  const almanac = createAlmanac();
  const random = createSeededRandom(500);
  let [led, contacts] = [0, 0];
  const again: string[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    const { utcMs, place } = randomBirth(random);
    const margin = MARGINS[reader % MARGINS.length] ?? 5;
    const natal = getNatalPoints(spanOf(utcMs, margin), margin < 720 ? place : null);
    const seed = hashOf(new Date(utcMs).toISOString());
    const zone = ZONES[reader % ZONES.length] ?? 'UTC';
    const lastDay = new Map<MatterUnit, number>();
    for (const [day, { date, range }] of listDayRanges('2027-01-01', DAYS, zone).entries()) {
      const ofDay = listContacts(almanac, natal, range);
      const { matter } = chooseMatter(almanac, natal, ofDay, { seed, date, zone });
      contacts += ofDay.length;
      if (matter === undefined) continue;
      led += 1;
      const gap = day - (lastDay.get(matter.unit) ?? Number.NEGATIVE_INFINITY);
      if (gap <= 30) again.push(`reader ${reader}, ${date}: ${matter.unit.headline}`);
      lastDay.set(matter.unit, day);
    }
  }
  expect(again).toEqual([]);
  // Next to every day has something that leads.
  expect(led).toBeGreaterThan(0.95 * READERS * DAYS);
  expect(contacts).toBeGreaterThan(3 * READERS * DAYS);
});
