export { YEAR_COPY } from './year.copy.ts';
export { YearView } from './year-view.tsx';
