// A file that was written by hand can be read in one sitting.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MAX_LINES = 450;
const MAX_LINES_OF_SHEET = 150;
/** Written by the programs beside them. */
const GENERATED = ['server/sky/early-moon/early-moon.generated.ts'];

const files = [
  ...readdirSync(ROOT),
  ...['client', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  ),
];
const sources = files.filter((file) => /\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith('.css'));

/** The lines of a file, as `wc -l` counts them. */
function countLines(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
}

it(`no handwritten file is longer than ${MAX_LINES} lines`, () => {
  const long = sources.filter((file) => countLines(file) > MAX_LINES);
  expect(long).toEqual(GENERATED);
});

it(`no style sheet is longer than ${MAX_LINES_OF_SHEET} lines`, () => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((file) => countLines(file) > MAX_LINES_OF_SHEET)).toEqual([]);
});
