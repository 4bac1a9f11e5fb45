// The rules for the themes of portraits, and for the sentences between them.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import type { Theme } from '../schema/portrait.ts';
import { listPassageFaults, listSpellingFaults } from './manner.ts';
import { check, entriesOf, fault, findRepeated, itemsOf } from './rules.ts';

const LENGTH = { min: 70, max: 90 };
const HEADLINE_WORDS_MAX = 9;
const JOIN_WORDS_MAX = 16;
const BODY = new RegExp(`\\b(?:${BODY_NAMES.join('|')})\\b`);

/** All mistakes in the portraits. */
export function listPortraitFaults({ themes, joins }: Content['portrait']): Fault[] {
  const all = entriesOf<Readonly<Record<string, Theme>>>(['portrait', 'themes'], themes).flatMap(
    ({ path, item }) => entriesOf(path, item),
  );
  const sentences = entriesOf<Readonly<Record<string, readonly string[]>>>(
    ['portrait', 'joins'],
    joins,
  )
    .flatMap(({ path, item }) => entriesOf(path, item))
    .flatMap(itemsOf);
  return [
    ...check(all, checkTheme),
    ...findRepeated(
      all.map(({ path, item }) => ({ path: [...path, 'headline'], item: item.headline })),
    ),
    ...check(sentences, (sentence) => [
      ...listSpellingFaults(sentence),
      ...fault(BODY.test(sentence), 'names a planet'),
      ...fault(!/[.?]$/.test(sentence), 'no stop'),
      ...fault(countWords(sentence) > JOIN_WORDS_MAX, `more than ${JOIN_WORDS_MAX} words`),
    ]),
    ...findRepeated(sentences),
  ];
}

const checkTheme = ({ headline, text }: Theme): string[] => [
  ...listPassageFaults(text, LENGTH),
  ...listSpellingFaults(headline),
  ...fault(countWords(headline) > HEADLINE_WORDS_MAX, 'headline: more than nine words'),
  ...fault(BODY.test(headline), 'headline: names a planet'),
  ...fault(!/[.?]$/.test(headline), 'headline: no stop'),
];
