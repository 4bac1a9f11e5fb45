import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** They wait for clocks, leases and processes, and measure no duration that another test beside them would change. */
const SIDE_BY_SIDE = [
  'clock',
  'lost-answers',
  'many-processes',
  'notices',
  'operation',
  'rolling-restart',
  'serializable',
  'start',
  'sunday-letter',
  'workers',
].map((name) => `tests/faults/${name}.test.ts`);

// Real processes that are killed, frozen and starved: `npm run test:faults`, after a build.
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    environment: 'node',
    env: { TEST_DATABASE: 'embedded' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that passes at the second attempt only is listed at the end, as UNSTEADY.
    retry: 1,
    reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
    outputFile: { json: 'test-results/faults.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: SIDE_BY_SIDE,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/faults/**/*.test.ts'],
          exclude: SIDE_BY_SIDE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
