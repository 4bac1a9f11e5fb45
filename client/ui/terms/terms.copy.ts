// The technical terms of astrology, each with its explanation and the forms in which texts have it.

type TermWords = {
  /** Its forms, as alternatives of a regular expression without capturing groups. */
  forms: string;
  sentence: string;
};

export const TERMS = {
  orb: {
    forms: 'orbs?',
    sentence: 'The orb is how far an angle is from exact, in degrees: the smaller, the stronger.',
  },
  closing: {
    forms: 'closing|applying',
    sentence: 'The two are still moving toward the exact angle.',
  },
  parting: {
    forms: 'parting|separating',
    sentence: 'The exact angle has passed, and the two are moving apart.',
  },
  conjunction: {
    forms: 'conjunct|conjunctions?',
    sentence: 'A conjunction is 0°: two bodies at one place in the sky, acting as one.',
  },
  sextile: {
    forms: 'sextiles?',
    sentence: 'A sextile is an angle of 60°: an easy chance, if you take it.',
  },
  square: {
    forms: 'squares?',
    sentence: 'A square is an angle of 90°: friction that asks for work.',
  },
  trine: {
    forms: 'trines?',
    sentence: 'A trine is an angle of 120°: things flow on their own.',
  },
  opposition: {
    forms: 'opposite|oppositions?',
    sentence: 'An opposition is 180°: two bodies across from each other, pulling both ways.',
  },
  aspect: {
    forms: 'aspects?',
    sentence: 'An aspect is one of five angles between two bodies: 0°, 60°, 90°, 120° or 180°.',
  },
  house: {
    forms: 'houses?',
    sentence:
      'The houses are twelve parts of the sky at your birth, counted from the Ascendant, each an area of life.',
  },
  wholeSign: {
    forms: 'whole[ -]signs?',
    sentence: 'In whole-sign houses each house is one sign; the Ascendant’s sign is the first.',
  },
  placidus: {
    forms: 'Placidus',
    sentence: 'Placidus divides the sky by time, so its houses differ in width.',
  },
  ascendant: {
    forms: 'Ascendant|AC|rising sign',
    sentence:
      'The Ascendant (AC) is the point of the zodiac that was rising in the east when you were born.',
  },
  midheaven: {
    forms: 'Midheaven|MC',
    sentence:
      'The Midheaven (MC) is the point of the zodiac that stood highest when you were born.',
  },
  retrograde: {
    forms: 'retrograde',
    sentence: 'A retrograde planet seems to move backward, like a car you pass on the highway.',
  },
  station: {
    forms: 'stations?|turns direct',
    sentence: 'At its station a planet seems to stand still before it changes direction.',
  },
  voidOfCourse: {
    forms: 'void of course',
    sentence: 'The Moon is void of course when she makes no more aspects before she changes signs.',
  },
} as const satisfies Record<string, TermWords>;

export type TermKey = keyof typeof TERMS;
