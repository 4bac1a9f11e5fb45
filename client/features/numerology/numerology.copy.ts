// What the numerology calculator says, and how it shows its sums.

import { listLifePathSums, MASTER_NUMBERS } from '#shared/numerology/life-path.ts';
import type { NameNumber } from '#shared/numerology/name-numbers.ts';

export const NUMEROLOGY_COPY = {
  title: 'Numerology Calculator',
  name: 'Full Name',
  nameHint: 'Use your full birth name for the most accurate reading',
  nameTooShort: 'Name must be at least 2 characters.',
  nameTooLong: 'Name must be at most 200 characters.',
  birthDate: 'Birth Date',
  calculate: 'Calculate Your Numbers',
  again: 'Calculate Again',
  empty:
    "Fill in your details and click 'Calculate Your Numbers' to reveal your numerology profile.",
  results: 'Your Numbers',
  lifePath: 'Life Path Number',
  noBirthDate: 'Without a full birth date there is nothing to add up.',
  expression: 'Expression Number',
  expressionMeaning: 'From every letter of your name: what you are made to do.',
  soulUrge: 'Soul Urge Number',
  soulUrgeMeaning: 'From the vowels alone: what you want when nobody is asking.',
  noLetters: {
    expression:
      'The old table knows only the letters A to Z, and your name has none of them. Spell it in Latin letters, and your Expression Number appears.',
    soulUrge:
      'The Soul Urge is counted from Latin vowels, and your name shows none. Spell it in Latin letters, and it appears.',
  },
} as const;

const isMaster = (number: number | undefined) => MASTER_NUMBERS.some((master) => master === number);

/** The sums after the first: '2 + 5 = 7', for [25, 7]. */
function laterSteps(sums: readonly number[]): string[] {
  return sums
    .slice(1)
    .map((sum, index) => `${Array.from(String(sums[index])).join(' + ')} = ${sum}`);
}

function close(steps: readonly string[], last: number | undefined): string {
  const end = isMaster(last) ? ', a master number, so it stays as it is.' : '.';
  return `${steps.join(', and ')}${end}`;
}

/** How a life path adds up: '1 + 9 + … = 25, and 2 + 5 = 7.' */
export function explainLifePath(birthDate: string): string {
  const sums = listLifePathSums(birthDate);
  const digits = Array.from(birthDate.replaceAll('-', '')).join(' + ');
  return close([`${digits} = ${sums[0]}`, ...laterSteps(sums)], sums.at(-1));
}

/** How a name adds up, its words first: 'NORA 21 + WHITLOCK 40 = 61, and 6 + 1 = 7.' */
export function explainNameNumber({ words, sums }: NameNumber): string {
  const summands = words.map(
    ({ letters, sum }) => `${letters.map(({ letter }) => letter.toUpperCase()).join('')} ${sum}`,
  );
  // One word whose sum is the number needs no equation.
  const first = words.length === 1 ? summands.join('') : `${summands.join(' + ')} = ${sums[0]}`;
  return close([first, ...laterSteps(sums)], sums.at(-1));
}
