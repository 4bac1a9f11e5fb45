// From counters to the published figures, as protocol.md says.

import {
  type Finding,
  MISS_PROBABILITY,
  PRIOR,
  ROUND_KINDS,
  type RoundKind,
  SHOWN_FROM_ROUNDS,
  SMALLEST_EFFECT,
} from './protocol.ts';

/** A pair of headlines. `first` is the headline whose id sorts first. */
export interface Stratum {
  kind: RoundKind;
  /** Rounds in which `first` was the own headline, and in how many of them it was chosen. */
  ownFirst: { rounds: number; choseFirst: number };
  /** The same for rounds in which the other headline was the own one. */
  ownSecond: { rounds: number; choseFirst: number };
}

/** How often the own headline was chosen, in rounds that are balanced between the two own sides. */
interface Balanced {
  /** As counted. */
  rounds: number;
  /** At most `rounds`, and no whole number. */
  weight: number;
  /** From 0 to 1; null where no pair was met with both own sides. */
  rate: number | null;
}

export type Interval = readonly [low: number, high: number];

export interface Estimate {
  rounds: number;
  rate: number | null;
  interval: Interval;
}

export interface KindEstimate extends Estimate {
  kind: RoundKind;
  /** Whether Holm's method tells the kind apart from chance. */
  apart: boolean;
}

/** The stratified sum, with the weights of Mantel and Haenszel. */
export function balance(strata: readonly Stratum[]): Balanced {
  let rounds = 0;
  let weight = 0;
  let difference = 0;
  for (const { ownFirst, ownSecond } of strata) {
    const both = ownFirst.rounds + ownSecond.rounds;
    rounds += both;
    if (both === 0) continue;
    weight += (4 * ownFirst.rounds * ownSecond.rounds) / both;
    difference +=
      (4 * (ownFirst.choseFirst * ownSecond.rounds - ownSecond.choseFirst * ownFirst.rounds)) /
      both;
  }
  return { rounds, weight, rate: weight === 0 ? null : 0.5 + difference / (2 * weight) };
}

/** The rate and its interval over all kinds. */
export function estimate(strata: readonly Stratum[]): Estimate {
  const balanced = balance(strata);
  const { rounds, rate } = balanced;
  return { rounds, rate, interval: intervalOf(balanced, MISS_PROBABILITY) };
}

/** The rate and the interval of each kind; the intervals hold together. */
export function estimateKinds(strata: readonly Stratum[]): KindEstimate[] {
  const kinds = ROUND_KINDS.map((kind) => ({
    kind,
    balanced: balance(strata.filter((stratum) => stratum.kind === kind)),
  }));
  const apart = new Set<RoundKind>();
  const sorted = kinds
    .map(({ kind, balanced }) => ({ kind, p: Math.min(1, Math.exp(-logMixture(balanced, 0.5))) }))
    .toSorted((one, other) => one.p - other.p);
  for (const [index, { kind, p }] of sorted.entries()) {
    if (p > MISS_PROBABILITY / (sorted.length - index)) break;
    apart.add(kind);
  }
  return kinds.map(({ kind, balanced }) => ({
    kind,
    rounds: balanced.rounds,
    rate: balanced.rate,
    interval: intervalOf(balanced, MISS_PROBABILITY / kinds.length),
    apart: apart.has(kind),
  }));
}

/** Which of the four sentences is said. */
export function findingOf({ rounds, interval: [low, high] }: Estimate): Finding {
  if (rounds < SHOWN_FROM_ROUNDS) return 'too_few';
  if (low >= 0.5 - SMALLEST_EFFECT && high <= 0.5 + SMALLEST_EFFECT) return 'nothing_larger';
  if (low > 0.5) return 'more_often';
  return high < 0.5 ? 'less_often' : 'too_few';
}

const HALVINGS = 40;

/** All rates whose mixture is below 1 / `miss`. The mixture is least at the rate and grows on both sides. */
function intervalOf(balanced: Balanced, miss: number): Interval {
  const { rate } = balanced;
  if (rate === null) return [0, 1];
  const isOutside = (theta: number) => logMixture(balanced, theta) >= -Math.log(miss);
  const search = (end: number): number => {
    let [inside, outside] = [rate, end];
    if (inside === end) return end;
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (inside + outside) / 2;
      if (isOutside(middle)) outside = middle;
      else inside = middle;
    }
    return outside;
  };
  return [search(0), search(1)];
}

/** The logarithm of M(theta): how much better the prior explains the rounds than the rate theta. */
function logMixture({ weight, rate }: Balanced, theta: number): number {
  if (rate === null) return 0;
  const hits = weight * rate;
  const misses = weight - hits;
  return (
    logBeta(PRIOR + hits, PRIOR + misses) -
    logBeta(PRIOR, PRIOR) -
    (hits === 0 ? 0 : hits * Math.log(theta)) -
    (misses === 0 ? 0 : misses * Math.log(1 - theta))
  );
}

const logBeta = (one: number, other: number): number =>
  logGamma(one) + logGamma(other) - logGamma(one + other);

/** By Stirling's series; for x of at least 100 the rest is below 1e-12. */
function logGamma(x: number): number {
  const inverse = 1 / x;
  return (
    (x - 0.5) * Math.log(x) -
    x +
    0.5 * Math.log(2 * Math.PI) +
    inverse / 12 -
    inverse ** 3 / 360 +
    inverse ** 5 / 1260
  );
}
