// Renders the content of the built documents. The build runs this file in Node, without a browser.

import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { AuthChoice } from '#client/features/auth-choice/index.ts';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { LoadingOverlay, OVERLAY } from '#client/ui/feedback/loading-overlay.tsx';
import { App } from './app.tsx';
import { LOST_START_CLASSES } from './show-lost-start.ts';

const WITHOUT_SCRIPTS = 'Asteria draws its pages in your browser, which has JavaScript turned off.';

/** The markup inside the root element of the document of `/`; `hydrateLanding` hydrates it. */
export function prerenderLanding(): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App landing={LandingPage} />
      </Router>
    </StrictMode>,
  );
}

/** The markup inside the root element of the document of `/auth`; `startApp` renders the same in its place. */
export function prerenderAuth(): string {
  return renderToStaticMarkup(
    <>
      <Router ssrPath="/auth">
        <AuthChoice />
      </Router>
      <WithoutScripts />
    </>,
  );
}

/** Elements with the classes of `showLostStart`, for which the documents have the styles too. */
export function prerenderLostStart(): string {
  return renderToStaticMarkup(
    Object.entries(LOST_START_CLASSES).map(([name, className]) => (
      <p key={name} className={className} />
    )),
  );
}

/** The markup inside the root element of every other document. It equals the app's first render. */
export function prerenderWaiting(): string {
  return renderToStaticMarkup(
    <>
      <LoadingOverlay />
      <WithoutScripts />
    </>,
  );
}

const WithoutScripts = () => (
  <noscript>
    <p className={OVERLAY}>{WITHOUT_SCRIPTS}</p>
  </noscript>
);
