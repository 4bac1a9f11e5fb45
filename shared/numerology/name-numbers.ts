// Expression and Soul Urge: the two numbers of a name, by the Pythagorean table, which numbers the letters A to I from
// 1 to 9, J to R likewise, and S to Z from 1 to 8.

import { reduceNumber } from './life-path.ts';

/** Letters that Unicode does not decompose into base letter and accent → how they are commonly written in a-z. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
  ə: 'e',
};

const PLAIN_VOWELS = 'aeiou';
const FIRST_LETTER_CODE = 'a'.charCodeAt(0);

export type CountedLetter = { letter: string; value: number };
export type NameNumber = {
  number: number;
  /** The words of the name with the letters that count; words without any are left out. */
  words: readonly { letters: readonly CountedLetter[]; sum: number }[];
  /** The sum of all letters, then the sum of the digits of each sum before, until the number: 58, 13, 4. */
  sums: readonly number[];
};

/** The name's words in the letters a to z: accents folded, ligatures written out, everything else left out. */
function foldWords(name: string): string[] {
  const folded = Array.from(name.toLowerCase(), (letter) => FOLDED[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
  // A hyphen separates two words; an apostrophe or a dot does not.
  return folded
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .map((word) => word.replace(/[^a-z]/g, ''))
    .filter((word) => word !== '');
}

/** The value of a letter a to z by the Pythagorean table, 1-9: a, j and s are 1. */
function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - FIRST_LETTER_CODE) % 9) + 1;
}

/**
 * Whether the letter at `index` is a vowel.
 * Our choice: y is a vowel where no a, e, i, o or u is next to it, as in Lynn, Mary and Yvonne, and a consonant next
 * to one, as in Maya and Yolanda. Tradition decides by the sound, which the spelling indicates well enough.
 */
function isVowel(word: string, index: number): boolean {
  const letter = word.charAt(index);
  if (letter !== 'y') return PLAIN_VOWELS.includes(letter);
  const beside = [word.charAt(index - 1), word.charAt(index + 1)];
  return !beside.some((other) => other !== '' && PLAIN_VOWELS.includes(other));
}

/** The `NameNumber` of the letters that `counts` accepts; undefined when it accepts none. */
function countLetters(
  name: string,
  counts: (word: string, index: number) => boolean,
): NameNumber | undefined {
  const words = foldWords(name)
    .map((word) => {
      const letters = Array.from(word)
        .filter((_, index) => counts(word, index))
        .map((letter) => ({ letter, value: letterValue(letter) }));
      return { letters, sum: letters.reduce((total, { value }) => total + value, 0) };
    })
    .filter(({ letters }) => letters.length > 0);
  const total = words.reduce((sum, word) => sum + word.sum, 0);
  if (total === 0) return undefined;
  const number = reduceNumber(total);
  const sums = [total];
  for (let last = total; last !== number; sums.push(last)) {
    last = Array.from(String(last), Number).reduce((sum, digit) => sum + digit, 0);
  }
  return { number, words, sums };
}

/**
 * The Expression number of a full name, 1-9, 11, 22 or 33: the values of all its letters added up, and the sum reduced
 * by `reduceNumber`. Undefined for a name without a Latin letter.
 */
export function expressionNumber(name: string): NameNumber | undefined {
  return countLetters(name, () => true);
}

/** The Soul Urge number of a full name: its vowels alone. Undefined for a name without a Latin vowel. */
export function soulUrgeNumber(name: string): NameNumber | undefined {
  return countLetters(name, isVowel);
}
