import { lazy } from 'react';

export const LazyJournalScreen = lazy(async () => ({
  default: (await import('./journal-screen.tsx')).JournalScreen,
}));
