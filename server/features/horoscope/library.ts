// Maps a fact of the sky to the lines that can describe it; the only file that knows the whole phrase library.

import { content, type Line } from '#server/content/index.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import { TONE_OF_ASPECT, type Tone } from '#server/text/tone.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import type { AspectFact } from '#shared/sky/sky-fact.ts';
import type { SIGN_KEYS } from '#shared/zodiac/signs.ts';

type Lines = readonly Line[];

const { aspects, changes, moon, houses, headlines } = content.horoscope;
/** The lines of each house, the first at index 0. */
const listHouses = (table: Readonly<Record<string, Lines>>): readonly Lines[] =>
  HOUSE_NUMBERS.map((house) => table[house] ?? []);

/**
 * How often the lines of a kind may be used: on the day of an event, on every day of a state of a few days, or, for
 * states that last longer, each line on one day of a cycle.
 */
export type Rotation =
  | { every: 'event'; againAfterDays?: number | undefined }
  | { every: 'day' }
  | { every: 'cycle'; cycleDays: number; offset?: number };

/** A kind of fact: its name, its lines and when each line is due. */
export interface Kind {
  key: string;
  lines: readonly Line[];
  rotation: Rotation;
}

/** How many of an aspect's lines, from the first, are for the day of exactness; the rest are for the days around it. */
const EXACT_LINES = { quick: 5, slow: 3 } as const;

const EVENT = { every: 'event' } as const satisfies Rotation;
const DAY = { every: 'day' } as const satisfies Rotation;

/** The quick planets alternate, each every fifth day; the lines of longer states are used less often. */
const QUICK_CYCLE_DAYS = 30;
const SLOW_CYCLE_DAYS = 96;
const QUICK_OFFSETS = { sun: 0, mercury: 1, venus: 2, mars: 3 } as const;
const SLOW_OFFSETS = { jupiter: 0, saturn: 5, uranus: 10, neptune: 14, pluto: 19 } as const;
const QUICK_RETROGRADE_CYCLE_DAYS = 24;
const SLOW_RETROGRADE_CYCLE_DAYS = 100;
const QUICK_TIGHT_CYCLE_DAYS = 16;
const SLOW_TIGHT_CYCLE_DAYS = 90;
const VOID_CYCLE_DAYS = 16;

type QuickBody = keyof typeof QUICK_OFFSETS;
type SlowBody = keyof typeof SLOW_OFFSETS;
const isQuick = (body: BodyKey): body is QuickBody => body in QUICK_OFFSETS;
const isSlow = (body: BodyKey): body is SlowBody => body in SLOW_OFFSETS;

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;
type ByBody = Readonly<Partial<Record<BodyKey, ByAspect>>>;
const ASPECTS_OF_QUICK_BODIES: Readonly<Record<QuickBody | 'moon', ByBody>> = aspects;
/** By the two bodies: `jupiter-and-saturn`. */
const SLOW_PAIRS: Readonly<Partial<Record<string, Readonly<Record<Tone, Lines>>>>> = aspects.slow;
const MOON_IN_HOUSES = listHouses(moon['in-houses']);
const CLOSINGS = listHouses(houses.closings);
const HEADLINES = listHouses(headlines);
const CLAUSES = listHouses(houses.clauses);
const ROOMS = listHouses(houses.rooms);

/**
 * The kind of a fact, or undefined where the library has no lines (the Moon's sign and her entry into it have the
 * functions below). `retrograde` says whether the fact's body is moving backward.
 */
