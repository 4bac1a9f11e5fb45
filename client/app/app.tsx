// The root component: the landing page, the 404 page and the signed-in app are separate chunks,
// each loaded on demand, so that no user downloads the code of another part.

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useHemisphere } from '#client/lib/hemisphere.ts';
import { setPagePreload } from '#client/lib/page-preload.ts';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { PageErrorBoundary } from '#client/ui/feedback/page-error-boundary.tsx';
import { findPagePath } from '#shared/core/page-paths.ts';
import { isLawPath } from '#shared/law/law-pages.ts';

const LazyLandingPage = lazy(async () => ({
  default: (await import('#client/pages/landing-page.tsx')).LandingPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/not-found-page.tsx')).NotFoundPage,
}));
const LawPage = lazy(async () => ({
  default: (await import('#client/pages/law-page.tsx')).LawPage,
}));
type SignedIn = typeof import('./authenticated-app.tsx');
/**
 * The loaded code of the signed-in app, for which the start of the app waits. It is then rendered without `lazy`: React
 * shows what replaces a fallback of `Suspense` no sooner than 300 ms after the fallback.
 */
let signedIn: SignedIn | undefined;
async function loadAuthenticatedApp(): Promise<SignedIn> {
  signedIn ??= await import('./authenticated-app.tsx');
  return signedIn;
}
const LazyAuthenticatedApp = lazy(async () => ({
  default: (await loadAuthenticatedApp()).AuthenticatedApp,
}));

setPagePreload((path) => {
  const page = findPagePath(path.split(/[?#]/)[0] ?? path);
  if (page === undefined || page === '/' || isLawPath(page)) return Promise.resolve();
  return loadAuthenticatedApp().then(
    ({ preloadPageCode }) => preloadPageCode(page),
    // A failed preload is ignored: opening the page imports the chunk again and shows the failure.
    () => undefined,
  );
});

type AppProps = {
  /** The landing page; rendered immediately when its code is already loaded, as hydration requires. */
  landing?: ComponentType;
};

/** The app at the browser's current address. */
export function App({ landing: LandingPage = LazyLandingPage }: AppProps) {
  useHemisphere();
  const [AuthenticatedApp] = useState(() => signedIn?.AuthenticatedApp ?? LazyAuthenticatedApp);
  const [location] = useLocation();
  const page = findPagePath(location);
  return (
    <PageErrorBoundary className="mx-auto max-w-column px-gutter">
      <Suspense
        fallback={
          <div className="front">
            {/* A visitor's stars are not read yet. */}
            {page === '/auth' ? <LoadingOverlay message="" /> : <LoadingOverlay />}
          </div>
        }
      >
        {page === undefined ? (
          <NotFoundPage />
        ) : page === '/' ? (
          <LandingPage />
        ) : isLawPath(page) ? (
          <LawPage path={page} />
        ) : (
          <AuthenticatedApp page={page} />
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}
