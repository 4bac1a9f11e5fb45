// The birth chart as the call returns it; longitudes are apparent, geocentric, true equinox of date, in degrees.

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

export const chartAngleSchema = z.object(zodiacalPosition);

export const chartPlanetSchema = z.object({
  name: bodyName,
  ...zodiacalPosition,
  retrograde: z.boolean(),
  /** Whole-sign house, 1-12; null without a birth time or place. By Placidus it follows from the cusps. */
  house: z.nullable(houseNumber),
  /** `changes`: the body changed sign within the time range in which the birth can lie. */
  certainty: z.enum(['certain', 'changes']),
  changes: z.optional(z.object({ to: signName, atLocal: z.string() })),
});
export type ChartPlanet = z.infer<typeof chartPlanetSchema>;

export const chartAspectSchema = z.object({
  bodies: z.tuple([bodyName, bodyName]),
  aspect: z.enum(ASPECT_KEYS),
  /** Degrees from exact, never negative. */
  orb: z.number(),
  applying: z.boolean(),
});

export const MOMENT_RULES = [
  'standard',
  'daylight',
  'local-mean-time',
  'unknown-place',
  'unknown-time',
] as const;

export const chartMomentSchema = z.object({
  localDate: z.string(),
  localTime: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  utcOffsetSeconds: z.nullable(z.int()),
  /** The instant the positions are for, ISO 8601 UTC. */
  utc: z.string(),
  rule: z.enum(MOMENT_RULES),
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
 * What changes in the chart when the birth is up to an hour earlier or later: from the minute `time` on (`HH:MM` on the
 * clock of the birth place; before midnight and after it belong to neighboring days) the chart says `to`, a minute
 * earlier `from`: signs by their keys, whole-sign houses by number.
 */
export const chartFlipSchema = z.discriminatedUnion('kind', [
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
    wholeSign: z.nullable(z.array(signName).check(z.length(12))),
    placidus: z.nullable(z.array(longitude).check(z.length(12))),
    note: z.optional(z.string()),
  }),
  aspects: z.array(chartAspectSchema),
  /** In order of time; empty without a birth time or place. */
  flips: z.array(chartFlipSchema),
  /** The same of Placidus houses; absent where there are none. */
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
    /** Local wall time of the Sun's change of sign where it falls on the birth date. */
    ingressLocal: z.optional(z.string()),
  }),
});
export type BirthChart = z.infer<typeof fullBirthChartSchema>;

/** The answer for a user without a birth date. */
export const emptyBirthChartSchema = z.object({ planets: z.array(z.never()).check(z.length(0)) });

export const birthChartSchema = z.union([fullBirthChartSchema, emptyBirthChartSchema]);
export type BirthChartAnswer = z.infer<typeof birthChartSchema>;
