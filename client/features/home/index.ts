export { HOME_COPY } from './home.copy.ts';
export { NumbersRow, ReadingCard } from './home-cards.tsx';
export { UserHeader } from './user-header.tsx';
