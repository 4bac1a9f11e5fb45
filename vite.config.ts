import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './client/build/build-chunks.ts';
import { buildCompressed } from './client/build/build-compressed.ts';
import { buildPages } from './client/build/build-pages.ts';
import { buildServiceWorker } from './client/build/build-service-worker.ts';

// One file for the page's build and for the fast tests; browser journeys have tests/e2e/playwright.config.ts.
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), buildPages(), buildServiceWorker(), buildCompressed()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that knows the rest of the target knows module preloading too.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: {
    root: '.',
    projects: [
      {
        extends: true,
        test: { name: 'shared', environment: 'node', include: ['tests/shared/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,architecture,tooling}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/client-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Real processes that are killed, frozen and starved: `npm run test:faults`, after a build.
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
