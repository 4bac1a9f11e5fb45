import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_PATHS, PUBLIC_PAGE_PATHS } from '#shared/core/page-paths.ts';
import { SCREENS } from './pictures/screens.ts';

/** Pages that users and visitors share; journeys of their own visit them. */
const SHARED_PATHS = ['/invitation', '/newsletter/confirm', '/newsletter/leave'];

const userPaths = PAGE_PATHS.filter(
  (path) => !(PUBLIC_PAGE_PATHS as readonly string[]).includes(path),
);

it('every page of a signed-in user is in the pictures', () => {
  const pictured = new Set(SCREENS.map(({ path }) => path.split('?')[0]));
  expect(userPaths.filter((path) => !pictured.has(path))).toEqual([]);
});

it('every page of a signed-in user is checked for accessibility', () => {
  // Read as text: the file belongs to Playwright's runner.
  const file = resolve(import.meta.dirname, '../e2e/access/user-screens.ts');
  const addresses = readFileSync(file, 'utf8').matchAll(/address: '([^'?]+)/g);
  const visited = new Set([...addresses].map(([, path]) => path));
  const missing = userPaths.filter((path) => !visited.has(path) && !SHARED_PATHS.includes(path));
  expect(missing).toEqual([]);
});
