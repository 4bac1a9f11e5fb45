import { describe, expect, it } from 'vitest';
import { BestPlaces } from '#server/sky/gazetteer/ranking.ts';

// Place numbers 0-5 by falling population; an odd entry is a place by one of its other names.
const POPULATIONS = Uint32Array.of(900, 500, 500, 30, 0, 0);
const own = (place: number): number => place * 2;
const other = (place: number): number => place * 2 + 1;

function rank(
  entries: readonly number[],
  {
    limit = 8,
    share = 1,
    filter,
  }: { limit?: number; share?: number; filter?: (place: number) => boolean } = {},
): number[] {
  const best = new BestPlaces(limit, POPULATIONS, share, filter);
  best.offerAll(Uint32Array.from(entries), { start: 0, end: entries.length });
  return best.listPlaces();
}

describe('the best places', () => {
  it('are the most populous, by their own name or another', () => {
    expect(rank([own(3), other(0), own(1)])).toEqual([0, 1, 3]);
  });

  it('with equal populations are ordered by own name, then by number', () => {
    expect(rank([other(1), own(2)])).toEqual([2, 1]);
    expect(rank([own(2), own(1)])).toEqual([1, 2]);
    expect(rank([other(4), own(5)])).toEqual([5, 4]);
  });

  it('are listed once each, by the better of their names', () => {
    expect(rank([other(1), own(2), own(1), other(2)])).toEqual([1, 2]);
  });

  it('count with a share of their population when they match by another name', () => {
    expect(rank([other(0), own(3)], { share: 0.01 })).toEqual([3, 0]);
  });

  it('are as many as requested, even when the next one ranks equally', () => {
    expect(rank([own(0), other(1), own(2), own(3)], { limit: 2 })).toEqual([0, 2]);
    expect(rank([own(3), own(2), own(1), own(0)], { limit: 1 })).toEqual([0]);
  });

  it('are in the requested territory', () => {
    expect(rank([own(0), own(1), own(3)], { limit: 1, filter: (place) => place > 0 })).toEqual([1]);
  });
});
