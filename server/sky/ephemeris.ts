// Positions of the ten bodies. This is the only file that uses the engine (caelus: VSOP87D for the Sun and the planets,
// Meeus chapter 37 for Pluto, a Chebyshev fit of JPL's Moon from 1920 to 2080; we add the Moon of the years before,
// for which the engine's own series is 10″ off).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ChebData, Engine } from 'caelus';
import { embeddedData } from 'caelus/data-embedded';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { EARLY_MOON } from './early-moon/early-moon.generated.ts';

const DEGREES_PER_RADIAN = 180 / Math.PI;
/**
 * Half the span of the central difference that gives a speed, 3 minutes: short enough that the middle
 * of its ends is the longitude itself within 0.005″, so that two evaluations are enough.
 */
const SPEED_STEP_DAYS = 0.002;

export interface ApparentPosition {
  /** Apparent geocentric ecliptic longitude, true equinox of date, [0, 360), degrees. */
  longitudeDegrees: number;
  /** Its daily motion, degrees a day; negative while the body is retrograde. */
  speedDegreesPerDay: number;
}

export interface GeocentricPlace {
  /** Apparent geocentric ecliptic longitude, true equinox of date, [0, 360), degrees. */
  longitudeDegrees: number;
  /** Apparent geocentric ecliptic latitude, degrees, north positive. */
  latitudeDegrees: number;
  /** Distance from the center of the Earth, kilometers. */
  distanceKm: number;
}

const KM_PER_AU = 149_597_870.7;

let loadedEngine: Engine | undefined;

/** The engine with its tables, read on first use (about 40 ms) so that the start waits for nothing. */
function getEngine(): Engine {
  if (loadedEngine === undefined) {
    const packageFile = createRequire(import.meta.url).resolve('caelus/package.json');
    const moonFile = join(dirname(packageFile), 'data', 'moon_cheb.embedded.json');
    const laterMoon: ChebData = JSON.parse(readFileSync(moonFile, 'utf8'));
    loadedEngine = new Engine({ ...embeddedData, moonCheb: withEarlyMoon(laterMoon) });
  }
  return loadedEngine;
}

/** The engine's fit of the Moon with our pieces of the years before it put in front. */
function withEarlyMoon(laterMoon: ChebData): ChebData {
  const { firstJulianDayTt, pieceDays, unitKm, coefficientsPerAxis, pieces } = EARLY_MOON;
  const joinsOn = firstJulianDayTt + pieces.length * pieceDays === laterMoon.jd0;
  if (!joinsOn || pieceDays !== laterMoon.seg_days) {
    throw new Error('the early Moon does not join on to the fit of this version of caelus');
  }
  const factor = unitKm / (laterMoon.scale ?? 1);
  const axis = (piece: readonly number[], index: number): number[] =>
    piece
      .slice(index * coefficientsPerAxis, (index + 1) * coefficientsPerAxis)
      .map((coefficient) => coefficient * factor);
  const earlySegments = pieces.map((piece) => [axis(piece, 0), axis(piece, 1), axis(piece, 2)]);
  return {
    ...laterMoon,
    jd0: firstJulianDayTt,
    segments: [...earlySegments, ...laterMoon.segments],
  };
}

/**
 * Apparent geocentric ecliptic longitude of a body, true equinox of date, [0, 360) degrees, at a
 * Julian day in TT. Within 4″ of JPL DE431 from 1900 to 2050.
 */
export function getApparentLongitude(body: BodyKey, julianDayTt: number): number {
  const [longitudeRadians] = getEngine().ecliptic(body, julianDayTt);
  return normalizeDegrees(longitudeRadians * DEGREES_PER_RADIAN);
}

/** Apparent longitude and daily motion of a body at an instant, UTC milliseconds since 1970. */
export function getApparentPosition(body: BodyKey, utcMs: number): ApparentPosition {
  const julianDayTt = toJulianDayTt(utcMs);
  const before = getApparentLongitude(body, julianDayTt - SPEED_STEP_DAYS);
  const after = getApparentLongitude(body, julianDayTt + SPEED_STEP_DAYS);
  const motion = signedSeparationDegrees(before, after);
  return {
    longitudeDegrees: normalizeDegrees(before + motion / 2),
    speedDegreesPerDay: motion / (2 * SPEED_STEP_DAYS),
  };
}

/** The position of the Sun or the Moon in space at a Julian day in TT, from which eclipses are computed. */
export function getGeocentricPlace(body: 'sun' | 'moon', julianDayTt: number): GeocentricPlace {
  const [longitudeRadians, latitudeRadians, distanceAu] = getEngine().ecliptic(body, julianDayTt);
  return {
    longitudeDegrees: normalizeDegrees(longitudeRadians * DEGREES_PER_RADIAN),
    latitudeDegrees: latitudeRadians * DEGREES_PER_RADIAN,
    distanceKm: (distanceAu ?? 0) * KM_PER_AU,
  };
}
