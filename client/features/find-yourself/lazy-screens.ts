import { lazy } from 'react';

export const LazyFindYourselfScreen = lazy(async () => ({
  default: (await import('./find-yourself-screen.tsx')).FindYourselfScreen,
}));

export const LazyTallyScreen = lazy(async () => ({
  default: (await import('./tally-screen.tsx')).TallyScreen,
}));
