// The chapters' words by what they are about; the only file that knows the whole library.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { JUPITER_ASPECTS } from './aspects/jupiter-aspects.ts';
import { MARS_ASPECTS } from './aspects/mars-aspects.ts';
import { MERCURY_ASPECTS } from './aspects/mercury-aspects.ts';
import { MOON_ASPECTS } from './aspects/moon-aspects.ts';
import { NEPTUNE_ASPECTS } from './aspects/neptune-aspects.ts';
import { SATURN_ASPECTS } from './aspects/saturn-aspects.ts';
import { SUN_ASPECTS } from './aspects/sun-aspects.ts';
import { URANUS_ASPECTS } from './aspects/uranus-aspects.ts';
import { VENUS_ASPECTS } from './aspects/venus-aspects.ts';
import { JUPITER_IN_HOUSES } from './houses/jupiter-in-houses.ts';
import { MARS_IN_HOUSES } from './houses/mars-in-houses.ts';
import { MERCURY_IN_HOUSES } from './houses/mercury-in-houses.ts';
import { MOON_IN_HOUSES } from './houses/moon-in-houses.ts';
import { NEPTUNE_IN_HOUSES } from './houses/neptune-in-houses.ts';
import { PLUTO_IN_HOUSES } from './houses/pluto-in-houses.ts';
import { SATURN_IN_HOUSES } from './houses/saturn-in-houses.ts';
import { SUN_IN_HOUSES } from './houses/sun-in-houses.ts';
import { URANUS_IN_HOUSES } from './houses/uranus-in-houses.ts';
import { VENUS_IN_HOUSES } from './houses/venus-in-houses.ts';
import { RULER_IN_HOUSES } from './ruler-in-houses.ts';
import { JUPITER_IN_SIGNS } from './signs/jupiter-in-signs.ts';
import { MARS_IN_SIGNS } from './signs/mars-in-signs.ts';
import { MERCURY_IN_SIGNS } from './signs/mercury-in-signs.ts';
import { MOON_IN_SIGNS } from './signs/moon-in-signs.ts';
import { NEPTUNE_IN_SIGNS } from './signs/neptune-in-signs.ts';
import { PLUTO_IN_SIGNS } from './signs/pluto-in-signs.ts';
import { SATURN_IN_SIGNS } from './signs/saturn-in-signs.ts';
import { SUN_IN_SIGNS } from './signs/sun-in-signs.ts';
import { URANUS_IN_SIGNS } from './signs/uranus-in-signs.ts';
import { VENUS_IN_SIGNS } from './signs/venus-in-signs.ts';
import type { AspectUnits, ChapterUnit, House } from './unit.ts';

export const UNITS_IN_SIGNS: Readonly<Record<BodyKey, Readonly<Record<SignKey, ChapterUnit>>>> = {
  sun: SUN_IN_SIGNS,
  moon: MOON_IN_SIGNS,
  mercury: MERCURY_IN_SIGNS,
  venus: VENUS_IN_SIGNS,
  mars: MARS_IN_SIGNS,
  jupiter: JUPITER_IN_SIGNS,
  saturn: SATURN_IN_SIGNS,
  uranus: URANUS_IN_SIGNS,
  neptune: NEPTUNE_IN_SIGNS,
  pluto: PLUTO_IN_SIGNS,
};

const UNITS_IN_HOUSES: Readonly<Record<BodyKey, Readonly<Record<House, ChapterUnit>>>> = {
  sun: SUN_IN_HOUSES,
  moon: MOON_IN_HOUSES,
  mercury: MERCURY_IN_HOUSES,
  venus: VENUS_IN_HOUSES,
  mars: MARS_IN_HOUSES,
  jupiter: JUPITER_IN_HOUSES,
  saturn: SATURN_IN_HOUSES,
  uranus: URANUS_IN_HOUSES,
  neptune: NEPTUNE_IN_HOUSES,
  pluto: PLUTO_IN_HOUSES,
};

/** By the body that comes first in the order of charts; Pluto has none after it. */
const UNITS_OF_ASPECTS: Readonly<Partial<Record<BodyKey, AspectUnits>>> = {
  sun: SUN_ASPECTS,
  moon: MOON_ASPECTS,
  mercury: MERCURY_ASPECTS,
  venus: VENUS_ASPECTS,
  mars: MARS_ASPECTS,
  jupiter: JUPITER_ASPECTS,
  saturn: SATURN_ASPECTS,
  uranus: URANUS_ASPECTS,
  neptune: NEPTUNE_ASPECTS,
};

/** A body in a house, 1-12; throws a RangeError for another number. */
export function getHouseUnit(body: BodyKey, house: number): ChapterUnit {
  return atHouse(UNITS_IN_HOUSES[body], house);
}

/** The ruler of the chart in a house, 1-12; throws a RangeError for another number. */
export function getRulerUnit(house: number): ChapterUnit {
  return atHouse(RULER_IN_HOUSES, house);
}

/** Two bodies in aspect, in any order; undefined for a tone that the two never form in the years of charts. */
export function findAspectUnit(
  pair: readonly [BodyKey, BodyKey],
  tone: ContactTone,
): ChapterUnit | undefined {
  const [first, second] = [...pair].sort(
    (one, other) => BODY_KEYS.indexOf(one) - BODY_KEYS.indexOf(other),
  );
  return first && second && UNITS_OF_ASPECTS[first]?.[second]?.[tone];
}

function atHouse(units: Readonly<Record<House, ChapterUnit>>, house: number): ChapterUnit {
  const unit = units[house as House]; // checked on the next line
  if (unit === undefined) throw new RangeError(`no house ${house}`);
  return unit;
}
