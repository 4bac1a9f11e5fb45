// Builds dist/server: the bundle, and beside it the data files of server/ under their paths in server/.

import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, root, source } from './bundle.ts';

const target = join(root, 'dist/server');

rmSync(target, { recursive: true, force: true });
await build(bundleOptions({ outdir: target, data: 'beside-bundle' }));

for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name);
  if (!file.isFile() || /\.(ts|md)$/.test(file.name)) continue;
  cpSync(path, join(target, relative(source, path)));
}
