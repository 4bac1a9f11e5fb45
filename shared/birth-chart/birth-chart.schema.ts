// The birth chart as the call returns it. Longitudes are apparent, geocentric and ecliptic, true equinox of date, in
// degrees. Local times are the birth place's, `HH:MM`; UTC when the place is not known.

import * as z from 'zod/mini';
import { ASPECT_KEYS } from '../sky/aspects.ts';
import { BODY_KEYS, BODY_NAMES } from '../sky/bodies.ts';
import { SIGN_KEYS, SIGN_NAMES } from '../zodiac/signs.ts';

const bodyName = z.enum(BODY_NAMES);
const signName = z.enum(SIGN_NAMES);
const houseNumber = z.int().check(z.gte(1), z.lte(12));
/** Degrees in [0, 360). */
const longitude = z.number().check(z.gte(0), z.lt(360));

const zodiacalPosition = {
  sign: signName,
  longitude,
  /** Whole degrees within the sign, 0-29. */
  degree: z.int().check(z.gte(0), z.lte(29)),
  /** Whole arc-minutes, 0-59, truncated. */
  minute: z.int().check(z.gte(0), z.lte(59)),
};

const chartAngleSchema = z.object(zodiacalPosition);

const chartPlanetSchema = z.object({
  name: bodyName,
  ...zodiacalPosition,
  retrograde: z.boolean(),
  /**
   * Whole-sign house, 1-12; null without a birth time or place. The Placidus house is computed from `houses.placidus`.
   */
  house: z.nullable(houseNumber),
  /** `changes`: the body changes sign within the range of possible birth times. */
  certainty: z.enum(['certain', 'changes']),
  /** That change: the sign after it, and its local time. */
  changes: z.optional(z.object({ to: signName, atLocal: z.string() })),
});
export type ChartPlanet = z.infer<typeof chartPlanetSchema>;

const chartAspectSchema = z.object({
  bodies: z.tuple([bodyName, bodyName]),
  aspect: z.enum(ASPECT_KEYS),
  /** Degrees from exact, never negative. */
  orb: z.number(),
  /** Whether the orb is shrinking. */
  applying: z.boolean(),
});

/**
 * How the birth time was converted to UTC: by the zone's standard or daylight saving time, or by the local mean time of
 * the place's longitude; `unknown-place` as UTC; `unknown-time` at noon.
 */
const MOMENT_RULES = [
  'standard',
  'daylight',
  'local-mean-time',
  'unknown-place',
  'unknown-time',
] as const;

/** How the instant of the chart was computed from the birth details. */
const chartMomentSchema = z.object({
  /** `YYYY-MM-DD`. */
  localDate: z.string(),
  /** Null without a birth time. */
  localTime: z.nullable(z.string()),
  /** IANA name; null without a place, as is the offset. */
  timeZone: z.nullable(z.string()),
  /** Positive east of Greenwich. */
  utcOffsetSeconds: z.nullable(z.int()),
  /** The instant the positions are for, ISO 8601 UTC. */
  utc: z.string(),
  rule: z.enum(MOMENT_RULES),
  /** When clocks went back and showed the birth time twice: which of the two is meant. */
  ambiguous: z.optional(z.enum(['earlier', 'later'])),
});

const houseFlipSchema = z.object({
  time: z.string(),
  body: z.enum(BODY_KEYS),
  kind: z.literal('house'),
  from: houseNumber,
  to: houseNumber,
});

/**
 * A flip: what changes in the chart when the birth is up to an hour earlier or later. The chart of a birth at the local
 * time `time` has `to`; for a birth one minute earlier, it has `from`: signs by their keys, whole-sign houses by
 * number. Around midnight `time` may belong to the day before or after the birth date.
 */
const chartFlipSchema = z.discriminatedUnion('kind', [
  z.object({
    time: z.string(),
    body: z.enum([...BODY_KEYS, 'ascendant', 'midheaven']),
    kind: z.literal('sign'),
    from: z.enum(SIGN_KEYS),
    to: z.enum(SIGN_KEYS),
  }),
  houseFlipSchema,
]);

export const fullBirthChartSchema = z.object({
  planets: z.array(chartPlanetSchema).check(z.length(10)),
  ascendant: z.nullable(chartAngleSchema),
  midheaven: z.nullable(chartAngleSchema),
  houses: z.object({
    /** The signs of the twelve houses from the first on; null without a birth time or place. */
    wholeSign: z.nullable(z.array(signName).check(z.length(12))),
    /** The twelve cusps from the first house on; null like `wholeSign`, and beyond the polar circles. */
    placidus: z.nullable(z.array(longitude).check(z.length(12))),
    /** A sentence that says why houses or Placidus cusps are missing. */
    note: z.optional(z.string()),
  }),
  aspects: z.array(chartAspectSchema),
  /** In order of time; empty without a birth time or place. */
  flips: z.array(chartFlipSchema),
  /** The flips of Placidus houses, in order of time; absent where there are no such houses. */
  placidusFlips: z.optional(z.array(houseFlipSchema)),
  moment: chartMomentSchema,
  place: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      region: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  sunSign: z.object({
    /** By the date table (requirement ZODIAC-3). */
    table: signName,
    /** By the real Sun at the chart's instant. */
    sky: signName,
    /** The Sun's change of sign, `YYYY-MM-DDTHH:MM` in local time; absent unless it is on the birth date. */
    ingressLocal: z.optional(z.string()),
  }),
});
export type BirthChart = z.infer<typeof fullBirthChartSchema>;

/**
 * The minimum that an answer contains: names and signs of any planets (requirement CHART-1); no planets without a birth
 * date. It allows no other properties, so that a full chart with a mistake is not taken for a minimal one.
 */
const plainBirthChartSchema = z.strictObject({
  planets: z.array(z.object({ name: z.string(), sign: z.string() })),
});
export type PlainPlanet = z.infer<typeof plainBirthChartSchema>['planets'][number];

export const birthChartSchema = z.union([fullBirthChartSchema, plainBirthChartSchema]);
export type BirthChartAnswer = z.infer<typeof birthChartSchema>;
