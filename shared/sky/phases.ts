// The phases and shapes of the Moon, by its elongation from the Sun.

import { normalizeDegrees } from './longitude.ts';

export const PHASE_KEYS = ['new', 'first-quarter', 'full', 'last-quarter'] as const;
export type PhaseKey = (typeof PHASE_KEYS)[number];

/** The Moon's longitude minus the Sun's at each phase, degrees. */
export const PHASE_ELONGATION_DEGREES = {
  new: 0,
  'first-quarter': 90,
  full: 180,
  'last-quarter': 270,
} as const satisfies Record<PhaseKey, number>;

/** The eight visible shapes of the Moon, in their order from the new Moon on. */
export const MOON_SHAPE_KEYS = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type MoonShapeKey = (typeof MOON_SHAPE_KEYS)[number];

/**
 * Within how many degrees of elongation from a principal phase the Moon has that phase's name. Our choice: half of the
 * elongation's daily growth, so that each of the four lasts about one day.
 */
const PHASE_HALF_WIDTH_DEGREES = 6.1;

/** The shape of the Moon after each phase, until the next one. */
const BETWEEN_PHASES = {
  new: 'waxing-crescent',
  'first-quarter': 'waxing-gibbous',
  full: 'waning-gibbous',
  'last-quarter': 'waning-crescent',
} as const satisfies Record<PhaseKey, MoonShapeKey>;

/** The shape of the Moon at an elongation from the Sun, degrees in [0, 360). */
export function getMoonShape(elongationDegrees: number): MoonShapeKey {
  let last: PhaseKey = 'new';
  for (const phase of PHASE_KEYS) {
    const past = normalizeDegrees(elongationDegrees - PHASE_ELONGATION_DEGREES[phase]);
    if (Math.min(past, 360 - past) <= PHASE_HALF_WIDTH_DEGREES) return phase;
    if (elongationDegrees >= PHASE_ELONGATION_DEGREES[phase]) last = phase;
  }
  return BETWEEN_PHASES[last];
}
