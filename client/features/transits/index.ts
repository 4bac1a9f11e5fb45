export { WholeDay } from './day/whole-day.tsx';
export { MonthOfSky } from './month/month-of-sky.tsx';
export { MONTH_COPY, TODAY_COPY } from './transits.copy.ts';
