// Birth details: the rules and their messages, the same in the sign-up, in the profile and on the server.

import * as z from 'zod/mini';
import { orNull } from '../../core/absent.ts';
import { BIRTH_TIME_FOLDS, BIRTH_TIME_MARGINS } from '../../core/birth.ts';
import { calendarDate } from '../../core/calendar-date.schema.ts';
import { ageOn } from '../../core/calendar-date.ts';
import { clockTime } from '../../core/clock-time.ts';
import { personText } from '../../core/text.ts';
import { ACCOUNT_FIELD_COPY } from './account.copy.ts';

export const EARLIEST_BIRTH_DATE = '1900-01-01';

export const birthDetailsSchema = z.object({
  birthDate: calendarDate(ACCOUNT_FIELD_COPY.birthDateRequired),
  birthTime: orNull(clockTime()),
  birthPlace: personText({
    required: ACCOUNT_FIELD_COPY.birthPlaceRequired,
    max: [200, ACCOUNT_FIELD_COPY.birthPlaceLong],
  }),
  birthPlaceId: orNull(z.int(ACCOUNT_FIELD_COPY.birthPlaceUnknown).check(z.positive())),
  birthTimeFold: orNull(z.enum(BIRTH_TIME_FOLDS, ACCOUNT_FIELD_COPY.birthTimeFold)),
  /**
   * Minutes that the birth time may be off in either direction; null until the user says. Ignored without a birth time.
   */
  birthTimeMargin: orNull(z.literal(BIRTH_TIME_MARGINS, ACCOUNT_FIELD_COPY.birthTimeMargin)),
});
export type BirthDetails = z.infer<typeof birthDetailsSchema>;

/**
 * The problem of an existing birth date on the day `today` (both `YYYY-MM-DD`), as a sentence for its field, or
 * undefined when the date is valid: from 1900-01-01 to today, and at least `minAgeYears` ago.
 */
export function findBirthDateProblem(
  birthDate: string,
  today: string,
  minAgeYears: number,
): string | undefined {
  if (birthDate < EARLIEST_BIRTH_DATE) return ACCOUNT_FIELD_COPY.birthDateTooEarly;
  if (birthDate > today) return ACCOUNT_FIELD_COPY.birthDateInFuture;
  if (ageOn(birthDate, today) < minAgeYears) return ACCOUNT_FIELD_COPY.tooYoung(minAgeYears);
  return undefined;
}
