/**
 * Moves places apart until neighbors keep the gap, each as little as can be (least squares), in
 * their order and inside [from, to]. The answer stands in the order of the places given. Should they
 * not all fit, they are spread evenly.
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

  // With the gaps taken out, the places must only never fall: neighbors out of order are pooled.
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
