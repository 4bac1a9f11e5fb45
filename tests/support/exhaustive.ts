/**
 * Whether sweeps run at their full size. `npm run test:exhaustive` turns this on; otherwise they are a seeded sample.
 */
export const isExhaustive = process.env['CI_EXHAUSTIVE'] === '1';

/**
 * One of every `share` items, from another one on for each `turn`, so that a few turns come to all; with exhaustive runs
 * all of them at once.
 */
export const takeSample = <Item>(
  items: readonly Item[],
  { share, turn }: { share: number; turn: number },
): Item[] => items.filter((_, position) => isExhaustive || (position + turn) % share === 0);

/** The maximum time of a sweep. */
export const SWEEP_TIMEOUT_MS = isExhaustive ? 900_000 : 60_000;
