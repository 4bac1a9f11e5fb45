// The letter of a day: what the sky does to the reader's own chart, in words.

import * as z from 'zod/mini';
import { placementFactSchema } from '../chart-reading/chart-reading.schema.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { zoneOffsetsSchema } from '../core/zone-offsets.schema.ts';
import { contactFactSchema } from '../sky/contact-fact.ts';
import { phaseFactSchema, stationFactSchema } from '../sky/sky-fact.ts';
import { zoneField } from '../transits/transits.schema.ts';

/** How serious a letter is. `light`: with two jokes; `warm`: with one; `firm`: with a dry one; `grave`: with none. */
export const LETTER_REGISTERS = ['light', 'warm', 'firm', 'grave'] as const;

/** The area of life that a letter is about: `money` is money and time, `home` home and family, `body` body and rest. */
export const LETTER_AREAS = ['love', 'work', 'money', 'home', 'friends', 'body'] as const;
export type LetterArea = (typeof LETTER_AREAS)[number];

export const letterQuerySchema = z.object({
  date: z.optional(calendarDate()),
  zone: zoneField,
});

/** A sentence: what the fact means for the reader. */
const meaning = z.string();
/** What the letter says to its reader about an event in the sky, which is the same for everybody. */
const ownEventShape = {
  /** Whole-sign house of the event, 1-12, counted from the reader's Ascendant; null when that is not certain. */
  house: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  /** Always known to the minute, because the instant does not depend on a birth time. */
  shown: z.literal('minute'),
  meaning,
};
/**
 * A season: the weeks in which a slow body is near an aspect. Its instants belong to one pass: the one that the letter
 * is about, or else the nearest. When the body turns back before it is exact, `pass`, `passes` and `exactAt` are null.
 */
const seasonFactSchema = z.extend(contactFactSchema, {
  kind: z.literal('season'),
  /** The first and the last day within a degree, `YYYY-MM-DD` of the letter's zone. */
  start: z.string(),
  end: z.string(),
  /** Which day of the season the letter's day is, from 1, and how many days the season has. */
  day: z.int(),
  days: z.int(),
  meaning,
});
/**
 * A fact that the letter is based on: a contact, a season, a placement of the birth chart, or the event in the sky that
 * the letter is mainly about.
 */
const letterFactSchema = z.discriminatedUnion('kind', [
  z.extend(contactFactSchema, { meaning }),
  seasonFactSchema,
  z.extend(placementFactSchema, { meaning }),
  z.extend(phaseFactSchema, ownEventShape),
  z.extend(stationFactSchema, ownEventShape),
]);
export type LetterFact = z.infer<typeof letterFactSchema>;
/** The event in the sky that a letter is mainly about. */
export type LetterEventFact = Exclude<LetterFact, { kind: 'contact' | 'season' | 'placement' }>;
/** A contact or a season: what a body does to a point of the reader's own chart. */
export type LetterContactFact = LetterFact & { kind: 'contact' | 'season' };

/**
 * A text with the ids of the facts that it is based on. It may contain tokens `{t:<factId>:exact}`, `{t:<factId>:from}`
 * and `{t:<factId>:until}`. The page replaces each by that time of the fact in the reader's zone, with its preposition
 * ("at 12:24 PM"), as precisely as the fact's `shown` says.
 */
const toldSchema = z.object({ text: z.string(), facts: z.array(z.string()) });

const writtenLetterSchema = z.object({
  /** `sun-only` when neither time nor place of birth is known: only what a birth date alone determines is used. */
  basis: z.enum(['natal', 'sun-only']),
  date: z.string(),
  zone: z.string(),
  headline: z.string(),
  paragraphs: z.array(toldSchema),
  /** Null on the days without a question, about every second one. */
  question: z.nullable(z.string()),
  /** One sentence that connects the letter with the days before or after it; null on about every second day. */
  thread: z.nullable(toldSchema),
  /**
   * A line about a season or a contact of the Moon that day, beside what the letter is mainly about; otherwise null.
   */
  also: z.nullable(toldSchema),
  register: z.enum(LETTER_REGISTERS),
  area: z.enum(LETTER_AREAS),
  /** Whether it replaces a letter that was written for other birth details. */
  rewritten: z.boolean(),
  facts: z.array(letterFactSchema),
});
export type WrittenLetter = z.infer<typeof writtenLetterSchema>;

/** `basis` is `none` without a birth date. `offsets` are those of the letter's zone for all instants of its facts. */
export const letterSchema = z.discriminatedUnion('basis', [
  z.extend(writtenLetterSchema, { offsets: zoneOffsetsSchema }),
  z.object({ basis: z.literal('none') }),
]);
export type Letter = z.infer<typeof letterSchema>;
