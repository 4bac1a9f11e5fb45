// Measures how similar the letters of neighboring days are.

import { dayNumberOf } from '#server/text/rotation.ts';
import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import type { ComposedLetter } from './letter.composer.ts';

const MONTH = 30;

/** A letter with its date, `YYYY-MM-DD`. */
interface ToldDay {
  date: string;
  composed: ComposedLetter;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** On how many days something is the same as on both days before. */
export function countThird(days: readonly ToldDay[], of: (day: ToldDay) => string | null): number {
  const values = days.map(of);
  return values.filter(
    (value, at) => value !== null && value === values[at - 1] && value === values[at - 2],
  ).length;
}

/** On how many days an image is of a kind that appeared less than this many days before. */
export function countPicturesAgain(days: readonly ToldDay[], within: number): number {
  const last = new Map<string, number>();
  let again = 0;
  for (const { date, composed } of days) {
    const at = dayNumberOf(date);
    const { pictures } = composed.shown;
    if (pictures.some((picture) => at - (last.get(picture) ?? Number.NEGATIVE_INFINITY) < within)) {
      again += 1;
    }
    for (const picture of pictures) last.set(picture, at);
  }
  return again;
}

/** Out of every 30 days, how many have the most frequent area. */
export function listMostOfArea(days: readonly ToldDay[]): number[] {
  const areas = days.map(({ composed }) => composed.letter.area);
  return Array.from({ length: Math.max(0, areas.length - MONTH + 1) }, (_, start) => {
    const window = areas.slice(start, start + MONTH);
    return Math.max(...LETTER_AREAS.map((area) => window.filter((each) => each === area).length));
  });
}
