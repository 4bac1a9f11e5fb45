import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** They wait for minutes and processes more than they work, and hold nobody to a duration: two at a time. */
const SIDE_BY_SIDE = [
  'clock',
  'lost-answers',
  'many-processes',
  'notices',
  'operation',
  'serializable',
  'sunday-letter',
  'workers',
].map((name) => `tests/faults/${name}.test.ts`);

const shared = {
  environment: 'node',
  env: { TEST_DATABASE: 'embedded' },
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

// Real processes that are killed, frozen and starved: `npm run test:faults`, after a build.
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    // What passes at the second attempt is named at the end.
    retry: 1,
    reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
    outputFile: { json: 'test-results/faults.json' },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'faults side by side',
          include: SIDE_BY_SIDE,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'faults alone',
          include: ['tests/faults/**/*.test.ts'],
          exclude: SIDE_BY_SIDE,
          // These measure durations.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
