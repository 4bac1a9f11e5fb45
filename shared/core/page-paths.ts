// The paths of the app's pages: the server answers them with 200, and the page's router shows them.

/** Every page path (requirements ACCESS-1 and ACCESS-2), without a trailing slash. */
export const PAGE_PATHS = [
  '/',
  '/auth',
  '/home',
  '/zodiac',
  '/compatibility',
  '/readings',
  '/readings/result',
  '/profile',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** Whether a path (no query, with or without a trailing slash) is one of the app's pages. */
export function isPagePath(path: string): path is PagePath {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return (PAGE_PATHS as readonly string[]).includes(bare);
}
