// Years of letters for births at random, the same every time, with what is counted about them.

import { content } from '#server/content/index.ts';
import { composeLetter, type LetterOf } from '#server/features/letter/letter.composer.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getNatalPoints, type NatalPoints } from '#server/sky/contacts/index.ts';
import { countWords } from '#server/text/count-words.ts';
import { createMemory, remember } from '#server/writing/memory.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import { randomBirth, spanOf } from '../contacts/births.ts';

export const FIRST_DAY = '2027-01-01';
/** What is known of a birth: minutes either way; without a time half a day, without a place too 25 hours. */
const MARGINS = [0.5, 5, 15, 720, 1500] as const;

export interface Reader {
  /** Whether a birth time is known. */
  isTimed: boolean;
  basis: WrittenLetter['basis'];
  natal: NatalPoints;
  /** What the letters are written from. */
  reader: Omit<LetterOf, 'date' | 'memory'>;
  letters: WrittenLetter[];
}

/** One in five readers knows no time of birth, one in five neither time nor place. */
export function writeYears(
  almanac: Almanac,
  random: () => number,
  { charts, days, from = FIRST_DAY }: { charts: number; days: number; from?: string },
): Reader[] {
  return Array.from({ length: charts }, (_, index) => {
    const { utcMs, place } = randomBirth(random);
    const margin = MARGINS[index % MARGINS.length] ?? 5;
    const natal = getNatalPoints(spanOf(utcMs, margin), margin < 720 ? place : null);
    const basis: WrittenLetter['basis'] = margin === 1500 ? 'sun-only' : 'natal';
    const seed = new Date(utcMs).toISOString().slice(0, margin < 720 ? 16 : 10);
    const birthDate = seed.slice(0, 10);
    const of = { natal, basis, seed, birthDate, zone: 'America/Chicago', placements: () => [] };
    let memory = createMemory();
    const letters = Array.from({ length: days }, (_, day) => {
      const composed = composeLetter(almanac, { ...of, date: addDays(from, day), memory });
      memory = remember(memory, composed.shown);
      return composed.letter;
    });
    return { isTimed: margin < 720, basis, natal, reader: of, letters };
  });
}

/** What a letter is met again by: the unit that leads it. */
export const unitOf = ({ paragraphs, headline }: WrittenLetter): string =>
  `${headline} ${paragraphs[0]?.text.replace(/\{t:[^}]+\}/g, '') ?? ''}`;

/** A letter of a day on which there is nothing to tell. */
export const isQuiet = ({ headline }: WrittenLetter): boolean =>
  content.letter.quiet.some((quiet) => quiet.headline === headline);

/** The words of a letter, the longest time of its tokens counted as three. */
export const countLetterWords = ({ headline, paragraphs, question }: WrittenLetter): number =>
  countWords(
    [headline, ...paragraphs.map(({ text }) => text), question ?? '']
      .join(' ')
      .replace(/\{t:[^}]+\}/g, 'at 12 PM'),
  );

/** How many days before each day its unit was last met; undefined when never. */
export function listGaps(letters: readonly WrittenLetter[]): (number | undefined)[] {
  const last = new Map<string, number>();
  return letters.map((letter, day) => {
    const unit = unitOf(letter);
    const before = last.get(unit);
    last.set(unit, day);
    return before === undefined ? undefined : day - before;
  });
}
