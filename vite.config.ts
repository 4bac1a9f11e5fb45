import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './client/build/build-chunks.ts';
import { buildCompressed } from './client/build/build-compressed.ts';
import { buildContracts } from './client/build/build-contracts.ts';
import { buildPages } from './client/build/build-pages.ts';
import { buildServiceWorker } from './client/build/build-service-worker.ts';
import { testSettings } from './tests/vitest.settings.ts';

// One file for the page's build and for the fast tests.
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    buildContracts(),
    buildPages(),
    buildServiceWorker(),
    buildCompressed(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that knows the rest of the target knows module preloading too.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Facts and schemas do nothing by being imported; a contract's unused ones are left out. Nor does a feature's
      // index.ts, nor do passkeys, of which most pages need one function, nor the tab of the chart, of which the sign-up
      // needs the wheel.
      treeshake: {
        moduleSideEffects: [
          { test: /\/shared\//, sideEffects: false },
          { test: /\/client\/features\/.+\/index\.ts$/, sideEffects: false },
          { test: /\/client\/features\/passkeys\//, sideEffects: false },
          { test: /\/client\/features\/birth-chart\/birth-chart-tab/, sideEffects: false },
        ],
        // To build a schema does nothing else.
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
      },
    },
  },
  server: {
    fs: {
      strict: true,
      allow: ['client', 'shared', 'node_modules'].map((folder) =>
        join(import.meta.dirname, folder),
      ),
      // Vite's own list, and the folder of the database and its secrets.
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'],
    },
  },
  test: testSettings,
});
