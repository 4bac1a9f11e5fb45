/** Whether sweeps run at their full size: `npm run test:exhaustive` says so; otherwise they are a seeded sample. */
export const isExhaustive = process.env['CI_EXHAUSTIVE'] === '1';

/** How long a sweep may take. */
export const SWEEP_TIMEOUT_MS = isExhaustive ? 900_000 : 60_000;
