// The letter of a day: what the sky does to the reader's own chart, in words.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { contactFactSchema } from '../sky/contact-fact.ts';
import { phaseFactSchema, stationFactSchema } from '../sky/sky-fact.ts';
import { zoneField } from '../transits/transits.schema.ts';

/** How serious a letter is: light has two jokes, warm one, firm one that is dry, grave none. */
export const LETTER_REGISTERS = ['light', 'warm', 'firm', 'grave'] as const;
export type LetterRegister = (typeof LETTER_REGISTERS)[number];

/** The area of life that a letter is about: `money` is money and time, `home` home and family, `body` body and rest. */
export const LETTER_AREAS = ['love', 'work', 'money', 'home', 'friends', 'body'] as const;
export type LetterArea = (typeof LETTER_AREAS)[number];

export const letterQuerySchema = z.object({
  date: z.optional(calendarDate()),
  zone: zoneField,
});

const meaning = z.string();
/** What the letter says of an event of the sky beside the event itself, which is the same for everybody. */
const ownEventShape = {
  /** Whole-sign house in which it falls, 1-12, counted from the reader's Ascendant. */
  house: z.int().check(z.gte(1), z.lte(12)),
  /** Its instant depends on no birth time. */
  shown: z.literal('minute'),
  meaning,
};
/** A contact that the letter stands on, or the event of the sky that leads it, with a sentence of meaning. */
const letterFactSchema = z.discriminatedUnion('kind', [
  z.extend(contactFactSchema, { meaning }),
  z.extend(phaseFactSchema, ownEventShape),
  z.extend(stationFactSchema, ownEventShape),
]);
export type LetterFact = z.infer<typeof letterFactSchema>;
/** The event of the sky that leads a letter. */
export type LetterEventFact = Exclude<LetterFact, { kind: 'contact' }>;

/**
 * A text may hold tokens `{t:<factId>:exact}`, `{t:<factId>:from}` and `{t:<factId>:until}`, which stand for that
 * fact's time in the reader's zone with its preposition, as precise as its `shown`. `facts` are ids.
 */
const toldSchema = z.object({ text: z.string(), facts: z.array(z.string()) });

export const writtenLetterSchema = z.object({
  /** `sun-only` where neither time nor place of birth is known: it stands on the Sun and the slow planets. */
  basis: z.enum(['natal', 'sun-only']),
  date: z.string(),
  zone: z.string(),
  headline: z.string(),
  paragraphs: z.array(toldSchema),
  question: z.nullable(z.string()),
  also: z.nullable(toldSchema),
  register: z.enum(LETTER_REGISTERS),
  area: z.enum(LETTER_AREAS),
  facts: z.array(letterFactSchema),
});
export type WrittenLetter = z.infer<typeof writtenLetterSchema>;

/** `none` without a birth date. */
export const letterSchema = z.discriminatedUnion('basis', [
  writtenLetterSchema,
  z.object({ basis: z.literal('none') }),
]);
export type Letter = z.infer<typeof letterSchema>;
