// How esbuild bundles the server: the project's code into a few files. Packages stay in node_modules, since some
// of them read files of their own folder.

import { join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

export const root = resolve(import.meta.dirname, '../..');
export const source = join(root, 'server');

/**
 * The options of esbuild to write `main.js`, the operators' commands and their chunks into `outdir`. `data` says where
 * the bundle finds its data files: in the folder of `main.js`, or in the source folder `server`.
 */
export function bundleOptions(settings: { outdir: string; data: 'beside-bundle' | 'in-sources' }) {
  return {
    absWorkingDir: root,
    entryPoints: {
      main: join(source, 'main.ts'),
      data: join(source, 'data.command.ts'),
      migrate: join(source, 'migrate.command.ts'),
    },
    outdir: settings.outdir,
    bundle: true,
    // Dynamic imports become files of their own, so that only the chosen database driver is loaded.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    // Node keeps the source maps of loaded files in memory; with the sources in them they would take 20 MB.
    sourcesContent: false,
    // Read by server/data-file.ts.
    define: { DATA_FOLDER: JSON.stringify(settings.data === 'beside-bundle' ? '.' : source) },
    logLevel: 'warning',
  } satisfies BuildOptions;
}
