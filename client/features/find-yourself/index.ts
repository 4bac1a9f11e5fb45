// The game in which readers look for themselves among headlines, and what everybody found. Loaded in parts: the chart and
// the journey only lead here.

import { lazy } from 'react';

export { FindYourselfRow } from './find-yourself-row.tsx';
export { FIND_YOURSELF_TITLE } from './find-yourself-title.copy.ts';
export { LazyGameOffer } from './lazy-game-offer.tsx';
export { usePlayFirst } from './use-play-first.ts';

export const LazyFindYourselfScreen = lazy(async () => ({
  default: (await import('./find-yourself-screen.tsx')).FindYourselfScreen,
}));

export const LazyTallyScreen = lazy(async () => ({
  default: (await import('./tally-screen.tsx')).TallyScreen,
}));
