// The sky of a birth, and which of its signs, houses and angles hold for every possible minute of it.

import { LRUCache } from 'lru-cache';
import { type Birth, getBirthMoment } from '#server/features/birth-chart/index.ts';
import { getOrbDegrees } from '#server/sky/aspects.ts';
import { type ApparentPosition, getApparentPosition } from '#server/sky/ephemeris.ts';
import { type ChartFlip, listFlips, listPlacidusFlips } from '#server/sky/flips.ts';
import { getHouses } from '#server/sky/houses.ts';
import {
  getNatalSky,
  listSignChanges,
  type NatalAspect,
  type NatalBody,
  type NatalPoint,
  type NatalSky,
} from '#server/sky/natal.ts';
import type { GeographicPlace } from '#shared/sky/angles.ts';
import {
  ASPECT_ANGLE_DEGREES,
  ASPECT_KEYS,
  type AspectKey,
  NATAL_ORB_DEGREES,
} from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey, getBodyKey } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import { normalizeDegrees, separationDegrees } from '#shared/sky/longitude.ts';
import { getMoonShape, type MoonShapeKey } from '#shared/sky/phases.ts';
import { getSignKeyOf, type SignKey } from '#shared/zodiac/signs.ts';

const MINUTE_MS = 60_000;
/** How far from the birth time, in either direction, to look for changes of an angle's sign, minutes. */
const NEIGHBORHOOD_MINUTES = 60;

/** Six hours: short enough to find every shape of the Moon, since the shortest lasts nearly a day. */
const MOON_STEP_MS = 360 * MINUTE_MS;

/**
 * How certain a placement is. `certain`: it holds all day. `margin`: it holds for every possible minute of the birth,
 * and changes at another time of the day. `changes`: it changes within those minutes.
 */
export type CertaintyLevel = 'certain' | 'margin' | 'changes';

const ANGLE_KEYS = ['ascendant', 'midheaven'] as const;
export type AngleKey = (typeof ANGLE_KEYS)[number];

/** A stay in one sign; `fromMs` is null for the first, `untilMs` for the last (UTC milliseconds since 1970). */
export interface Stay {
  sign: SignKey;
  fromMs: number | null;
  untilMs: number | null;
}

export interface BirthBody extends Pick<NatalBody, 'longitudeDegrees' | 'retrograde'> {
  key: BodyKey;
  /** At the instant of the chart. */
  sign: SignKey;
  level: CertaintyLevel;
  /** The possible signs, in order of time; only one unless `level` is `changes`. */
  stays: readonly Stay[];
  /**
   * With `level` `margin`, the change of sign on that day that is nearest to the birth, before or after it; else null.
   * `atMs` is UTC milliseconds.
   */
  nextChange: { from: SignKey; to: SignKey; atMs: number } | null;
  /** 1-12 by `BirthSky.houseSystem`; null unless it is the same for every possible minute of the birth. */
  house: number | null;
}

export interface BirthAngle {
  sign: SignKey;
  longitudeDegrees: number;
  level: 'margin' | 'changes';
  /** Changes of its sign up to an hour around the birth time, in order of time, UTC milliseconds. */
  flips: readonly { from: SignKey; to: SignKey; atMs: number }[];
}

export interface BirthAspect extends Omit<NatalAspect, 'bodies'> {
  bodies: readonly [BodyKey, BodyKey];
  level: CertaintyLevel;
}

/** A body in aspect to an angle at every possible minute of the birth. */
export interface AngleAspect {
  bodies: readonly [BodyKey, AngleKey];
  aspect: AspectKey;
  /** Distance from exact at the instant of the chart, degrees, never negative. */
  orbDegrees: number;
}

export interface BirthSky {
  utcMs: number;
  /** How many minutes the birth time may be off in either direction; null without a time. */
  marginMinutes: number | null;
  hasPlace: boolean;
  /** The house system that was asked for; whole-sign where Placidus has no houses (beyond the polar circles). */
  houseSystem: HouseSystem;
  bodies: readonly BirthBody[];
  aspects: readonly BirthAspect[];
  /** Null without a birth time and a place. */
  angles: Record<AngleKey, BirthAngle> | null;
  /** Of the angles; empty without a birth time and a place. */
  angleAspects: readonly AngleAspect[];
  moon: { shape: MoonShapeKey; shapes: readonly MoonShapeKey[]; level: CertaintyLevel };
}

