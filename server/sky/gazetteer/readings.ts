// The ways in which a text may be read as the name of a place and of the areas that it lies in, the most literal first.

import { WORDS_AROUND_A_NAME, WRITTEN_OUT_WORDS } from './data/words.ts';
import { foldName, foldSpellings } from './fold.ts';

export type Reading = Readonly<{
  /** Search keys of the place's name: spellings of one name. */
  keys: readonly string[];
  /** The areas that the place lies in, as typed. */
  areas: readonly string[];
  /** What stands in brackets or behind a slash: an area, or another name of the place. */
  hints: readonly string[];
}>;

/**
 * How many areas behind the name are read, counted from the last: as many as a postal address has. Each costs a search.
 */
const AREAS_MAX = 4;
/** In a text without a comma ("Paris Texas", "Cambridge New South Wales") at most so many words are read as the area. */
const AREA_MAX_WORDS = 4;
/** How many ways of writing out the abbreviations of one name are tried. */
const WRITTEN_OUT_MAX = 16;

const BRACKETS = /[(（[【]([^)）\]】]*)[)）\]】]?/gu;
const DASH_OR_SLASH = /\s+[-–—|]\s+|\s*\/\s*/u;
/** Dutch postal codes end with two letters that stand apart. */
const DUTCH_POSTAL_CODE = /\b\d{4}\s?[A-Z]{2}\b/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The kinds of towns, wards and villages, at the end of a name. */
const EAST_ASIAN_KIND = /[市区區县縣郡町村镇鎮乡鄉시군구읍면동리]$/u;
/** The first town of an address that goes on to its wards. */
const EAST_ASIAN_TOWN = /^(.{1,6}?)[市郡시군]./u;
const EAST_ASIAN_AREA_MAX = 10;

export function listReadings(text: string): Reading[] {
  const [name = '', ...areas] = text.split(/[,،、，;]/u).slice(0, 20);
  const typedAreas = areas.map(dropDigits).filter((area) => foldName(area) !== '');
  const literal = createReading(name, typedAreas.map(cutBrackets), []);
  const [cut = '', ...others] = cutBrackets(name).split(DASH_OR_SLASH);
  const hints = [...readBrackets(name), ...others, ...typedAreas.flatMap(readBrackets)].map(
    dropDigits,
  );
  const cleaned = createReading(
    dropDigits(cut),
    literal.areas,
    hints.filter((hint) => foldName(hint) !== ''),
  );
  const plain = [literal, cleaned].filter(({ keys }) => keys.length > 0);
  const readings = [...plain, ...plain.map(dropWordsAround), ...plain.flatMap(splitEastAsian)];
  readings.push(...plain.map(writeOut), ...plain.map(dropWordsAround).map(writeOut));
  readings.push(...plain.flatMap(splitAtWords));
  const [first, ...rest] = literal.areas;
  const last = rest.at(-1) ?? first;
  if (last !== undefined) {
    // From the whole to the part: "Россия, Москва".
    const reversed = createReading(last, [name, ...literal.areas.slice(0, -1)], []);
    readings.push(reversed, dropWordsAround(reversed));
  }
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const id = JSON.stringify(reading);
    if (reading.keys.length === 0 || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function createReading(name: string, areas: readonly string[], hints: readonly string[]): Reading {
  return { keys: foldSpellings(name), areas: areas.slice(-AREAS_MAX), hints };
}

function cutBrackets(text: string): string {
  return text.replace(BRACKETS, ' ');
}

function readBrackets(text: string): string[] {
  return [...text.matchAll(BRACKETS)].map(([, inside = '']) => inside);
}

/** A word with digits is neither town nor land, but a postal code or a number of a house. */
function dropDigits(text: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  const words = text.replace(DUTCH_POSTAL_CODE, ' ').split(/\s+/u);
  return words
    .map((word) => {
      if (!/\p{Nd}/u.test(word)) return word;
      return EAST_ASIAN.test(word) ? word.replace(/[〒\p{Nd}-]/gu, '') : '';
    })
    .join(' ');
}

/** "г. Москва", "City of Sydney", "Quezon City". */
function dropWordsAround(reading: Reading): Reading {
  const keys = reading.keys.map((key) =>
    key.replace(WORDS_AROUND_A_NAME.before, '').replace(WORDS_AROUND_A_NAME.behind, ''),
  );
  return { ...reading, keys };
}

/** "N. Las Vegas": every way of writing the abbreviations out. */
function writeOut(reading: Reading): Reading {
  const keys = reading.keys.flatMap((key) => {
    let written = [''];
    for (const word of key.split(' ')) {
      const words = [word, ...(WRITTEN_OUT_WORDS[word] ?? [])];
      written = words
        .flatMap((each) => written.map((before) => `${before} ${each}`))
        .slice(0, WRITTEN_OUT_MAX);
    }
    return written.map((each) => each.trim()).filter((each) => each !== key);
  });
  return { ...reading, keys };
}

/** "Paris Texas", "Springfield IL USA": the last words are the area. */
function splitAtWords(reading: Reading): Reading[] {
  return reading.keys.flatMap((key) => {
    const words = key.split(' ');
    const count = Math.min(AREA_MAX_WORDS, words.length - 1);
    return Array.from({ length: count }, (_, index): Reading => {
      const name = words.slice(0, -index - 1).join(' ');
      const area = words.slice(-index - 1);
      return { ...reading, keys: [name], areas: [area.join(' '), ...reading.areas] };
    });
  });
}

/** "大阪府大阪市", "경기도 수원시 팔달구": an area, the town, its wards. */
function splitEastAsian(reading: Reading): Reading[] {
  return reading.keys.flatMap((spaced) => {
    const key = spaced.replaceAll(' ', '');
    if (!EAST_ASIAN.test(key)) return [];
    const withoutKind = { ...reading, keys: listEastAsianNames(key) };
    const longest = Math.min(EAST_ASIAN_AREA_MAX, key.length - 1);
    const splits = Array.from({ length: Math.max(0, longest - 1) }, (_, index): Reading => {
      const length = longest - index;
      const names = listEastAsianNames(key.slice(length));
      return { ...reading, keys: names, areas: [key.slice(0, length), ...reading.areas] };
    });
    return [...splits, withoutKind];
  });
}

function listEastAsianNames(key: string): string[] {
  const [, town] = EAST_ASIAN_TOWN.exec(key) ?? [];
  const names = town === undefined ? [key] : [key, town];
  return [
    ...new Set(
      names.flatMap((name) => [name, name.length > 1 ? name.replace(EAST_ASIAN_KIND, '') : name]),
    ),
  ];
}
