// A reader's year. Instants are ISO 8601 in UTC; a date is `YYYY-MM-DD` in the reader's zone.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { zoneOffsetsSchema } from '../core/zone-offsets.schema.ts';
import { contactFactSchema, SHOWN_KEYS } from '../sky/contact-fact.ts';
import { phaseFactSchema, stationFactSchema } from '../sky/sky-fact.ts';
import { seasonSchema, zoneField } from '../transits/transits.schema.ts';

export const yearQuerySchema = z.object({
  /** A birthday of the reader; without one the last. */
  from: z.optional(calendarDate()),
  zone: zoneField,
});

const instant = z.string();
/** Whole-sign house, 1-12; null where the birth time does not determine it. */
const house = z.nullable(z.int().check(z.gte(1), z.lte(12)));
const fact = z.discriminatedUnion('kind', [contactFactSchema, phaseFactSchema, stationFactSchema]);

/** Words with the facts that they stand on; those of a quiet month have none. */
const told = { text: z.string(), facts: z.array(fact) };

const yearSeasonSchema = z.extend(z.omit(seasonSchema, { day: true }), {
  /** What it is about, in its own words; null for one that is nowhere surely exact. */
  headline: z.nullable(z.string()),
});
export type YearSeason = z.infer<typeof yearSeasonSchema>;

export const ownYearSchema = z.object({
  basis: z.literal('natal'),
  /** A birthday, and the next one, which the year does not contain. */
  from: z.string(),
  until: z.string(),
  zone: z.string(),
  /** For all instants of this answer. */
  offsets: zoneOffsetsSchema,
  /** When the Sun is back at its place at birth; null where the birth is known too little. */
  return: z.nullable(
    z.object({ at: instant, from: instant, until: instant, shown: z.enum(SHOWN_KEYS) }),
  ),
  /** Of Jupiter to Pluto: those exact in the year, then the others, each in order of their first days in it. */
  seasons: z.array(yearSeasonSchema),
  eclipses: z.array(z.object({ fact: phaseFactSchema, house })),
  /** Of Mercury, Venus and Mars. */
  stations: z.array(stationFactSchema),
  headline: z.object(told),
  /** Twelve, `YYYY-MM`: the calendar months of which most lies in the year. */
  months: z.array(z.object({ month: z.string(), ...told })),
  /**
   * The year before, with the days on which the journal has entries, and those of them on which the sky stood as on a
   * day with an earlier entry; null before the first birthday.
   */
  past: z.nullable(
    z.object({
      from: z.string(),
      until: z.string(),
      marked: z.array(z.string()),
      lookbacks: z.array(z.string()),
    }),
  ),
});
export type OwnYear = z.infer<typeof ownYearSchema>;

/** `basis` is `none` without a birth date. */
export const yearSchema = z.discriminatedUnion('basis', [
  ownYearSchema,
  z.object({ basis: z.literal('none') }),
]);
export type Year = z.infer<typeof yearSchema>;
