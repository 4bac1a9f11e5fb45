import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Real processes that are killed, frozen and starved: `npm run test:faults`, after a build.
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    name: 'faults',
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    // Fault tests measure durations, so they run one at a time.
    fileParallelism: false,
    env: { TEST_DATABASE: 'embedded' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What passes at the second attempt is named at the end.
    retry: 1,
    reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
    outputFile: { json: 'test-results/faults.json' },
  },
});
