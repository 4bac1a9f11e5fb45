import { expect, it } from 'vitest';
import { PAGE_PATHS, PUBLIC_PAGE_PATHS } from '#shared/core/page-paths.ts';
import { SCREENS } from './pictures/screens.ts';

it('every page of a signed-in user is pictured', () => {
  const pictured = new Set(SCREENS.map(({ path }) => path.split('?')[0]));
  const protectedPaths = PAGE_PATHS.filter(
    (path) => !(PUBLIC_PAGE_PATHS as readonly string[]).includes(path),
  );
  expect(protectedPaths.filter((path) => !pictured.has(path))).toEqual([]);
});