/** Our choice; a sky takes about 5 kB. */
const MAX_SKIES = 400;
const skies = new LRUCache<string, BirthSky, Birth>({
  max: MAX_SKIES,
  memoMethod: (_key, _stale, { context }) => computeBirthSky(context),
});

/** The sky of a birth. The first call takes some ten milliseconds; after that it is cached under the birth details. */
export function readBirthSky(birth: Birth): BirthSky {
  return skies.memo(JSON.stringify(birth), { context: birth });
}

function computeBirthSky(birth: Birth): BirthSky {
  const { utcMs, day, span } = getBirthMoment(birth);
  const place =
    birth.time === null || birth.place === null
      ? null
      : { latitudeDegrees: birth.place.latitude, longitudeDegrees: birth.place.longitude };
  const sky = getNatalSky(utcMs, place);
  const flips = place === null ? [] : listFlips(utcMs, sky, place, NEIGHBORHOOD_MINUTES);
  const angles = sky.angles && {
    ascendant: readAngle('ascendant', sky.angles.ascendant, flips, span),
    midheaven: readAngle('midheaven', sky.angles.midheaven, flips, span),
  };
  const { houseSystem, houseOf } = readHouses(birth, utcMs, sky, angles?.ascendant.level);
  const changes = listSignChanges(
    Math.min(day.startMs, span.startMs),
    Math.max(day.endMs, span.endMs),
  );
  const [dayEnds, spanEnds] = [readEnds(day), readEnds(span)];
  return {
    utcMs,
    marginMinutes: birth.marginMinutes,
    hasPlace: birth.place !== null,
    houseSystem,
    bodies: sky.bodies.map((body) => {
      const own = changes
        .filter((change) => change.body === body.name)
        .map(({ from, to, atUtcMs }) => ({
          from: getSignKeyOf(from),
          to: getSignKeyOf(to),
          atMs: atUtcMs,
        }));
      return readBody(body, own, { utcMs, span, house: houseOf(body) });
    }),
    aspects: sky.aspects.map((aspect) => readAspect(aspect, dayEnds, spanEnds)),
    angles,
    angleAspects: place === null ? [] : listAngleAspects([utcMs, span.startMs, span.endMs], place),
    moon: readMoon(utcMs, day, span),
  };
}

/** The house system, and a body's house; null when it differs for some possible minute of the birth. */
function readHouses(
  { houses, place, marginMinutes }: Birth,
  utcMs: number,
  sky: NatalSky,
  ascendantLevel: BirthAngle['level'] | undefined,
): { houseSystem: HouseSystem; houseOf: (body: NatalBody) => number | null } {
  const cusps = sky.angles?.placidusDegrees ?? null;
  if (houses !== 'placidus' || cusps === null || place === null) {
    return {
      houseSystem: 'whole-sign',
      houseOf: ({ house }) => (ascendantLevel === 'margin' ? house : null),
    };
  }
  const where = { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude };
  const flips = listPlacidusFlips(utcMs, sky, where, Math.max(marginMinutes ?? 0, 1));
  const moving = new Set(flips.map(({ body }) => body));
  return {
    houseSystem: 'placidus',
    houseOf: ({ key, longitudeDegrees }) =>
      moving.has(key) ? null : getCuspHouse(longitudeDegrees, cusps),
  };
}

interface Span {
  startMs: number;
  endMs: number;
}

function readBody(
  body: NatalBody,
  changes: readonly { from: SignKey; to: SignKey; atMs: number }[],
  birth: { utcMs: number; span: Span; house: number | null },
): BirthBody {
  const inside = changes.filter(
    ({ atMs }) => atMs > birth.span.startMs && atMs <= birth.span.endMs,
  );
  const sign = getSignKeyOf(body.sign);
  const nearest = [...changes].sort(
    (one, other) => Math.abs(one.atMs - birth.utcMs) - Math.abs(other.atMs - birth.utcMs),
  )[0];
  return {
    key: body.key,
    longitudeDegrees: body.longitudeDegrees,
    retrograde: body.retrograde,
    sign,
    level: inside.length > 0 ? 'changes' : nearest === undefined ? 'certain' : 'margin',
    stays: listStays(sign, inside),
    nextChange: inside.length > 0 ? null : (nearest ?? null),
    house: inside.length === 0 ? birth.house : null,
  };
}

function listStays(
  sign: SignKey,
  changes: readonly { from: SignKey; to: SignKey; atMs: number }[],
): Stay[] {
  const [first] = changes;
  if (first === undefined) return [{ sign, fromMs: null, untilMs: null }];
  return [
    { sign: first.from, fromMs: null, untilMs: first.atMs },
    ...changes.map(({ to, atMs }, index) => ({
      sign: to,
      fromMs: atMs,
      untilMs: changes[index + 1]?.atMs ?? null,
    })),
  ];
}

