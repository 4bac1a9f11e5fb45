// Geometry of the wheel: radii, angles, houses, and planets moved apart. The drawing is 366 units
// wide; at 378 CSS pixels one unit is one pixel.

import { type Point, pointAt, radians } from '#client/ui/drawings/plane.ts';
import { type GapOf, spreadPlaces } from '#client/ui/drawings/spread.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import type { BirthChart, ChartPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import {
  getSignIndex,
  normalizeDegrees,
  separationDegrees,
  signedSeparationDegrees,
} from '#shared/sky/longitude.ts';

export const MIDDLE: Point = [183, 183];
export const VIEW_BOX = '-6 -6 378 378';

/** Radii that are the same in every wheel. */
export const RIM_RADIUS = 168;
export const RIM_INNER_RADIUS = 161.7;
export const SIGN_INNER_RADIUS = 133.5;
export const SCALE_INNER_RADIUS = 127.2;

/** Without arc minutes the circle of the aspects is larger. */
export const SMALL_WHEEL = {
  glyphRadius: 111.5,
  glyphSize: 19.9,
  degreeRadius: 91,
  houseRadius: 78.7,
  aspectRadius: 64.9,
  degreeFont: 12,
  houseFont: 12,
} as const;
export const LARGE_WHEEL = {
  glyphRadius: 113,
  glyphSize: 18,
  degreeRadius: 90,
  houseRadius: 74,
  aspectRadius: 61,
  degreeFont: 9.5,
  houseFont: 10.5,
} as const;
export type WheelMeasures = typeof SMALL_WHEEL | typeof LARGE_WHEEL;

/** Least distance between planets' glyphs, degrees of the wheel: of two, in a crowd, and between two that are lit. */
export const GLYPH_GAP_DEGREES = 14;
export const CROWD_GAP_DEGREES = 15.5;
export const LIT_GAP_DEGREES = 18.5;
/** From this many on planets that touch each other are a crowd. */
const CROWD_SIZE = 3;

/**
 * Distance from a house's middle within which an angle of the chart moves the house's number aside,
 * degrees.
 */
const NUMBER_CLEARANCE_DEGREES = 8;

/**
 * The angle of a longitude in the drawing, degrees; signs run counter-clockwise. Here and below, `leftDegrees` is the
 * longitude that stands at the left, that of the Ascendant where it is known.
 */
export function drawingAngleDegrees(longitudeDegrees: number, leftDegrees: number): number {
  return 180 - (longitudeDegrees - leftDegrees);
}

export function placeAt(longitudeDegrees: number, leftDegrees: number, radius: number): Point {
  return pointAt(MIDDLE, drawingAngleDegrees(longitudeDegrees, leftDegrees), radius);
}

/** SVG path data of the circle's arc from one longitude to another less than 180° ahead. */
export function arcPath(
  fromDegrees: number,
  toDegrees: number,
  leftDegrees: number,
  radius: number,
): string {
  const [startX, startY] = placeAt(fromDegrees, leftDegrees, radius);
  const [endX, endY] = placeAt(toDegrees, leftDegrees, radius);
  const r = coordinate(radius);
  return `M${coordinate(startX)} ${coordinate(startY)}A${r} ${r} 0 0 0 ${coordinate(endX)} ${coordinate(endY)}`;
}

/** SVG path data of the part of a ring from one longitude to another further on, between two radii. */
export function sectorPath(
  [from, to]: readonly [number, number],
  leftDegrees: number,
  [inner, outer]: readonly [number, number],
): string {
  const isLarge = normalizeDegrees(to - from) > 180 ? 1 : 0;
  const corner = (longitude: number, radius: number) =>
    placeAt(longitude, leftDegrees, radius).map(coordinate).join(' ');
  const arc = (radius: number, sweep: 0 | 1) => `A${radius} ${radius} 0 ${isLarge} ${sweep} `;
  return [
    `M${corner(from, outer)}${arc(outer, 0)}${corner(to, outer)}`,
    `L${corner(to, inner)}${arc(inner, 1)}${corner(from, inner)}Z`,
  ].join('');
}

