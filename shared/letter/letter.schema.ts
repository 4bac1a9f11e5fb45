// The letter of a day: what the sky does to the reader's own chart, in words.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { contactFactSchema } from '../sky/contact-fact.ts';
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

/** A contact that the letter stands on, with a sentence of meaning. */
const letterFactSchema = z.extend(contactFactSchema, { meaning: z.string() });
export type LetterFact = z.infer<typeof letterFactSchema>;

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
