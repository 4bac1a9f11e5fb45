// The genders that a user is attracted to: four options (requirement SIGNUP-25).

import * as z from 'zod/mini';
import { AUTH_FIELD_COPY } from '../sign-in/sign-in.copy.ts';

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
  { name: string; description: string; zodiacElements: readonly string[] }
>;

/** Version of the wording of the consent to store attractions. */
export const ATTRACTIONS_CONSENT_VERSION = '2026-11-22';

/** A set of attractions in the order of the table, each at most once; an empty set means that no consent is given. */
export const attractionsSchema = z
  .array(
    z.enum(ATTRACTION_IDS, AUTH_FIELD_COPY.attractionUnknown),
    AUTH_FIELD_COPY.attractionUnknown,
  )
  .check(
    z.maxLength(ATTRACTION_IDS.length, AUTH_FIELD_COPY.attractionsRepeated),
    z.overwrite((chosen) => ATTRACTION_IDS.filter((id) => chosen.includes(id))),
  );
