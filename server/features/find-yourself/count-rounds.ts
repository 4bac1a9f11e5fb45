// From answered rounds to counters, and from counters to strata, as the protocol says.

import type { Stratum } from '#shared/find-yourself/estimate.ts';
import type { Side } from '#shared/find-yourself/find-yourself.schema.ts';
import type { RoundKind, RoundSet } from '#shared/find-yourself/protocol.ts';
import type { Round } from './draw-game.ts';

/** What is counted of a round. */
export interface CountedRound {
  set: RoundSet;
  kind: RoundKind;
  /** The ids of both headlines; `first` sorts first. */
  first: string;
  second: string;
  /** Whether `first` was the own headline, or labeled as it. */
  ownFirst: boolean;
  choseFirst: boolean;
}

/** A counter, and how many rounds it counts. */
export type Counter = CountedRound & { edition: string; rounds: number };

/** What is counted of a round; null without a choice. */
export function countRound(
  round: Pick<Round, 'kind' | 'own' | 'label'> & Record<Side, { unit: string }>,
  { side, knew }: { side: Side | null; knew: boolean },
): CountedRound | null {
  if (side === null) return null;
  const isLeftFirst = round.left.unit < round.right.unit;
  const [first, second] = isLeftFirst ? [round.left, round.right] : [round.right, round.left];
  const firstSide: Side = isLeftFirst ? 'left' : 'right';
  return {
    set: knew ? 'knew' : round.own === null ? 'placebo' : 'asked',
    kind: round.kind,
    first: first.unit,
    second: second.unit,
    ownFirst: round.label === firstSide,
    choseFirst: side === firstSide,
  };
}

/** Strata by edition, kind and pair of headlines. */
export type Strata = Map<string, Stratum>;

/** Adds a counter of one set to the strata. */
export function addToStrata(strata: Strata, counter: Counter): void {
  const { edition, kind, first, second, ownFirst, choseFirst, rounds } = counter;
  const key = `${edition} ${kind} ${first} ${second}`;
  let stratum = strata.get(key);
  if (stratum === undefined) {
    stratum = {
      kind,
      ownFirst: { rounds: 0, choseFirst: 0 },
      ownSecond: { rounds: 0, choseFirst: 0 },
    };
    strata.set(key, stratum);
  }
  const side = ownFirst ? stratum.ownFirst : stratum.ownSecond;
  side.rounds += rounds;
  if (choseFirst) side.choseFirst += rounds;
}

/** In how many rounds the own headline was chosen, without strata: the rate of the placebo. */
export function countOwn(strata: readonly Stratum[]): { rounds: number; own: number } {
  let [rounds, own] = [0, 0];
  for (const { ownFirst, ownSecond } of strata) {
    rounds += ownFirst.rounds + ownSecond.rounds;
    own += ownFirst.choseFirst + ownSecond.rounds - ownSecond.choseFirst;
  }
  return { rounds, own };
}