function readAngle(
  key: 'ascendant' | 'midheaven',
  point: NatalPoint,
  flips: readonly ChartFlip[],
  span: Span,
): BirthAngle {
  const own = flips.flatMap((flip) =>
    flip.kind === 'sign' && flip.body === key
      ? [{ from: flip.from, to: flip.to, atMs: flip.utcMs }]
      : [],
  );
  // A flip is known to the minute: the sign changes at some instant in the minute that ends at `atMs`.
  const inside = own.some(({ atMs }) => atMs > span.startMs && atMs - MINUTE_MS < span.endMs);
  return {
    sign: getSignKeyOf(point.sign),
    longitudeDegrees: point.longitudeDegrees,
    level: inside ? 'changes' : 'margin',
    flips: own,
  };
}

type Positions = ReadonlyMap<BodyKey, ApparentPosition>;

/** Where every body is at the beginning and at the end of a span. */
function readEnds({ startMs, endMs }: Span): Positions[] {
  return [startMs, endMs].map(
    (atMs) => new Map(BODY_KEYS.map((body) => [body, getApparentPosition(body, atMs)])),
  );
}

/**
 * An aspect counts as holding during a span when it is within its orb at both ends. `day` and `span` are the positions
 * at both ends of the birth date and of the possible birth times.
 */
function readAspect(
  { bodies, ...rest }: NatalAspect,
  day: readonly Positions[],
  span: readonly Positions[],
): BirthAspect {
  const pair = [getBodyKey(bodies[0]), getBodyKey(bodies[1])] as const;
  const holds = (ends: readonly Positions[]) =>
    ends.every((positions) => isInOrb(pair, rest.aspect, positions));
  const level = !holds(span) ? 'changes' : holds(day) ? 'certain' : 'margin';
  return { bodies: pair, level, ...rest };
}

/** The aspects to the angles that hold at all of the instants, with the orbs of the first instant. */
function listAngleAspects(instants: readonly number[], place: GeographicPlace): AngleAspect[] {
  const skies = instants.map((atMs) => {
    const { ascendantDegrees, midheavenDegrees } = getHouses(atMs, place);
    return { atMs, ascendant: ascendantDegrees, midheaven: midheavenDegrees };
  });
  return BODY_KEYS.flatMap((body) => {
    // Positions are what costs: one for each instant, whatever it is compared with.
    const longitudes = skies.map(({ atMs }) => getApparentPosition(body, atMs).longitudeDegrees);
    return ANGLE_KEYS.flatMap((angle) => {
      const separations = skies.map((sky, index) =>
        separationDegrees(longitudes[index] ?? 0, sky[angle]),
      );
      return ASPECT_KEYS.flatMap((aspect): AngleAspect[] => {
        const orbs = separations.map((separation) =>
          Math.abs(separation - ASPECT_ANGLE_DEGREES[aspect]),
        );
        const [orbDegrees = 0] = orbs;
        const holds = Math.max(...orbs) <= NATAL_ORB_DEGREES[aspect];
        return holds ? [{ bodies: [body, angle], aspect, orbDegrees }] : [];
      });
    });
  });
}

function isInOrb(pair: readonly [BodyKey, BodyKey], aspect: AspectKey, positions: Positions) {
  const [one, other] = pair.map((body) => positions.get(body));
  if (one === undefined || other === undefined) return false;
  return getOrbDegrees(one, other, aspect) <= NATAL_ORB_DEGREES[aspect];
}

function readMoon(utcMs: number, day: Span, span: Span): BirthSky['moon'] {
  const shapeAt = (atMs: number) => {
    const moon = getApparentPosition('moon', atMs).longitudeDegrees;
    return getMoonShape(normalizeDegrees(moon - getApparentPosition('sun', atMs).longitudeDegrees));
  };
  const shapesIn = ({ startMs, endMs }: Span) => {
    const shapes = new Set<MoonShapeKey>();
    for (let atMs = startMs; atMs < endMs; atMs += MOON_STEP_MS) shapes.add(shapeAt(atMs));
    return [...shapes.add(shapeAt(endMs))];
  };
  const shapes = shapesIn(span);
  const level = shapes.length > 1 ? 'changes' : shapesIn(day).length > 1 ? 'margin' : 'certain';
  return { shape: shapeAt(utcMs), shapes, level };
}
