// Pictures of every screen and state of the built app, and what a change did to them. After a build:
//
//   npm run pictures -- <folder>                takes them into the folder
//   npm run pictures -- --against <folder>      takes them and compares with those of an earlier run
//   npm run pictures -- --against <commit>      builds the commit, takes its pictures too, and compares
//   npm run pictures -- --readme                renews the six of the README, and the manifest's screenshots
//
// `--only=home,match` narrows to these pictures, `--sizes=320,390,820,1440` names other widths of the window.
// The exit code is 1 when a picture has changed.

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommit, findCommit } from './commit-build.ts';
import { compareFolders, type Difference, listPictures } from './compare.ts';
import { type Order, takePictures } from './take-pictures.ts';

const DEFAULT_FOLDER = 'test-results/pictures';
const DEFAULT_SIZES = [390, 1440];
const README_PICTURES = ['landing', 'home', 'match', 'reading', 'chart', 'journey'];
/** What an installation shows of the app: some of the README's pictures, and two of a desktop's window. */
const SCREENSHOTS = resolve(import.meta.dirname, '../../../client/public/screenshots');
const NARROW_SCREENSHOTS = ['home', 'chart', 'match'];
const WIDE_SCREENSHOTS = ['home', 'today'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    sizes: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function readSizes(): number[] {
  if (values.readme) return [390];
  if (values.sizes === undefined) return DEFAULT_SIZES;
  const sizes = values.sizes.split(',').map(Number);
  const areSizes = sizes.every((size) => Number.isInteger(size) && size >= 240 && size <= 3840);
  if (!areSizes || new Set(sizes).size < sizes.length) {
    throw new Error(`not different widths of windows: ${values.sizes}`);
  }
  return sizes;
}

function readOnly(): ReadonlySet<string> | undefined {
  if (values.readme) return new Set(README_PICTURES);
  return values.only === undefined ? undefined : new Set(values.only.split(','));
}

const folder = values.readme
  ? resolve(import.meta.dirname, '../../support/pictures')
  : resolve(positionals[0] ?? DEFAULT_FOLDER);

const order: Order = {
  folder: values.against === undefined ? folder : join(folder, 'after'),
  sizes: readSizes(),
  only: readOnly(),
  scale: values.readme ? 2 : 1,
  windowOnly: values.readme,
  root: undefined,
};

/** The folder of pictures to compare with; those of a commit are taken first. */
async function findBefore(against: string): Promise<string> {
  if (existsSync(against)) return resolve(against);
  const commit = findCommit(against);
  if (commit === undefined) throw new Error(`neither a folder nor a commit: ${against}`);
  const before = join(folder, 'before');
  say(`building ${commit.slice(0, 12)}`);
  const build = buildCommit(commit);
  try {
    await takePictures({ ...order, folder: before, root: build.root });
  } finally {
    build.remove();
  }
  return before;
}

/** Renews the manifest's screenshots, after the README's pictures. */
async function takeScreenshots(): Promise<void> {
  for (const name of NARROW_SCREENSHOTS) {
    copyFileSync(join(folder, `${name}-390.png`), join(SCREENSHOTS, `${name}.png`));
  }
  const wide = mkdtempSync(join(tmpdir(), 'asteria-pictures-'));
  await takePictures({
    ...order,
    folder: wide,
    sizes: [1440],
    only: new Set(WIDE_SCREENSHOTS),
    scale: 1,
  });
  for (const name of WIDE_SCREENSHOTS) {
    copyFileSync(join(wide, `${name}-1440.png`), join(SCREENSHOTS, `${name}-wide.png`));
  }
  rmSync(wide, { recursive: true });
}

function describe({ name, pixels, box, note }: Difference): string {
  const place = `${box.width}×${box.height} at ${box.left},${box.top}`;
  const words = note === undefined ? '' : ` (${note})`;
  return pixels === 0 ? `${name}${words}` : `${name}: ${pixels} pixels, ${place}${words}`;
}

const startedMs = performance.now();
if (values.against === undefined) {
  await takePictures(order);
  if (values.readme) await takeScreenshots();
  say(`${listPictures(order.folder).length} pictures in ${order.folder}`);
} else {
  const differences = join(folder, 'differences');
  for (const old of ['before', 'after', 'differences']) {
    if (resolve(values.against) !== join(folder, old)) {
      rmSync(join(folder, old), { recursive: true, force: true });
    }
  }
  const before = await findBefore(values.against);
  await takePictures(order);
  const isAsked = (name: string) =>
    order.sizes.some((size) => {
      if (!name.endsWith(`-${size}`)) return false;
      const bare = name.slice(0, -`-${size}`.length).replace(/-whole$/, '');
      return order.only === undefined || order.only.has(bare);
    });
  const names = [...new Set([...listPictures(before), ...listPictures(order.folder)])]
    .filter(isAsked)
    .sort();
  const found = await compareFolders(names, before, order.folder, differences);
  for (const difference of found) say(describe(difference));
  if (found.length > 0) say(`before | after | difference: ${differences}`);
  say(`${names.length} pictures, ${found.length} changed`);
  if (found.length > 0) process.exitCode = 1;
}
say(`${Math.round((performance.now() - startedMs) / 1000)} s`);
