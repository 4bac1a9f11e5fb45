// How the server is bundled: our own code in a few files, packages left where npm put them, since some
// of them read files beside themselves.

import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

export const root = resolve(import.meta.dirname, '../..');
export const source = join(root, 'server');

/**
 * Lets each source file find its data as if it still lay in a folder of its own: beside the bundle,
 * where a build copies the data to, or where the sources are.
 */
function keepFilePlaces(data: 'beside-bundle' | 'in-sources'): Plugin {
  return {
    name: 'keep-file-places',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]server[\\/].+\.ts$/ }, ({ path }) => {
        const place = relative(source, path).replaceAll('\\', '/');
        if (place.startsWith('..')) return undefined;
        const own =
          data === 'beside-bundle'
            ? `new URL(${JSON.stringify(`./${place}`)}, import.meta.url)`
            : `new URL(${JSON.stringify(pathToFileURL(path).href)})`;
        const contents = readFileSync(path, 'utf8').replaceAll(
          /import\.meta\.(url|dirname|filename)/g,
          (_match, property) => {
            if (property === 'url') return `${own}.href`;
            const file = property === 'dirname' ? `new URL('.', ${own})` : own;
            return `decodeURIComponent(${file}.pathname)`;
          },
        );
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** What esbuild is told, to put `main.js` and its parts into `outdir`. */
export function bundleOptions(settings: { outdir: string; data: 'beside-bundle' | 'in-sources' }) {
  return {
    absWorkingDir: root,
    entryPoints: [join(source, 'main.ts')],
    outdir: settings.outdir,
    bundle: true,
    // What is imported only when chosen stays apart: neither database driver loads for the other.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    plugins: [keepFilePlaces(settings.data)],
    logLevel: 'warning',
  } satisfies BuildOptions;
}
