// The daily horoscope: sentences, each with the facts about the sky that it is based on.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { BODY_KEYS } from '../sky/bodies.ts';
import { skyFactSchema } from '../sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES } from '../zodiac/signs.ts';
import { LUCKY_NUMBER_MAX, LUCKY_NUMBER_MIN } from './lucky-number.ts';

export const signKeyField = z.enum(SIGN_KEYS, 'Please choose one of the twelve signs');

/** The user's own date; the service refuses a date that is not today anywhere on earth. */
export const userDayField = z.optional(calendarDate());

export const horoscopeQuerySchema = z.object({ sign: signKeyField, date: userDayField });

const sentenceSchema = z.object({
  text: z.string(),
  /** Ids of the facts that the sentence is based on; never empty. */
  facts: z.array(z.string()).check(z.minLength(1)),
});

export const horoscopeSchema = z.object({
  sign: z.enum(SIGN_KEYS),
  date: z.string(),
  /** At most nine words about the reader, without a planet; not a part of `content`. */
  headline: z.string(),
  /** The sentences' texts joined by one space. */
  content: z.string(),
  luckyNumber: z.int().check(z.gte(LUCKY_NUMBER_MIN), z.lte(LUCKY_NUMBER_MAX)),
  mood: z.string(),
  compatibility: z.enum(SIGN_NAMES),
  sentences: z.array(sentenceSchema),
  facts: z.array(skyFactSchema),
  /** Ids of the facts that each of the three is based on. */
  reasons: z.object({
    mood: z.array(z.string()),
    luckyNumber: z.array(z.string()),
    compatibility: z.array(z.string()),
  }),
});
export type Horoscope = z.infer<typeof horoscopeSchema>;

/** Apparent, geocentric, true equinox of date; degrees in [0, 360). */
const longitude = z.number().check(z.gte(0), z.lt(360));

/** A body on the ecliptic at 12:00 UTC of the date, and how fast it moves. */
const skyPositionSchema = z.object({
  body: z.enum(BODY_KEYS),
  longitudeDegrees: longitude,
  /** Degrees a day, negative while the body is retrograde. */
  speedDegreesPerDay: z.number(),
});

/** The Moon at an instant (ISO 8601 in UTC). */
const moonSampleSchema = z.object({ at: z.string(), longitude });

export const skyTodayQuerySchema = z.object({ date: userDayField });

/**
 * The sky of a date for every time zone: at UTC+14 the date begins 14 hours before its UTC day, and at UTC−12 it ends
 * 12 hours after its UTC day. The page computes current positions: the Moon's from her samples, the other bodies' from
 * their speeds.
 */
export const skyTodaySchema = z.object({
  date: z.string(),
  /** The sentences' texts joined by one space. */
  content: z.string(),
  /** One sentence, about the strongest event of the UTC date. */
  sentences: z.array(sentenceSchema).check(z.minLength(1)),
  /**
   * The facts that the sentence is based on. Then, in order of time: the Moon's stay in the sign in which it is at
   * 12:00 UTC, every event between the first and the last sample of the Moon, and the next new or full Moon after
   * those.
   */
  facts: z.array(skyFactSchema),
  /** The ten bodies. */
  positions: z.array(skyPositionSchema),
  /** Every 6 hours from 18 hours before to 36 hours after 00:00 UTC of the date. */
  moon: z.array(moonSampleSchema),
  /** The headline of each sign's horoscope of the date. */
  headlines: z.record(z.enum(SIGN_KEYS), z.string()),
});
export type SkyToday = z.infer<typeof skyTodaySchema>;
