// The four principal phases of the Moon, by its elongation from the Sun.

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
