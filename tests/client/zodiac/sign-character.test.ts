// What the signs and the numbers of a name say, by the manner of the house.

import { describe, expect, it } from 'vitest';
import {
  EXPRESSION_MEANINGS,
  SOUL_URGE_MEANINGS,
} from '#client/features/numerology/name-number-meanings.copy.ts';
import { SIGN_CHARACTERS } from '#client/features/zodiac/sign-character.copy.ts';
import { listWordingFaults } from '#server/content/check/wording.ts';

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '22', '33'];
const TEXTS = [
  ...Object.entries(SIGN_CHARACTERS).flatMap(([sign, parts]) =>
    Object.entries(parts).map(([part, text]) => [`${sign} ${part}`, text] as const),
  ),
  ...Object.entries(EXPRESSION_MEANINGS).map(([n, text]) => [`expression ${n}`, text] as const),
  ...Object.entries(SOUL_URGE_MEANINGS).map(([n, text]) => [`soul urge ${n}`, text] as const),
];

describe('the texts on signs and names', () => {
  it.each(TEXTS)('%s', (_name, text) => {
    expect(listWordingFaults(text)).toEqual([]);
    expect(text).toMatch(/[.?]”?$/);
    expect(text).not.toMatch(/[—–!…'"]|\bshould\b/i);
  });

  it('are all different, with one for every number that a name can have', () => {
    const texts = TEXTS.map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Object.keys(EXPRESSION_MEANINGS)).toEqual(NUMBERS);
    expect(Object.keys(SOUL_URGE_MEANINGS)).toEqual(NUMBERS);
  });
});
