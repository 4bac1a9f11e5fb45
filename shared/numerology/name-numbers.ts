// Expression and Soul Urge: the two numbers of a name, by the Pythagorean table, which numbers the letters A to I from
// 1 to 9, J to R the same way, and S to Z from 1 to 8.

import { reduceNumber } from './life-path.ts';

/**
 * Letters that are commonly written with two letters, and letters that are sorted after z although they stand for
 * another.
 */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'ng',
  ƿ: 'w',
  ʒ: 'z',
  ƶ: 'z',
};

const PLAIN_VOWELS = 'aeiou';
const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Names in which a y between a consonant and a vowel glides into the vowel. */
const NAMES_WITH_GLIDE = new Set(
  (
    'aditya anya divya enya ilya katya kavya kenya ksenya latanya latonya maryam nadya satya sonya surya tanya tatyana ' +
    'tonya vanya vidya'
  ).split(' '),
);
const FIRST_LETTER_CODE = 'a'.charCodeAt(0);

export type CountedLetter = { letter: string; value: number };
export type NameNumber = {
  number: number;
  /** The words of the name with the letters that count; words without any are left out. */
  words: readonly { letters: readonly CountedLetter[]; sum: number }[];
  /** The sum of all letters, then the sum of the digits of each sum before, until the number: 58, 13, 4. */
  sums: readonly number[];
};

/** A letter of another script than Latin. Signs such as the okina are modifier letters, which have no value. */
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Modifier_Letter})\p{Letter}/u;

/** Whether a name has letters that do not count because they are not Latin. */
export function hasOtherLetters(name: string): boolean {
  return OTHER_LETTER.test(name);
}

let collator: Intl.Collator | undefined;

/**
 * A lower-case letter without accents as letters a to z; '' if it has no counterpart. Unicode sorts the additional
 * Latin letters after the ones that they are derived from: ɔ after o, ɗ after d, ł after l.
 */
function foldLetter(letter: string): string {
  if (ALPHABET.includes(letter)) return letter;
  const folded = FOLDED[letter];
  if (folded !== undefined) return folded;
  if (!/(?=\p{Script=Latin})(?!\p{Modifier_Letter})\p{Letter}/u.test(letter)) return '';
  collator ??= new Intl.Collator('en', { sensitivity: 'base' });
  const { compare } = collator;
  const base = ALPHABET.findLast((each) => compare(each, letter) <= 0);
  // Clicks, stops and tone marks come after z.
  return base === undefined || base === 'z' ? '' : base;
}

/** The name's words in the letters a to z: accents folded, ligatures written out, everything else left out. */
function foldWords(name: string): string[] {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '');
  // A hyphen separates two words; an apostrophe or a dot does not.
  return plain
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .map((word) => Array.from(word, foldLetter).join(''))
    .filter((word) => word !== '');
}

/** The value of a letter a to z by the Pythagorean table, 1-9: a, j and s are 1. */
function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - FIRST_LETTER_CODE) % 9) + 1;
}

/**
 * Whether the letter at `index` is a vowel.
 * Our choice: y is a vowel, as in Lynn, Bryan and Yvonne, except after a vowel (Maya), as the first letter before a
 * vowel (Yolanda), or when it glides in a few known names (Tanya). Of two consecutive ones, the second is not a vowel.
 */
function isVowel(word: string, index: number): boolean {
  const letter = word.charAt(index);
  if (letter !== 'y') return PLAIN_VOWELS.includes(letter);
  if (NAMES_WITH_GLIDE.has(word)) return false;
  const neighbor = index === 0 ? word.charAt(1) : word.charAt(index - 1);
  if (neighbor === 'y') return index === 0;
  return neighbor === '' || !PLAIN_VOWELS.includes(neighbor);
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

/** The Soul Urge number of a full name: only its vowels. Undefined for a name without a Latin vowel. */
export function soulUrgeNumber(name: string): NameNumber | undefined {
  return countLetters(name, isVowel);
}
