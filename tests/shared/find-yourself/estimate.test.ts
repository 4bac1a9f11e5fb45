// The figures of the protocol, against sums and integrals that are written out here.

import { describe, expect, it } from 'vitest';
import {
  balance,
  estimate,
  estimateKinds,
  findingOf,
  type Stratum,
} from '#shared/find-yourself/estimate.ts';

type Side = readonly [rounds: number, choseFirst: number];
const stratum = (own: Side, other: Side, kind: Stratum['kind'] = 'sign'): Stratum => ({
  kind,
  ownFirst: { rounds: own[0], choseFirst: own[1] },
  ownSecond: { rounds: other[0], choseFirst: other[1] },
});

/** log B(a, b) for whole numbers, as a sum of logarithms. */
function logBeta(a: number, b: number): number {
  let sum = -Math.log(a);
  for (let k = 1; k < b; k += 1) sum += Math.log(k) - Math.log(a + k);
  return sum;
}

describe('the rate', () => {
  it('is one half for a headline that everybody likes, whichever side is own more often', () => {
    const popular = [stratum([900, 810], [100, 90]), stratum([10, 9], [700, 630])];
    expect(balance(popular).rate).toBeCloseTo(0.5, 12);
    expect(balance(popular)).toMatchObject({ rounds: 1_710, weight: 4 * 90 + (4 * 7_000) / 710 });
  });

  it('is that of own headlines where both sides are as many, and leaves out pairs met one way', () => {
    const found = stratum([200, 120], [200, 80]);
    expect(balance([found])).toEqual({ rounds: 400, weight: 400, rate: 0.6 });
    const oneWay = stratum([50, 50], [0, 0]);
    expect(balance([found, oneWay])).toEqual({ rounds: 450, weight: 400, rate: 0.6 });
    expect(estimate([oneWay])).toEqual({ rounds: 50, rate: null, interval: [0, 1] });
  });
});

describe('the interval', () => {
  it.each([
    [400, 240],
    [3_000, 1_650],
    [20_000, 10_000],
  ])(
    'of %i rounds with %i hits ends where the mixture is twenty times as likely',
    (rounds, hits) => {
      const half = rounds / 2;
      const { interval } = estimate([stratum([half, hits / 2], [half, half - hits / 2])]);
      for (const theta of interval) {
        const mixture = logBeta(100 + hits, 100 + rounds - hits) - logBeta(100, 100);
        const likelihood = hits * Math.log(theta) + (rounds - hits) * Math.log(1 - theta);
        expect(mixture - likelihood).toBeCloseTo(Math.log(20), 6);
      }
      expect(interval[0]).toBeLessThan(hits / rounds);
      expect(interval[1]).toBeGreaterThan(hits / rounds);
    },
  );

  it('of a kind is wider, and Holm stops at the first kind that is not apart', () => {
    const strata = [
      stratum([1_000, 600], [1_000, 400], 'sign'),
      stratum([1_000, 500], [1_000, 500], 'house'),
    ];
    const kinds = estimateKinds(strata);
    expect(kinds.filter(({ apart }) => apart).map(({ kind }) => kind)).toEqual(['sign']);
    const alone = estimate([stratum([1_000, 600], [1_000, 400])]);
    const [sign] = kinds;
    expect(sign?.rate).toBe(alone.rate);
    expect(sign?.interval[0]).toBeLessThan(alone.interval[0]);
  });
});

// req: FIND-4
it.each([
  [999, [0.6, 0.7], 'too_few'],
  [1_000, [0.45, 0.55], 'too_few'],
  [1_000, [0.48, 0.52], 'nothing_larger'],
  [90_000, [0.505, 0.515], 'nothing_larger'],
  [1_000, [0.501, 0.56], 'more_often'],
  [1_000, [0.44, 0.499], 'less_often'],
] as const)('%i rounds with the interval %j are told as %s', (rounds, interval, finding) => {
  expect(findingOf({ rounds, rate: 0.5, interval })).toBe(finding);
});
