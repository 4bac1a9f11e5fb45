// Everything behind the landing page: it brings React Query, so the landing page does without it.

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  ACCOUNT_COPY,
  useSessionOfOtherTabs,
  useUserQuery,
} from '#client/features/account/index.ts';
import { AppFrame } from '#client/features/navigation/index.ts';
import {
  hireServiceWorker,
  NewVersionNotice,
  OfflineLine,
} from '#client/features/offline/index.ts';
import { forgetKept } from '#client/lib/kept-cache.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import '#client/styles/signed.css';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import type { PagePath } from '#shared/core/page-paths.ts';
import { SignedInOnly, VisitorsOnly } from './guard.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { AUTH_PAGE, PROTECTED_PAGES } from './routes.tsx';

const Toaster = lazy(async () => ({
  default: (await import('#client/ui/feedback/toaster.tsx')).Toaster,
}));

/** Fetches a page's code ahead. */
export function fetchCodeOf(page: SignedAppProps['page']): void {
  (page === '/auth' ? AUTH_PAGE : PROTECTED_PAGES[page]).fetchCode();
}

export type SignedAppProps = { page: Exclude<PagePath, '/'> };

/** The sign-in and the pages of the signed-in app. */
export function SignedApp({ page }: SignedAppProps) {
  const [client] = useState(createQueryClient);
  useEffect(hireServiceWorker, []);
  return (
    <QueryClientProvider client={client}>
      <NewVersionNotice />
      <OfflineLine />
      <SignedRoutes page={page} />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}

function SignedRoutes({ page }: SignedAppProps) {
  useSessionOfOtherTabs();
  useKeptOfReaderOnly();
  const [location] = useLocation();
  useEffect(() => {
    // The code of the way on is fetched while the reader looks at the sign-in.
    if (page === '/auth') fetchCodeOf('/home');
  }, [page]);

  if (page === '/auth') {
    return (
      <VisitorsOnly>
        <PageErrorBoundary key={location} className="mx-auto max-w-column px-gutter">
          <Suspense fallback={<LoadingOverlay message={ACCOUNT_COPY.readingStars} />}>
            <AUTH_PAGE.Page />
          </Suspense>
        </PageErrorBoundary>
      </VisitorsOnly>
    );
  }
  const { Page } = PROTECTED_PAGES[page];
  return (
    <SignedInOnly>
      <AppFrame>
        <PageErrorBoundary key={location} className="app-main">
          <Suspense
            fallback={
              <div className="app-main grid min-h-dvh place-content-center">
                <Spinner />
              </div>
            }
          >
            <Page />
          </Suspense>
        </PageErrorBoundary>
      </AppFrame>
    </SignedInOnly>
  );
}

/** Whatever this device keeps for times without a connection is the present reader's, or it goes. */
function useKeptOfReaderOnly(): void {
  const { data: user } = useUserQuery();
  const known = user !== undefined;
  const userId = user?.id;
  useEffect(() => {
    if (known) void forgetKept(userId);
  }, [known, userId]);
}
