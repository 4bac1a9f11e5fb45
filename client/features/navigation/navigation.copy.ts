export const NAVIGATION_COPY = {
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  tabs: {
    '/home': 'Home',
    '/zodiac': 'Zodiac',
    '/compatibility': 'Match',
    '/readings': 'Readings',
    '/profile': 'Profile',
  },
  matchWithNews: (count: number) =>
    count === 1 ? 'Match, one new answer' : `Match, ${count} new answers`,
} as const;

/** The document's title for a page. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} · Asteria`;
}
