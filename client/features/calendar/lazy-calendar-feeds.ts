import { lazy } from 'react';

/** The feeds, which are the settings' alone. */
export const CalendarFeeds = lazy(async () => ({
  default: (await import('./calendar-feeds.tsx')).CalendarFeeds,
}));
