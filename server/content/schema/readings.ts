// The schema for the openings of readings: words by the sign or the house of one placement.

import * as z from 'zod';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { byHouse, bySign, forEach, text } from './parts.ts';

const inSigns = bySign(text);
const inHouses = byHouse(text);
/** For a slow planet, only the signs that it has been in since 1900. */
const inSomeSigns = z.partialRecord(z.enum(SIGN_KEYS), text);

/** The opening of each of the five paragraphs. */
const headings = z.array(text).length(5);

/** The sets of attractions, and whether Venus stood in a sign of fire or air, or of earth or water. */
const DRAWN_TO = [
  'men',
  'women',
  'non-binary',
  'men-and-women',
  'men-and-non-binary',
  'women-and-non-binary',
  'everyone',
] as const;
export type DrawnTo = (typeof DRAWN_TO)[number];

export const readingsSchema = z.strictObject({
  'drawn-to': forEach(DRAWN_TO, z.strictObject({ quick: text, slow: text })),
  headings: forEach(['love', 'career', 'soul'], headings),
  love: z.strictObject({
    ...{ 'venus-in-signs': inSigns, 'mars-in-signs': inSigns, 'moon-in-signs': inSigns },
    ...{ 'venus-in-houses': inHouses, 'venus-tastes': inSigns },
    ...{ 'moon-in-houses': inHouses, 'moon-rooms': inSigns },
  }),
  career: z.strictObject({
    ...{ 'saturn-in-signs': inSigns, 'midheaven-in-signs': inSigns, 'sun-trades': inSigns },
    ...{ 'sun-in-signs': inSigns, 'saturn-in-houses': inHouses, 'saturn-tasks': inSigns },
    ...{ 'sun-in-houses': inHouses, 'sun-workshops': inSigns },
  }),
  soul: z.strictObject({
    ...{ 'moon-in-signs': inSigns, 'pluto-in-houses': inHouses, 'pluto-in-signs': inSomeSigns },
    ...{ 'neptune-in-signs': inSomeSigns, 'moon-in-houses': inHouses, 'moon-threads': inSigns },
    ...{ 'neptune-in-houses': inHouses, 'moon-nights': inSigns },
  }),
});
