// Everything but the landing page and the 404. This chunk carries React Query, which those two do
// without.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  ACCOUNT_COPY,
  handleEndedSession,
  SessionProvider,
  useCurrentUser,
} from '#client/features/account/index.ts';
import { loadAuthSteps } from '#client/features/auth/index.ts';
import { AppFrame, PAGE_COLUMN, PAGE_SPACE } from '#client/features/navigation/index.ts';
import { renewDevice } from '#client/features/notices/index.ts';
import {
  NewVersionNotice,
  OfflineLine,
  registerServiceWorker,
} from '#client/features/offline/index.ts';
import { logFailure } from '#client/lib/log.ts';
import { usePreferences } from '#client/lib/preferences.ts';
import { getPushMemory } from '#client/lib/push-memory.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import { showTheme } from '#client/lib/theme.ts';
import '#client/styles/authenticated.css';
import { LazyToaster } from '#client/ui/feedback/lazy-toaster.tsx';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Everybody, SignedInOnly, VisitorsOnly } from './guard.tsx';
import {
  AUTH_PAGE,
  PROTECTED_PAGES,
  type ProtectedPath,
  SHARED_PAGES,
  type SharedPath,
} from './routes.tsx';
import { whenIdle } from './when-idle.ts';

/** Preloads the code of the page at a path; resolves when the code is loaded, or has failed to load. */
export function preloadPageCode(page: AuthenticatedAppProps['page']): Promise<void> {
  if (page === '/auth') return AUTH_PAGE.preload();
  if (isShared(page)) return SHARED_PAGES[page].preload();
  return PROTECTED_PAGES[page].preload();
}

export type AuthenticatedAppProps = { page: '/auth' | SharedPath | ProtectedPath };

const isShared = (page: AuthenticatedAppProps['page']): page is SharedPath => page in SHARED_PAGES;

/** The sign-in and the pages of the signed-in app. */
export function AuthenticatedApp({ page }: AuthenticatedAppProps) {
  const [client] = useState(() => {
    const created = createQueryClient(handleEndedSession);
    readAheadOf(page, created);
    return created;
  });
  useEffect(registerServiceWorker, []);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <NewVersionNotice />
        <OfflineLine />
        <AuthenticatedRoutes page={page} />
        <LazyToaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/**
 * Once the user is known, lets the first page put the answers of the early calls (start-calls.ts) into the query cache,
 * so that they are part of the page's first rendering.
 */
function readAheadOf(page: AuthenticatedAppProps['page'], client: QueryClient): void {
  if (page === '/auth' || isShared(page)) return;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== USER_KEY[0]) return;
    stop();
    const user = client.getQueryData<{ id: string } | null>(USER_KEY);
    if (user) PROTECTED_PAGES[page].readAhead(client, user.id);
  });
}

/** Long enough for a page to load its own data first. */
const DELAY_MS = 5_000;

/** Loads the code of the signed-in pages while the browser is idle, so that a tap finds it there. */
async function loadPages(): Promise<void> {
  for (const { preload } of Object.values(PROTECTED_PAGES)) {
    await new Promise<void>(whenIdle);
    await preload();
  }
}

/**
 * Renews this device's notices, if its user had switched them on, and loads the other pages ahead. Before the service
 * worker is installed, this device does not have their code, and a visit may never need it.
 */
function Background(): null {
  const { id } = useCurrentUser();
  useEffect(
    () => void navigator.serviceWorker?.ready.then(() => setTimeout(loadPages, DELAY_MS)),
    [],
  );
  useEffect(() => {
    if (getPushMemory() === undefined) return;
    const timer = setTimeout(async () => {
      try {
        await renewDevice(id);
      } catch (error) {
        logFailure('Notices were not renewed', error);
      }
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}

/** Sets the theme before a page is painted, here and after the last of these pages. */
function useTheme(location: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme depends on the browser's address
  useLayoutEffect(() => {
    showTheme();
    return showTheme;
  }, [location]);
}

/** Loads the code of the sign-in's steps and then of Home, while a visitor looks at the choice. */
async function loadNextPages(): Promise<void> {
  await loadAuthSteps().catch(() => undefined); // its own page says so, if it needs them
  await preloadPageCode('/home');
}

function AuthenticatedRoutes({ page }: AuthenticatedAppProps) {
  // Every page shows dates or times, so all of them render again when the preferences for them change.
  usePreferences();
  const [location] = useLocation();
  useTheme(location);
  useEffect(() => {
    if (page === '/auth') void loadNextPages();
  }, [page]);

  if (page === '/auth') {
    return (
      <VisitorsOnly>
        <PageErrorBoundary key={location} className="mx-auto max-w-column px-gutter">
          <AUTH_PAGE.Page fallback={<LoadingOverlay message="" />} />
        </PageErrorBoundary>
      </VisitorsOnly>
    );
  }
  if (isShared(page)) {
    const { Page } = SHARED_PAGES[page];
    return (
      <Everybody>
        <PageErrorBoundary key={location} className="mx-auto max-w-column px-gutter">
          <Page fallback={<LoadingOverlay message={ACCOUNT_COPY.readingStars} />} />
        </PageErrorBoundary>
      </Everybody>
    );
  }
  const { Page } = PROTECTED_PAGES[page];
  return (
    <SignedInOnly>
      <AppFrame>
        <Background />
        <PageErrorBoundary key={location} className={PAGE_COLUMN}>
          <Page
            fallback={
              <div className={`${PAGE_COLUMN} ${PAGE_SPACE} grid min-h-dvh place-content-center`}>
                <Spinner />
              </div>
            }
          />
        </PageErrorBoundary>
      </AppFrame>
    </SignedInOnly>
  );
}
