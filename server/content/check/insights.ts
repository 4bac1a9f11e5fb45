// The rules for the cards of the insights.

import { countWords } from '#server/text/count-words.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import type { ContentPath, Fault } from '../build-content.ts';
import type { Content } from '../schema/content.ts';
import type { Card } from '../schema/insights.ts';
import { countHedges, listMovingBodies, listSpellingFaults, TIME } from './manner.ts';
import { check, fault, findRepeated, type Placed } from './rules.ts';

const TITLE_WORDS_MAX = 7;
const LENGTH = { min: 19, max: 33 };
const HEDGES_MAX = 2;
const IN_SKY = new RegExp(`\\b(?:${[...BODY_NAMES, ...SIGN_NAMES].join('|')})\\b`);

/** All mistakes in the insights. */
export function listInsightFaults(insights: Content['insights']): Fault[] {
  const cards = listCards(['insights'], insights);
  return [
    ...check(cards, checkCard),
    ...findRepeated(
      cards.map(({ path, item }) => ({ path: [...path, 'title'], item: item.title })),
    ),
  ];
}

const isCard = (node: object): node is Card => 'title' in node && 'text' in node;

/** The cards of a table of any depth. */
function listCards(path: ContentPath, node: unknown): Placed<Card>[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isCard(node)) return [{ path, item: node }];
  return Object.entries(node).flatMap(([key, child]) =>
    listCards([...path, Array.isArray(node) ? Number(key) : key], child),
  );
}

function checkCard({ title, text }: Card): string[] {
  const filled = text.replaceAll('{sign}', 'Aries');
  const words = countWords(filled);
  const time = TIME.exec(`${title}. ${filled}`);
  return [
    ...listSpellingFaults(`${title}. ${filled}`),
    ...fault(countWords(title) > TITLE_WORDS_MAX, 'title: more than seven words'),
    ...fault(/[.!]$/.test(title), 'title: ends with a stop'),
    ...fault(IN_SKY.test(title), 'title: names what is in the sky'),
    ...fault(words < LENGTH.min || words > LENGTH.max, `${words} words, 20 to 30 wanted`),
    ...fault(/(?:^|[.?] )\{|\{\w+\}’/.test(text), 'a slot at a beginning, or with an apostrophe'),
    ...(time === null ? [] : [`a time: ${time[0]}`]),
    ...fault(listMovingBodies(filled).length === 0, 'names no body of the sky'),
    ...fault(listMovingBodies(filled).length > 2, 'more than two bodies'),
    ...fault(countHedges(filled) > HEDGES_MAX, 'more than two hedges'),
  ];
}
