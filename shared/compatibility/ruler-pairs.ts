// The contribution of the two signs' ruling planets: points and a clause for each of the 55 pairs.
// The points follow the traditional friendships of the planets (Lilly, Christian Astrology, book I; the
// modern rulers by their character). Our choice: the exact figures.

import type { BodyKey } from '../sky/bodies.ts';
import { getRulingBody, rulerWords } from '../sky/rulers.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { type PairKey, pairKey } from './pairs.ts';

/** The first ruler of each sign, which stands for all rulers of the sign, in the order of the signs. */
const RULERS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'pluto',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
] as const satisfies readonly BodyKey[];
type Weighed = { points: number; clause: string };

const RULER_PAIRS: Readonly<Record<PairKey<typeof RULERS>, Weighed>> = {
  'mars + mars': { points: 1, clause: 'plenty of engine, one lane' },
  'mars + venus': { points: 6, clause: 'the oldest flirtation in the sky' },
  'mars + mercury': { points: 1, clause: 'a quick hand and a quicker tongue' },
  'mars + moon': { points: -3, clause: 'one goes straight, one goes sideways, and both arrive' },
  'mars + sun': { points: 8, clause: 'courage likes an audience' },
  'mars + pluto': { points: 2, clause: 'cousins who arm-wrestle at weddings' },
  'mars + jupiter': { points: 9, clause: 'a good push and a lucky wind' },
  'mars + saturn': { points: -5, clause: 'the gas and the brake, and a good car has both' },
  'mars + uranus': { points: 2, clause: 'a match and a box of fireworks' },
  'mars + neptune': {
    points: -1,
    clause: 'a straight arrow, and water that bends the light',
  },
  'venus + venus': { points: 5, clause: 'two good hosts and one guest list' },
  'venus + mercury': { points: 4, clause: 'sweet talk, and some of it in writing' },
  'venus + moon': { points: 7, clause: 'comfort, served warm' },
  'venus + sun': { points: 4, clause: 'beauty, and the light to see it by' },
  'venus + pluto': { points: 3, clause: 'velvet with a lock on it' },
  'venus + jupiter': { points: 6, clause: 'the two kindest planets share a dessert' },
  'venus + saturn': { points: 2, clause: 'a slow yes that lasts' },
  'venus + uranus': { points: -3, clause: 'a cuddle meets a theory' },
  'venus + neptune': { points: 8, clause: 'affection with the lamps turned low' },
  'mercury + mercury': { points: 2, clause: 'two newspapers at one breakfast' },
  'mercury + moon': { points: -1, clause: 'one takes notes, the other takes it to heart' },
  'mercury + sun': { points: 3, clause: 'never far apart in the sky, never short of a subject' },
  'mercury + pluto': { points: -2, clause: 'a reporter and a keeper of secrets' },
  'mercury + jupiter': { points: -1, clause: 'the footnote and the whole sermon' },
  'mercury + saturn': { points: 4, clause: 'an idea, and the patience to check it' },
  'mercury + uranus': { points: 5, clause: 'a bright thought and a lightning rod' },
  'mercury + neptune': {
    points: -4,
    clause: 'a dictionary out in the rain, where the ink runs prettily',
  },
  'moon + moon': { points: 6, clause: 'two tides that keep the same clock' },
  'moon + sun': { points: 9, clause: 'the two lights of the sky, on good terms' },
  'moon + pluto': { points: 5, clause: 'feelings that go all the way down' },
  'moon + jupiter': { points: 3, clause: 'a warm kitchen with a wide door' },
  'moon + saturn': { points: -4, clause: 'a tender heart reads a schedule' },
  'moon + uranus': { points: -7, clause: 'a lullaby with a drum solo' },
  'moon + neptune': { points: 8, clause: 'moonlight on open water' },
  'sun + sun': { points: 3, clause: 'two noons in one day' },
  'sun + pluto': {
    points: -3,
    clause: 'a spotlight, and someone who sees better in the dark',
  },
  'sun + jupiter': { points: 10, clause: 'good cheer with a tailwind' },
  'sun + saturn': { points: -4, clause: 'a birthday on a deadline' },
  'sun + uranus': { points: -2, clause: 'warmth meets a raised eyebrow' },
  'sun + neptune': { points: -1, clause: 'bright light through sea mist' },
  'pluto + pluto': { points: 4, clause: 'two closed doors, one key' },
  'pluto + jupiter': { points: -2, clause: 'a whisper, and a laugh that carries' },
  'pluto + saturn': { points: 6, clause: 'an iron will, properly scheduled' },
  'pluto + uranus': {
    points: -5,
    clause: 'a diver and a balloonist, waving to each other',
  },
  'pluto + neptune': { points: 7, clause: 'deep water, and a chart of it' },
  'jupiter + jupiter': { points: 7, clause: 'luck, and no umbrella' },
  'jupiter + saturn': { points: -2, clause: 'the wide yes and the careful no' },
  'jupiter + uranus': { points: 6, clause: 'a wish with its own engine' },
  'jupiter + neptune': { points: 4, clause: 'a generous guest at both doors' },
  'saturn + saturn': { points: 3, clause: 'two watches, both right' },
  'saturn + uranus': { points: 1, clause: 'one landlord, two sets of house rules' },
  'saturn + neptune': { points: 2, clause: 'a harbor wall and the whole sea' },
  'uranus + uranus': { points: 2, clause: 'two inventors, one socket' },
  'uranus + neptune': {
    points: -3,
    clause: 'a blueprint drawn in watercolor',
  },
  'neptune + neptune': { points: 5, clause: 'two dreams on one pillow' },
};

const LIGHTS: readonly BodyKey[] = ['sun', 'moon'];

/** The rulers of a sign within a sentence, and at its beginning. */
function namesOf(sign: SignKey): { inSentence: string; atStart: string } {
  const words = rulerWords(sign);
  const isLight = LIGHTS.includes(getRulingBody(sign));
  return {
    inSentence: isLight ? `the ${words}` : words,
    atStart: isLight ? `The ${words}` : words,
  };
}

/** Points of two signs' rulers, and the reason as a sentence; the same for both orders of the signs. */
export function weighRulers(sign1: SignKey, sign2: SignKey): { points: number; reason: string } {
  const [one, other] = [getRulingBody(sign1), getRulingBody(sign2)];
  const { points, clause } = RULER_PAIRS[pairKey(RULERS, one, other)];
  const isInOrder = RULERS.indexOf(one) <= RULERS.indexOf(other);
  const [first, second] = isInOrder ? [sign1, sign2] : [sign2, sign1];
  const names =
    one === other
      ? `${namesOf(first).atStart} on both sides`
      : `${namesOf(first).atStart} with ${namesOf(second).inSentence}`;
  return { points, reason: `${names}: ${clause}` };
}
