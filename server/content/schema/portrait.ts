// The schema for the themes of portraits, and for the sentences between two of them.

import * as z from 'zod';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { byHouse, bySign, forEach, text } from './parts.ts';

/** Each pull with its opposite. */
export const OPPOSITE_PULL = {
  out: 'in',
  in: 'out',
  fast: 'slow',
  slow: 'fast',
  alone: 'together',
  together: 'alone',
  safe: 'daring',
  daring: 'safe',
  head: 'heart',
  heart: 'head',
} as const;
export type Pull = keyof typeof OPPOSITE_PULL;
const PULLS = Object.keys(OPPOSITE_PULL) as Pull[]; // its keys are all pulls

const ELEMENT_KEYS = ['fire', 'earth', 'air', 'water'] as const;

const pull = z.enum(PULLS);
/** `headline`: at most nine words, no planet. `text`: 70 to 90 words, complete without its headline. */
const theme = z.strictObject({
  headline: text,
  text,
  tags: z.strictObject({
    feeling: text,
    /** In order of weight. */
    pulls: z.union([z.tuple([pull]), z.tuple([pull, pull])]),
  }),
});
export type Theme = z.output<typeof theme>;

const ELEMENT_PAIRS = ELEMENT_KEYS.flatMap((sun) =>
  ELEMENT_KEYS.map((moon) => `${sun}-${moon}` as const),
);
const ANGLED = BODY_KEYS.flatMap((body) =>
  (['ascendant', 'midheaven'] as const).map((angle) => `${body}-on-${angle}` as const),
);
const SLOW_ON_LIGHT = (['saturn', 'uranus', 'neptune', 'pluto'] as const).flatMap((slow) =>
  (['sun', 'moon'] as const).map((light) => `${slow}-${light}` as const),
);
const CONTRADICTIONS = PULLS.map((one) => `${one}-${OPPOSITE_PULL[one]}`);

export const portraitSchema = z.strictObject({
  themes: z.strictObject({
    'sun-moon': forEach(ELEMENT_PAIRS, theme),
    'cluster-in-sign': bySign(theme),
    'cluster-in-house': byHouse(theme),
    angle: forEach(ANGLED, theme),
    'ruler-in-house': byHouse(theme),
    alone: forEach(ELEMENT_KEYS, theme),
    unaspected: forEach(['sun', 'moon', 'mercury', 'venus', 'mars'], theme),
    'slow-on-light': forEach(SLOW_ON_LIGHT, theme),
    retrograde: forEach(['mercury', 'venus', 'mars'], theme),
    shape: forEach(['above', 'below', 'east', 'west', 'bundle', 'splash'], theme),
  }),
  joins: z.strictObject({
    contradict: forEach(CONTRADICTIONS, z.tuple([text, text, text])),
    agree: forEach(PULLS, z.tuple([text, text])),
    beside: forEach(PULLS, z.tuple([text])),
  }),
});
