// Characters that look alike. Keyboards, contact lists and messages produce many kinds of digits, dashes and spaces,
// and invisible marks; a person who reads them on the screen can't tell the difference.

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Format characters such as direction marks and soft hyphens, variation selectors, and the frames of keycap emoji. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]/gu;
const SPACES = /[\p{White_Space}\u2800]/gu;
/** Dashes, the minus sign, the hyphen bullet and the Japanese lengthening sign. */
const DASHES = /[\p{Pd}\u2212\u2043\u30FC]/gu;

/** The value of a decimal digit of any script: in Unicode, a script's ten digits are consecutive, in one row or two. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** The text in compatibility form (NFKC), its digits as 0-9: `１２` and `١٢` are `12`. */
export function foldDigits(text: string): string {
  return text.normalize('NFKC').replace(DIGITS, readDigit);
}

/** The text with plain digits, spaces and hyphens, and without invisible characters. */
export function foldSigns(text: string): string {
  return foldDigits(text).replace(INVISIBLE, '').replace(DASHES, '-').replace(SPACES, ' ');
}
