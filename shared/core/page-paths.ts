// The paths of the app's pages: the server answers them with 200, and the page's router shows them.

/** Every page path (requirements ACCESS-1 and ACCESS-2), without a trailing slash. */
export const PAGE_PATHS = [
  '/',
  '/auth',
  '/home',
  '/today',
  '/month',
  '/zodiac',
  '/compatibility',
  '/invitation',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/readings',
  '/readings/result',
  '/profile',
  '/settings',
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** The pages that show something without a session, for search engines. */
export const PUBLIC_PAGE_PATHS = [
  '/',
  '/auth',
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
] as const satisfies readonly PagePath[];

/** Whether a path (no query, with or without a trailing slash) is one of the app's pages. */
export function isPagePath(path: string): path is PagePath {
  return (PAGE_PATHS as readonly string[]).includes(withoutTrailingSlash(path));
}

/** A path without its trailing slash. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
