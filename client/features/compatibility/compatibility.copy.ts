// Every word of the compatibility checker.

import type { Compatibility } from '#shared/compatibility/compatibility.schema.ts';

export const COMPATIBILITY_COPY = {
  title: 'Compatibility Checker',
  tabsLabel: 'Compatibility',
  twoSigns: 'Two signs',
  withAPerson: 'With a person',
  matchesPart: 'Your matches',
  yours: 'Your Sign',
  theirs: 'Their Sign',
  check: 'Check Compatibility',
  checking: 'Checking…',
  /** Before the first check. */
  empty: 'Two signs, one sky. Check them to see what each thing between them adds.',
  failed: 'Unable to load compatibility results. Please try again.',
  tryAgain: 'Try again',
  pair: (one: string, other: string) => `${one} & ${other}`,
  percentage: (one: string, other: string, percentage: number) =>
    `${one} and ${other}: ${percentage} percent`,
  overall: 'Overall compatibility',
  hurts: 'What hurts',
  helps: 'What helps',
  /** What the number means, by how high it is; the first entry whose minimum it reaches. */
  ease: [
    { from: 75, text: 'They fall into step by themselves.' },
    { from: 55, text: 'Easy going for the most part, with a few steps to learn.' },
    { from: 40, text: 'Some translating to do, and worth the dictionary.' },
    { from: 0, text: 'More patience than most, and it comes back as depth.' },
  ],
  easeNote:
    'The number says how easily two signs fall into step. It can’t say what two people are worth to each other.',
  ledger: (percentage: number) => `How ${percentage} was reached`,
  ledgerNote: 'The same math for everyone, in either order.',
  contribution: 'What counts',
  points: 'Points',
  together: 'Total',
} as const;

/** The four bars (requirement MATCH-4). */
export const RATING_LABELS = {
  love: 'Love Compatibility',
  friendship: 'Friendship',
  communication: 'Communication',
  trust: 'Trust',
} as const satisfies Record<keyof Compatibility['ratings'], string>;
