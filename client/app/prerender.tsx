// Run by the build, without a browser: what comes ready with the documents.

import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { LoadingOverlay } from '#client/ui/feedback/loading-overlay.tsx';
import { App } from './app.tsx';

const WITHOUT_SCRIPTS = 'Asteria draws its pages in your browser, which has JavaScript turned off.';

/** The markup that goes into the root of the document of `/`; `hydrateLanding` takes it over. */
export function prerenderLanding(): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App landing={LandingPage} />
      </Router>
    </StrictMode>,
  );
}

/** What stands in the root of every other document until the app draws itself, and is what it draws first. */
export function prerenderWaiting(): string {
  return renderToStaticMarkup(
    <>
      <LoadingOverlay />
      <noscript>
        <p className="loading-overlay">{WITHOUT_SCRIPTS}</p>
      </noscript>
    </>,
  );
}
