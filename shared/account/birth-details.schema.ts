// Birth details: the rules and their sentences, the same in the sign-up, in the profile and on the server.

import * as z from 'zod/mini';
import { orNull } from '../core/absent.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { ageOn } from '../core/calendar-date.ts';
import { clockTime } from '../core/clock-time.ts';
import { personText } from '../core/text.ts';

export const EARLIEST_BIRTH_DATE = '1900-01-01';
export const DEFAULT_MIN_AGE_YEARS = 13;

export const BIRTH_DATE_REQUIRED = 'Please select your birth date';
export const BIRTH_PLACE_REQUIRED = 'Please enter your birth location';

export const BIRTH_TIME_FOLDS = ['earlier', 'later'] as const;
/** Which of two instants is meant when clocks went back and an hour came twice. */
export type BirthTimeFold = (typeof BIRTH_TIME_FOLDS)[number];

export const birthDetailsSchema = z.object({
  birthDate: calendarDate(BIRTH_DATE_REQUIRED),
  birthTime: orNull(clockTime()),
  birthPlace: personText({
    required: BIRTH_PLACE_REQUIRED,
    max: [200, 'Birth location must be at most 200 characters'],
  }),
  birthPlaceId: orNull(z.int('Please choose a place from the list').check(z.positive())),
  birthTimeFold: orNull(z.enum(BIRTH_TIME_FOLDS, 'Please choose earlier or later')),
});
export type BirthDetails = z.infer<typeof birthDetailsSchema>;

/**
 * What is wrong with an existing birth date on the day `today` (both `YYYY-MM-DD`), as a sentence for its field,
 * or undefined when nothing is: 1900-01-01 to today, at least `minAgeYears` ago.
 */
export function findBirthDateProblem(
  birthDate: string,
  today: string,
  minAgeYears: number,
): string | undefined {
  if (birthDate < EARLIEST_BIRTH_DATE) return 'Please choose a date from January 1, 1900 on';
  if (birthDate > today) return 'Please choose a date that is not in the future';
  if (ageOn(birthDate, today) < minAgeYears)
    return `Asteria is for people of ${minAgeYears} and over`;
  return undefined;
}
