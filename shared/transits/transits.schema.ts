// What the moving sky does to the reader's own chart: a day with its hours, a month with its counts.

import * as z from 'zod/mini';
import { BIRTH_TIME_MARGINS } from '../core/birth.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
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

/** An IANA name; the service refuses one that it does not know. */
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

export const contactSchema = z.object({
  id: z.string(),
  ...contactShape,
  /** The instant for the minute of birth that is given; of a near miss that of the turn. */
  at: instant,
  text: z.string(),
  facts: z.array(contactFactSchema).check(z.minLength(1)),
});
export type TransitContact = z.infer<typeof contactSchema>;

/** `too-wide`: the birth time leaves more than 36 hours on either side. `may-miss`: it may not happen at all. */
export const WITHHELD_REASONS = ['too-wide', 'may-miss'] as const;

export const seasonSchema = z.object({
  ...names,
  /** The days on which the body comes within a degree of exact and leaves it, `YYYY-MM-DD`. */
  start: z.string(),
  end: z.string(),
  /** Every certain pass of the loop, those outside of start and end too; `about` is more than 36 hours either way. */
  passes: z.array(
    z.object({ at: instant, from: instant, until: instant, shown: z.enum(['day', 'about']) }),
  ),
  /** Which day of how many the date is, from 1. */
  day: z.int().check(z.gte(1)),
  days: z.int().check(z.gte(1)),
});
export type TransitSeason = z.infer<typeof seasonSchema>;

export const transitsSchema = z.object({
  date: z.string(),
  zone: z.string(),
  /** Minutes that count as the birth time's margin; null without a birth time. */
  margin: z.nullable(z.literal(BIRTH_TIME_MARGINS)),
  contacts: z.array(contactSchema),
  withheld: z.array(z.object({ ...names, why: z.enum(WITHHELD_REASONS) })),
  seasons: z.array(seasonSchema),
  /** The first contact from now on, whatever the date; null when there is none for a month. */
  next: z.nullable(contactSchema),
});
export type Transits = z.infer<typeof transitsSchema>;

const count = z.int().check(z.gte(0));

export const transitsMonthSchema = z.object({
  month: z.string(),
  zone: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      /** In the middle of the day; `lit` in whole percent. */
      moon: z.object({
        sign: z.enum(SIGN_KEYS),
        lit: z.int().check(z.gte(0), z.lte(100)),
        phase: z.enum(MOON_SHAPE_KEYS),
      }),
      /** Ingresses, stations, eclipses and phases of that day, in order of time. */
      events: z.array(eventFactSchema),
      /** How many contacts with the reader's own chart the Moon has, and the others. */
      contacts: z.object({ moon: count, planets: count }),
    }),
  ),
});
export type TransitsMonth = z.infer<typeof transitsMonthSchema>;
