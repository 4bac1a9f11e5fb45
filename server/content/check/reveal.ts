// The rules for the lines of the first look at a chart.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import { listSpellingFaults, TIME } from './manner.ts';
import { check, entriesOf, fault, findRepeated } from './rules.ts';

const LENGTH = { min: 12, max: 20 };
const JARGON = new RegExp(
  `\\b(?:${[...BODY_NAMES, ...SIGN_NAMES].join('|')}|sign|rising|house|chart|born|birth)\\b`,
);

/** Everything against the rules in the first look at a chart. */
export function listRevealFaults(reveal: Content['reveal']): Fault[] {
  const lines = entriesOf<Readonly<Record<string, string>>>(['reveal'], reveal).flatMap(
    ({ path, item }) => entriesOf(path, item),
  );
  return [
    ...check(lines, (line) => [
      ...listSpellingFaults(line),
      ...fault(!/[.?]$/.test(line), 'no stop'),
      ...fault(TIME.test(line), 'a time'),
      ...fault(JARGON.test(line), 'a word of astrology'),
      ...fault(!/\byou(?:r|’|rs|rself)?\b/i.test(line), 'is not about the reader'),
      ...fault(
        countWords(line) < LENGTH.min || countWords(line) > LENGTH.max,
        `${countWords(line)} words, ${LENGTH.min} to ${LENGTH.max} wanted`,
      ),
    ]),
    ...findRepeated(lines),
    // Three lines are read together, and many are sent side by side.
    ...findRepeated(
      lines.map(({ path, item }) => ({ path, item: item.split(' ').slice(0, 2).join(' ') })),
    ),
  ];
}
