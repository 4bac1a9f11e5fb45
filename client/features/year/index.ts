// A year from birthday to birthday.

export { YearScreen } from './year-screen.tsx';
export { YEAR_TITLE } from './year-title.copy.ts';
