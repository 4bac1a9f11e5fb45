// A day's lucky numbers in the lottery formats; in the first three sets the last number is the ball.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { userDayField } from '../horoscope/horoscope.schema.ts';

const numbers = z.array(z.int());

export const luckyNumbersQuerySchema = z.object({ date: userDayField });
export const luckyNumbersSaveSchema = z.object({ date: calendarDate() });

export const luckyNumbersSchema = z.object({
  powerball: numbers,
  megaMillions: numbers,
  luckyForLife: numbers,
  dailyNumbers: numbers,
  explanation: z.string(),
  date: z.string(),
});
export type LuckyNumbers = z.infer<typeof luckyNumbersSchema>;

/** The saved days, newest first. */
export const savedLuckyNumbersSchema = z.array(luckyNumbersSchema);
