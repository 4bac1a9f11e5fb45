// What the horoscope card and the day's heading say. The horoscope itself comes from the server.

import type { MoonShapeKey } from '#shared/sky/phases.ts';
import type { SignName } from '#shared/zodiac/signs.ts';

export const HOROSCOPE_COPY = {
  title: 'Your Daily Horoscope',
  loading: 'Loading your horoscope',
  why: 'Why?',
  reasons: 'What it stands on',
  points: (points: number) => `+${points} points`,
  ofDay: (day: string) => `The page of ${day}`,
  luckyNumber: 'Lucky number',
  mood: 'Mood',
  compatibility: 'Compatible sign',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  noBirthDate: 'With a birth date the Oracle has something to work with.',
  addBirthDetails: 'Add birth details',
} as const;

/** Shown when the horoscope cannot be loaded (requirement HOROSCOPE-3), and marked as what it is. */
export const FALLBACK_HOROSCOPE = {
  content:
    'The sky could not be reached just now. Take the day slowly, and ask one good question of it.',
  luckyNumber: 7,
  mood: 'Reflective',
  compatibility: 'Libra',
} as const;

const MOON_SHAPES = {
  new: 'New Moon',
  'waxing-crescent': 'Waxing crescent Moon',
  'first-quarter': 'First quarter Moon',
  'waxing-gibbous': 'Waxing gibbous Moon',
  full: 'Full Moon',
  'waning-gibbous': 'Waning gibbous Moon',
  'last-quarter': 'Last quarter Moon',
  'waning-crescent': 'Waning crescent Moon',
} as const satisfies Record<MoonShapeKey, string>;

/** 'Waxing gibbous Moon in Aries'; without a shape 'Moon in Aries'. */
export function moonWords(sign: SignName, shape?: MoonShapeKey): string {
  return `${shape === undefined ? 'Moon' : MOON_SHAPES[shape]} in ${sign}`;
}
