export { CALENDAR_COPY } from './calendar.copy.ts';
export { CalendarFeeds } from './calendar-feeds.tsx';
export { LazyCalendarOffer } from './lazy-calendar-offer.tsx';
