// Finds keys that are one typo away from a typed text: a letter left out, added, exchanged for
// another, or two neighbors swapped (Damerau's four).

import { type KeyTable, NO_ROWS, type RowRange } from './key-table.ts';

/** The rows of keys that are one typo away from the text, and of longer keys that begin with such a key. */
export type TypoRows = Readonly<{ exact: readonly RowRange[]; prefix: readonly RowRange[] }>;

const LATIN_LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789 '];
/** Scripts of syllables and words, where a different character makes a different word and not a misspelling. */
const NO_ALPHABET = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Unicode keeps the letters of an alphabet together in blocks of about this many code points. */
const ALPHABET_BLOCK = 0x80;
/**
 * In a range of up to this many rows few different letters follow a prefix, and going from one to the next is quicker.
 */
const WALK_MAX_ROWS = 20_000;

/**
 * Gives the rows whose key, or the beginning of whose key, is one typo away from a folded text. Takes below a
 * millisecond: some hundred searches in ever smaller parts of the table.
 */
export function findTypoRows(table: KeyTable, key: string): TypoRows {
  const letters = [...key];
  const alphabet = findAlphabet(letters);
  if (!alphabet) return { exact: [], prefix: [] };
  const exact: RowRange[] = [];
  const prefix: RowRange[] = [];
  const seen = new Set([key]);

  const lookUp = (candidate: string, within: RowRange): void => {
    if (within.start >= within.end || candidate === '' || seen.has(candidate)) return;
    seen.add(candidate);
    const bytes = Buffer.from(candidate);
    const withPrefix = table.findPrefix(bytes, within);
    if (withPrefix.start === withPrefix.end) return;
    const same = table.findExact(bytes.length, withPrefix);
    if (same.start < same.end) exact.push(same);
    if (same.end < withPrefix.end) prefix.push({ start: same.end, end: withPrefix.end });
  };

  let before = '';
  let within = table.allRows;
  for (let index = 0; index <= letters.length && within.start < within.end; index++) {
    const [letter = '', next = ''] = letters.slice(index, index + 2);
    const rest = letters.slice(index).join('');
    const restAfter = letters.slice(index + 1).join('');
    if (letter !== '') lookUp(before + restAfter, within);
    if (next !== '') lookUp(before + next + letter + letters.slice(index + 2).join(''), within);
    for (const branch of listBranches(table, before, within, alphabet)) {
      if (branch.letter === letter) continue;
      if (letter !== '') lookUp(before + branch.letter + restAfter, branch);
      lookUp(before + branch.letter + rest, branch);
    }
    before += letter;
    within = letter === '' ? NO_ROWS : table.findPrefix(Buffer.from(before), within);
  }
  return { exact, prefix };
}

/** The letters that follow the text `before` in some key, each with the rows of those keys. */
function* listBranches(
  table: KeyTable,
  before: string,
  within: RowRange,
  alphabet: readonly string[],
): Generator<RowRange & { letter: string }> {
  if (within.end - within.start <= WALK_MAX_ROWS) {
    yield* table.listBranches(Buffer.byteLength(before), within);
    return;
  }
  // With this many rows, letters of all scripts occur, and looking up only those of this alphabet is faster.
  for (const letter of alphabet) {
    yield { letter, ...table.findPrefix(Buffer.from(before + letter), within) };
  }
}

/** The letters of the alphabets in which the text is written, as folded keys have them; undefined for other scripts. */
function findAlphabet(letters: readonly string[]): string[] | undefined {
  const alphabet = new Set<string>();
  for (const letter of letters) {
    if (NO_ALPHABET.test(letter)) return undefined;
    const codePoint = letter.codePointAt(0) ?? 0;
    if (codePoint < ALPHABET_BLOCK) {
      for (const each of LATIN_LETTERS) alphabet.add(each);
      continue;
    }
    const block = codePoint - (codePoint % ALPHABET_BLOCK);
    for (let each = block; each < block + ALPHABET_BLOCK; each++) {
      alphabet.add(String.fromCodePoint(each));
    }
  }
  return [...alphabet];
}

/** Whether two folded texts are equal or one typo apart. */
export function isWithinOneTypo(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const difference = Math.abs(a.length - b.length);
  if (difference > 1) return false;
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
  ) {
    end++;
  }
  // How many characters of the shorter text are in neither the common beginning nor the common end.
  const unlike = shorter - start - end;
  if (difference === 1) return unlike === 0;
  return unlike <= 1 || (unlike === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]);
}
