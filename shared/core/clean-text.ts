// Characters that no text may have. Separate from text.ts, so that a page can clean a text without loading zod.

/** Controls, and the separators of lines and paragraphs. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Marks that change the direction of the text after them and can make one text look like another. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether the text has no control, direction-override or lone-surrogate character. */
export function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && !DIRECTION_OVERRIDE.test(text) && !LONE_SURROGATE.test(text);
}

/** The text without the characters that `isCleanText` refuses: contact lists put some around each name they copy. */
export function cleanText(text: string): string {
  return Array.from(text.replace(/[\t\n\u2028\u2029]+/g, ' '))
    .filter(isCleanText)
    .join('');
}
