import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchPage } from '#client/lib/page-prefetch.ts';
import { sweepTemporaryStorage } from '#client/lib/temporary-storage.ts';
import { App } from './app.tsx';

/** Draws the page that the address asks for. */
export function startApp(root: HTMLElement): void {
  sweepTemporaryStorage();
  // While it is asked who is there, not after it.
  prefetchPage(window.location.pathname);
  // In small steps, so that what is asked for meanwhile need not wait for all of it.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}
