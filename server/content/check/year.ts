// The rules for the lines of a quiet year and its months.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import { listSpellingFaults, TIME } from './manner.ts';
import { check, fault, findRepeated } from './rules.ts';

/** As many as the headline of a season has, beside which the lines stand. */
const MOST_WORDS = 9;
const BODY = new RegExp(`\\b(?:${BODY_NAMES.join('|')})\\b`);

export function listYearFaults({ quiet }: Content['year']): Fault[] {
  const lines = [
    { path: ['year', 'quiet', 'headline'], item: quiet.headline },
    ...quiet.months.map((item, index) => ({ path: ['year', 'quiet', 'months', index], item })),
  ];
  return [
    ...check(lines, (line) => [
      ...listSpellingFaults(line),
      ...fault(!/[.?]$/.test(line), 'no stop'),
      ...fault(TIME.test(line), 'a time'),
      ...fault(BODY.test(line), 'a planet'),
      ...fault(!/\byou(?:r|’|rs|rself)?\b/i.test(line), 'is not about the reader'),
      ...fault(countWords(line) > MOST_WORDS, `${countWords(line)} words`),
    ]),
    ...findRepeated(lines),
  ];
}
