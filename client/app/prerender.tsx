// Run by the build, without a browser: the landing page as it comes ready with the document.

import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { App } from './app.tsx';

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
