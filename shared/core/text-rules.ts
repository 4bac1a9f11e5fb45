// What text typed by people may hold, the same in the browser's forms and on the server.

import * as z from 'zod/mini';

/**
 * Control characters (NUL among them), line and paragraph separators, lone surrogates, and the
 * characters that turn the reading direction of what follows them.
 */
const FORBIDDEN_CHARACTER = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Spaces of every kind, characters without a picture, and the two blanks Unicode calls visible. */
const BLANK_TEXT = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u3164]*$/u;

export const FORBIDDEN_CHARACTER_SENTENCE = 'Please remove the characters that cannot be shown.';

/** Whether the text has none of the characters that are refused everywhere. */
export function isPrintableText(text: string): boolean {
  return !FORBIDDEN_CHARACTER.test(text);
}

/** Whether nothing could be seen of the text; such text counts as empty. */
export function isBlankText(text: string): boolean {
  return BLANK_TEXT.test(text);
}

/** The text as it is kept: composed (Unicode NFC), trimmed, and empty where it only looks blank. */
export function tidyText(text: string): string {
  return isBlankText(text) ? '' : text.normalize('NFC').trim();
}

/** The number of characters as people count them, by code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

interface TextFieldRules {
  /** Fewest characters after tidying; 0 allows an empty text. */
  min?: number | undefined;
  max: number;
  /** Sentence when there are fewer than `min`. */
  tooShort?: string | undefined;
  tooLong?: string | undefined;
}

/** One line of text typed by a person, tidied; bounds are closed and count code points. */
export function textField({ min = 0, max, tooShort, tooLong }: TextFieldRules) {
  return z.string(tooShort).check(
    z.refine(isPrintableText, { error: FORBIDDEN_CHARACTER_SENTENCE, abort: true }),
    z.overwrite(tidyText),
    z.refine((text) => countCharacters(text) >= min, {
      error: tooShort ?? `Please enter at least ${min} characters.`,
      abort: true,
    }),
    z.refine((text) => countCharacters(text) <= max, {
      error: tooLong ?? `Please enter at most ${max} characters.`,
    }),
  );
}
