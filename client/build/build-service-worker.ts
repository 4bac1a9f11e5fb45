// Builds the service worker as a file of its own, after the page, whose files it lists.

import { join, resolve } from 'node:path';
import { getManifest } from '@serwist/build';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Kept on the reader's device from the start; fonts for other scripts come when they are needed. */
const PRECACHED = [
  'index.html',
  'shell.html',
  'assets/*.{js,css,bin}',
  'fonts/{ibarra-real-nova-400,ibarra-real-nova-400-italic,source-sans-3}.woff2',
  '*.svg',
  'drawings/*.svg',
];

/** Adds `service-worker.js` to what the build has written. */
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
          // Named by their content, so their names are their revisions.
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