export function findKind(ranked: RankedFact, retrograde: boolean): Kind | undefined {
  const { fact } = ranked;
  const [house] = ranked.houses ?? [];
  const [sign] = ranked.signs;
  switch (fact.kind) {
    case 'aspect':
      return findAspectKind(fact, ranked.exactDaysAgo);
    case 'position': {
      const [body] = fact.bodies;
      if (house === undefined) return undefined;
      return findPositionKind(body, house);
    }
    case 'ingress':
      return findIngressKind(fact.bodies[0], fact.sign, retrograde);
    case 'station': {
      const [body] = fact.bodies;
      if (body === 'sun' || body === 'moon') return undefined;
      return {
        key: `${body} stations ${fact.direction}`,
        lines: changes.stations[body][fact.direction],
        rotation: EVENT,
      };
    }
    case 'retrograde': {
      const [body] = fact.bodies;
      if (body === 'sun' || body === 'moon') return undefined;
      const cycleDays = isQuick(body) ? QUICK_RETROGRADE_CYCLE_DAYS : SLOW_RETROGRADE_CYCLE_DAYS;
      return {
        key: `${body} retrograde`,
        lines: changes.retrogrades[body],
        rotation: { every: 'cycle', cycleDays },
      };
    }
    case 'phase': {
      if (fact.phase === 'first-quarter' || fact.phase === 'last-quarter')
        return { key: `${fact.phase} moon`, lines: moon.quarters[fact.phase], rotation: EVENT };
      if (fact.eclipse !== undefined) {
        const of = fact.phase === 'new' ? 'solar' : 'lunar';
        return { key: `${of} eclipse`, lines: moon.eclipses[of], rotation: EVENT };
      }
      if (sign === undefined) return undefined;
      const moons = fact.phase === 'new' ? moon.new : moon.full;
      return { key: `${fact.phase} moon in ${sign}`, lines: moons[sign], rotation: EVENT };
    }
    case 'void':
      return {
        key: 'moon void',
        lines: moon.void.lines,
        rotation: { every: 'cycle', cycleDays: VOID_CYCLE_DAYS },
      };
  }
}

function findAspectKind(fact: AspectFact, exactDaysAgo: number | undefined): Kind | undefined {
  const found = findAspectLines(fact);
  if (found === undefined) return undefined;
  const { key, lines, slow } = found;
  if (fact.bodies[0] === 'moon') return { key, lines, rotation: EVENT };
  const exactLines = EXACT_LINES[slow ? 'slow' : 'quick'];
  if (fact.exactAt !== null)
    return {
      key: `${key}, exact`,
      lines: lines.slice(0, exactLines),
      rotation: { every: 'event', againAfterDays: exactDaysAgo },
    };
  const cycleDays = slow ? SLOW_TIGHT_CYCLE_DAYS : QUICK_TIGHT_CYCLE_DAYS;
  return {
    key: `${key}, near`,
    lines: lines.slice(exactLines),
    rotation: { every: 'cycle', cycleDays },
  };
}

function findAspectLines(
  fact: AspectFact,
): { key: string; lines: readonly Line[]; slow: boolean } | undefined {
  const [one, other] = fact.bodies;
  if (isSlow(one)) {
    const tone = TONE_OF_ASPECT[fact.aspect];
    const lines = SLOW_PAIRS[`${one}-and-${other}`]?.[tone];
    return lines && { key: `${one} ${other} ${tone}`, lines, slow: true };
  }
  const lines = ASPECTS_OF_QUICK_BODIES[one][other]?.[fact.aspect];
  return lines && { key: `${one} ${fact.aspect} ${other}`, lines, slow: false };
}

function findPositionKind(body: BodyKey, house: number): Kind | undefined {
  const key = `${body} in house ${house}`;
  if (isQuick(body)) {
    const lines = listHouses(houses['quick-planets'][body])[house - 1];
    const offset = QUICK_OFFSETS[body];
    return (
      lines && { key, lines, rotation: { every: 'cycle', cycleDays: QUICK_CYCLE_DAYS, offset } }
    );
  }
  if (isSlow(body)) {
    const lines = listHouses(houses['slow-planets'][body])[house - 1];
    const offset = SLOW_OFFSETS[body];
    return (
      lines && { key, lines, rotation: { every: 'cycle', cycleDays: SLOW_CYCLE_DAYS, offset } }
    );
  }
  return undefined;
}

