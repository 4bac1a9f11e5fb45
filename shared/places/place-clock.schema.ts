// The instants at which the clock of a place showed a local time: one, two (ambiguous) or none (skipped).

import * as z from 'zod/mini';
import { BIRTH_TIME_FOLDS } from '../core/birth.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { clockTime } from '../core/clock-time.ts';
import { PLACES_FIELD_COPY } from './places.copy.ts';

export const placeClockParamsSchema = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, PLACES_FIELD_COPY.placeUnknown)),
    z.transform(Number),
  ),
});
export const placeClockQuerySchema = z.object({ date: calendarDate(), time: clockTime() });

export const placeClockSchema = z.object({
  kind: z.enum(['unique', 'ambiguous', 'skipped']),
  /** For a skipped time, a sentence that explains why it did not exist; otherwise null. */
  reason: z.nullable(z.string()),
  /** Present when the place skipped the whole day, by a change of the date line: then `reason` is about the date. */
  wholeDay: z.optional(z.literal(true)),
  /** One instant, two (the earlier first), or none. */
  instants: z.array(
    z.object({
      /** Which of the two instants it is; null where there is only one. */
      fold: z.nullable(z.enum(BIRTH_TIME_FOLDS)),
      /** ISO 8601, UTC. */
      utc: z.string(),
      /** Offset from UTC, positive east. */
      utcOffsetSeconds: z.int(),
    }),
  ),
});
export type PlaceClock = z.infer<typeof placeClockSchema>;
