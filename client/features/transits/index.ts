export { ContactMarks, dayOfPass, exactDaysOf, nameOf } from './contact-names.tsx';
export { WholeDay } from './day/whole-day.tsx';
export { EventMarks } from './month/event-marks.tsx';
export { MonthOfSky } from './month/month-of-sky.tsx';
export { Failure, QuietLink } from './page-parts.tsx';
export { MONTH_COPY, TODAY_COPY } from './transits.copy.ts';
