// The schema for the words of insights: cards about what the sky does for everybody.

import * as z from 'zod';
import { ADVICE } from './letter-keys.ts';
import {
  byElement,
  bySign,
  DIRECTIONS,
  forEach,
  SLOW_PLANETS,
  TURNING_PLANETS,
  text,
} from './parts.ts';

const card = z.strictObject({
  /** At most seven words, without a planet, a sign or a period. */
  title: text,
  /** Two to four sentences, one of which says what the sky does; `{sign}` is where. */
  text,
  /** Its advice, so that it is not shown beside the opposite advice. */
  advises: z.array(z.enum(ADVICE)).min(1).default([]),
  /** A joke: it is not shown beside a grave letter. */
  register: z.literal('light').optional(),
});
export type Card = z.output<typeof card>;

const cards = z.array(card).min(1);
const joined = z.strictObject({ joined: cards });
const tones = z.strictObject({ joined: cards, easy: cards, hard: cards });
const toSlow = { jupiter: tones, saturn: tones, uranus: tones, neptune: tones, pluto: tones };
/** `pressed`: a conjunction, a square or an opposition. */
const ofPair = z.strictObject({ easy: cards, pressed: cards });
const SLOW_PAIRS = SLOW_PLANETS.flatMap((one, index) =>
  SLOW_PLANETS.slice(index + 1).map((other) => `${one}-${other}`),
);
/**
 * In one round of 27 days the Moon makes one conjunction with a body, four easy aspects, and three hard ones. With one
 * text more than a round needs, none comes again within thirty days.
 */
const ofMoon = z.strictObject({
  joined: z.array(card).min(2),
  easy: z.array(card).min(3),
  hard: z.array(card).min(4),
});

export const insightsSchema = z.strictObject({
  'aspects-sun': z.strictObject({ mercury: joined, venus: joined, mars: tones, ...toSlow }),
  'aspects-mercury': z.strictObject({
    venus: z.strictObject({ joined: cards, easy: cards }),
    ...{ mars: tones, ...toSlow },
  }),
  'aspects-venus': z.strictObject({ mars: tones, ...toSlow }),
  'aspects-mars': z.strictObject(toSlow),
  'aspects-slow': forEach(SLOW_PAIRS, ofPair),
  'moon-aspects': forEach(['mercury', 'venus', 'mars', ...SLOW_PLANETS], ofMoon),
  'moon-signs': bySign(z.array(card).min(2)),
  'moon-phases': z.strictObject({
    ...{ new: byElement(cards), full: byElement(cards) },
    'first-quarter': z.array(card).min(2),
    'last-quarter': z.array(card).min(2),
    ...{ 'solar-eclipse': cards, 'lunar-eclipse': cards },
  }),
  ingresses: z.strictObject({
    ...{ sun: byElement(cards), mercury: byElement(cards) },
    ...{ venus: byElement(cards), mars: byElement(cards) },
    ...{ jupiter: cards, saturn: cards, uranus: cards, neptune: cards, pluto: cards },
  }),
  stations: forEach(TURNING_PLANETS, forEach(DIRECTIONS, cards)),
});
