import { isPagePath, type PagePath } from '#shared/core/page-paths.ts';

/** The page that a path names, with or without a slash at its end; undefined for any other path. */
export function findPagePath(path: string): PagePath | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return isPagePath(bare) ? bare : undefined;
}
