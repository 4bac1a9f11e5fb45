// Composes a sign's horoscope for a date: one complete text about what leads the sky of that date. Pure: the same date
// and sign always give the same text.

import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts, type RankedFact } from '#server/sky/day-facts.ts';
import { fill, withArticle } from '#server/writing/fill.ts';
import { findMoonMatter } from '#server/writing/moon-round.ts';
import { findLeadingMatter, isFactOf } from '#server/writing/sky-matters.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { findCompatibleSign } from './fortune/compatible-sign.ts';
import { findLuckyNumber } from './fortune/lucky-number.ts';
import { findMood } from './fortune/mood.ts';
import { findUnit, type Matter } from './units.ts';

/** The horoscope of a sign for a date (`YYYY-MM-DD`): what `GET /api/horoscope/daily` answers. */
export function composeHoroscope(almanac: Almanac, date: string, sign: SignKey): Horoscope {
  const matter = findLeadingMatter(almanac, date) ?? findMoonMatter(almanac, date);
  const unit = findUnit(matter, getHouseOfSign(matter.sign, sign));
  const facts = listDayFacts(almanac, date, sign);
  const { place, event } = findGround(matter, facts);
  const sky = fill(unit.sky, { sign: SIGNS[matter.sign].name, planet: nameOther(matter) });
  const sentences = [
    { text: unit.notice, facts: idsOf([place ?? event]) },
    { text: sky, facts: idsOf([event, place]) },
    { text: unit.act, facts: idsOf([event ?? place]) },
  ];

  const told = [event, place].filter((fact) => fact !== undefined);
  const chance = `${date} ${sign}`;
  const mood = findMood(matter, unit.register, chance);
  const luckyNumber = findLuckyNumber(sign, facts, told);
  const compatibility = findCompatibleSign(chance, sign, facts);
  const cited = [...told, ...luckyNumber.facts, ...compatibility.facts];
  return {
    sign,
    date,
    headline: unit.headline,
    content: sentences.map(({ text }) => text).join(' '),
    luckyNumber: luckyNumber.value,
    mood,
    compatibility: compatibility.value,
    sentences,
    facts: [...new Map(cited.map((fact) => [fact.id, fact])).values()],
    reasons: {
      mood: idsOf(told),
      luckyNumber: idsOf(luckyNumber.facts),
      compatibility: idsOf(compatibility.facts),
    },
  };
}

const idsOf = (facts: readonly (SkyFact | undefined)[]): string[] =>
  facts.flatMap((fact) => fact?.id ?? []);

/** The text's other body; for a slow ingress, the one that moves. */
function nameOther(matter: Matter): string | undefined {
  if (matter.kind === 'ingress') return withArticle(matter.mover);
  const other = 'other' in matter ? matter.other : undefined;
  return other && withArticle(other);
}

/** What a text is based on: the position of its body in the sign that it names, and what the body does. */
function findGround(
  matter: Matter,
  facts: readonly RankedFact[],
): { place: SkyFact | undefined; event: SkyFact | undefined } {
  const body = matter.kind === 'moon' ? 'moon' : matter.mover;
  const all = facts.map(({ fact }) => fact);
  const place = all.find(
    (fact) => fact.kind === 'position' && fact.bodies[0] === body && fact.sign === matter.sign,
  );
  const event = all.find((fact) =>
    matter.kind === 'moon' ? fact.id === matter.fact?.id : isFactOf(fact, matter),
  );
  if (place === undefined && event === undefined)
    throw new Error(`no fact of the date for ${matter.kind} of ${body}`);
  return { place, event };
}
