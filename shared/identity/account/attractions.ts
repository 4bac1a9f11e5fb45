// The genders that a user is attracted to: four options (requirement SIGNUP-25).

import type { Element } from '../../zodiac/signs.ts';

export const ATTRACTION_IDS = ['men', 'women', 'non-binary', 'everyone'] as const;
export type AttractionId = (typeof ATTRACTION_IDS)[number];

export const ATTRACTIONS = {
  men: { name: 'Men', description: 'Masculine energy', zodiacElements: ['Fire', 'Air'] },
  women: { name: 'Women', description: 'Feminine energy', zodiacElements: ['Water', 'Earth'] },
  'non-binary': {
    name: 'Non-binary',
    description: 'Balanced energy',
    zodiacElements: ['Air', 'Water'],
  },
  everyone: {
    name: 'Everyone',
    description: 'Universal energy',
    zodiacElements: ['Fire', 'Earth', 'Air', 'Water'],
  },
} as const satisfies Record<
  AttractionId,
  { name: string; description: string; zodiacElements: readonly Element[] }
>;

/** Version of the wording of the consent to store attractions. */
export const ATTRACTIONS_CONSENT_VERSION = '2026-11-27';
