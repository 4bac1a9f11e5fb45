// The order of the sky: a text tells first what holds already, then what happens, in order of time.

import type { RankedFact } from '#server/sky/day-facts.ts';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { DraftSentence } from './voice.ts';

const NOON_MS = 12 * 3_600_000;

/**
 * The sentences in the order of the instants of their first facts; those of one instant keep their order. Positions and
 * orbs hold at 12:00 UTC of the date, so a sentence on one counts from the ingress by which its body came into the sign
 * of noon, if that was on the date, and otherwise comes first.
 */
export function orderBySky<Draft extends DraftSentence>(
  drafts: readonly Draft[],
  date: string,
  facts: readonly RankedFact[],
): Draft[] {
  const noonMs = utcMidnightMs(date) + NOON_MS;
  const entries = new Map<BodyKey, number>();
  for (const { fact } of facts) {
    if (fact.kind !== 'ingress') continue;
    const atMs = Date.parse(fact.exactAt);
    if (atMs <= noonMs) entries.set(fact.bodies[0], atMs);
  }
  const timeOf = ({ facts: [first], bodies }: Draft): number => {
    const exactMs = first && getExactMs(first);
    if (exactMs !== undefined) return exactMs;
    const began = bodies.map((body) => entries.get(body) ?? Number.NEGATIVE_INFINITY);
    const from = first?.kind === 'void' ? Date.parse(first.from) : Number.NEGATIVE_INFINITY;
    return Math.max(from, ...began);
  };
  return drafts
    .map((draft) => ({ draft, at: timeOf(draft) }))
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ draft }) => draft);
}

/** The exact instant of a fact, UTC milliseconds; undefined for one that lasts, such as a position. */
export function getExactMs(fact: SkyFact): number | undefined {
  return 'exactAt' in fact && fact.exactAt !== null ? Date.parse(fact.exactAt) : undefined;
}
