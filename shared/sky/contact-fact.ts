// The fact of a contact: a moving body is in exact aspect to a point of the reader's own chart. It is separate from the
// facts about the sky, which are the same for everybody.

import * as z from 'zod/mini';
import { ASPECT_KEYS } from './aspects.ts';
import { BODY_KEYS } from './bodies.ts';
import { NATAL_POINT_KEYS } from './natal-points.ts';

/** How exactly a time is printed. `minute`: "12:24 PM" with its ±; `hour`: "about 4 PM"; `day`: "today". */
export const SHOWN_KEYS = ['minute', 'hour', 'day'] as const;

const body = z.enum(BODY_KEYS);
/** An instant, ISO 8601 in UTC with seconds: `2026-11-20T14:03:00Z`. */
const instant = z.string();

/** The fields that a contact and its fact have in common. */
export const contactShape = {
  moving: body,
  natal: z.enum(NATAL_POINT_KEYS),
  aspect: z.enum(ASPECT_KEYS),
  /**
   * The earliest and the latest instant at which the aspect can be exact; the printed ± is half the time between them.
   */
  from: instant,
  until: instant,
  shown: z.enum(SHOWN_KEYS),
  /** Which pass of the exact aspect this is, and of how many: 1 of 1 unless the body reverses; null for a near miss. */
  pass: z.nullable(z.int().check(z.gte(1))),
  passes: z.nullable(z.int().check(z.gte(1))),
  /** Only for a near miss, in which the body turns just short of the aspect: how far from exact it turns, degrees. */
  nearMiss: z.optional(z.number()),
  /** Whole-sign house of the moving body, 1-12; null where the birth time does not determine it. */
  house: z.nullable(z.int().check(z.gte(1), z.lte(12))),
};

export const contactFactSchema = z.object({
  id: z.string(),
  kind: z.literal('contact'),
  bodies: z.tuple([body]),
  ...contactShape,
  /** The exact instant if the given birth time is right to the minute; null for a near miss, which is never exact. */
  exactAt: z.nullable(instant),
  text: z.string(),
});
export type ContactFact = z.infer<typeof contactFactSchema>;
