// Converts place names to search keys. The builder of the gazetteer and the search use the same functions,
// so that stored keys and queries match.

/** Letters that Unicode does not decompose → how they are typed on a keyboard that does not have them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ӏ: 'і',
  // Letters that Arabic and Persian keyboards write differently.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ς: 'σ',
};
const PLAIN_LETTER_PATTERN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Letters that German, Danish, Norwegian, Swedish and Finnish also write with two letters. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

// Accents on Latin, Greek and Cyrillic; Hebrew points; Arabic vowel marks, hamza and tatweel.
// Marks of other scripts (Thai vowels, Devanagari signs, Japanese voicing) are letters to their users.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const APOSTROPHES = /['’‘‛`´ʹʺʻʼʽʾʿˈ′＇]/g;
/** Whatever separates words: neither letter, mark nor digit. */
const NOT_OF_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Gives the search key of a name: lower case, without accents, apostrophes and punctuation, words
 * one space apart; scripts other than Latin keep their letters. A text without a letter or a digit
 * gives the empty string.
 */
export function foldName(name: string): string {
  return name
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(PLAIN_LETTER_PATTERN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(NOT_OF_A_WORD, ' ')
    .trim();
}

/**
 * In UTF-16 units, more than the key of any place has. The key is measured and not the name, because a single character
 * can fold to eighteen letters.
 */
const KEY_MAX_LENGTH = 200;

/**
 * Gives the keys under which a name may be searched: its plain key, and where it has ä, ö, ü, ø or
 * å also the key of the two-letter spelling (`München`: `munchen`, `muenchen`). Empty for a name
 * without letters or digits, and for one whose key is longer than that of any place.
 */
export function foldSpellings(name: string): string[] {
  const plain = foldName(name);
  if (plain === '' || plain.length > KEY_MAX_LENGTH) return [];
  const composed = name.normalize('NFC').toLowerCase();
  const spelledOut = composed.replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  if (spelledOut === composed) return [plain];
  return [...new Set([plain, foldName(spelledOut)])];
}

const ABBREVIATIONS: readonly (readonly [string, string])[] = [
  ['saint', 'st'],
  ['sankt', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['santa', 'sta'],
  ['santo', 'sto'],
];
const ABBREVIATED = new Map(ABBREVIATIONS);
/** "st" is written out as "saint", not as "sankt". */
const WRITTEN_OUT = new Map(
  ABBREVIATIONS.filter(([long]) => long !== 'sankt').map(([long, short]) => [short, long]),
);

/**
 * Gives every key that the gazetteer stores for a name: the spellings of {@link foldSpellings}, each
 * also with its words abbreviated and written out (`Saint Louis`, `St. Louis`).
 */
export function listIndexKeys(name: string): string[] {
  const keys = new Set<string>();
  for (const key of foldSpellings(name)) {
    keys.add(key);
    keys.add(swapWords(key, ABBREVIATED));
    keys.add(swapWords(key, WRITTEN_OUT));
  }
  return [...keys];
}

/** The key with each of its words replaced by the map; a key of a single word stays as it is. */
function swapWords(key: string, words: ReadonlyMap<string, string>): string {
  if (!key.includes(' ')) return key;
  return key
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');
}
