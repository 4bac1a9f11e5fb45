// What the parts of the wheel are called, for the ear and for the eye.

import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { listWords } from '#shared/core/list-words.ts';
import { type BodyKey, type BodyName, getBodyName } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';
import { toZodiacPosition } from '#shared/sky/longitude.ts';
import type { SignName } from '#shared/zodiac/signs.ts';
import { aspectWords, CHART_COPY, degreeWords, orbWords } from '../birth-chart.copy.ts';

export const WHEEL_COPY = {
  rings: { points: 'Planets and angles', houses: 'Houses', lines: 'Closest aspects' },
  keys: 'Left and right arrow keys go around; up and down change between planets, houses and aspects.',
  keysWithoutHouses:
    'Left and right arrow keys go around; up and down change between planets and aspects.',
  keysOpen: 'Enter opens the chapter.',
  tap: 'Tap a planet, a house or a line to read about it.',
  tapWithoutHouses: 'Tap a planet or a line to read about it.',
  together: (bodies: readonly BodyName[]) => listWords([...new Set(bodies)]),
} as const;

/** 'Ascendant, 9°28′ Pisces'. */
export function angleWords(
  id: 'ascendant' | 'midheaven',
  angle: NonNullable<BirthChart['ascendant']>,
): string {
  return `${CHART_COPY[id]}, ${degreeWords(angle)} ${angle.sign}`;
}

/** 'Venus sextile Pluto, 0°04′'. */
export function lineWords(aspect: BirthChart['aspects'][number]): string {
  return `${aspectWords(aspect)}, ${orbWords(aspect.orb)}`;
}

type HouseTold = {
  house: number;
  /** The longitude at which it begins, degrees. */
  cusp: number;
  sign: SignName;
  houseSystem: HouseSystem;
  bodies: readonly BodyName[];
};

function houseName(house: number): string {
  const ordinal = HOUSE_ORDINALS[house - 1] ?? String(house);
  return `${ordinal.charAt(0).toUpperCase()}${ordinal.slice(1)} house`;
}

/**
 * 'Fourth house, Gemini, with Moon and Mars; opens Moon'; 'Second house, from 21°10′ Aries, empty; opens its ruler,
 * Mars'. `opens` is the body whose chapter it opens, if any.
 */
export function houseWords(told: HouseTold, opens: BodyKey | undefined): string {
  const { house, cusp, sign, houseSystem, bodies } = told;
  const where =
    houseSystem === 'placidus' ? `from ${degreeWords(toZodiacPosition(cusp))} ${sign}` : sign;
  const who = bodies.length === 0 ? 'empty' : `with ${listWords(bodies)}`;
  return `${houseName(house)}, ${where}, ${who}${opensWords(told, opens)}`;
}

/** The same on one line: 'Fourth house: opens Moon'. */
export function houseLine(told: HouseTold, opens: BodyKey | undefined): string {
  const { house, sign, bodies } = told;
  const name = `${houseName(house)}, ${sign}`;
  if (opens === undefined) return name;
  return `${name}${bodies.length === 0 ? ', empty' : ''}${opensWords(told, opens)}`;
}

function opensWords({ bodies }: HouseTold, opens: BodyKey | undefined): string {
  if (opens === undefined) return '';
  return bodies.length === 0
    ? `; opens its ruler, ${getBodyName(opens)}`
    : `; opens ${getBodyName(opens)}`;
}
