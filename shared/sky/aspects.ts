// The five Ptolemaic aspects: the angles between two bodies that astrology reads.

export const ASPECT_KEYS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type AspectKey = (typeof ASPECT_KEYS)[number];

/** The exact angle of each aspect, degrees of ecliptic longitude. */
export const ASPECT_ANGLE_DEGREES = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
} as const satisfies Record<AspectKey, number>;

/** Between the names of two bodies: 'Venus sextile Pluto'. */
export const ASPECT_WORDS = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
} as const satisfies Record<AspectKey, string>;

/** How far from exact a natal aspect still counts, degrees (closed bound). */
export const NATAL_ORB_DEGREES = {
  conjunction: 8,
  opposition: 8,
  trine: 7,
  square: 7,
  sextile: 5,
} as const satisfies Record<AspectKey, number>;
