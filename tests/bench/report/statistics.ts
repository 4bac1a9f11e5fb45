/** The median: the middle value, or the mean of the two middle values; NaN for no values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The value below which a given share (0 to 1) of the values lies, interpolated between neighbors; NaN for no values.
 */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
