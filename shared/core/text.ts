// What a text typed by a person may hold, the same in the page and on the server (product rules for bad input).

import * as z from 'zod/mini';
import { INPUT_COPY } from './input.copy.ts';

const CONTROL = /\p{Cc}/u;
/** Marks that turn the reading direction of what follows: they can make one text look like another. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Characters that leave no ink: spaces of all kinds, joiners, fillers, the Braille blank, variation selectors. */
const BLANK = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether the text has no control, direction-override or lone-surrogate character. */
export function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && !DIRECTION_OVERRIDE.test(text) && !LONE_SURROGATE.test(text);
}

/** Whether the text shows nothing when printed. */
export function isBlankText(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/** The text as it is kept: NFC, no space at the ends; '' where it only looked like something. */
export function tidyText(text: string): string {
  const oneLine = text
    .normalize('NFC')
    .replace(/[\t\n]+/g, ' ')
    .trim();
  return isBlankText(oneLine) ? '' : oneLine;
}

/** How many characters a person would count: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

type Bounds = {
  required?: string;
  min?: readonly [length: number, message: string];
  max: readonly [length: number, message: string];
};

/**
 * A one-line text: refused when unclean, tidied, then measured in code points against closed bounds.
 * `required` is the sentence for an empty (or blank-looking) text.
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
