// The worker between page and server: it brings the page itself from this device, and the reader's last
// answers where the server is out of reach. A new build's worker waits until the reader asks for it.

import { type PrecacheEntry, Serwist } from 'serwist';
import { PAGE_PATHS } from '#shared/core/page-paths.ts';
import { answerChange, answerRead, concernsKept, isKept } from './kept-answers.ts';

/** Put in by the build: every file of the page, with its revision where its name does not say it. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];

type Handled = { request: Request; event: { waitUntil: (work: Promise<unknown>) => void } };
const afterwardsOf =
  ({ event }: Handled) =>
  (work: Promise<unknown>) =>
    // What cannot be written (a full disk) is not kept, and nothing else happens.
    event.waitUntil(work.catch(() => undefined));

new Serwist({
  precacheEntries: PRECACHE_ENTRIES,
  precacheOptions: {
    cacheName: 'asteria-page',
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    // `/` is index.html by itself; all other pages draw themselves in the shell. What is no page is left to
    // the server, which answers 404.
    navigateFallback: '/shell.html',
    navigateFallbackAllowlist: PAGE_PATHS.filter((path) => path !== '/').map(
      (path) => new RegExp(`^${path}/?(\\?|$)`),
    ),
  },
  skipWaiting: false,
  // The first worker takes charge at once; a later one has waited for the reader's word.
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isKept(url.pathname),
      handler: (handled: Handled) => answerRead(handled.request, afterwardsOf(handled)),
    },
    ...(['POST', 'PATCH', 'DELETE'] as const).map((method) => ({
      method,
      matcher: ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
        sameOrigin && concernsKept(url.pathname),
      handler: (handled: Handled) => answerChange(handled.request, afterwardsOf(handled)),
    })),
  ],
}).addEventListeners();
