import { isPagePath, type PagePath } from '#shared/core/page-paths.ts';

/**
 * The known page path of an address, with or without a trailing slash; undefined for any other
 * address.
 */
export function findPagePath(path: string): PagePath | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return isPagePath(bare) ? bare : undefined;
}
