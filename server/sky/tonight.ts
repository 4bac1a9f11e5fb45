// The Moon's phase at an instant.

import { normalizeDegrees } from '#shared/sky/longitude.ts';
import { getMoonShape, type MoonShapeKey, type PhaseKey } from '#shared/sky/phases.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import type { Almanac } from './almanac.ts';
import { getGeocentricPlace } from './ephemeris.ts';

const DAY_MS = 86_400_000;
/** The time between two new Moons is shorter, so that a stretch of this length contains every phase. */
const LONGEST_LUNATION_DAYS = 30;

export interface MoonPhase {
  phase: MoonShapeKey;
  /** The Moon's longitude minus the Sun's, [0, 360), degrees. */
  elongationDegrees: number;
  /** The lit part of the disk, 0 to 1 (Meeus, Astronomical Algorithms, 2nd ed., 48.1-48.3). */
  illuminatedFraction: number;
  /** The first new and full Moon after the instant, UTC milliseconds since 1970. */
  nextNewUtcMs: number;
  nextFullUtcMs: number;
}

/** The Moon's phase at an instant, UTC milliseconds since 1970. */
export function getMoonPhase(almanac: Almanac, utcMs: number): MoonPhase {
  const moon = almanac.getPosition('moon', utcMs).longitudeDegrees;
  const sun = almanac.getPosition('sun', utcMs).longitudeDegrees;
  const elongationDegrees = normalizeDegrees(moon - sun);
  return {
    phase: getMoonShape(elongationDegrees),
    elongationDegrees,
    illuminatedFraction: getIlluminatedFraction(utcMs),
    nextNewUtcMs: findNextPhase(almanac, 'new', utcMs),
    nextFullUtcMs: findNextPhase(almanac, 'full', utcMs),
  };
}

/** The lit part of the Moon's disk, 0 to 1, seen from the Earth's center. */
function getIlluminatedFraction(utcMs: number): number {
  const julianDayTt = toJulianDayTt(utcMs);
  const moon = getGeocentricPlace('moon', julianDayTt);
  const sun = getGeocentricPlace('sun', julianDayTt);
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const cosElongation =
    Math.cos(radians(moon.latitudeDegrees)) *
    Math.cos(radians(moon.longitudeDegrees - sun.longitudeDegrees));
  const sinElongation = Math.sqrt(1 - cosElongation ** 2);
  const phaseAngle = Math.atan2(
    sun.distanceKm * sinElongation,
    moon.distanceKm - sun.distanceKm * cosElongation,
  );
  return (1 + Math.cos(phaseAngle)) / 2;
}

/** The first instant of the phase after `utcMs`, UTC milliseconds since 1970. */
function findNextPhase(almanac: Almanac, phase: PhaseKey, utcMs: number): number {
  // The second half of the lunation is searched only when the phase is not in the first.
  for (const days of [0, LONGEST_LUNATION_DAYS / 2]) {
    const from = utcMs + days * DAY_MS;
    const until = from + (LONGEST_LUNATION_DAYS / 2) * DAY_MS;
    const found = almanac
      .listEvents(from, until)
      .find((event) => event.kind === 'phase' && event.phase === phase && event.atUtcMs > utcMs);
    if (found !== undefined) return found.atUtcMs;
  }
  throw new Error(`no ${phase} moon within ${LONGEST_LUNATION_DAYS} days of ${utcMs}`);
}
