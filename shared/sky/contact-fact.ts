// The fact that a moving body touches a point of the reader's own chart. Separate from the facts of the sky, which are
// the same for everybody.

import * as z from 'zod/mini';
import { ASPECT_KEYS } from './aspects.ts';
import { BODY_KEYS } from './bodies.ts';
import { NATAL_POINT_KEYS } from './natal-points.ts';

/** How exactly a time is printed: "12:24 PM" with its ±, "about 4 PM", "today". */
export const SHOWN_KEYS = ['minute', 'hour', 'day'] as const;

const body = z.enum(BODY_KEYS);
/** An instant, ISO 8601 in UTC with seconds: `2026-11-20T14:03:00Z`. */
const instant = z.string();

/** What a contact and its fact both say. */
export const contactShape = {
  moving: body,
  natal: z.enum(NATAL_POINT_KEYS),
  aspect: z.enum(ASPECT_KEYS),
  /** The earliest and the latest instant at which it can be exact; half of what lies between is the ±. */
  from: instant,
  until: instant,
  shown: z.enum(SHOWN_KEYS),
  /** Which pass of how many, 1 of 1 where the body does not turn back; null for a near miss. */
  pass: z.nullable(z.int().check(z.gte(1))),
  passes: z.nullable(z.int().check(z.gte(1))),
  /** How far from exact the body turns, degrees; only where it turns just short of the aspect. */
  nearMiss: z.optional(z.number()),
  /** Whole-sign house of the moving body, 1-12; null where the birth time does not tell. */
  house: z.nullable(z.int().check(z.gte(1), z.lte(12))),
};

export const contactFactSchema = z.object({
  id: z.string(),
  kind: z.literal('contact'),
  bodies: z.tuple([body]),
  ...contactShape,
  /** The instant for the minute of birth that is given; null for a near miss, which is never exact. */
  exactAt: z.nullable(instant),
  text: z.string(),
});
export type ContactFact = z.infer<typeof contactFactSchema>;
