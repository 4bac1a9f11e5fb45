// The rules for text that people type, the same in the page and on the server.

import * as z from 'zod/mini';
import { isCleanText } from './clean-text.ts';
import { INPUT_COPY } from './input.copy.ts';

/** Invisible characters: spaces of all kinds, joiners, fillers, the Braille blank, variation selectors. */
const BLANK = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Scripts whose letters a joiner or non-joiner shapes, as in Persian and Sinhala names. */
const JOINED = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** Visible characters with the invisible one that shapes them. */
const SHAPED = [
  String.raw`\p{Script=Han}[\u{E0100}-\u{E01EF}]`,
  String.raw`(?=[\p{L}\p{M}])(?!\p{Default_Ignorable_Code_Point})[${JOINED}][\u180B-\u180D\u180F]?[\u200C\u200D]?`,
  // The flags of England, Scotland and Wales, the only emoji with tags.
  String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  // An emoji or an ideograph, how it is drawn, and a joiner to the next emoji, as in a family.
  String.raw`[\p{Emoji}\p{Script=Han}][\uFE00-\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?`,
];
/**
 * Invisible characters that shape nothing: direction marks, zero-width spaces, tags, fillers. They can hide text in a
 * name, or make two names look alike. The group matches what is kept.
 */
const INVISIBLE = new RegExp(`(${SHAPED.join('|')})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Whether the text has no visible character. */
export function isBlankText(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/** The text without invisible characters, except those that shape a letter or an emoji. */
function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '$1');
}

/**
 * The text as it is stored: NFC, one line, trimmed, without invisible characters; '' for text without a visible
 * character.
 */
function tidyText(text: string): string {
  const oneLine = withoutInvisible(text.normalize('NFC'))
    .replace(/[\t\n]+/g, ' ')
    .trim();
  return isBlankText(oneLine) ? '' : oneLine;
}

/** The number of code points, which is closer to what people count than UTF-16 units. */
function countCharacters(text: string): number {
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
