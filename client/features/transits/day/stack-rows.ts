/** A row beside a scale: its wanted top, its height, and its resistance to being moved (`weight`, by default 1). */
export type Row = { top: number; height: number; weight?: number };

/**
 * The tops of rows that are moved apart until none covers the next, each as little as possible (weighted least
 * squares), without changing their order. The rows are ordered by `top`; the result has their order and unit.
 */
export function stackRows(rows: readonly Row[]): number[] {
  const offsets: number[] = [];
  let total = 0;
  for (const { height } of rows) {
    offsets.push(total);
    total += height;
  }
  // After subtracting the heights of the rows above, tops must not decrease; neighbors whose tops do are pooled
  // (isotonic regression).
  const pools: { sum: number; weight: number; count: number }[] = [];
  for (const [index, { top, weight = 1 }] of rows.entries()) {
    let pool = { sum: (top - (offsets[index] ?? 0)) * weight, weight, count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && last.sum / last.weight > pool.sum / pool.weight) {
      pools.pop();
      pool = {
        sum: last.sum + pool.sum,
        weight: last.weight + pool.weight,
        count: last.count + pool.count,
      };
      last = pools.at(-1);
    }
    pools.push(pool);
  }
  return pools
    .flatMap(({ sum, weight, count }) => new Array<number>(count).fill(sum / weight))
    .map((base, index) => base + (offsets[index] ?? 0));
}
