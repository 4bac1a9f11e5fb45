/**
 * Moves positions apart until neighbors have the least distance `gap`, each as little as possible
 * (least squares), without changing their order and inside [from, to]. The result has the order of
 * the argument. If the positions do not all fit, they are spread evenly.
 */
export function spreadPlaces(
  places: readonly number[],
  gap: number,
  from: number,
  to: number,
): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const fits = (order.length - 1) * gap <= to - from;
  const step = fits ? gap : (to - from) / Math.max(1, order.length - 1);

  // After subtracting the gaps, positions must not decrease; neighbors that do are pooled (isotonic
  // regression).
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, { place }] of order.entries()) {
    let pool = { sum: place - rank * step, count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && last.sum / last.count > pool.sum / pool.count) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      last = pools.at(-1);
    }
    pools.push(pool);
  }

  const spread = new Array<number>(places.length).fill(from);
  const highest = to - (order.length - 1) * step;
  let rank = 0;
  for (const { sum, count } of pools) {
    const base = Math.min(highest, Math.max(from, sum / count));
    for (let inPool = 0; inPool < count; inPool++) {
      const entry = order[rank];
      if (entry !== undefined) spread[entry.index] = base + rank * step;
      rank += 1;
    }
  }
  return spread;
}
