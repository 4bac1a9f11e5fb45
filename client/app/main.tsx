// The browser's start. Nothing here needs React, so that a page that came ready from the server is painted,
// and read, before the code that brings it to life.

import '#client/styles/app.css';
import { reloadOnceForNewBuild } from './new-build.ts';
import { whenIdleOrTouched } from './when-idle-or-touched.ts';

reloadOnceForNewBuild();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Only the landing page is ever prerendered, and its file may be opened by its own name too.
if (root.hasChildNodes() && window.location.pathname === '/') {
  whenIdleOrTouched(async () => {
    const { hydrateLanding } = await import('./start-landing.tsx');
    hydrateLanding(root);
  });
} else {
  void import('./start-app.tsx').then(({ startApp }) => startApp(root));
}
