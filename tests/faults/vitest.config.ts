import { resolve } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isLongRun } from './rig/long-run.ts';

const fileOf = (name: string) => `tests/faults/${name}.test.ts`;

/** Tests that wait most of the time, for a database that is down or for the next minute. */
const WAITING = [
  'database',
  'full-disk',
  'killed-migration',
  'notices',
  'sockets',
  'sunday-letter',
  'twilio',
].map(fileOf);
/** Tests that keep servers busy; other tests beside them affect no duration or refusal that they check. */
const WORKING = [
  'clock',
  'lost-answers',
  'many-processes',
  'operation',
  'serializable',
  'start',
].map(fileOf);

/** A project that runs `maxWorkers` files at once, after the projects with a lower `groupOrder`. */
function project(
  name: string,
  maxWorkers: number,
  files: { include: string[]; exclude?: string[] },
  groupOrder: number,
): TestProjectConfiguration {
  return { extends: true, test: { name, maxWorkers, ...files, sequence: { groupOrder } } };
}

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
    tags: [{ name: 'night' }],
    // vitest reads it here too; its types know it on the command line alone.
    ...{ tagsFilter: isLongRun ? [] : ['!night'] },
    reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
    outputFile: { json: 'test-results/faults.json' },
    projects: [
      project('waiting', 3, { include: WAITING }, 0),
      project('working', 2, { include: WORKING }, 1),
      project(
        'alone',
        1,
        { include: ['tests/faults/**/*.test.ts'], exclude: [...WAITING, ...WORKING] },
        2,
      ),
    ],
  },
});
