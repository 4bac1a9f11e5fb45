// The balance of ten bodies whose signs are made up to stand at the thresholds.

import { expect, test } from 'vitest';
import type { BirthBody } from '#server/features/chart-reading/birth-sky.ts';
import { composeBalance } from '#server/features/chart-reading/compose-balance.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

function balanceOf(signs: readonly SignKey[]) {
  if (signs.length !== BODY_KEYS.length) throw new Error(`${signs.length} signs`);
  const bodies = signs.map((sign, index): BirthBody => {
    const key = BODY_KEYS[index] ?? 'sun';
    const stays = [{ sign, fromMs: null, untilMs: null }];
    const place = { longitudeDegrees: 0, retrograde: false, house: null, nextChange: null };
    return { key, sign, stays, level: 'certain', ...place };
  });
  return composeBalance({ bodies }, ({ key, sign }) => ({
    ...{ id: key, kind: 'placement', bodies: [key], sign, house: null },
    ...{ longitude: 0, retrograde: false, text: '' },
  }));
}

const read = (signs: string) => signs.split(' ') as SignKey[]; // the tests write keys of signs only

test.each<[what: string, signs: string, ids: string[]]>([
  [
    'three, three, two and two of the elements, and four, three and three of the qualities, is even',
    'aries leo sagittarius taurus virgo capricorn gemini libra cancer scorpio',
    ['elements-even', 'qualities-even'],
  ],
  [
    'an element of four is much, so that the others are not even',
    'aries leo leo sagittarius virgo capricorn gemini libra cancer pisces',
    ['element-fire'],
  ],
  [
    'an element of one alone is neither missing nor even',
    'aries leo sagittarius taurus virgo capricorn gemini libra aquarius cancer',
    ['qualities-even'],
  ],
  [
    'an element of none is missing',
    'aries leo sagittarius sagittarius taurus virgo capricorn gemini libra aquarius',
    ['element-fire', 'element-water', 'qualities-even'],
  ],
  [
    'a quality of five is much, and two in one sign are no cluster',
    'aries aries sagittarius taurus virgo capricorn gemini libra cancer scorpio',
    ['elements-even', 'quality-cardinal'],
  ],
  [
    'a quality of none is missing',
    'aries aries leo taurus taurus capricorn libra aquarius cancer scorpio',
    ['elements-even', 'quality-cardinal', 'quality-fixed', 'quality-mutable'],
  ],
  [
    'three in one sign are a cluster',
    'aries aries aries taurus taurus virgo gemini aquarius scorpio pisces',
    ['elements-even', 'qualities-even', 'cluster-aries'],
  ],
])('%s', (_what, signs, ids) => {
  expect(balanceOf(read(signs)).map(({ id }) => id)).toEqual(ids);
});

test('a chapter says how many bodies it is about, and has them as its facts', () => {
  const [fire, water] = balanceOf(
    read('aries leo sagittarius sagittarius taurus virgo capricorn gemini libra aquarius'),
  );
  expect([fire?.title, fire?.facts.map(({ id }) => id)]).toEqual([
    'Four in fire',
    ['sun', 'moon', 'mercury', 'venus'],
  ]);
  expect([water?.title, water?.facts.length]).toEqual(['None in water', BODY_KEYS.length]);
});
