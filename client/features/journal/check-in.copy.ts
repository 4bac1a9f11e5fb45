import type { Mood } from '#shared/journal/journal-rules.ts';

export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  1: 'Rough',
  2: 'Low',
  3: 'Even',
  4: 'Good',
  5: 'Great',
};

/** The words of the question under the letter, and those of it that the page says too. */
export const CHECK_IN_COPY = {
  question: 'How was yesterday?',
  text: 'A line about it',
  placeholder: 'What happened?',
  keep: 'Keep',
  kept: 'Kept, and stored encrypted.',
  waiting: 'Not kept yet. It’ll wait here until we reach the server.',
  tryAgain: 'Try again',
  toJournal: 'Your journal',
  discard: 'Discard it',
} as const;
