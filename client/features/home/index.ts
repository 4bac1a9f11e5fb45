export { HOME_COPY } from './home.copy.ts';
export { LifePathCard, LuckyNumbersCard, ReadingCard } from './home-cards.tsx';
export { ReaderHeader } from './reader-header.tsx';
