// The daily horoscope: sentences, each with the facts of the sky that it stands on.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.ts';
import { skyFactSchema } from '../sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES } from '../zodiac/signs.ts';

export const signKeyField = z.enum(SIGN_KEYS, 'Please choose one of the twelve signs');

/** A reader's own day; the service refuses one that is today nowhere on earth. */
export const readersDayField = z.optional(calendarDate());

export const horoscopeQuerySchema = z.object({ sign: signKeyField, date: readersDayField });

export const sentenceSchema = z.object({
  text: z.string(),
  /** Ids of the facts that the sentence stands on; never empty. */
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

export const skyTodaySchema = z.object({
  date: z.string(),
  content: z.string(),
  facts: z.array(skyFactSchema),
});
export type SkyToday = z.infer<typeof skyTodaySchema>;
