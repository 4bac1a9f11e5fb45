// The words for facts about the sky, and the names of the Moon's shapes.

import type { MoonShapeKey, PhaseKey } from '#shared/sky/phases.ts';
import type { SignName } from '#shared/zodiac/sign-names.ts';

export const FACT_COPY = {
  exact: (when: string) => `Exact ${when}`,
  orb: (orb: string, applying: boolean) => `Orb ${orb}, ${applying ? 'closing' : 'parting'}`,
  fromUntil: (since: string, until: string) => `From ${since} until ${until}`,
  sinceUntil: (since: string, until: string) => `Since ${since}, until ${until}`,
  untilOnly: (until: string) => `Until ${until}`,
  sinceOnly: (since: string) => `Since ${since}`,
  dayAndTime: (day: string, time: string) => `${day} at ${time}`,
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

/** The next phase in a line: 'full on Tuesday', 'last quarter tomorrow at 6:51 PM'. */
export const PHASE_WORDS = {
  new: 'new',
  'first-quarter': 'first quarter',
  full: 'full',
  'last-quarter': 'last quarter',
} as const satisfies Record<PhaseKey, string>;

/** The next phase where there is room for two words only: 'Half Tue'. */
export const SHORT_PHASES = {
  new: 'New',
  'first-quarter': 'Half',
  full: 'Full',
  'last-quarter': 'Half',
} as const satisfies Record<PhaseKey, string>;
