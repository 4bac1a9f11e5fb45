// The contribution of the two signs' ruling planets: points and a clause for each of the 55 pairs.
// The points follow the traditional friendships of the planets (Lilly, Christian Astrology, book I; the
// modern rulers by their character). Our choice: the exact figures.

import { SIGNS, type SignKey } from '../zodiac/signs.ts';
import { type PairKey, pairKey } from './pairs.ts';

/**
 * The ruling planets of the signs, as `SIGNS` in zodiac/signs.ts has them, in the order of the first sign that each
 * rules.
 */
const RULERS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Pluto and Mars',
  'Jupiter',
  'Saturn',
  'Uranus and Saturn',
  'Neptune and Jupiter',
] as const;
type Ruler = (typeof RULERS)[number];

type Weighed = { points: number; clause: string };

const RULER_PAIRS: Readonly<Record<PairKey<typeof RULERS>, Weighed>> = {
  'Mars + Mars': { points: 1, clause: 'plenty of engine, one lane' },
  'Mars + Venus': { points: 6, clause: 'the oldest flirtation in the sky' },
  'Mars + Mercury': { points: 1, clause: 'a quick hand and a quicker tongue' },
  'Mars + Moon': { points: -3, clause: 'one goes straight, one goes sideways, and both arrive' },
  'Mars + Sun': { points: 8, clause: 'courage likes an audience' },
  'Mars + Pluto and Mars': { points: 2, clause: 'cousins who arm-wrestle at weddings' },
  'Mars + Jupiter': { points: 9, clause: 'a good push and a lucky wind' },
  'Mars + Saturn': { points: -5, clause: 'the gas and the brake, and a good car has both' },
  'Mars + Uranus and Saturn': { points: 2, clause: 'a match and a box of fireworks' },
  'Mars + Neptune and Jupiter': {
    points: -1,
    clause: 'a straight arrow, and water that bends the light',
  },
  'Venus + Venus': { points: 5, clause: 'two good hosts and one guest list' },
  'Venus + Mercury': { points: 4, clause: 'sweet talk, and some of it in writing' },
  'Venus + Moon': { points: 7, clause: 'comfort, served warm' },
  'Venus + Sun': { points: 4, clause: 'beauty, and the light to see it by' },
  'Venus + Pluto and Mars': { points: 3, clause: 'velvet with a lock on it' },
  'Venus + Jupiter': { points: 6, clause: 'the two kindest planets share a dessert' },
  'Venus + Saturn': { points: 2, clause: 'a slow yes that lasts' },
  'Venus + Uranus and Saturn': { points: -3, clause: 'a cuddle meets a theory' },
  'Venus + Neptune and Jupiter': { points: 8, clause: 'affection with the lamps turned low' },
  'Mercury + Mercury': { points: 2, clause: 'two newspapers at one breakfast' },
  'Mercury + Moon': { points: -1, clause: 'one takes notes, the other takes it to heart' },
  'Mercury + Sun': { points: 3, clause: 'never far apart in the sky, never short of a subject' },
  'Mercury + Pluto and Mars': { points: -2, clause: 'a reporter and a keeper of secrets' },
  'Mercury + Jupiter': { points: -1, clause: 'the footnote and the whole sermon' },
  'Mercury + Saturn': { points: 4, clause: 'an idea, and the patience to check it' },
  'Mercury + Uranus and Saturn': { points: 5, clause: 'a bright thought and a lightning rod' },
  'Mercury + Neptune and Jupiter': {
    points: -4,
    clause: 'a dictionary out in the rain, where the ink runs prettily',
  },
  'Moon + Moon': { points: 6, clause: 'two tides that keep the same clock' },
  'Moon + Sun': { points: 9, clause: 'the two lights of the sky, on good terms' },
  'Moon + Pluto and Mars': { points: 5, clause: 'feelings that go all the way down' },
  'Moon + Jupiter': { points: 3, clause: 'a warm kitchen with a wide door' },
  'Moon + Saturn': { points: -4, clause: 'a tender heart reads a schedule' },
  'Moon + Uranus and Saturn': { points: -7, clause: 'a lullaby with a drum solo' },
  'Moon + Neptune and Jupiter': { points: 8, clause: 'moonlight on open water' },
  'Sun + Sun': { points: 3, clause: 'two noons in one day' },
  'Sun + Pluto and Mars': {
    points: -3,
    clause: 'a spotlight, and someone who sees better in the dark',
  },
  'Sun + Jupiter': { points: 10, clause: 'good cheer with a tailwind' },
  'Sun + Saturn': { points: -4, clause: 'a birthday on a deadline' },
  'Sun + Uranus and Saturn': { points: -2, clause: 'warmth meets a raised eyebrow' },
  'Sun + Neptune and Jupiter': { points: -1, clause: 'bright light through sea mist' },
  'Pluto and Mars + Pluto and Mars': { points: 4, clause: 'two closed doors, one key' },
  'Pluto and Mars + Jupiter': { points: -2, clause: 'a whisper, and a laugh that carries' },
  'Pluto and Mars + Saturn': { points: 6, clause: 'an iron will, properly scheduled' },
  'Pluto and Mars + Uranus and Saturn': {
    points: -5,
    clause: 'a diver and a balloonist, waving to each other',
  },
  'Pluto and Mars + Neptune and Jupiter': { points: 7, clause: 'deep water, and a chart of it' },
  'Jupiter + Jupiter': { points: 7, clause: 'luck, and no umbrella' },
  'Jupiter + Saturn': { points: -2, clause: 'the wide yes and the careful no' },
  'Jupiter + Uranus and Saturn': { points: 6, clause: 'a wish with its own engine' },
  'Jupiter + Neptune and Jupiter': { points: 4, clause: 'a generous guest at both doors' },
  'Saturn + Saturn': { points: 3, clause: 'two watches, both right' },
  'Saturn + Uranus and Saturn': { points: 1, clause: 'one landlord, two sets of house rules' },
  'Saturn + Neptune and Jupiter': { points: 2, clause: 'a harbor wall and the whole sea' },
  'Uranus and Saturn + Uranus and Saturn': { points: 2, clause: 'two inventors, one socket' },
  'Uranus and Saturn + Neptune and Jupiter': {
    points: -3,
    clause: 'a blueprint drawn in watercolor',
  },
  'Neptune and Jupiter + Neptune and Jupiter': { points: 5, clause: 'two dreams on one pillow' },
};

const LIGHTS: readonly Ruler[] = ['Sun', 'Moon'];
const inSentence = (ruler: Ruler): string => (LIGHTS.includes(ruler) ? `the ${ruler}` : ruler);
const atStart = (ruler: Ruler): string => (LIGHTS.includes(ruler) ? `The ${ruler}` : ruler);

/** Points of two signs' rulers, and the reason as a sentence; the same for both orders of the signs. */
export function weighRulers(sign1: SignKey, sign2: SignKey): { points: number; reason: string } {
  const [one, other] = [SIGNS[sign1].rulingPlanet, SIGNS[sign2].rulingPlanet];
  const { points, clause } = RULER_PAIRS[pairKey(RULERS, one, other)];
  const [first, second] =
    RULERS.indexOf(one) <= RULERS.indexOf(other) ? [one, other] : [other, one];
  const names =
    first === second
      ? `${atStart(first)} on both sides`
      : `${atStart(first)} with ${inSentence(second)}`;
  return { points, reason: `${names}: ${clause}` };
}
