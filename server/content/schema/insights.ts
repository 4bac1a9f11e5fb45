// The form of the insights' words.

import * as z from 'zod';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { cards as readCards } from './cards.ts';
import {
  bySign,
  DIRECTIONS,
  forEach,
  QUICK_PLANETS,
  SLOW_PLANETS,
  TONES,
  TURNING_PLANETS,
  text,
} from './parts.ts';

/** One card a row: "Title | Description." */
const cards = text.transform((block, context) => {
  try {
    return readCards(block);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});
/** Tones that two bodies never form are left out. */
const byTone = z.partialRecord(z.enum(TONES), cards);
const PAIRS = BODY_KEYS.flatMap((one, index) =>
  one === 'moon'
    ? []
    : BODY_KEYS.slice(index + 1).flatMap((other) =>
        other === 'moon' ? [] : [`${one}-and-${other}`],
      ),
);

export const insightsSchema = z.strictObject({
  changes: z.strictObject({
    ingresses: forEach(QUICK_PLANETS, bySign(cards)),
    'slow-ingresses': forEach(SLOW_PLANETS, cards),
    backward: cards,
    stations: forEach(TURNING_PLANETS, forEach(DIRECTIONS, cards)),
    retrogrades: forEach(TURNING_PLANETS, cards),
  }),
  moon: z.strictObject({
    aspects: forEach([...QUICK_PLANETS, ...SLOW_PLANETS], byTone),
    new: bySign(cards),
    full: bySign(cards),
    quarters: forEach(['first-quarter', 'last-quarter'], cards),
    eclipses: forEach(['solar', 'lunar'], cards),
    'in-signs': bySign(cards),
    void: cards,
  }),
  pairs: forEach(PAIRS, byTone),
});
