// The whole page: the landing page and the 404 stand by themselves, all else comes with the signed-in app.
// Each comes when it is wanted, so that none is paid for by a reader of another.

import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { setPagePrefetch } from '#client/lib/page-prefetch.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { findPagePath } from './page-path.ts';

const LazyLandingPage = lazy(async () => ({
  default: (await import('#client/pages/landing-page.tsx')).LandingPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/not-found-page.tsx')).NotFoundPage,
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

type AppProps = {
  /** The landing page where its code is here already, as it must be where the page was prerendered. */
  landing?: ComponentType;
};

/** Asteria, at the address that the browser shows. */
export function App({ landing: LandingPage = LazyLandingPage }: AppProps) {
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
