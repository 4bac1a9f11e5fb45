// A file that was written by hand can be read in one sitting.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MAX_LINES = 450;
/** Written by the programs beside them. */
const GENERATED = ['server/sky/early-moon/early-moon.generated.ts'];

const files = [
  ...readdirSync(ROOT),
  ...['client', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  ),
].filter((file) => /\.tsx?$/.test(file));

/** The lines of a file, as `wc -l` counts them. */
function countLines(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
}

it(`no handwritten file is longer than ${MAX_LINES} lines`, () => {
  const long = files.filter((file) => countLines(file) > MAX_LINES);
  expect(long).toEqual(GENERATED);
});
