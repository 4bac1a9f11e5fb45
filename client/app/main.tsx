// The browser's entry point. It does not import React statically, so that a prerendered page is
// painted before the code that hydrates it.

import '#client/styles/app.css';
import { reloadOnceForNewBuild } from './new-build.ts';
import { whenIdleOrTouched } from './when-idle-or-touched.ts';

reloadOnceForNewBuild();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Only the landing page is prerendered. Its file can also be opened by its own name
// (`/index.html`).
if (root.hasChildNodes() && window.location.pathname === '/') {
  whenIdleOrTouched(async () => {
    const { hydrateLanding } = await import('./start-landing.tsx');
    hydrateLanding(root);
  });
} else {
  void import('./start-app.tsx').then(({ startApp }) => startApp(root));
}
