// The words of the horoscope card and the day's heading. The horoscope itself comes from the server.

import type { SignName } from '#shared/zodiac/signs.ts';

export const HOROSCOPE_COPY = {
  title: 'Your Daily Horoscope',
  forEvery: (sign: SignName) => `For every ${sign}`,
  loading: 'Loading your horoscope',
  why: 'Why?',
  reasons: 'What this is based on',
  points: (points: number) => `+${points} points`,
  ofDay: (day: string) => `Horoscope for ${day}`,
  luckyNumber: 'Lucky number',
  luckySum: 'How the lucky number is counted',
  /** Under the list of facts: which of them, by number, the mood and the sign stand on. */
  standsOn: (what: string, facts: readonly number[]) => `${what}: ${facts.join(', ')}`,
  luckyOfDay: 'Your lucky number of the day',
  luckyPlace: (factor: number, count: number, own: SignName) =>
    `${factor} × ${count}, for the Moon’s sign, counted from ${own}`,
  luckySign: (factor: number, count: number, sign: SignName) =>
    `${factor} × ${count}, for ${sign}’s place among the twelve signs`,
  luckyOrb: (count: number, aspect: string) =>
    `${count}, for the minutes of arc between ${aspect} and exact`,
  luckyTotal: (sum: number, rest: number, number: number, range: number) =>
    `That adds up to ${sum}. Divided by ${range}, it leaves ${rest}, and 1 more makes ${number}.`,
  mood: 'Mood',
  compatibility: 'Compatible sign',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  noBirthDate: 'Give the Oracle a birth date and she has something to work with.',
  addBirthDetails: 'Add birth details',
  /** The page is about the Moon in a sign that she has not reached yet, or has already left. */
  moonToCome: (sign: SignName, when: string, now: SignName) =>
    `The Moon is still in ${now}. It’s in ${sign}, as this page has it, from ${when}.`,
  moonGone: (sign: SignName, when: string, now: SignName) =>
    `The Moon was in ${sign}, as this page has it, until ${when}. Now it’s in ${now}.`,
} as const;

/** Shown when the horoscope cannot be loaded (requirement HOROSCOPE-3), and labeled as such. */
export const FALLBACK_HOROSCOPE = {
  content:
    'We can’t see the sky from here just now. Take the day slowly, and give the next person you talk to your whole attention.',
  luckyNumber: 7,
  mood: 'Reflective',
  compatibility: 'Libra',
} as const;
