// Finds the code in pasted, dictated or autofilled text.

import { foldSigns } from '#shared/core/typed-signs.ts';

export const CODE_LENGTH = 6;

/** Six digits that are not part of a longer number, such as a phone number: '+49 30 901820'. */
const LONE = /(?<![\d+]|\d[ ./-])\d{6}(?!\d|[./-]\d)/g;
/** Six digits in groups: '123 456', '123-456', '12 34 56', '1 2 3 4 5 6'. */
const GROUPED = /(?<![\d+]|\d[ ./-])(?:\d{3}[ -]\d{3}|\d\d \d\d \d\d|\d(?: \d){5})(?!\d|[ ./-]\d)/g;
/** Only what dictation makes of six digits. */
const DICTATED = /^\d{3}[,.·]\d{3}$/;
const BETWEEN_DIGITS = /[ ,.·-]/g;

/** The six digits in a text that can be a code; undefined if there are none or several. */
export function findCode(inserted: string): string | undefined {
  const text = inserted
    .split(/\r?\n|\r/)
    .map(foldSigns)
    .join(' | ')
    .trim();
  if (DICTATED.test(text)) return text.replace(BETWEEN_DIGITS, '');
  for (const pattern of [LONE, GROUPED]) {
    const codes = new Set(text.match(pattern)?.map((code) => code.replace(BETWEEN_DIGITS, '')));
    const [code] = codes;
    if (code !== undefined) return codes.size === 1 ? code : undefined;
  }
  return undefined;
}

/** A part of a code: up to six digits with only spaces and hyphens; undefined for other texts. */
export function findDigits(typed: string): string | undefined {
  const digits = foldSigns(typed).replace(/[ -]/g, '');
  return /^\d*$/.test(digits) && digits.length <= CODE_LENGTH ? digits : undefined;
}
