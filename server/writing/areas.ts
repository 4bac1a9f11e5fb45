// The areas of life that the houses and points of a chart are about.

import type { LetterArea } from '#shared/letter/letter.schema.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

/** The areas of a house. A house with two faces counts its second almost as much as its first. */
interface HouseAreas {
  first: LetterArea;
  second: LetterArea;
  hasTwoFaces: boolean;
}

const HOUSE_AREAS: readonly HouseAreas[] = [
  { first: 'body', second: 'love', hasTwoFaces: false },
  { first: 'money', second: 'work', hasTwoFaces: false },
  { first: 'friends', second: 'home', hasTwoFaces: true },
  { first: 'home', second: 'body', hasTwoFaces: false },
  { first: 'love', second: 'friends', hasTwoFaces: false },
  { first: 'work', second: 'body', hasTwoFaces: true },
  { first: 'love', second: 'friends', hasTwoFaces: false },
  { first: 'money', second: 'love', hasTwoFaces: true },
  { first: 'work', second: 'friends', hasTwoFaces: true },
  { first: 'work', second: 'money', hasTwoFaces: false },
  { first: 'friends', second: 'love', hasTwoFaces: false },
  { first: 'body', second: 'home', hasTwoFaces: true },
];

/** The area of each natal point, used when no house says more. */
const POINT_AREA = {
  sun: 'work',
  moon: 'home',
  mercury: 'friends',
  venus: 'love',
  mars: 'body',
  jupiter: 'money',
  saturn: 'work',
  uranus: 'friends',
  neptune: 'body',
  pluto: 'money',
  ascendant: 'body',
  midheaven: 'work',
} as const satisfies Record<NatalPointKey, LetterArea>;

/** The area of a natal point itself. */
export const areaOfPoint = (natal: NatalPointKey): LetterArea => POINT_AREA[natal];

/**
 * How well a text's area matches a house: the house's first area, the second of a house with two faces, any other
 * second one.
 */
const CROSSED = { first: 40, face: 34, second: 18 } as const;
const OF_POINT = { first: 26, face: 22, second: 10 } as const;
const OWN = 8;
/** The natal point's own area counts more when the houses are uncertain. */
const OWN_WITHOUT_HOUSES = 30;

/** Where a contact or event falls in a chart. Houses are 1-12 by whole signs. */
export interface Setting {
  /** The house that the moving body crosses. */
  crossed: number;
  /** The house of the natal point; null for an event of the sky, which touches none. */
  ofPoint: number | null;
  natal: NatalPointKey | null;
  /** Whether the houses are counted from a certain Ascendant; otherwise they are counted from the Sun's sign. */
  isSure: boolean;
}

/** How well an area of life fits the place of a contact in a chart: the largest score that applies, 0 to 40. */
export function fitOf(area: LetterArea, { crossed, ofPoint, natal, isSure }: Setting): number {
  return Math.max(
    fitOfHouse(area, crossed, CROSSED),
    ofPoint === null ? 0 : fitOfHouse(area, ofPoint, OF_POINT),
    natal !== null && POINT_AREA[natal] === area ? (isSure ? OWN : OWN_WITHOUT_HOUSES) : 0,
  );
}

type Points = Readonly<Record<'first' | 'face' | 'second', number>>;

function fitOfHouse(area: LetterArea, house: number, points: Points): number {
  const areas = HOUSE_AREAS[house - 1];
  if (areas === undefined) throw new RangeError(`no house ${house}`);
  if (areas.first === area) return points.first;
  if (areas.second !== area) return 0;
  return areas.hasTwoFaces ? points.face : points.second;
}

/** Whether an area belongs to the house, as its first or as the second of a house with two faces. */
export function isOfHouse(area: LetterArea, house: number): boolean {
  const areas = HOUSE_AREAS[house - 1];
  return areas?.first === area || (areas?.hasTwoFaces === true && areas.second === area);
}

/** Whether an area is the house's first one. */
export const isFirstOfHouse = (area: LetterArea, house: number): boolean =>
  HOUSE_AREAS[house - 1]?.first === area;
