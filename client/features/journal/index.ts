// The journal: the question under the letter, and the page of it.

export { JOURNAL_COPY } from './journal.copy.ts';
export { JournalScreen } from './journal-screen.tsx';
export { LazyCheckIn } from './lazy-check-in.tsx';
