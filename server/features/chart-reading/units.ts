// Looks up the words of the chapters.

import { type ChapterUnit, content } from '#server/content/index.ts';
import type { ContactTone } from '#server/sky/contacts/index.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import type { AngleKey } from './birth-sky.ts';

const { houses } = content.chart;
const { ascendant, midheaven, ...aspects } = content.chart.aspects;
const UNITS_OF_ANGLES = { ascendant, midheaven };

type ByBodyAndTone = Readonly<
  Partial<Record<BodyKey, Readonly<Partial<Record<ContactTone, ChapterUnit>>>>>
>;
/** By the body that comes first in the order of charts; Pluto has none after it. */
const UNITS_OF_ASPECTS: Readonly<Partial<Record<BodyKey, ByBodyAndTone>>> = aspects;

/** A body in a house, 1-12; throws a RangeError for another number. */
export function getHouseUnit(body: BodyKey, house: number): ChapterUnit {
  return atHouse(houses[body], house);
}

/** The ruler of the chart in a house, 1-12; throws a RangeError for another number. */
export function getRulerUnit(house: number): ChapterUnit {
  return atHouse(houses.ruler, house);
}

/** Two bodies in aspect, in any order; undefined for a tone that the two never form in the years that charts cover. */
export function findAspectUnit(
  pair: readonly [BodyKey, BodyKey],
  tone: ContactTone,
): ChapterUnit | undefined {
  const [first, second] = [...pair].sort(
    (one, other) => BODY_KEYS.indexOf(one) - BODY_KEYS.indexOf(other),
  );
  return first && second && UNITS_OF_ASPECTS[first]?.[second]?.[tone];
}

/** A body in aspect to an angle. */
export const getAngleAspectUnit = (
  [body, angle]: readonly [BodyKey, AngleKey],
  tone: ContactTone,
): ChapterUnit => UNITS_OF_ANGLES[angle][body][tone];

function atHouse(units: (typeof houses)[BodyKey], house: number): ChapterUnit {
  const number = HOUSE_NUMBERS[house - 1];
  if (number === undefined) throw new RangeError(`no house ${house}`);
  return units[number];
}
