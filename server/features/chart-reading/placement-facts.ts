// Where a body or an angle was at birth, as a fact, and when, by the birth place's clock.

import { type Birth, readBirthClock } from '#server/features/birth-chart/index.ts';
import type { PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { BirthAngle, BirthBody, BirthSky, Stay } from './birth-sky.ts';
import { clockWords, FACT_WORDS, UNSETTLED, WHEN } from './chart-reading.copy.ts';

const DEGREES_PER_SIGN = 30;
const DAY_MS = 86_400_000;

export type ClockAt = (utcMs: number) => string;

/**
 * Writes an instant by the birth place's clock, or in UTC without a place, and says if it falls on the day before or
 * after the birth date.
 */
export function createClock(birth: Birth, hours: HourFormat): ClockAt {
  return (utcMs) => {
    const [date = '', clock = ''] = readBirthClock(utcMs, birth.place).split('T');
    const days = Math.sign((Date.parse(date) - Date.parse(birth.date)) / DAY_MS) as -1 | 0 | 1;
    return clockWords(clock, { utc: birth.place === null, day: days, hours });
  };
}

/** 'Until 4:12 PM, in Gemini:' */
export function tellStay({ sign, fromMs, untilMs }: Stay, clockAt: ClockAt): string {
  return UNSETTLED.stay(
    sign,
    fromMs === null ? null : clockAt(fromMs),
    untilMs === null ? null : clockAt(untilMs),
  );
}

/** The fact of an angle, which has no house. */
export const angleFact = (key: 'ascendant' | 'midheaven', angle: BirthAngle): PlacementFact =>
  placementFact(
    key,
    { ...angle, retrograde: false, house: null },
    { houseSystem: 'whole-sign', when: null },
  );

/** A body's fact; when birth time or place is missing, it also says for which time it was computed. */
export const bodyFact = (body: BirthBody, sky: BirthSky): PlacementFact =>
  placementFact(body.key, body, { houseSystem: sky.houseSystem, when: whenOf(sky) });

function placementFact(
  key: NatalPointKey,
  point: { sign: SignKey; longitudeDegrees: number; retrograde: boolean; house: number | null },
  { houseSystem, when }: { houseSystem: HouseSystem; when: string | null },
): PlacementFact {
  const { sign, longitudeDegrees, retrograde, house } = point;
  const degrees = longitudeDegrees % DEGREES_PER_SIGN;
  const name = getNatalPointName(key);
  return {
    id: `placement-${key}`,
    kind: 'placement',
    bodies: [key],
    sign,
    house,
    longitude: longitudeDegrees,
    retrograde,
    text: FACT_WORDS.placement({ name, sign, degrees, retrograde, house, houseSystem, when }),
  };
}

function whenOf({ marginMinutes, hasPlace }: BirthSky): string | null {
  if (marginMinutes === null) return hasPlace ? WHEN.noon : WHEN.noonUtc;
  return hasPlace ? null : WHEN.clockUtc;
}
