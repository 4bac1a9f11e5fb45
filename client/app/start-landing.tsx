import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sweepTemporaryStorage } from '#client/lib/temporary-storage.ts';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { App } from './app.tsx';

/** Brings the landing page to life that the build has drawn into the document. */
export function hydrateLanding(root: HTMLElement): void {
  sweepTemporaryStorage();
  // In small steps: nobody who touches the page meanwhile waits for all of it.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App landing={LandingPage} />
      </StrictMode>,
    );
  });
}
