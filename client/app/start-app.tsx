import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sweepTemporaryStorage } from '#client/lib/temporary-storage.ts';
import { App } from './app.tsx';

/** Draws the page that the address asks for. */
export function startApp(root: HTMLElement): void {
  sweepTemporaryStorage();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
