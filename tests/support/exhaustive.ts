/**
 * Whether sweeps run at their full size. `npm run test:exhaustive` turns this on; otherwise they are a seeded sample.
 */
export const isExhaustive = process.env['CI_EXHAUSTIVE'] === '1';

/** Tests marked `night` run in exhaustive runs and, with sweeps as small as ever, for pull requests. */
export const tagsFilter = isExhaustive || process.env['TESTS_OF_NIGHT'] === '1' ? [] : ['!night'];

/** Whether it is this one's turn, of every `share` one after another; with exhaustive runs always. */
export const isTurn = (turn: number, share: number): boolean => isExhaustive || turn % share === 0;

/**
 * One of every `share` items, from another one on for each `turn`, so that a few turns come to all; with exhaustive runs
 * all of them at once.
 */
export const takeSample = <Item>(
  items: readonly Item[],
  { share, turn }: { share: number; turn: number },
): Item[] => items.filter((_, position) => isTurn(position + turn, share));

/** The maximum time of a sweep. */
export const SWEEP_TIMEOUT_MS = isExhaustive ? 900_000 : 60_000;
