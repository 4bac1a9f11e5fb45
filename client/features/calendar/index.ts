export { CALENDAR_COPY } from './calendar.copy.ts';
export { CalendarFeeds } from './lazy-calendar-feeds.ts';
export { LazyCalendarOffer } from './lazy-calendar-offer.tsx';
