// The form of the horoscopes' words.

import * as z from 'zod';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { lines as readLines } from './lines.ts';
import {
  byHouse,
  bySign,
  DIRECTIONS,
  forEach,
  QUICK_PLANETS,
  SLOW_PLANETS,
  TONES,
  TURNING_PLANETS,
  text,
} from './parts.ts';

/** One sentence a row; `*` before one that gives advice. */
const lines = text.transform(readLines).refine((all) => all.length > 0, 'has no line');
const choices = z.array(text).min(1);
/** By the other body and the aspect; some that the sky never makes are left out. */
const aspects = z.partialRecord(z.enum(BODY_KEYS), z.partialRecord(z.enum(ASPECT_KEYS), lines));
const byAspect = forEach(ASPECT_KEYS, choices);
const SLOW_PAIRS = SLOW_PLANETS.flatMap((one, index) =>
  SLOW_PLANETS.slice(index + 1).map((other) => `${one}-and-${other}`),
);

export const horoscopeSchema = z.strictObject({
  aspects: z.strictObject({
    ...{ sun: aspects, moon: aspects, mercury: aspects, venus: aspects, mars: aspects },
    slow: forEach(SLOW_PAIRS, forEach(TONES, lines)),
  }),
  changes: z.strictObject({
    'quick-ingresses': forEach(QUICK_PLANETS, bySign(lines)),
    'slow-ingresses': forEach(['jupiter', 'saturn'], bySign(lines)),
    'outer-ingresses': forEach(['uranus', 'neptune', 'pluto'], lines),
    'backward-ingresses': forEach(TURNING_PLANETS, lines),
    stations: forEach(TURNING_PLANETS, forEach(DIRECTIONS, lines)),
    retrogrades: forEach(TURNING_PLANETS, lines),
  }),
  moon: z.strictObject({
    void: z.strictObject({ lines }),
    new: bySign(lines),
    full: bySign(lines),
    quarters: forEach(['first-quarter', 'last-quarter'], lines),
    eclipses: forEach(['solar', 'lunar'], lines),
    'enters-signs': bySign(lines),
    'in-signs': bySign(lines),
    weather: bySign(lines),
    'in-houses': byHouse(lines),
  }),
  houses: z.strictObject({
    'quick-planets': forEach(QUICK_PLANETS, byHouse(lines)),
    'slow-planets': forEach(SLOW_PLANETS, byHouse(lines)),
    clauses: byHouse(lines),
    rooms: byHouse(lines),
    closings: byHouse(lines),
  }),
  headlines: byHouse(lines),
  moods: bySign(forEach(TONES, choices)),
  'sky-line': z.strictObject({
    'caught-at': forEach([...QUICK_PLANETS, ...SLOW_PLANETS], choices),
    'moon-meets': byAspect,
    'moon-is': forEach(['new', 'first-quarter', 'full', 'last-quarter'], choices),
    'moon-eclipsed': forEach(['solar', 'lunar'], choices),
    'planets-meet': byAspect,
    'planet-moves': choices,
    'planet-moves-back': choices,
    'planet-turns': forEach(DIRECTIONS, choices),
    'planet-retraces': choices,
    'planet-stays': choices,
  }),
});
