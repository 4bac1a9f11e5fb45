// The form of what is told to two people: by their signs, and by their match.

import * as z from 'zod';
import { CONTACT_TONES } from '#server/sky/contacts/occurrence.ts';
import { AREA_RATINGS, MATCH_AREAS } from '#shared/matches/matches.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { forEach, text } from './parts.ts';

const PAIRS = SIGN_KEYS.flatMap((one, index) =>
  SIGN_KEYS.slice(index).map((other) => `${one}-and-${other}` as const),
);

export const compatibilitySchema = z.strictObject({
  pairs: forEach(PAIRS, z.strictObject({ description: text, hurts: text, helps: text })),
});

/** By the area that needs most care; the one that flows most is never the same. Three ways to tell each. */
const outcomes = z.partialRecord(z.enum(MATCH_AREAS), z.array(text).length(3));

/** The points between which a thread has a sentence; the others are slow, and everybody of an age has them in common. */
const THREAD_POINTS = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const),
  'ascendant',
] as const;
const THREAD_PAIRS = THREAD_POINTS.flatMap((one, index) =>
  THREAD_POINTS.slice(index).map((other) => `${one}-${other}` as const),
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
});
