// The schema for the texts on two people: on their signs, and on their match.

import * as z from 'zod';
import { CONTACT_TONES } from '#server/sky/contacts/occurrence.ts';
import { AREA_RATINGS, MATCH_AREAS, type MatchLevel } from '#shared/matches/matches.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { ELEMENT_KEYS, forEach, text } from './parts.ts';

const PAIRS = SIGN_KEYS.flatMap((one, index) =>
  SIGN_KEYS.slice(index).map((other) => `${one}-and-${other}` as const),
);

export const compatibilitySchema = z.strictObject({
  pairs: forEach(PAIRS, z.strictObject({ description: text, hurts: text, helps: text })),
});

/** By the area that needs most care, which is never the area that flows most. Three variants of each. */
const outcomes = z.partialRecord(z.enum(MATCH_AREAS), z.array(text).length(3));

/** The points between which a thread has a sentence; the others are slow, so that everybody of an age shares them. */
const THREAD_POINTS = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const),
  'ascendant',
] as const;
const THREAD_PAIRS = THREAD_POINTS.flatMap((one, index) =>
  THREAD_POINTS.slice(index).map((other) => `${one}-${other}` as const),
);

/** The levels that have lines of the day; those above have the lines of the last. */
const DAY_LEVELS = ['word', 'four-words'] as const satisfies readonly MatchLevel[];
/** What fits on a day of one element for a pair with one area that flows; so no line comes again within a week. */
const LEAST_FITTING = 7;
/** A line fits the Moon in signs of one element, or of two that never follow each other. */
const lineElements = z.union([
  z.tuple([z.enum(ELEMENT_KEYS)]),
  z.tuple([z.literal('fire'), z.literal('air')]),
  z.tuple([z.literal('earth'), z.literal('water')]),
]);
const dayLines = z
  .array(
    z.strictObject({
      text,
      elements: lineElements,
      flows: z.array(z.enum(MATCH_AREAS)).min(1),
    }),
  )
  .length(30)
  .refine(
    (lines) =>
      ELEMENT_KEYS.every((element) =>
        MATCH_AREAS.every(
          (area) =>
            lines.filter(
              ({ elements, flows }) =>
                elements.some((each) => each === element) && flows.includes(area),
            ).length >= LEAST_FITTING,
        ),
      ),
    `must have ${LEAST_FITTING} lines or more for each element with each area`,
  );

export const matchesSchema = z.strictObject({
  outcomes: forEach(MATCH_AREAS, outcomes).refine(
    (all) =>
      MATCH_AREAS.every((flows) =>
        MATCH_AREAS.every((care) => (all[flows][care] === undefined) === (flows === care)),
      ),
    'must have a text for every two areas, and none for one area with itself',
  ),
  threads: forEach(THREAD_PAIRS, forEach(CONTACT_TONES, text)),
  'area-ratings': forEach(MATCH_AREAS, forEach(AREA_RATINGS, text)),
  days: forEach(DAY_LEVELS, dayLines),
});
