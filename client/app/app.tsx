// The whole page: the landing page and the 404 stand by themselves, all else comes with the signed-in app.

import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { setPagePrefetch } from '#client/lib/page-prefetch.ts';
import { NotFoundPage } from '#client/pages/not-found-page.tsx';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { findPagePath } from './page-path.ts';

const LandingPage = lazy(async () => ({
  default: (await import('#client/pages/landing-page.tsx')).LandingPage,
}));
const loadSignedApp = () => import('./signed-app.tsx');
const SignedApp = lazy(async () => ({ default: (await loadSignedApp()).SignedApp }));

setPagePrefetch((path) => {
  const page = findPagePath(path.split(/[?#]/)[0] ?? path);
  if (page === undefined || page === '/') return;
  loadSignedApp().then(
    ({ fetchCodeOf }) => fetchCodeOf(page),
    // What fails here fails again, and is shown, when the page is opened.
    () => undefined,
  );
});

/** Asteria, at the address that the browser shows. */
export function App() {
  const [location] = useLocation();
  const page = findPagePath(location);
  return (
    <PageErrorBoundary className="mx-auto max-w-column px-gutter">
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
