// Transits: the contacts of moving bodies with the reader's own chart, for a day with their times, for a month as
// counts. Instants are ISO 8601 in UTC; a date is `YYYY-MM-DD` in the reader's zone.

import * as z from 'zod/mini';
import { BIRTH_TIME_MARGINS } from '../core/birth.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { zoneOffsetsSchema } from '../core/zone-offsets.schema.ts';
import { ASPECT_KEYS } from '../sky/aspects.ts';
import { BODY_KEYS } from '../sky/bodies.ts';
import { contactFactSchema, contactShape } from '../sky/contact-fact.ts';
import { NATAL_POINT_KEYS } from '../sky/natal-points.ts';
import { MOON_SHAPE_KEYS } from '../sky/phases.ts';
import { eventFactSchema } from '../sky/sky-fact.ts';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import { TRANSITS_FIELD_COPY } from './transits.copy.ts';

const instant = z.string();
const names = {
  moving: z.enum(BODY_KEYS),
  natal: z.enum(NATAL_POINT_KEYS),
  aspect: z.enum(ASPECT_KEYS),
};

/** The IANA name of the reader's zone; the service refuses a name that it does not know. */
export const zoneField = z.optional(z.string(TRANSITS_FIELD_COPY.zoneUnknown));

export const transitsQuerySchema = z.object({
  date: z.optional(calendarDate()),
  zone: zoneField,
});

export const transitsMonthQuerySchema = z.object({
  /** `YYYY-MM`. */
  month: z.optional(
    z
      .string(TRANSITS_FIELD_COPY.monthMalformed)
      .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, TRANSITS_FIELD_COPY.monthMalformed)),
  ),
  zone: zoneField,
});

const contactSchema = z.object({
  id: z.string(),
  ...contactShape,
  /**
   * The exact instant if the given birth time is right to the minute; for a near miss the instant at which the body
   * turns.
   */
  at: instant,
  text: z.string(),
  facts: z.array(contactFactSchema).check(z.minLength(1)),
});
export type TransitContact = z.infer<typeof contactSchema>;

/**
 * Why a contact is withheld. `too-wide`: the margin of the birth time makes its instant uncertain by more than 36 hours
 * on either side. `may-miss`: for a part of the margin it does not happen at all.
 */
const WITHHELD_REASONS = ['too-wide', 'may-miss'] as const;

export const seasonSchema = z.object({
  ...names,
  /** The days on which the body comes within a degree of the exact aspect, and leaves that degree. */
  start: z.string(),
  end: z.string(),
  /**
   * Every certain pass of the body's retrograde loop, also before `start` and after `end`. `about`: the instant is
   * uncertain by more than 36 hours on either side.
   */
  passes: z.array(
    z.object({ at: instant, from: instant, until: instant, shown: z.enum(['day', 'about']) }),
  ),
  /** Which day of the season the date is, from 1, and of how many. */
  day: z.int().check(z.gte(1)),
  days: z.int().check(z.gte(1)),
});
export type TransitSeason = z.infer<typeof seasonSchema>;

export const transitsSchema = z.object({
  date: z.string(),
  zone: z.string(),
  /** For all instants of this answer. */
  offsets: zoneOffsetsSchema,
  /** The margin of the birth time that was used, minutes; null without a birth time. */
  margin: z.nullable(z.literal(BIRTH_TIME_MARGINS)),
  contacts: z.array(contactSchema),
  withheld: z.array(z.object({ ...names, why: z.enum(WITHHELD_REASONS) })),
  seasons: z.array(seasonSchema),
  /** The first contact after the present instant, whatever `date` is; null when there is none for a month. */
  next: z.nullable(contactSchema),
});
export type Transits = z.infer<typeof transitsSchema>;

const count = z.int().check(z.gte(0));

export const transitsMonthSchema = z.object({
  month: z.string(),
  zone: z.string(),
  /** For the whole month. */
  offsets: zoneOffsetsSchema,
  days: z.array(
    z.object({
      date: z.string(),
      /** The Moon in the middle of the day. `lit` is the lit part of her disk in whole percent. */
      moon: z.object({
        sign: z.enum(SIGN_KEYS),
        lit: z.int().check(z.gte(0), z.lte(100)),
        phase: z.enum(MOON_SHAPE_KEYS),
      }),
      /** Ingresses, stations, eclipses and phases of that day, in order of time. */
      events: z.array(eventFactSchema),
      /** How many contacts with the reader's own chart the Moon has that day, and how many all other bodies have. */
      contacts: z.object({ moon: count, planets: count }),
    }),
  ),
});
export type TransitsMonth = z.infer<typeof transitsMonthSchema>;
