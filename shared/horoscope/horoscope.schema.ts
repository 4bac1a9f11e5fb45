// The daily horoscope: sentences, each with the facts of the sky that it is based on.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { BODY_KEYS } from '../sky/bodies.ts';
import { MOON_SHAPE_KEYS } from '../sky/phases.ts';
import { skyFactSchema } from '../sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES } from '../zodiac/signs.ts';

export const signKeyField = z.enum(SIGN_KEYS, 'Please choose one of the twelve signs');

/** The user's date; the service refuses a date that is not today anywhere on earth. */
export const userDayField = z.optional(calendarDate());

export const horoscopeQuerySchema = z.object({ sign: signKeyField, date: userDayField });

export const sentenceSchema = z.object({
  text: z.string(),
  /** Ids of the facts that the sentence is based on; never empty. */
  facts: z.array(z.string()).check(z.minLength(1)),
});
export type Sentence = z.infer<typeof sentenceSchema>;

export const LUCKY_NUMBER_MIN = 1;
export const LUCKY_NUMBER_MAX = 99;

export const horoscopeSchema = z.object({
  sign: z.enum(SIGN_KEYS),
  date: z.string(),
  /** The sentences' texts joined by one space. */
  content: z.string(),
  luckyNumber: z.int().check(z.gte(LUCKY_NUMBER_MIN), z.lte(LUCKY_NUMBER_MAX)),
  mood: z.string(),
  compatibility: z.enum(SIGN_NAMES),
  sentences: z.array(sentenceSchema),
  facts: z.array(skyFactSchema),
  reasons: z.object({
    mood: z.array(z.string()),
    luckyNumber: z.array(z.string()),
    compatibility: z.array(z.string()),
  }),
});
export type Horoscope = z.infer<typeof horoscopeSchema>;

/** The position of a body on the ecliptic at 12:00 UTC of the date. */
export const skyPositionSchema = z.object({
  body: z.enum(BODY_KEYS),
  /** Apparent, geocentric, true equinox of date; degrees in [0, 360). */
  longitudeDegrees: z.number().check(z.gte(0), z.lt(360)),
});

/** The Moon at 12:00 UTC of the date, and the next new or full Moon after it. */
export const skyMoonSchema = z.object({
  shape: z.enum(MOON_SHAPE_KEYS),
  sign: z.enum(SIGN_KEYS),
  /** The Moon's longitude minus the Sun's, degrees in [0, 360). */
  elongationDegrees: z.number().check(z.gte(0), z.lt(360)),
  next: z.object({ phase: z.enum(['new', 'full']), exactAt: z.string() }),
});
export type SkyMoon = z.infer<typeof skyMoonSchema>;

export const skyTodaySchema = z.object({
  date: z.string(),
  content: z.string(),
  facts: z.array(skyFactSchema),
  /** The ten bodies, for the picture of the day's sky. */
  positions: z.optional(z.array(skyPositionSchema)),
  moon: z.optional(skyMoonSchema),
});
export type SkyToday = z.infer<typeof skyTodaySchema>;
