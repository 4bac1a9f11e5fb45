// Composes the landing page's sentence on the day's sky. Pure: the same day always gives the same sentence.

import { FACT_RANKS, type RankedFact } from '#server/sky/day-facts.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import {
  CAUGHT_AT,
  MOON_ECLIPSED,
  MOON_IS,
  MOON_MEETS,
  MOON_MOVES,
  MOON_STAYS,
  PLANET_MOVES,
  PLANET_MOVES_BACK,
  PLANET_RETRACES,
  PLANET_STAYS,
  PLANET_TURNS,
  PLANETS_MEET,
} from './words/sky-line.ts';

export interface SkyLineInput {
  /** `YYYY-MM-DD`. */
  date: string;
  /** That UTC day's facts, without a user's sign, the most important first. */
  facts: readonly RankedFact[];
}

/** One sentence on the day's sky, about the Moon and one other body, with the facts it is based on. */
export function composeSkyLine({ date, facts }: SkyLineInput): SkyToday {
  const choose = (choices: readonly string[], about: string): string =>
    itemAt(choices, dayNumberOf(date) + (hashOf(about) % 97));
  const moonFact = findMoonFact(facts);
  const planetFact = findPlanetFact(facts, moonFact, `${date} planet`);
  const parts = [
    describeMoon(moonFact, choose),
    ...(planetFact ? [describePlanet(planetFact, facts, choose)] : []),
  ];
  return {
    date,
    content: `${parts.join(', while ')}.`,
    facts: [moonFact, ...(planetFact ? [planetFact] : [])].map(({ fact }) => fact),
  };
}

function findMoonFact(facts: readonly RankedFact[]): RankedFact {
  const moons = facts.filter(({ fact }) => fact.bodies[0] === 'moon' && fact.kind !== 'void');
  const [first] = moons;
  if (first === undefined) throw new Error("the day's sky needs the Moon's position");
  return first;
}

/** The most important fact about other bodies; on a day without events an aspect that is nearly exact, else a position. */
function findPlanetFact(
  facts: readonly RankedFact[],
  { fact: { bodies } }: RankedFact,
  about: string,
): RankedFact | undefined {
  const others = facts.filter(
    ({ fact }) =>
      fact.bodies[0] !== 'moon' &&
      !fact.bodies.some((body) => bodies.some((used) => used === body)),
  );
  const [first] = others;
  if (first === undefined || first.rank < FACT_RANKS.passing) return first;
  const sameRank = others.filter(({ rank }) => rank === first.rank);
  return itemAt(sameRank, hashOf(about));
}

type Choose = (choices: readonly string[], about: string) => string;

function describeMoon({ fact, signs }: RankedFact, choose: Choose): string {
  const sign = nameOf(signs[0]);
  switch (fact.kind) {
    case 'phase':
      return fill(
        fact.eclipse === undefined
          ? choose(MOON_IS[fact.phase], fact.phase)
          : choose(MOON_ECLIPSED[fact.phase === 'new' ? 'solar' : 'lunar'], 'eclipse'),
        { sign },
      );
    case 'aspect': {
      const [, other] = fact.bodies;
      if (other === 'moon') return fill(choose(MOON_STAYS, sign), { sign });
      const caught = choose(CAUGHT_AT[other], other);
      return fill(choose(MOON_MEETS[fact.aspect], fact.aspect), {
        sign,
        other: withArticle(other),
        caught,
      });
    }
    case 'ingress':
      return fill(choose(MOON_MOVES, sign), { sign });
    default:
      return fill(choose(MOON_STAYS, sign), { sign });
  }
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
      return fill(choose(PLANETS_MEET[fact.aspect], `${body} ${second}`), {
        ...slots,
        other: withArticle(fact.bodies[1]),
        'its sign': nameOf(signs[1]),
      });
    case 'ingress': {
      const isBack = facts.some(
        ({ fact: other }) => other.kind === 'retrograde' && other.bodies[0] === body,
      );
      return fill(choose(isBack ? PLANET_MOVES_BACK : PLANET_MOVES, body), slots);
    }
    case 'station':
      return fill(choose(PLANET_TURNS[fact.direction], body), slots);
    case 'retrograde':
      return fill(choose(PLANET_RETRACES, body), slots);
    default:
      return fill(choose(PLANET_STAYS, body), slots);
  }
}

function fill(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{([^}]+)\}/g, (whole, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`no value for ${whole} in: ${text}`);
    return value;
  });
}

function withArticle(body: BodyKey): string {
  return body === 'sun' ? 'the Sun' : getBodyName(body);
}

function nameOf(sign: RankedFact['signs'][number] | undefined): string {
  if (sign === undefined) throw new Error('a fact of the sky is in a sign');
  return SIGNS[sign].name;
}
