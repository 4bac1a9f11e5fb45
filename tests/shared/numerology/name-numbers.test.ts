// Worked by hand from the Pythagorean table: 1 ajs, 2 bkt, 3 clu, 4 dmv, 5 enw, 6 fox, 7 gpy, 8 hqz, 9 ir.

import { describe, expect, it } from 'vitest';
import { expressionNumber, soulUrgeNumber } from '#shared/numerology/name-numbers.ts';

describe('the Expression number', () => {
  // req: NUMBERS-7
  it.each([
    // 5+6+9+1 = 21; 5+8+9+2+3+6+3+2 = 38; 59, 14, 5
    ['Nora Whitlock', [59, 14, 5]],
    // j1 o6 h8 n5 = 20, 2
    ['John', [20, 2]],
    // k2, eleven times, stays a master number
    ['kkkkkkkkkkk', [22]],
    ['Zoë', [19, 10, 1]],
    ['Łukasz', [18, 9]],
    ['Straße', [20, 2]],
  ])('of %s comes by %j', (name, sums) => {
    expect(expressionNumber(name)?.sums).toEqual(sums);
    expect(expressionNumber(name)?.number).toBe(sums.at(-1));
  });

  it('takes an accented name for the plain one, composed or not', () => {
    const plain = expressionNumber('Noemi Andre');
    expect(expressionNumber('Noémi André')).toEqual(plain);
    expect(expressionNumber('Noe\u0301mi Andre\u0301')).toEqual(plain);
  });

  it('parts the words at spaces and hyphens, not at apostrophes', () => {
    const letters = (name: string) =>
      expressionNumber(name)?.words.map((word) =>
        word.letters.map(({ letter }) => letter).join(''),
      );
    expect(letters("Mary-Jane O'Neil 3rd.")).toEqual(['mary', 'jane', 'oneil', 'rd']);
  });

  it.each(['Анна Каренина', '李小龍', '🌙🌙', '1234', ''])(
    'is none for %j, which has no Latin letter',
    (name) => {
      expect(expressionNumber(name)).toBeUndefined();
      expect(soulUrgeNumber(name)).toBeUndefined();
    },
  );
});

describe('the Soul Urge number', () => {
  const vowelsOf = (name: string) =>
    soulUrgeNumber(name)
      ?.words.flatMap(({ letters }) => letters)
      .map(({ letter }) => letter)
      .join('');

  // req: NUMBERS-7
  it.each([
    ['Nora Whitlock', 'oaio'],
    // y with no vowel beside it is one
    ['Lynn', 'y'],
    ['Mary', 'ay'],
    ['Yvonne', 'yoe'],
    ['Sky', 'y'],
    // beside a vowel it glides
    ['Maya', 'aa'],
    ['Yolanda', 'oaa'],
    ['Hayley', 'ae'],
    // a neighbor in another word is no neighbor
    ['Amy Adams', 'ayaa'],
  ])('of %s counts %s', (name, vowels) => {
    expect(vowelsOf(name)).toBe(vowels);
  });

  it('keeps a master number', () => {
    expect(soulUrgeNumber('Nora Whitlock')?.sums).toEqual([22]);
  });

  it('is none for a name of consonants', () => {
    expect(soulUrgeNumber('Ng')).toBeUndefined();
    expect(expressionNumber('Ng')?.number).toBe(3);
  });
});
