import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { removeExpired } from '#client/lib/expiring-storage.ts';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { App } from './app.tsx';

/** Hydrates the prerendered landing page. */
export function hydrateLanding(root: HTMLElement): void {
  removeExpired();
  // A transition hydrates in small time slices, so that input meanwhile is handled at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App landing={LandingPage} />
      </StrictMode>,
    );
  });
}
