// Composes the landing page's sentence on the day's sky. Pure: the same day always gives the same sentence.

import { content } from '#server/content/index.ts';
import { FACT_RANKS, type RankedFact } from '#server/sky/day-facts.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { fill, withArticle } from '#server/writing/fill.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';

const LINES = content.horoscope['sky-line'];

/** A prime larger than any list of lines, so that subjects start at each line about equally often. */
const OFFSETS = 97;

export interface SkyLineInput {
  /** `YYYY-MM-DD`. */
  date: string;
  /** That UTC day's facts, without a user's sign, the most important first. */
  facts: readonly RankedFact[];
}

export type SkyLine = Pick<SkyToday, 'content' | 'sentences' | 'facts'>;

/** One sentence on the strongest event of the day's sky, with the fact it is based on. */
export function composeSkyLine({ date, facts }: SkyLineInput): SkyLine {
  // The next line each day; another one for each subject, by an offset of less than `OFFSETS` days.
  const choose = (choices: readonly string[], about: string): string =>
    itemAt(choices, dayNumberOf(date) + (hashOf(about) % OFFSETS));
  const event = findEvent(facts, date);
  const text = `${
    event.fact.bodies[0] === 'moon'
      ? describeMoon(event.fact, choose)
      : describePlanet(event, facts, choose)
  }.`;
  const content = text.charAt(0).toUpperCase() + text.slice(1);
  return {
    content,
    sentences: [{ text: content, facts: [event.fact.id] }],
    facts: [event.fact],
  };
}

/**
 * The most important fact other than the Moon's place; on a day without events, an aspect that is nearly exact, or else
 * a planet's position.
 */
function findEvent(facts: readonly RankedFact[], date: string): RankedFact {
  const events = facts.filter(
    ({ fact }) => fact.bodies[0] !== 'moon' || fact.kind === 'phase' || fact.kind === 'aspect',
  );
  const [first] = events;
  if (first === undefined) throw new Error("the day's sky needs the positions of its bodies");
  if (first.rank < FACT_RANKS.passing) return first;
  const sameRank = events.filter(({ rank }) => rank === first.rank);
  return itemAt(sameRank, hashOf(`${date} planet`));
}

type Choose = (choices: readonly string[], about: string) => string;

function describeMoon(fact: SkyFact, choose: Choose): string {
  if (fact.kind === 'phase')
    return fact.eclipse === undefined
      ? choose(LINES['moon-is'][fact.phase], fact.phase)
      : choose(LINES['moon-eclipsed'][fact.phase === 'new' ? 'solar' : 'lunar'], 'eclipse');
  const [, other] = fact.bodies;
  if (fact.kind !== 'aspect' || other === undefined || other === 'moon')
    throw new Error(`no line for ${fact.id}`);
  return fill(choose(LINES['moon-meets'][fact.aspect], fact.aspect), {
    other: withArticle(other),
    caught: choose(LINES['caught-at'][other], other),
  });
}

function describePlanet(
  { fact, signs }: RankedFact,
  facts: readonly RankedFact[],
  choose: Choose,
): string {
  const [body, second] = fact.bodies;
  const slots = { one: withArticle(body), sign: nameOf(signs[0]) };
  switch (fact.kind) {
    case 'aspect':
      return fill(choose(LINES['planets-meet'][fact.aspect], `${body} ${second}`), {
        ...slots,
        other: withArticle(fact.bodies[1]),
        'its sign': nameOf(signs[1]),
      });
    case 'ingress': {
      const isBack = facts.some(
        ({ fact: other }) => other.kind === 'retrograde' && other.bodies[0] === body,
      );
      return fill(choose(isBack ? LINES['planet-moves-back'] : LINES['planet-moves'], body), slots);
    }
    case 'station':
      return fill(choose(LINES['planet-turns'][fact.direction], body), slots);
    case 'retrograde':
      return fill(choose(LINES['planet-retraces'], body), slots);
    default:
      return fill(choose(LINES['planet-stays'], body), slots);
  }
}

function nameOf(sign: RankedFact['signs'][number] | undefined): string {
  if (sign === undefined) throw new Error('a fact of the sky is in a sign');
  return SIGNS[sign].name;
}