/** The twelve cusps from the first house on, degrees: by whole signs where Placidus has none; undefined without houses. */
export function findCusps({ houses, ascendant }: BirthChart, system: HouseSystem) {
  if (ascendant === null) return undefined;
  if (system === 'placidus' && houses.placidus !== null) return houses.placidus;
  const first = getSignIndex(ascendant.longitude) * 30;
  return Array.from({ length: 12 }, (_, index) => normalizeDegrees(first + index * 30));
}

/** The house of a planet in the chosen system; null for a chart without houses. */
export function houseOf(planet: ChartPlanet, chart: BirthChart, system: HouseSystem) {
  const { placidus } = chart.houses;
  return system === 'placidus' && placidus !== null
    ? getCuspHouse(planet.longitude, placidus)
    : planet.house;
}

/**
 * Positions of the house numbers, degrees: mid-house, or moved aside where an angle of the chart
 * crosses.
 */
export function placeHouseNumbers(cusps: readonly number[], angles: readonly number[]): number[] {
  return cusps.map((cusp, index) => {
    const width = normalizeDegrees((cusps[(index + 1) % cusps.length] ?? cusp) - cusp);
    const middle = cusp + width / 2;
    const angle = angles.find(
      (each) => separationDegrees(each, middle) < Math.min(NUMBER_CLEARANCE_DEGREES, width / 3),
    );
    if (angle === undefined) return middle;
    return signedSeparationDegrees(middle, angle) > 0 ? cusp + width / 4 : cusp + (width * 3) / 4;
  });
}

/**
 * Moves longitudes apart around the circle until neighbors have the least distance, without changing their order. The
 * result has the order of the argument. `isLit` tells of an index of it whether the planet is lit.
 */
export function spreadAround(
  places: readonly number[],
  isLit: (index: number) => boolean = () => false,
): number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const crowded = new Set<number>();
  const gapOf: GapOf = (one, next) => {
    if (isLit(one) && isLit(next)) return LIT_GAP_DEGREES;
    return crowded.has(one) && crowded.has(next) ? CROWD_GAP_DEGREES : GLYPH_GAP_DEGREES;
  };
  // Wider gaps may push a crowd against a neighbor, which then is part of it: at most once for each planet.
  for (;;) {
    const spread = spreadBy(places, gapOf);
    const found = listCrowded(order, spread, gapOf);
    if (found.every((index) => crowded.has(index))) return spread;
    for (const index of found) crowded.add(index);
  }
}

function spreadBy(places: readonly number[], gapOf: GapOf): number[] {
  const sorted = [...places].sort((one, other) => one - other);
  // The circle is cut at its largest gap, so that no cluster is cut.
  let widest = -1;
  let start = 0;
  for (const [index, place] of sorted.entries()) {
    const before = sorted.at(index - 1) ?? place;
    const free = sorted.length === 1 ? 360 : normalizeDegrees(place - before);
    if (free > widest) [widest, start] = [free, place];
  }
  const unrolled = places.map((place) => normalizeDegrees(place - start));
  return spreadPlaces(unrolled, gapOf, -180, 540).map((place) => normalizeDegrees(place + start));
}

/** The planets that stand as close to their neighbors as they may, three or more in a row; `order` is around the circle. */
function listCrowded(order: readonly number[], spread: readonly number[], gapOf: GapOf): number[] {
  const touches = (one: number, next: number) =>
    one !== next &&
    normalizeDegrees((spread[next] ?? 0) - (spread[one] ?? 0)) < gapOf(one, next) + 1e-6;
  const at = (rank: number) => order[rank % order.length] ?? 0;
  const first = order.findIndex((index, rank) => !touches(order.at(rank - 1) ?? index, index));
  const rows: number[][] = [];
  for (const rank of order.keys()) {
    const index = at(Math.max(first, 0) + rank);
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && touches(before, index)) row.push(index);
    else rows.push([index]);
  }
  return rows.filter((row) => row.length >= CROWD_SIZE).flat();
}

/** Above this sine of its angle a place is more above or below the center than beside it: 43°, close to the diagonal. */
const UPRIGHT_SINE = 0.68;

/** Whether a longitude lies more above or below the center than beside it. */
export function isUpright(longitudeDegrees: number, leftDegrees: number): boolean {
  return (
    Math.abs(Math.sin(radians(drawingAngleDegrees(longitudeDegrees, leftDegrees)))) > UPRIGHT_SINE
  );
}

/** What hides the lines behind a glyph or its degrees. */
export const GROUND = 'var(--wheel-ground)';
