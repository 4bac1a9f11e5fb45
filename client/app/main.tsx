// The browser's entry point. It does not import React statically, so that a prerendered page is
// painted before the code that hydrates it.

import '#client/styles/app.css';
import { comesBackToStep } from '#client/features/auth/index.ts';
import { watchForLostScripts } from '#client/lib/lost-script.ts';
import { reloadOnceForNewBuild } from '#client/lib/new-build.ts';
import { hasSignedInCookie } from '#client/lib/signed-in-cookie.ts';
import { carryOver } from './held-click.ts';
import { listScripts, loadInTurn } from './load-in-turn.ts';
import { showLostStart } from './show-lost-start.ts';
import { whenIdle } from './when-idle.ts';
import { whenTouched } from './when-touched.ts';

// In a build it is the document's own first script.
if (import.meta.env.DEV) void import('./start-theme.ts');
watchForLostScripts();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

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
  // The first screen of the sign-in is prerendered; the document of all other pages holds a loading message.
  const isAuth = root.querySelector('main') !== null;
  const leadsOn = hasSignedInCookie() || comesBackToStep();
  // Who comes back to a step, or is led on to Home, does not see the first screen.
  if (isAuth && leadsOn) root.replaceChildren();
  const started = Promise.all([loadInTurn(listScripts(window.location.pathname)), applySheet()])
    .then(() => import('./start-app.tsx'))
    .then(({ startApp }) => startApp(root));
  if (isAuth && !leadsOn) carryOver(root, started);
  started.catch((error: unknown) => {
    reloadOnceForNewBuild(error);
    showLostStart(root, error);
  });
}

/** Applies the sheet that the document only preloads, while scripts load: later it would hold them up. */
function applySheet(): Promise<unknown> | undefined {
  const sheet = document.querySelector<HTMLLinkElement>('link[as=style]');
  if (sheet === null) return undefined;
  return new Promise((resolve) => {
    sheet.onload = resolve;
    // The app's code then asks for it again, and reports it.
    sheet.onerror = () => resolve(sheet.remove());
    sheet.rel = 'stylesheet';
  });
}
