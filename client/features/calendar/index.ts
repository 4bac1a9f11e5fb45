// Loaded in parts: the feeds are the settings' alone.

import { lazy } from 'react';

export { CALENDAR_COPY } from './calendar.copy.ts';
export { LazyCalendarOffer } from './lazy-calendar-offer.tsx';

export const CalendarFeeds = lazy(async () => ({
  default: (await import('./calendar-feeds.tsx')).CalendarFeeds,
}));
