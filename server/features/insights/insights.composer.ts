// Composes three to five insights from the sky of the coming days. Pure: the same days always give the same cards.

import { type Card, content } from '#server/content/index.ts';
import { FACT_RANKS, type RankedFact } from '#server/sky/day-facts.ts';
import { dayNumberOf, hashOf, pickForEvent } from '#server/text/rotation.ts';
import { fillSlots } from '#server/text/slots.ts';
import { toneOf } from '#server/text/tone.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import type { AspectFact, SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';

const { changes, moon, pairs } = content.insights;

/** How many days insights cover: the user's day and those after it. */
export const INSIGHT_DAYS = 4;
const INSIGHTS_MIN = 3;
const INSIGHTS_MAX = 5;
/** Insights worth less than this are used only to reach `INSIGHTS_MIN`. */
const WORTH_MIN = 0.62;

export interface InsightDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** That UTC day's facts, without a user's sign. */
  facts: readonly RankedFact[];
}

/** An insight that is the same for everybody. */
export type SkyInsight = Omit<Insight, 'facts'> & { facts: SkyFact[] };

interface Candidate {
  ranked: RankedFact;
  card: Card;
  /** Days after the user's own. */
  ahead: number;
  worth: number;
}

/**
 * Three to five insights from the user's day and the days after it (`INSIGHT_DAYS`, in order), the nearest
 * first. Each describes one fact.
 */
export function composeInsights({ days }: { days: readonly InsightDay[] }): SkyInsight[] {
  const candidates = days
    .flatMap(({ date, facts }, ahead) => listCandidates(date, facts, ahead))
    .sort((one, other) => other.worth - one.worth);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= INSIGHTS_MAX) break;
    if (candidate.worth < WORTH_MIN && chosen.length >= INSIGHTS_MIN) break;
    if (!repeats(candidate, chosen)) chosen.push(candidate);
  }
  return chosen
    .sort((one, other) => one.ahead - other.ahead || other.worth - one.worth)
    .map(({ ranked, card }) => ({
      id: ranked.fact.id,
      title: card.title,
      description: card.description,
      icon: getIcon(ranked.fact.bodies),
      facts: [ranked.fact],
    }));
}

function getIcon(bodies: readonly BodyKey[]): Insight['icon'] {
  if (bodies[0] === 'moon') return 'moon';
  return bodies.includes('venus') ? 'venus' : 'star';
}

/** Whether a card repeats a chosen one (the same title, pair or planet), or would be the third on the Moon. */
function repeats({ ranked, card }: Candidate, chosen: readonly Candidate[]): boolean {
  const [body, other] = ranked.fact.bodies;
  const moons = chosen.filter((earlier) => earlier.ranked.fact.bodies[0] === 'moon');
  if (body === 'moon' && moons.length >= 2) return true;
  return chosen.some((earlier) => {
    const bodies: readonly BodyKey[] = earlier.ranked.fact.bodies;
    const isSamePair = bodies[0] === body && bodies[1] === other;
    return (
      earlier.card.title === card.title || isSamePair || (body !== 'moon' && bodies[0] === body)
    );
  });
}

function listCandidates(date: string, facts: readonly RankedFact[], ahead: number): Candidate[] {
  const retrograde = new Set(
    facts.flatMap(({ fact }) => (fact.kind === 'retrograde' ? [fact.bodies[0]] : [])),
  );
  return facts.flatMap((ranked): Candidate[] => {
    const worth = weigh(ranked, ahead, date);
    if (worth === undefined) return [];
    const cards = findCards(ranked, retrograde);
    if (cards === undefined || cards.length === 0) return [];
    const about = `${ranked.fact.kind} ${ranked.fact.bodies.join(' ')}`;
    // Any prime larger than the longest list of cards would do.
    const card = pickForEvent(cards, dayNumberOf(date), hashOf(about) % 9973);
    return [{ ranked, card: fillCard(card, ranked), ahead, worth }];
  });
}

