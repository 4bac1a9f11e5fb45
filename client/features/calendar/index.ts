export { CALENDAR_COPY } from './calendar.copy.ts';
export { CalendarFeeds } from './calendar-feeds.tsx';
