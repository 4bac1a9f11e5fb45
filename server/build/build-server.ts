// Builds dist/server: the bundle, and beside it the data files of server/ under their paths in server/.

import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { buildPack } from '#server/content/build-pack.ts';
import { bundleOptions, root, source } from './bundle.ts';

const target = join(root, 'dist/server');
/** Files for operators, which the server does not read. */
const deploy = join(source, 'deploy');

rmSync(target, { recursive: true, force: true });
// The server reads only the pack, not the files that editors write.
await buildPack();
await build(bundleOptions({ outdir: target, data: 'beside-bundle' }));

for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name);
  if (!file.isFile() || /\.(ts|md|yaml)$/.test(file.name) || file.parentPath.startsWith(deploy))
    continue;
  cpSync(path, join(target, relative(source, path)));
}