/**
 * Our choice: how much a fact is worth as a card, about 0.3 to 1.1, less with each day until it happens; undefined when
 * it is too far ahead for a card.
 */
function weigh(
  { rank, weight, fact }: RankedFact,
  ahead: number,
  date: string,
): number | undefined {
  const fraction = hashOf(`${date} ${fact.kind} ${fact.bodies.join(' ')}`) / 2 ** 32;
  switch (rank) {
    case FACT_RANKS.turningPoint:
      return 1 + 0.1 * weight - 0.05 * ahead;
    case FACT_RANKS.exactAspect:
      return 0.85 + 0.1 * weight - 0.07 * ahead;
    case FACT_RANKS.exactMoonAspect:
      return ahead > 1 ? undefined : 0.7 + 0.1 * fraction - 0.15 * ahead;
    case FACT_RANKS.moonIngress:
      return undefined;
    case FACT_RANKS.passing:
      if (fact.kind === 'phase') return 0.75 - 0.06 * ahead;
      return ahead > 0 ? undefined : 0.35 + 0.25 * fraction;
    case FACT_RANKS.background:
      return ahead > 0 ? undefined : 0.3 + 0.25 * fraction;
  }
}

function fillCard(card: Card, { fact, signs }: RankedFact): Card {
  const [sign] = signs;
  const slots = { sign: sign && SIGNS[sign].name };
  const fill = (text: string): string =>
    fillSlots(text.replaceAll('{planet}', getBodyName(fact.bodies[0])), slots);
  return { title: fill(card.title), description: fill(card.description) };
}

type CardsByTone = Readonly<
  Partial<Record<string, Readonly<Partial<Record<'together' | 'easy' | 'tense', readonly Card[]>>>>>
>;
const MOON_ASPECTS: CardsByTone = moon.aspects;
const PAIRS: CardsByTone = pairs;
const RETROGRADES: Readonly<Partial<Record<BodyKey, readonly Card[]>>> = changes.retrogrades;
const STATIONS: Readonly<
  Partial<Record<BodyKey, Readonly<Record<'retrograde' | 'direct', readonly Card[]>>>>
> = changes.stations;

function findCards(
  { fact, signs }: RankedFact,
  retrograde: ReadonlySet<BodyKey>,
): readonly Card[] | undefined {
  const [sign] = signs;
  switch (fact.kind) {
    case 'aspect':
      return findAspectCards(fact);
    case 'ingress':
      return findIngressCards(fact.bodies[0], fact.sign, retrograde);
    case 'station':
      return STATIONS[fact.bodies[0]]?.[fact.direction];
    case 'retrograde':
      return RETROGRADES[fact.bodies[0]];
    case 'phase':
      if (fact.phase === 'first-quarter' || fact.phase === 'last-quarter')
        return moon.quarters[fact.phase];
      if (fact.eclipse !== undefined)
        return moon.eclipses[fact.phase === 'new' ? 'solar' : 'lunar'];
      return sign && (fact.phase === 'new' ? moon.new : moon.full)[sign];
    case 'void':
      return moon.void;
    case 'position':
      return fact.bodies[0] === 'moon' ? moon['in-signs'][fact.sign] : undefined;
  }
}

function findAspectCards(fact: AspectFact): readonly Card[] | undefined {
  const [one, other] = fact.bodies;
  const tone = toneOf(fact);
  if (tone === undefined) return undefined;
  return one === 'moon' ? MOON_ASPECTS[other]?.[tone] : PAIRS[`${one}-and-${other}`]?.[tone];
}

function findIngressCards(
  body: BodyKey,
  sign: SignKey,
  retrograde: ReadonlySet<BodyKey>,
): readonly Card[] | undefined {
  if (body === 'moon') return undefined;
  if (retrograde.has(body)) return changes.backward;
  if (body === 'sun' || body === 'mercury' || body === 'venus' || body === 'mars')
    return changes.ingresses[body][sign];
  return changes['slow-ingresses'][body];
}
