import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { isExhaustive, tagsFilter } from './support/exhaustive.ts';
import { listDatabaseTests } from './tooling/suites/list-database-tests.ts';

/** The server's test files that meet a database. They say so by what they import. */
const databaseTests = listDatabaseTests();

/** Tests of the embedded database alone; below, those in which it must do as Postgres does. */
const EMBEDDED_TESTS = [
  'tests/server/hostile/fuzz.test.ts',
  'tests/server/db/{embedded,folder-lock}.test.ts',
  'tests/server/platform/start-and-stop.test.ts',
  'tests/simulation/*.test.ts',
];
const CONFORMANCE_TESTS = [
  'tests/server/db/due-work.test.ts',
  'tests/server/identity/passkeys/passkeys.test.ts',
  'tests/server/progress/progress.routes.test.ts',
  // Every journey and the simulation run on it too: these repeat at night what each run asks of Postgres.
  ...(isExhaustive
    ? [
        'tests/server/db/encryption.test.ts',
        'tests/server/find-yourself/counting.test.ts',
        'tests/server/hostile/{lock-out,passkeys}.test.ts',
        'tests/server/identity/account/{account,retention}.test.ts',
        'tests/server/identity/{sign-in/sign-in,verification/verification}.test.ts',
        'tests/server/letter/letter.routes.test.ts',
        'tests/server/lucky-numbers/lucky-numbers.routes.test.ts',
      ]
    : []),
];

/** One worker goes from file to file: modules are read once, and each file leaves their state as it found it. */
const SHARED_WORKERS = { pool: 'threads', isolate: false } as const;

/** The fast tests, for vite.config.ts. Journeys and faults have configurations of their own: e2e/, faults/. */
export const testSettings: NonNullable<ViteUserConfig['test']> & { tagsFilter: string[] } = {
  root: '.',
  // Transformed modules stay between runs: without it a room's tests take five seconds longer.
  experimental: { fsModuleCache: true },
  // Many tests wait, for a process that starts or a lease that ends: one more worker than cores keeps these busy.
  maxWorkers: availableParallelism() + 1,
  // Tests marked `night` ask in another way what others ask in every run, or take long. vitest reads the filter here
  // too; its types know it on the command line alone.
  tags: [{ name: 'night' }],
  tagsFilter,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A test that passes at the second attempt only is listed at the end, as UNSTEADY.
  retry: 1,
  reporters: ['default', 'json', './tests/tooling/suites/slowest-vitest.ts'],
  outputFile: { json: 'test-results/unit.json' },
  // Groups run one after the other. Tests that wait for locks, leases and a database are in one, so that no core idles.
  projects: [
    {
      extends: true,
      test: {
        ...SHARED_WORKERS,
        name: 'shared',
        environment: 'node',
        include: ['tests/shared/**/*.test.ts'],
        sequence: { groupOrder: 1 },
      },
    },
    {
      extends: true,
      test: {
        ...SHARED_WORKERS,
        // Threads would share Node's BroadcastChannel: a sign-in in one file would reach the tabs of another.
        pool: 'forks',
        name: 'client',
        environment: 'jsdom',
        include: ['tests/client/**/*.test.{ts,tsx}'],
        globalSetup: ['tests/support/postgres.global-setup.ts'],
        setupFiles: ['tests/support/client-setup.ts'],
        // Samples are moments in UTC, and pages show them by the browser's clock; a test of a zone sets its own.
        env: { TZ: 'UTC', TEST_DATABASE: 'postgres' },
        sequence: { groupOrder: 2 },
      },
    },
    {
      extends: true,
      test: {
        // The server without a database.
        ...SHARED_WORKERS,
        name: 'server',
        environment: 'node',
        include: ['tests/server/**/*.test.ts'],
        exclude: [...databaseTests, ...EMBEDDED_TESTS],
        env: { TEST_DATABASE: 'none' },
        sequence: { groupOrder: 3 },
      },
    },
    {
      extends: true,
      test: {
        // The server on Postgres: one for the run, a database for each file.
        ...SHARED_WORKERS,
        name: 'postgres',
        environment: 'node',
        include: databaseTests,
        exclude: EMBEDDED_TESTS,
        globalSetup: ['tests/support/postgres.global-setup.ts'],
        setupFiles: ['tests/support/server-setup.ts'],
        env: { TEST_DATABASE: 'postgres' },
        sequence: { groupOrder: 3 },
      },
    },
    {
      extends: true,
      test: {
        // The server on the embedded database.
        ...SHARED_WORKERS,
        name: 'embedded',
        environment: 'node',
        include: [...EMBEDDED_TESTS, ...CONFORMANCE_TESTS],
        setupFiles: ['tests/support/server-setup.ts'],
        env: { TEST_DATABASE: 'embedded' },
        sequence: { groupOrder: 3 },
      },
    },
    {
      extends: true,
      test: {
        // The import law, the tables of requirements, and the tools themselves.
        name: 'project',
        environment: 'node',
        include: ['tests/{architecture,tooling}/**/*.test.ts'],
        sequence: { groupOrder: 3 },
      },
    },
  ],
};
