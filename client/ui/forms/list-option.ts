/** The classes of an option in an open list, including its highlight by keyboard or pointer. */
export const LIST_OPTION =
  'data-highlighted:bg-ink-700 data-highlighted:text-brass-300 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none';
