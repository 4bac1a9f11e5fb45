// Builds the service worker after the client, because it lists the client's files.

import { join, resolve } from 'node:path';
import { getManifest } from '@serwist/build';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files cached when the worker is installed; fonts for other scripts are cached on first use. */
const PRECACHED = [
  'index.html',
  'auth.html',
  'shell.html',
  'assets/*.{js,css,bin}',
  'fonts/{ibarra-real-nova-400,ibarra-real-nova-400-italic,source-sans-3}.woff2',
  '*.svg',
  'drawings/*.svg',
];

/** Adds `service-worker.js` to the build's output. */
export function buildServiceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'asteria:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: outDir,
          globPatterns: PRECACHED,
          modifyURLPrefix: { '': '/' },
          // These file names contain a content hash, so they need no separate revision.
          dontCacheBustURLsMatching: /^\/?assets\//,
        });
        if (manifestEntries === undefined || warnings.length > 0) {
          throw new Error(`the page's files could not be listed: ${warnings.join('; ')}`);
        }
        await build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          publicDir: false,
          define: { PRECACHE_ENTRIES: JSON.stringify(manifestEntries) },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: config.build.target,
            rolldownOptions: {
              input: join(config.root, 'service-worker/service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