function findIngressKind(
  body: BodyKey,
  sign: (typeof SIGN_KEYS)[number],
  retrograde: boolean,
): Kind | undefined {
  if (body === 'moon') return getMoonEntryKind(sign);
  if (retrograde && body !== 'sun')
    return {
      key: `${body} moves back`,
      lines: changes['backward-ingresses'][body],
      rotation: EVENT,
    };
  const key = `${body} enters ${sign}`;
  if (isQuick(body)) return { key, lines: changes['quick-ingresses'][body][sign], rotation: EVENT };
  if (body === 'jupiter' || body === 'saturn')
    return { key, lines: changes['slow-ingresses'][body][sign], rotation: EVENT };
  return { key: `${body} enters a sign`, lines: changes['outer-ingresses'][body], rotation: EVENT };
}

type Sign = (typeof SIGN_KEYS)[number];

/** The Moon enters a sign. */
export function getMoonEntryKind(sign: Sign): Kind {
  return { key: `moon enters ${sign}`, lines: moon['enters-signs'][sign], rotation: EVENT };
}

/** The Moon is in a sign, with the user's house. */
export function getMoonPlaceKind(sign: Sign): Kind {
  return { key: `moon in ${sign}`, lines: moon['in-signs'][sign], rotation: DAY };
}

/** The mood of the Moon's sign, the same for all users. */
export function getMoonWeatherKind(sign: Sign): Kind {
  return { key: `${sign} moon weather`, lines: moon.weather[sign], rotation: DAY };
}

/** The Moon in a house of the user (1-12). */
export function getMoonHouseKind(house: number): Kind {
  const lines = MOON_IN_HOUSES[house - 1];
  if (lines === undefined) throw new RangeError(`no such house: ${house}`);
  return { key: `moon in house ${house}`, lines, rotation: DAY };
}

/** The closings of a house (1-12): one thing to do. */
export function getClosingKind(house: number): Kind {
  const lines = CLOSINGS[house - 1];
  if (lines === undefined) throw new RangeError(`no such house: ${house}`);
  return { key: `closing of house ${house}`, lines, rotation: DAY };
}

/** The headlines of a house (1-12). */
export function getHeadlines(house: number): readonly Line[] {
  const headlines = HEADLINES[house - 1];
  if (headlines === undefined) throw new RangeError(`no such house: ${house}`);
  return headlines;
}

/** The clauses (with their prepositions) that name a house (1-12). */
export function getHouseClauses(house: number): readonly Line[] {
  const clauses = CLAUSES[house - 1];
  if (clauses === undefined) throw new RangeError(`no such house: ${house}`);
  return clauses;
}

/** A house (1-12) in a word or two. */
export function getHouseRooms(house: number): readonly Line[] {
  const rooms = ROOMS[house - 1];
  if (rooms === undefined) throw new RangeError(`no such house: ${house}`);
  return rooms;
}

/** Every kind with all its lines, for tests and for the library's guide. */
export function listKinds(): { key: string; lines: readonly Line[] }[] {
  const kinds: { key: string; lines: readonly Line[] }[] = [];
  const walk = (name: string, node: unknown): void => {
    if (isLines(node)) kinds.push({ key: name, lines: node });
    else if (typeof node === 'object' && node !== null)
      for (const [key, child] of Object.entries(node)) walk(`${name} / ${key}`, child);
  };
  // The clauses and rooms fill slots, and the moods and the line of the sky are no sentences of a horoscope.
  const { clauses: _clauses, rooms: _rooms, ...told } = houses;
  walk('horoscope', { aspects, changes, moon, houses: told, headlines });
  return kinds;
}

function isLines(node: unknown): node is readonly Line[] {
  return Array.isArray(node) && node.every((item) => typeof item === 'object' && 'text' in item);
}
