// What Home says of people who have answered.

/** 'Jo', 'Jo and Sam', 'Jo, Sam and Ann', 'Jo, Sam and 3 others'. */
function joinNames(names: readonly string[]): string {
  const shown = names.length > 3 ? names.slice(0, 2) : names.slice(0, -1);
  const last = names.length > 3 ? `${names.length - 2} others` : names.at(-1);
  return [...(shown.length === 0 ? [] : [shown.join(', ')]), last].join(' and ');
}

export const ANSWERED_COPY = {
  answered: (names: readonly string[]) => `${joinNames(names)} answered.`,
  see: (count: number) =>
    count === 1 ? 'See how you two get along.' : 'See how you get along with each of them.',
} as const;
