// The journal: the question under the letter, and the page of it. Home imports this file, so that both are loaded apart.

export { JOURNAL_TITLE } from './journal-title.copy.ts';
export { LazyCheckIn } from './lazy-check-in.tsx';
export { LazyJournalScreen } from './lazy-journal-screen.ts';
