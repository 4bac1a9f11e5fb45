/**
 * Whether sweeps run at their full size. `npm run test:exhaustive` turns this on; otherwise they are a seeded sample.
 */
export const isExhaustive = process.env['CI_EXHAUSTIVE'] === '1';

/** The maximum time of a sweep. */
export const SWEEP_TIMEOUT_MS = isExhaustive ? 900_000 : 60_000;
