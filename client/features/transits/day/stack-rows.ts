/** A row beside a scale: where its top would be, its height, and how hard it is to move. */
export type Row = { top: number; height: number; weight?: number };

/**
 * Moves rows apart until none covers the next, each as little as possible (least squares), without changing
 * their order. The rows are ordered by `top`; the result has their order.
 */
export function stackRows(rows: readonly Row[]): number[] {
  const offsets: number[] = [];
  let total = 0;
  for (const { height } of rows) {
    offsets.push(total);
    total += height;
  }
  // Without the heights above them, tops must not decrease; neighbors that do are pooled (isotonic regression).
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
