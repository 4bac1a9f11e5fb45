// The schema for the words of horoscopes. A unit is one complete text for an area of a sign's life: its house, counted
// from the sign itself.

import * as z from 'zod';
import { CONTACT_TONES } from '#server/sky/contacts/occurrence.ts';
import { LETTER_AREAS, LETTER_REGISTERS } from '#shared/letter/letter.schema.ts';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import type { HouseNumber } from '#shared/sky/houses.ts';
import { PICTURES } from './letter-keys.ts';
import {
  byHouse,
  bySign,
  DIRECTIONS,
  forEach,
  QUICK_PLANETS,
  SLOW_PLANETS,
  text,
} from './parts.ts';

const unit = z.strictObject({
  /** At most nine words about the reader, without a planet. */
  headline: text,
  notice: text,
  /** One sentence about what the sky does; `{sign}` is where it happens, `{planet}` the other body. */
  sky: text,
  /** What helps. */
  act: text,
  register: z.enum(LETTER_REGISTERS),
  area: z.enum(LETTER_AREAS),
  picture: z.enum(PICTURES),
});
export type HoroscopeUnit = z.output<typeof unit>;

/** How many texts each cell of the Moon has: she enters each sign every 27 days. */
const MOON_UNITS = 3;
const ofMoon = forEach([...CONTACT_TONES, 'quiet'], z.array(unit).length(MOON_UNITS));
const half = <House extends `${HouseNumber}`>(houses: readonly House[]) => forEach(houses, ofMoon);
const ofAspects = byHouse(forEach(CONTACT_TONES, unit));
const choices = z.array(text).min(1);
const byAspect = forEach(ASPECT_KEYS, choices);

export const horoscopeSchema = z.strictObject({
  'moon-1-6': half(['1', '2', '3', '4', '5', '6']),
  'moon-7-12': half(['7', '8', '9', '10', '11', '12']),
  ...{ sun: ofAspects, mercury: ofAspects, venus: ofAspects, mars: ofAspects },
  ingresses: forEach([...QUICK_PLANETS, 'slow'], byHouse(unit)),
  phases: forEach(['new-moon', 'full-moon', 'solar-eclipse', 'lunar-eclipse'], byHouse(unit)),
  stations: z.strictObject({
    ...{ 'mercury-retrograde': byHouse(unit), 'mercury-direct': byHouse(unit) },
    ...{ 'venus-retrograde': byHouse(unit), 'venus-direct': byHouse(unit) },
    ...{ 'mars-retrograde': byHouse(unit), 'mars-direct': byHouse(unit) },
  }),
  moods: bySign(forEach(CONTACT_TONES, choices)),
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
