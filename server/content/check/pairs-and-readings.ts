// The rules for the openings of readings, and for the texts and the lines of the day on two people's signs.

import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import type { Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import { check, entriesOf, fault, findRepeated, itemsOf } from './rules.ts';
import { listWordingFaults } from './wording.ts';

const PUNCTUATION = /[—–!…'"]/;
const countOf = (text: string): number => text.split(/\s+/).length;
/** How many of a table's openings may begin with the same two words. */
const BEGIN_ALIKE_MAX = 3;

/** All mistakes in the openings of readings. */
export function listReadingFaults({
  headings: _,
  'drawn-to': drawnTo,
  ...readings
}: Content['readings']): Fault[] {
  const tables = entriesOf<Readonly<Record<string, Readonly<Record<string, string>>>>>(
    ['readings'],
    readings,
  ).flatMap(({ path, item }) => entriesOf(path, item));
  const texts = tables.flatMap(({ path, item }) => entriesOf(path, item));
  const sentences = entriesOf(['readings', 'drawn-to'], drawnTo).flatMap(({ path, item }) =>
    entriesOf(path, item),
  );
  return [
    ...check(sentences, (sentence) => [
      ...listWordingFaults(sentence),
      ...fault(!/[^.?]\.$/.test(sentence) || /[.?] /.test(sentence), 'is not one sentence'),
      ...fault(PUNCTUATION.test(sentence), 'punctuation'),
      ...fault(!/\byou(r|’|rs|rself)?\b/i.test(sentence), 'is not about the reader'),
      ...fault(
        countOf(sentence) < 15 || countOf(sentence) > 30,
        `${countOf(sentence)} words, 15 to 30 wanted`,
      ),
    ]),
    ...findRepeated(sentences),
    ...check(texts, (text) => [
      ...listWordingFaults(text),
      ...fault(!/[.?]”?$/.test(text), 'no stop'),
      ...fault(PUNCTUATION.test(text), 'punctuation'),
      ...fault(!/\byou(r|’|rs|rself)?\b/i.test(text), 'is not about the reader'),
      ...fault(countOf(text) < 25 || countOf(text) > 45, `${countOf(text)} words, 25 to 45 wanted`),
    ]),
    ...findRepeated(texts),
    ...check(tables, (table) => {
      const begin = Object.values(table).map((text) => text.split(' ').slice(0, 2).join(' '));
      const often = begin.filter(
        (words) => begin.filter((other) => other === words).length > BEGIN_ALIKE_MAX,
      );
      return [...new Set(often)].map((words) => `too many begin with ${words}`);
    }),
  ];
}

/** All mistakes in the texts on two signs. */
export function listPairFaults({ pairs }: Content['compatibility']): Fault[] {
  const all = entriesOf(['compatibility', 'pairs'], pairs);
  const parts = all.flatMap(({ path, item }) => entriesOf(path, item));
  const sentences = all.flatMap(({ path, item }) =>
    item.description
      .split(/(?<=[.?!]["']?)\s+/)
      .map((sentence) => ({ path: [...path, 'description'], item: sentence })),
  );
  return [
    ...findRepeated(parts),
    ...findRepeated(sentences),
    ...check(parts, listWordingFaults),
    ...parts.flatMap(({ path, item }) => {
      const strange = SIGN_KEYS.filter(
        (sign) => item.includes(SIGNS[sign].name) && !String(path[2]).includes(sign),
      );
      return strange.map((sign) => ({ path, message: `names ${sign}, which is not of the pair` }));
    }),
    ...parts.flatMap(({ path, item }) =>
      (path[3] === 'description' ? checkDescription(item) : checkFriction(item)).map((message) => ({
        path,
        message,
      })),
    ),
  ];
}

/** What a line of the day may not name: a body, a sign, a chart, a duty, and a time but today and tomorrow. */
const NOT_IN_A_DAY_LINE =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|charts?|signs?|stars?|should|must|morning|noon|evening|tonight|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\d/i;

/** Everything against the rules in the lines of the day. */
export function listDayLineFaults({ days }: Content['matches']): Fault[] {
  const lines = entriesOf(['matches', 'days'], days)
    .flatMap(itemsOf)
    .map(({ path, item }) => ({ path: [...path, 'text'], item: item.text }));
  return [
    ...findRepeated(lines),
    ...check(lines, (line) => [
      ...listWordingFaults(line),
      ...fault(!/[.?]$/.test(line), 'no stop'),
      ...fault(PUNCTUATION.test(line), 'punctuation'),
      ...fault(countOf(line) < 4 || countOf(line) > 14, `${countOf(line)} words, 4 to 14 wanted`),
      ...fault(NOT_IN_A_DAY_LINE.test(line), 'names a body, a time or a duty'),
    ]),
  ];
}

function checkDescription(text: string): string[] {
  const sentences = text.split(/(?<=[.?!]["']?)\s+/).length;
  return [
    ...fault(sentences < 2 || sentences > 3, `${sentences} sentences, 2 or 3 wanted`),
    ...fault(countOf(text) < 20 || countOf(text) > 50, `${countOf(text)} words, 20 to 50 wanted`),
    ...fault(
      /\b(your|yours|we|they bring)\b|(?<!after )\byou\b/i.test(text),
      'speaks to one of the two',
    ),
    ...fault(/\b(\w+) \1\b/i.test(text), 'a doubled word'),
    ...fault(
      /\b(die|dying|death|disease|illness|curse|doom|divorce|disaster|tragedy|worthless|stupid|pathetic|guarantee)\b/i.test(
        text,
      ),
      'frightens',
    ),
  ];
}

function checkFriction(text: string): string[] {
  // Outside quoted speech, nobody is 'you'.
  const unsaid = text.replace(/“[^”]*”/g, '');
  return [
    ...fault(!/[.?]”?$/.test(text), 'no stop'),
    ...fault(/[—–!…'"]|\bshould\b/i.test(text), 'punctuation, or “should”'),
    ...fault(/(?<!thank )\b(you|your|yours|we)\b/i.test(unsaid), 'speaks to one of the two'),
    ...fault(countOf(text) < 12 || countOf(text) > 30, `${countOf(text)} words, 12 to 30 wanted`),
  ];
}
