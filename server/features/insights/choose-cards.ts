// Which of the cards of a day stand on the page.

import type { Advice } from '#server/content/index.ts';
import { isOppositeAdvice } from '#server/features/letter/index.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

/** How many insights a day has. */
export const INSIGHTS = 3;
/** Of these, how many may be on the Moon, who does something every few hours. */
const MOON_MAX = 2;

export interface InsightCard {
  insight: Insight;
  /** The body that moves. */
  body: BodyKey;
  /** What the card tells the reader to do. */
  advises: readonly Advice[];
  /** Whether it stands only where there are too few others: its title may have been shown a day before. */
  isSpare: boolean;
}

/** Whether a card can stand beside those that are chosen. */
type Fits = (card: InsightCard, chosen: readonly InsightCard[]) => boolean;

/** Whether one advice of a list is the opposite of one of another. */
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

/** Also asks for another body, or for one of `MOON_MAX` cards on the Moon. */
const isOfAnother: Fits = (card, chosen) => {
  const same = chosen.filter(({ body }) => body === card.body).length;
  return saysNothingTwice(card, chosen) && same < (card.body === 'moon' ? MOON_MAX : 1);
};

/**
 * `INSIGHTS` of some cards, the first that fit; fewer only where there are not so many. Where one that is chosen keeps
 * too many others away, it is left out.
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
