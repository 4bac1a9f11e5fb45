import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { removeExpired } from '#client/lib/expiring-storage.ts';
import { LandingPage } from '#client/pages/landing-page.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { App } from './app.tsx';

/** Hydrates the prerendered landing page; resolves when its event handlers are attached. */
export function hydrateLanding(root: HTMLElement): Promise<void> {
  removeExpired();
  return new Promise((resolve) => {
    // A transition hydrates in small time slices, so that input meanwhile is handled at once.
    startTransition(() => {
      const app = (
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <App landing={LandingPage} />
          </Hydrated>
        </StrictMode>
      );
      // A page translator has put elements into the document, which React would report as a mismatch.
      if (root.querySelector('font') !== null) createRoot(root).render(app);
      else hydrateRoot(root, app);
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: Elements }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
