// The service worker caches the page's files, so that Asteria opens without a connection. It does
// not handle API answers; the page stores those itself (client/lib/offline-cache.ts). The worker of
// a new build waits until the user asks for the new version. The worker also shows notices, in
// browsers that do not show push messages by themselves.

import { NavigationRoute, type PrecacheEntry, Serwist } from 'serwist';
import { PAGE_PATHS } from '#shared/core/page-paths.ts';
import { openNotice, showNotice } from './notices.ts';

/**
 * Injected by the build: every file of the page, with its revision unless its name contains a hash.
 */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
/** The members of the worker's scope that are used here; the project is compiled with DOM types. */
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  addEventListener: {
    (type: 'fetch', listener: (event: Event & { request: Request }) => void): void;
    (type: 'activate', listener: (event: WorkerEvent) => void): void;
    (
      type: 'push',
      listener: (event: WorkerEvent & { data: { text(): string } | null }) => void,
    ): void;
    (
      type: 'notificationclick',
      listener: (event: WorkerEvent & { notification: Notification }) => void,
    ): void;
  };
};

/** Caches in which earlier versions stored users' answers. */
const FORMER_ANSWER_CACHES = 'asteria-kept-';

// No page has the name of a document's file, so requests for one go to the server. Serwist, whose listener comes after
// this one, would answer with the file.
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && new URL(url).pathname.endsWith('.html')) {
    event.stopImmediatePropagation();
  }
});

const ofPage = (path: string) => new RegExp(`^${path}/?(\\?|$)`);

const serwist = new Serwist({
  precacheEntries: PRECACHE_ENTRIES,
  precacheOptions: {
    cacheName: 'asteria-page',
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    // `/` is index.html, `/auth` is auth.html; all other pages use the shell document. Other paths go to the server,
    // which answers 404.
    navigateFallback: '/shell.html',
    navigateFallbackAllowlist: PAGE_PATHS.filter((path) => path !== '/' && path !== '/auth').map(
      ofPage,
    ),
  },
  skipWaiting: false,
  // The first worker takes control at once; a later one waits until the user asks for the new
  // version.
  clientsClaim: true,
  disableDevLogs: true,
});
serwist.registerRoute(
  new NavigationRoute(serwist.createHandlerBoundToUrl('/auth.html'), {
    allowlist: [ofPage('/auth')],
  }),
);
serwist.addEventListeners();

async function deleteFormerAnswers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FORMER_ANSWER_CACHES)) await caches.delete(name);
  }
}

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text())));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(event.notification)),
);
self.addEventListener('activate', (event) => event.waitUntil(deleteFormerAnswers()));
