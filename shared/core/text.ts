// The rules for text that people type, the same in the page and on the server.

import * as z from 'zod/mini';
import { isCleanText } from './clean-text.ts';
import { INPUT_COPY } from './input.copy.ts';

/** Invisible characters: spaces of all kinds, joiners, fillers, the Braille blank, variation selectors. */
const BLANK = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether the text has no visible character. */
export function isBlankText(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/** The text as it is stored: NFC, one line, trimmed; '' for text without a visible character. */
export function tidyText(text: string): string {
  const oneLine = text
    .normalize('NFC')
    .replace(/[\t\n]+/g, ' ')
    .trim();
  return isBlankText(oneLine) ? '' : oneLine;
}

/** The number of code points, which is closer to what people count than UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

type Bounds = {
  required?: string;
  min?: readonly [length: number, message: string];
  max: readonly [length: number, message: string];
};

/**
 * The schema of a one-line text. The text is refused when it is not clean (`isCleanText`), then tidied (`tidyText`),
 * then its length in code points is checked: `min` and `max` are allowed. `required` is the message for an empty or
 * invisible text, which is allowed without it.
 */
export function personText({ required, min, max }: Bounds) {
  return z.string(required ?? min?.[1] ?? INPUT_COPY.required).check(
    z.refine(isCleanText, INPUT_COPY.controlCharacters),
    z.overwrite(tidyText),
    z.refine((text) => required === undefined || text !== '', required ?? INPUT_COPY.required),
    z.refine((text) => min === undefined || countCharacters(text) >= min[0], min?.[1] ?? ''),
    z.refine((text) => countCharacters(text) <= max[0], max[1]),
  );
}
