// The whole page: the landing page and the 404 stand by themselves, all else comes with the signed-in app.

import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { NotFoundPage } from '#client/pages/not-found-page.tsx';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { findPagePath } from './page-path.ts';

const LandingPage = lazy(async () => ({
  default: (await import('#client/pages/landing-page.tsx')).LandingPage,
}));
const SignedApp = lazy(async () => ({
  default: (await import('./signed-app.tsx')).SignedApp,
}));

/** Asteria, at the address that the browser shows. */
export function App() {
  const [location] = useLocation();
  const page = findPagePath(location);
  return (
    <PageErrorBoundary>
      <Suspense fallback={<LoadingOverlay />}>
        {page === undefined ? (
          <NotFoundPage />
        ) : page === '/' ? (
          <LandingPage />
        ) : (
          <SignedApp page={page} />
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}
