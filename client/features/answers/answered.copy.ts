// What Home says of people who have answered.

import { listWords } from '#shared/core/list-words.ts';

/** 'Jo', 'Jo and Sam', 'Jo, Sam and Ann', 'Jo, Sam and 3 others'. */
function joinNames(names: readonly string[]): string {
  return listWords(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names);
}

export const ANSWERED_COPY = {
  answered: (names: readonly string[]) => `${joinNames(names)} answered.`,
  see: (count: number) =>
    count === 1 ? 'See how you two get along.' : 'See how you get along with each of them.',
} as const;
