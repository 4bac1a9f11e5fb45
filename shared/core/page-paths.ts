// The paths of the app's pages: the server answers them with 200, and the page's router shows them.

/** Every page path (requirements ACCESS-1 and ACCESS-2), without a trailing slash. */
export const PAGE_PATHS = [
  '/',
  '/auth',
  '/home',
  '/today',
  '/month',
  '/journal',
  '/year',
  '/find-yourself',
  '/tally',
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
  '/tally',
  '/terms',
  '/privacy',
  '/cookies',
  '/contact',
] as const satisfies readonly PagePath[];

/**
 * The page at a decoded path without its query; undefined for any other path. Server and page both use this, so that an
 * answer's status matches what is shown. One trailing slash is allowed.
 */
export function findPagePath(path: string): PagePath | undefined {
  const bare = /[^/]\/$/.test(path) ? path.slice(0, -1) : path;
  return PAGE_PATHS.find((page) => page === bare);
}

/** The path of a request, decoded the way the page's router decodes its address. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
