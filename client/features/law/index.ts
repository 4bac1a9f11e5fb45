// The legal pages, open to everybody.

export { LawPageView } from './law-page-view.tsx';
