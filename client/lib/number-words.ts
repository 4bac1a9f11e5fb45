// Writes the calculations of numerology as text, for Home and for the calculator.

import { listLifePathSums, MASTER_NUMBERS } from '#shared/numerology/life-path.ts';
import type { NameNumber } from '#shared/numerology/name-numbers.ts';

/** No-break spaces around the sign, so that no line begins or ends with it. */
const EQUALS = '\u00a0=\u00a0';

const isMaster = (number: number | undefined) => MASTER_NUMBERS.some((master) => master === number);

/** The sum of digits that leads to each number after the first, in one line: '2 + 5 = 7' for [25, 7]. */
function laterSteps(sums: readonly number[]): string[] {
  return sums
    .slice(1)
    .map((sum, index) => `${Array.from(String(sums[index])).join('\u00a0+\u00a0')}${EQUALS}${sum}`);
}

/** The steps as one sentence; `last` is the number that they lead to. */
function joinSteps(steps: readonly string[], last: number | undefined): string {
  const end = isMaster(last) ? ', a master number, so it stays as it is.' : '.';
  return `${steps.join(', and ')}${end}`;
}

/** The calculation of a life path number: '1 + 9 + … = 25, and 2 + 5 = 7.' */
export function explainLifePath(birthDate: string): string {
  const sums = listLifePathSums(birthDate);
  const digits = Array.from(birthDate.replaceAll('-', '')).join(' + ');
  return joinSteps([`${digits}${EQUALS}${sums[0]}`, ...laterSteps(sums)], sums.at(-1));
}

/**
 * The calculation of a name's number, word by word: 'NORA 21 + WHITLOCK 40 = 61, and 6 + 1 = 7.'
 */
export function explainNameNumber({ words, sums }: NameNumber): string {
  const summands = words.map(
    ({ letters, sum }) =>
      `${letters.map(({ letter }) => letter.toUpperCase()).join('')}\u00a0${sum}`,
  );
  // A single word whose sum is the number needs no equation.
  const first =
    words.length === 1 ? summands.join('') : `${summands.join(' + ')}${EQUALS}${sums[0]}`;
  return joinSteps([first, ...laterSteps(sums)], sums.at(-1));
}
