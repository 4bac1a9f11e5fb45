/** The least distance of two neighbors, by their indices among the places. */
export type GapOf = (one: number, next: number) => number;

/**
 * Moves positions apart until neighbors have the least distance `gap`, each as little as possible
 * (least squares), without changing their order and inside [from, to]. The result has the order of
 * the argument. If the positions do not all fit, the gaps shrink until they do.
 */
export function spreadPlaces(
  places: readonly number[],
  gap: number | GapOf,
  from: number,
  to: number,
): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const gapOf: GapOf = typeof gap === 'number' ? () => gap : gap;
  // How far each is from the first one when all stand as close as they may.
  const least = [0];
  for (const [rank, { index }] of order.entries()) {
    const before = order[rank - 1];
    if (before !== undefined) least.push((least.at(-1) ?? 0) + gapOf(before.index, index));
  }
  const needed = least.at(-1) ?? 0;
  const shrink = needed > to - from ? (to - from) / needed : 1;
  const stepOf = (rank: number) => (least[rank] ?? 0) * shrink;

  // After subtracting the gaps, positions must not decrease; neighbors that do are pooled (isotonic
  // regression).
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, { place }] of order.entries()) {
    let pool = { sum: place - stepOf(rank), count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && last.sum / last.count > pool.sum / pool.count) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      last = pools.at(-1);
    }
    pools.push(pool);
  }

  const spread = new Array<number>(places.length).fill(from);
  const highest = to - stepOf(order.length - 1);
  let rank = 0;
  for (const { sum, count } of pools) {
    const base = Math.min(highest, Math.max(from, sum / count));
    for (let inPool = 0; inPool < count; inPool++) {
      const entry = order[rank];
      if (entry !== undefined) spread[entry.index] = base + stepOf(rank);
      rank += 1;
    }
  }
  return spread;
}
