import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// A real cluster of Postgres that fails over: `npm run test:cluster`, after a build.
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    name: 'cluster',
    environment: 'node',
    include: ['tests/cluster/**/*.test.ts'],
    // One cluster at a time.
    fileParallelism: false,
    env: { TEST_DATABASE: 'embedded' },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
    outputFile: { json: 'test-results/cluster.json' },
  },
});
