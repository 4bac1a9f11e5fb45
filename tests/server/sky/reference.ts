// The reference skies that the tests and the sky report measure against, read and checked.

import { readFileSync } from 'node:fs';
import {
  AstroTime,
  Body,
  EclipticGeoMoon,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SphereFromVector,
  SunPosition,
} from 'astronomy-engine';
import * as z from 'zod';
import { ASPECT_ANGLE_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_NAMES, type BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees } from '#shared/sky/longitude.ts';
import { PHASE_KEYS } from '#shared/sky/phases.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';

const FIXTURES = new URL('../../fixtures/sky/', import.meta.url);
const JULIAN_DAY_2000 = 2_451_545;

const signName = z.enum(SIGN_NAMES);
const bodyName = z.enum(BODY_NAMES);

const referenceChartsSchema = z.object({
  charts: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      utc: z.string(),
      place: z.object({ lat: z.number(), lon: z.number() }),
      timescale: z.object({ jdUT1: z.number(), jdTT: z.number(), deltaTSec: z.number() }),
      bodies: z.record(
        bodyName,
        z.object({
          lon: z.number(),
          sign: signName,
          retrograde: z.boolean(),
          speedDegPerDay: z.number(),
          wholeSignHouse: z.int(),
          placidusHouse: z.int().nullable(),
        }),
      ),
      angles: z.object({
        ascendant: z.object({ lon: z.number(), sign: signName }),
        mc: z.object({ lon: z.number() }),
        armc: z.number(),
        obliquity: z.number(),
      }),
      houses: z.object({
        wholeSign: z.array(signName).length(12),
        placidus: z.array(z.number()).length(12).nullable(),
      }),
    }),
  ),
});
export type ReferenceChart = z.infer<typeof referenceChartsSchema>['charts'][number];

const referenceIngress = z.object({
  body: bodyName,
  to: signName,
  retrograde: z.boolean(),
  utcSecond: z.string(),
});

const referenceEventsSchema = z.object({
  lunarPhases: z.array(z.object({ type: z.enum(PHASE_KEYS), utcSecond: z.string() })),
  planetIngresses: z.array(referenceIngress),
  moonIngresses: z.array(referenceIngress),
  stations: z.array(
    z.object({
      body: bodyName,
      station: z.enum(['retrograde', 'direct']),
      utcSecond: z.string(),
    }),
  ),
  eclipses: z.array(
    z.object({ type: z.enum(['solar', 'lunar']), kind: z.string(), utcSecond: z.string() }),
  ),
});
export type ReferenceEvents = z.infer<typeof referenceEventsSchema>;

function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'));
}

/** 60 birth charts by Swiss Ephemeris; how they were made stands in the file's `meta`. */
export function readReferenceCharts(): ReferenceChart[] {
  return referenceChartsSchema.parse(readFixture('reference-charts.json')).charts;
}

/** The events of 2024 to 2026 by Swiss Ephemeris. */
export function readReferenceEvents(): ReferenceEvents {
  return referenceEventsSchema.parse(readFixture('sky-events.json'));
}

const ENGINE_BODY = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
} as const satisfies Record<BodyKey, Body>;

/**
 * The independent ephemeris: apparent geocentric ecliptic longitude of date by astronomy-engine, at a
 * Julian day in TT (its own ΔT is left out), [0, 360), degrees. Good to 19″.
 */
export function getIndependentLongitude(body: BodyKey, julianDayTt: number): number {
  const time = AstroTime.FromTerrestrialTime(julianDayTt - JULIAN_DAY_2000);
  if (body === 'sun') return normalizeDegrees(SunPosition(time).elon);
  if (body === 'moon') return normalizeDegrees(EclipticGeoMoon(time).lon);
  const ofDate = RotateVector(Rotation_EQJ_ECT(time), GeoVector(ENGINE_BODY[body], time, true));
  return normalizeDegrees(SphereFromVector(ofDate).lon);
}

/** Every separation from 0° up to 360° at which two bodies are in aspect. */
export const ASPECT_SEPARATIONS_DEGREES = [
  ...new Set(
    Object.values(ASPECT_ANGLE_DEGREES).flatMap((angle) => [angle, normalizeDegrees(-angle)]),
  ),
].sort((one, other) => one - other);
