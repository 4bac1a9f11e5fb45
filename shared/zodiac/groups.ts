// The signs by element and by quality, with a line about each group.

import {
  ELEMENTS,
  type Element,
  QUALITIES,
  type Quality,
  SIGN_KEYS,
  SIGNS,
  type SignKey,
} from './signs.ts';

export type SignGroup = { name: Element | Quality; signs: readonly SignKey[]; description: string };

const ELEMENT_DESCRIPTIONS = {
  Fire: 'They start things. Warm, quick and sure, they would rather burn the toast than wait for it.',
  Earth: 'They make things last. Practical, patient and fond of what can be held in the hand.',
  Air: 'They pass things on. Curious and fair, they think out loud and lend out books.',
  Water: 'They feel things first. Deep, loyal and tidal, they hear what was not said.',
} as const satisfies Record<Element, string>;

const QUALITY_DESCRIPTIONS = {
  Cardinal: 'The openers of the seasons: they begin.',
  Fixed: 'The middle of the seasons: they hold.',
  Mutable: 'The turn of the seasons: they change.',
} as const satisfies Record<Quality, string>;

/** The four elements, each with its three signs in zodiacal order. */
export const ELEMENT_GROUPS: readonly SignGroup[] = ELEMENTS.map((name) => ({
  name,
  signs: SIGN_KEYS.filter((key) => SIGNS[key].element === name),
  description: ELEMENT_DESCRIPTIONS[name],
}));

/** The three qualities, each with its four signs in zodiacal order. */
export const QUALITY_GROUPS: readonly SignGroup[] = QUALITIES.map((name) => ({
  name,
  signs: SIGN_KEYS.filter((key) => SIGNS[key].quality === name),
  description: QUALITY_DESCRIPTIONS[name],
}));
