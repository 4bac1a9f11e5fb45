import '#client/lib/zod-settings.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { removeExpired } from '#client/lib/expiring-storage.ts';
import { preloadPage } from '#client/lib/page-preload.ts';
import { keepScrollPlace } from '#client/lib/scroll-memory.ts';
import { App } from './app.tsx';
import { Rendered } from './rendered.tsx';

/**
 * Renders the app for the current address once its code has loaded, which the document requests beside this script;
 * resolves when the page stands and has its handlers.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  removeExpired();
  keepScrollPlace();
  await preloadPage(window.location.pathname);
  // A transition renders in small time slices, so that input during the first render is handled at
  // once.
  return new Promise((resolve) => {
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <Rendered onRendered={resolve}>
            <App />
          </Rendered>
        </StrictMode>,
      );
    });
  });
}
