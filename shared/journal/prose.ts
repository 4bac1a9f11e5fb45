// Text of several lines, as people write it in a journal.

import { isBlankText } from '../core/text.ts';

/** Control characters that are not a tab or the end of a line, and halves of characters. */
const UNCLEAN = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;
const UNCLEAN_EVERYWHERE = new RegExp(UNCLEAN.source, 'gu');

/** Whether the text has only characters that a journal keeps. Marks of direction belong to texts of some scripts. */
export function isCleanProse(text: string): boolean {
  return !UNCLEAN.test(text);
}

/** The text without the characters that `isCleanProse` refuses. */
export function cleanProse(text: string): string {
  return text.replace(UNCLEAN_EVERYWHERE, '');
}

/** Whether the text has a visible character. */
export function isWritten(text: string): boolean {
  return !isBlankText(text);
}
