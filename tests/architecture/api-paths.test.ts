// Paths of calls stand in the contracts, nowhere else in the product.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Files that name a path under /api/ which is no declared call, or all of them. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Tells the calls from the pages.
  'server/http/dispatcher.ts',
  // The documentation page and its files.
  'server/http/docs-page.ts',
  // Tells crawlers to leave the calls out.
  'server/http/site-files.ts',
  // Metrics answer on a port of their own.
  'server/platform/metrics.ts',
]);

/** Lines with `/api/` in a text or a pattern; comments may name paths. */
function findApiPaths(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .map((line) => line.replace(/\s\/\/ .*$/, ''))
    .filter((line) => /\/api\\?\//.test(line));
}

const files = ['client', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe('the paths of the calls', () => {
  test('appear only in the contracts', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !EXCEPTIONS.has(file))
      .flatMap((file) =>
        findApiPaths(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  test.each([
    ["const path = '/api/user';", true],
    ['const url = `/api/readings/1`;', true],
    ["const url = origin + '/api/user';", true],
    ['const KEPT = /^\\/api\\/user$/;', true],
    ['// GET /api/user answers that', false],
    [' * `/api/user` in a comment', false],
    ["app.use('/api', page); // '/api/user' and all others", false],
  ])('are found in: %s', (line, isFound) => {
    expect(findApiPaths(line).length > 0).toBe(isFound);
  });
});
