// The spots of the wheel that the keyboard, a finger or a chapter can reach: bodies and angles, houses, and the lines of
// aspects; what each is called, which chapter it opens, and how the arrow keys go from one to another.

import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { type BodyKey, type BodyName, getBodyKey } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import { getSignKey, getSignName, normalizeDegrees } from '#shared/sky/longitude.ts';
import { getRulingBody } from '#shared/sky/rulers.ts';
import { planetWords } from '../birth-chart.copy.ts';
import { angleWords, houseLine, houseWords, lineWords } from './wheel.copy.ts';
import { findCusps, houseOf } from './wheel-plan.ts';

export type Ring = 'points' | 'houses' | 'lines';

export type Spot = {
  /** `sun`, `ascendant`, `house-4`, `venus-pluto`. A body, an angle or an aspect has the same id as its chapter. */
  id: string;
  ring: Ring;
  /** Its name for screen readers. */
  words: string;
  /** Its name on one line, which is shown below the wheel. */
  line: string;
  /** The id of the chapter that it opens; undefined where there is none. */
  chapter: string | undefined;
  /** The bodies that belong to it: the body itself, those in the house, the two in aspect. */
  bodies: readonly BodyName[];
  /** The house that it is or that it stands in, 1-12; null without houses, and for a line. */
  house: number | null;
};

/** Without a house of their own, the three are told in the chapter on the generation. */
const SLOW: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto']);

export const houseSpotId = (house: number) => `house-${house}`;

/** The id of the line of an aspect. */
export const lineSpotId = ({ bodies }: Pick<BirthChart['aspects'][number], 'bodies'>) =>
  bodies.map(getBodyKey).join('-');

/**
 * The spots of a chart, ring by ring: bodies and angles in the order of the signs from the Ascendant on, houses by
 * number, and the lines that have a chapter, the closest aspect first. `chapters` are the ids of the chapters that the
 * chart has; undefined while they are not known.
 */
export function listSpots(
  chart: BirthChart,
  houseSystem: HouseSystem,
  chapters: ReadonlySet<string> | undefined,
): Spot[] {
  const chapterOf = (id: string) =>
    chapters?.has(id) ? id : chapters?.has('generation') && SLOW.has(id) ? 'generation' : undefined;
  return [
    ...listPoints(chart, houseSystem, chapterOf),
    ...listHouses(chart, houseSystem, chapterOf),
    ...listLines(chart, chapterOf),
  ];
}

type ChapterOf = (id: string) => string | undefined;

function listPoints(chart: BirthChart, houseSystem: HouseSystem, chapterOf: ChapterOf): Spot[] {
  const left = chart.ascendant?.longitude ?? 0;
  const bodies = chart.planets.map((planet) => {
    const id: string = getBodyKey(planet.name);
    const house = houseOf(planet, chart, houseSystem);
    const words = planetWords(planet, chart, house);
    return { id, longitude: planet.longitude, words, bodies: [planet.name], house };
  });
  const cusps = findCusps(chart, houseSystem);
  const angles = (['ascendant', 'midheaven'] as const).flatMap((id) => {
    const angle = chart[id];
    if (angle === null || cusps === undefined) return [];
    const { longitude } = angle;
    const house = getCuspHouse(longitude, cusps);
    return [{ id, longitude, words: angleWords(id, angle), bodies: [], house }];
  });
  return [...angles, ...bodies]
    .sort(
      (one, other) =>
        normalizeDegrees(one.longitude - left) - normalizeDegrees(other.longitude - left),
    )
    .map(({ longitude: _, ...point }) => ({
      ...point,
      ring: 'points',
      line: point.words,
      chapter: chapterOf(point.id),
    }));
}

/**
 * A house opens the chapter of its first body, in the order of the chart's planets; an empty house that of the body
 * that rules the sign of its cusp.
 */
function listHouses(chart: BirthChart, houseSystem: HouseSystem, chapterOf: ChapterOf): Spot[] {
  const cusps = findCusps(chart, houseSystem) ?? [];
  return cusps.map((cusp, index) => {
    const house = index + 1;
    const bodies = chart.planets
      .filter((planet) => houseOf(planet, chart, houseSystem) === house)
      .map(({ name }) => name);
    const [first] = bodies;
    const target: BodyKey =
      first === undefined ? getRulingBody(getSignKey(cusp)) : getBodyKey(first);
    const chapter = chapterOf(target);
    const opens = chapter === undefined ? undefined : target;
    const told = { house, cusp, sign: getSignName(cusp), houseSystem, bodies };
    return {
      id: houseSpotId(house),
      ring: 'houses',
      words: houseWords(told, opens),
      line: houseLine(told, opens),
      chapter,
      bodies,
      house,
    };
  });
}

function listLines(chart: BirthChart, chapterOf: ChapterOf): Spot[] {
  return [...chart.aspects]
    .sort((one, other) => one.orb - other.orb)
    .flatMap((aspect) => {
      const id = lineSpotId(aspect);
      const chapter = chapterOf(id);
      if (chapter === undefined) return [];
      const words = lineWords(aspect);
      return [
        { id, ring: 'lines', words, line: words, chapter, bodies: aspect.bodies, house: null },
      ];
    });
}

/**
 * The spot to which a key leads from another. Left and right go around in the ring, Home and End to its ends; down goes
 * inward, from a body to its house and on to the closest line of the bodies in it, and up the way back. Undefined for
 * other keys, and where there is nothing further.
 */
export function spotAfter(key: string, from: Spot, spots: readonly Spot[]): Spot | undefined {
  const ring = spots.filter((spot) => spot.ring === from.ring);
  const place = ring.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return ring[(place + 1) % ring.length];
    case 'ArrowLeft':
      return ring.at(place - 1);
    case 'Home':
      return ring[0];
    case 'End':
      return ring.at(-1);
    case 'ArrowDown':
      return inward(from, spots);
    case 'ArrowUp':
      return outward(from, spots);
    default:
      return undefined;
  }
}

function inward(from: Spot, spots: readonly Spot[]): Spot | undefined {
  const houses = spots.filter(({ ring }) => ring === 'houses');
  const lines = spots.filter(({ ring }) => ring === 'lines');
  if (from.ring === 'points' && houses.length > 0) {
    return houses.find(({ house }) => house === from.house) ?? firstOf(houses, from);
  }
  return from.ring === 'lines' ? undefined : firstOf(lines, from);
}

function outward(from: Spot, spots: readonly Spot[]): Spot | undefined {
  if (from.ring === 'points') return undefined;
  const houses = spots.filter(({ ring }) => ring === 'houses');
  const points = spots.filter(({ ring }) => ring === 'points');
  return firstOf(from.ring === 'lines' && houses.length > 0 ? houses : points, from);
}

/** The first of `spots` that shares a body with the given spot; else the first of all. */
function firstOf(spots: readonly Spot[], { bodies }: Spot): Spot | undefined {
  return spots.find((spot) => spot.bodies.some((body) => bodies.includes(body))) ?? spots[0];
}
