// The browser's entry point. It does not import React statically, so that a prerendered page is
// painted before the code that hydrates it.

import '#client/styles/app.css';
import { watchForLostScripts } from '#client/lib/lost-script.ts';
import { reloadOnceForNewBuild } from '#client/lib/new-build.ts';
import { listScripts, loadInTurn } from './load-in-turn.ts';
import { showLostStart } from './show-lost-start.ts';
import { whenIdle } from './when-idle.ts';
import { whenTouched } from './when-touched.ts';

// In a build it is the document's own first script.
if (import.meta.env.DEV) void import('./start-theme.ts');
watchForLostScripts();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Only the landing page is prerendered; the document of all others holds a loading message.
if (root.hasChildNodes() && window.location.pathname === '/') {
  let touched = false;
  whenIdle(async () => {
    if (touched) return; // the hydrated page starts the sky itself
    const { startHeroOf } = await import('./start-hero.ts');
    if (!touched) startHeroOf(root);
  });
  whenTouched(async () => {
    try {
      const { hydrateLanding } = await import('./start-landing.tsx');
      touched = true;
      await hydrateLanding(root);
    } catch (error) {
      reloadOnceForNewBuild(error);
      throw error;
    }
  });
} else {
  void loadInTurn(listScripts(window.location.pathname))
    .then(() => import('./start-app.tsx'))
    .then(({ startApp }) => startApp(root))
    .catch((error: unknown) => {
      reloadOnceForNewBuild(error);
      showLostStart(root, error);
    });
}
