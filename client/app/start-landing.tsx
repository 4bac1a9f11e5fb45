import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { removeExpired } from '#client/lib/expiring-storage.ts';
import { preloadPage } from '#client/lib/page-preload.ts';
import { LandingPage } from '#client/pages/landing-page.tsx';
import { App } from './app.tsx';
import { Rendered } from './rendered.tsx';
import { whenIdle } from './when-idle.ts';

/** Hydrates the prerendered landing page; resolves when its event handlers are attached. Then it fetches the sign-in. */
export function hydrateLanding(root: HTMLElement): Promise<void> {
  removeExpired();
  return new Promise((resolve) => {
    // A transition hydrates in small time slices, so that input meanwhile is handled at once.
    startTransition(() => {
      const app = (
        <StrictMode>
          <Rendered
            onRendered={() => {
              resolve();
              whenIdle(() => void preloadPage('/auth'));
            }}
          >
            <App landing={LandingPage} />
          </Rendered>
        </StrictMode>
      );
      // A page translator has put elements into the document, which React would report as a mismatch.
      if (root.querySelector('font') !== null) createRoot(root).render(app);
      else hydrateRoot(root, app);
    });
  });
}
