// The pages of the law, open to everybody.

export { LawPageView } from './law-page-view.tsx';
