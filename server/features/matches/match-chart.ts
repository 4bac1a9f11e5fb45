// The chart that a match stores for one person, and what the other person sees of it: points, signs and aspects.

import { type Birth, getBirthMoment } from '#server/features/birth-chart/index.ts';
import { getNatalSky } from '#server/sky/natal.ts';
import type { Match } from '#shared/matches/matches.schema.ts';
import type { MatchSign } from '#shared/matches/matches.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, NATAL_ORB_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';
import { findThreadText } from './outcomes.ts';
import { toTenths } from './score.ts';

export interface ChartPoint {
  key: NatalPointKey;
  /** Ecliptic longitude in [0, 360), degrees, rounded down to two decimals. */
  longitude: number;
}

/** The points of a chart. Without a birth time it has the positions of the bodies at noon, and no angles. */
export interface MatchChart {
  points: readonly ChartPoint[];
  /** Whether the birth time is known. */
  hasTime: boolean;
}

/** The chart of a birth. The angles need its time and its place. Takes a few milliseconds. */
export function drawMatchChart(birth: Birth): MatchChart {
  const { utcMs } = getBirthMoment(birth);
  const hasTime = birth.time !== null;
  const place =
    hasTime && birth.place !== null
      ? { latitudeDegrees: birth.place.latitude, longitudeDegrees: birth.place.longitude }
      : null;
  const { bodies, angles } = getNatalSky(utcMs, place);
  const found = bodies.map(({ key, longitudeDegrees }) => toPoint(key, longitudeDegrees));
  const ofAngles =
    angles === null
      ? []
      : [
          toPoint('ascendant', angles.ascendant.longitudeDegrees),
          toPoint('midheaven', angles.midheaven.longitudeDegrees),
        ];
  return { points: [...found, ...ofAngles], hasTime };
}

/** Rounds down and not to the nearest, so that a point never moves into the next sign. */
function toPoint(key: NatalPointKey, degrees: number): ChartPoint {
  return { key, longitude: Math.floor(degrees * 100) / 100 };
}

/** The longitudes of the ten bodies in whole tenths of a degree, in the order of charts. */
export function tenthsOf({ points }: MatchChart): number[] {
  return BODY_KEYS.map((key) => toTenths(longitudeOf(points, key) ?? 0));
}

function longitudeOf(points: readonly ChartPoint[], key: NatalPointKey): number | undefined {
  return points.find((point) => point.key === key)?.longitude;
}

function signOf(longitude: number | undefined): SignKey | null {
  return longitude === undefined ? null : (SIGN_KEYS[Math.floor(longitude / 30)] ?? null);
}

const NEEDS_TIME: ReadonlySet<NatalPointKey> = new Set(['moon', 'ascendant', 'midheaven']);

/** The known points: without a birth time, neither the Moon nor the angles. */
export function listKnownPoints({ points, hasTime }: MatchChart): ChartPoint[] {
  return points.filter(({ key }) => hasTime || !NEEDS_TIME.has(key));
}

/** The signs of a chart; null for an unknown sign. */
export type ChartSigns = Readonly<Record<MatchSign, SignKey | null>>;

export function getSigns(chart: MatchChart): ChartSigns {
  const known = listKnownPoints(chart);
  return {
    sun: signOf(longitudeOf(known, 'sun')),
    moon: signOf(longitudeOf(known, 'moon')),
    rising: signOf(longitudeOf(known, 'ascendant')),
  };
}

/**
 * The aspects between two charts, in the order of their points. If either birth time is unknown, the aspects of both
 * Moons and of all angles are left out.
 */
export function listThreads(yours: MatchChart, theirs: MatchChart): NonNullable<Match['threads']> {
  const withTime = yours.hasTime && theirs.hasTime;
  const own = listKnownPoints({ ...yours, hasTime: withTime });
  const others = listKnownPoints({ ...theirs, hasTime: withTime });
  return own.flatMap((one) =>
    others.flatMap((other) => {
      const apart = separationDegrees(one.longitude, other.longitude);
      return ASPECT_KEYS.filter(
        (aspect) => Math.abs(apart - ASPECT_ANGLE_DEGREES[aspect]) <= NATAL_ORB_DEGREES[aspect],
      ).map((aspect) => ({
        yours: one.key,
        aspect,
        theirs: other.key,
        text: findThreadText(one.key, aspect, other.key),
      }));
    }),
  );
}
