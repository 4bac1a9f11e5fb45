// Chooses which of a day's cards the page shows.

import type { Advice } from '#server/content/index.ts';
import { isOppositeAdvice } from '#server/features/letter/index.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

/** How many insights a day has. */
export const INSIGHTS = 3;
/** How many of these may be about the Moon, who does something every few hours. */
const MOON_MAX = 2;

export interface InsightCard {
  insight: Insight;
  /** The body that moves. */
  body: BodyKey;
  /** What the card tells the reader to do. */
  advises: readonly Advice[];
  /** Whether it is shown only when there are too few others: its title may have been shown a day before. */
  isSpare: boolean;
  /** Whether it is a joke, which is not shown beside a grave letter. */
  isLight: boolean;
}

/** Whether a card can be shown beside the chosen ones. */
type Fits = (card: InsightCard, chosen: readonly InsightCard[]) => boolean;

/** Whether an advice in one list is the opposite of one in the other. */
export const isAgainst = (one: readonly Advice[], other: readonly Advice[]): boolean =>
  one.some((advice) => other.some((its) => isOppositeAdvice(advice, its)));

const saysNothingTwice: Fits = ({ insight, advises }, chosen) =>
  chosen.every(
    (other) =>
      other.insight.id !== insight.id &&
      other.insight.title !== insight.title &&
      other.insight.description !== insight.description &&
      !isAgainst(advises, other.advises),
  );

/** Also requires a body not used yet, or room among the `MOON_MAX` cards about the Moon. */
const isOfAnother: Fits = (card, chosen) => {
  const same = chosen.filter(({ body }) => body === card.body).length;
  return saysNothingTwice(card, chosen) && same < (card.body === 'moon' ? MOON_MAX : 1);
};

/**
 * Chooses `INSIGHTS` cards, the first that fit; fewer only when there are not enough. Leaves out a card that would
 * exclude too many others.
 */
export function chooseCards(cards: readonly InsightCard[]): InsightCard[] {
  const first = chooseFirst(cards);
  if (first.length === INSIGHTS) return first;
  return first
    .toReversed()
    .map((left) => chooseFirst(cards.filter((card) => card !== left)))
    .reduce((most, each) => (each.length > most.length ? each : most), first);
}

function chooseFirst(cards: readonly InsightCard[]): InsightCard[] {
  const chosen: InsightCard[] = [];
  const choose = (from: readonly InsightCard[], fits: Fits): void => {
    for (const card of from) if (chosen.length < INSIGHTS && fits(card, chosen)) chosen.push(card);
  };
  const main = cards.filter(({ isSpare }) => !isSpare);
  choose(main, isOfAnother);
  choose(main, saysNothingTwice);
  choose(cards, saysNothingTwice);
  return chosen;
}
