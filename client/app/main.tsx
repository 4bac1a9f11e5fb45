// The browser's start.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#client/styles/app.css';
import { sweepTemporaryStorage } from '#client/lib/temporary-storage.ts';
import { App } from './app.tsx';
import { reloadOnceForNewBuild } from './new-build.ts';

reloadOnceForNewBuild();
sweepTemporaryStorage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
