// Text styles that several features share and that take more than a size and a color.

/** The horoscope and other long texts. */
export const READING_TEXT = 'font-serif text-21 lg:text-23/[1.48]';
/** The same with a large first letter, set by initial.css, which authenticated.css imports. */
export const READING_WITH_INITIAL = `initial ${READING_TEXT}`;
/** The name of a value beside it; it can also be a heading. */
export const LABEL_TEXT = 'font-sans text-15/[1.3] font-semibold text-ivory-300';
/** A link, or a button that reads like one, in running text. */
export const LINK_TEXT =
  'text-brass-400 underline decoration-1 underline-offset-4 hover:text-brass-300';
