// Builds dist/server: our own code in one file, packages left where npm put them (some read files
// beside themselves), and beside it the data files of server/ under the same names.

import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'server');
const target = join(root, 'dist/server');

/** Lets each source file find its data as if it still lay in a folder of its own. */
const keepFilePlaces: Plugin = {
  name: 'keep-file-places',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/].+\.ts$/ }, ({ path }) => {
      const place = relative(source, path).replaceAll('\\', '/');
      if (place.startsWith('..')) return undefined;
      const own = `new URL(${JSON.stringify(`./${place}`)}, import.meta.url)`;
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

rmSync(target, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: [join(source, 'main.ts')],
  outdir: target,
  bundle: true,
  // What is imported only when chosen stays apart: neither database driver loads for the other.
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  plugins: [keepFilePlaces],
  logLevel: 'warning',
});

for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name);
  if (!file.isFile() || /\.(ts|md)$/.test(file.name)) continue;
  cpSync(path, join(target, relative(source, path)));
}
