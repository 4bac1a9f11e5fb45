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
    // k2 o6 f6 i9; e5 s1 i9; d4 a1 n5 l3 a1 d4 i9; o6
    ['Kɔfi', [23, 5]],
    ['Ɛsi', [15, 6]],
    ['Ɗanladi', [27, 9]],
    ['ǿ', [6]],
    // b2 u3 n5 u3; k2 a1 n5 e5; y7 a1 u3
    ['Ɓunu', [13, 4]],
    ['Ƙane', [13, 4]],
    ['Ƴau', [11]],
    // e5 l3 ; i9 l3; o6 s1; d4 o6; t2 h8 o6 r9
    ['Əl', [8]],
    ['Iıl', [21, 3]],
    ['Øs', [7]],
    ['Đỗ', [10, 1]],
    ['Þór', [25, 7]],
    // g7 u3 d4; a1 e5; o6 e5; n5 g7; h8; t2
    ['Guð', [14, 5]],
    ['Æ', [6]],
    ['Œ', [11]],
    ['Ŋ', [12, 3]],
    ['Ħ', [8]],
    ['Ŧ', [2]],
    // i9 j1; n5; f6 i9; full-width a1 b2
    ['Ĳ', [10, 1]],
    ['ŉ', [5]],
    ['ﬁ', [15, 6]],
    ['Ａｂ', [3]],
    // n5 g7 u3 y7 e5 n5; the okina has no value: k2 a1 i9
    ['Nguyễn', [32, 5]],
    ['Kaʻi', [12, 3]],
    ['Kaʔi', [12, 3]],
  ])('of %s is the sum %j', (name, sums) => {
    expect(expressionNumber(name)?.sums).toEqual(sums);
    expect(expressionNumber(name)?.number).toBe(sums.at(-1));
  });

  it('treats an accented name like the plain one, composed or not', () => {
    const plain = expressionNumber('Noemi Andre');
    expect(expressionNumber('Noémi André')).toEqual(plain);
    expect(expressionNumber('Noe\u0301mi Andre\u0301')).toEqual(plain);
  });

  it('splits words at spaces and hyphens, not at apostrophes', () => {
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
    // y is one after a consonant, and first before one
    ['Lynn', 'y'],
    ['Mary', 'ay'],
    ['Sky', 'y'],
    ['Bryn', 'y'],
    ['Wyn', 'y'],
    ['Bryan Wyatt', 'yaya'],
    ['Ryan', 'ya'],
    ['Dylan', 'ya'],
    ['Cynthia', 'yia'],
    ['Yvonne', 'yoe'],
    ['Yves', 'ye'],
    ['Yyvette', 'yee'],
    ['Ƴlu', 'yu'],
    // it is none after a vowel
    ['Maya', 'aa'],
    ['Kayla', 'aa'],
    ['Hayley', 'ae'],
    ['Guy', 'u'],
    ['Joyce', 'oe'],
    ['Murray', 'ua'],
    ['Nguyễn', 'ue'],
    ['Ayyub', 'au'],
    ['Kɔyɛ', 'oe'],
    // nor first before one
    ['Yolanda', 'oaa'],
    ['Yusuf', 'uu'],
    ['Yıldız', 'ii'],
    // nor in names where it glides
    ['Tanya', 'aa'],
    ['Sonya-Marie', 'oaaie'],
    ['Táňya', 'aa'],
    // a neighbor in another word is no neighbor
    ['Amy Adams', 'ayaa'],
  ])('of %s counts %s', (name, vowels) => {
    expect(vowelsOf(name)).toBe(vowels);
  });

  // b r 7 1 n, w 7 1 t t
  it('of Bryan Wyatt is 7 + 1 + 7 + 1 = 16', () => {
    expect(soulUrgeNumber('Bryan Wyatt')?.sums).toEqual([16, 7]);
  });

  it('keeps a master number', () => {
    expect(soulUrgeNumber('Nora Whitlock')?.sums).toEqual([22]);
  });

  it('does not exist for a name of consonants', () => {
    expect(soulUrgeNumber('Ng')).toBeUndefined();
    expect(expressionNumber('Ng')?.number).toBe(3);
  });
});
