// Births whose Sun the Moon reaches at a given minute, so that a test need not wait for a contact.

import { createAlmanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { CHICAGO } from './test-places.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The year of the first birth; each further birth is a year later. */
const FIRST_YEAR = 1960;
const MEAN_SUN_DEGREES_PER_DAY = 360 / 365.2422;

export interface BirthInChicago {
  /** `YYYY-MM-DD`, and `HH:MM` on the local clock. */
  birthDate: string;
  birthTime: string;
}

/** Births, one year apart, whose Sun the Moon is conjunct at an instant, to within some seconds; UTC milliseconds. */
export function findBirthsWithContact(atMs: number, count = 1): BirthInChicago[] {
  const almanac = createAlmanac();
  const moon = almanac.getPosition('moon', atMs).longitudeDegrees;
  return Array.from({ length: count }, (_, year) => {
    let utcMs = Date.UTC(FIRST_YEAR + year, 5, 1);
    // The Sun moves evenly enough that a few steps find the minute.
    for (let step = 0; step < 8; step += 1) {
      const { longitudeDegrees } = almanac.getPosition('sun', utcMs);
      const missing = signedSeparationDegrees(longitudeDegrees, moon);
      utcMs += (missing / MEAN_SUN_DEGREES_PER_DAY) * DAY_MS;
    }
    const minuteMs = Math.round(utcMs / MINUTE_MS) * MINUTE_MS;
    const { localDate, localTime } = readWallClock(minuteMs, CHICAGO.timeZone);
    return { birthDate: localDate, birthTime: localTime.slice(0, 5) };
  });
}
