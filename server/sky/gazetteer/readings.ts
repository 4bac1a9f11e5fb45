// The ways to read a text as the name of a place and of the areas that contain it, the most literal first.

import { WORDS_AROUND_A_NAME, WRITTEN_OUT_WORDS } from './data/words.ts';
import { foldName, foldSpellings } from './fold.ts';

export type Reading = Readonly<{
  /** Search keys of the place's name: spellings of one name. */
  keys: readonly string[];
  /** The areas that contain the place, as typed. */
  areas: readonly string[];
  /** What is in parentheses or after a slash: an area, or another name of the place. */
  hints: readonly string[];
  /** As it was typed; as an East Asian address, from the whole to the part; or anything else that it may mean. */
  kind: 'plain' | 'address' | 'other';
}>;

/**
 * How many areas after the name are read, counted from the last: as many as a postal address has. Each costs a search.
 */
const AREAS_MAX = 4;
/**
 * In a text without a comma ("Paris Texas", "Cambridge New South Wales"), at most this many words are read as the area.
 */
const AREA_MAX_WORDS = 4;
/** How many ways of writing out the abbreviations of one name are tried. */
const WRITTEN_OUT_MAX = 16;

/** A text with more parts is not an address. */
const PARTS_MAX = 20;

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

/** Gives the readings one after the other, each once; the first is usually enough. */
export function* listReadings(text: string): Generator<Reading> {
  const seen = new Set<string>();
  for (const reading of readInTurn(text)) {
    const id = JSON.stringify([reading.keys, reading.areas, reading.hints]);
    if (reading.keys.length === 0 || seen.has(id)) continue;
    seen.add(id);
    yield reading;
  }
}

function* readInTurn(text: string): Generator<Reading> {
  const [name = '', ...parts] = text.split(/[,،、，;]/u).slice(0, PARTS_MAX);
  const typedAreas = parts.map(dropDigits).filter((area) => foldName(area) !== '');
  const literal = createReading(name, typedAreas.map(cutBrackets), []);
  // Some names have commas: "Guiyang, Guizhou" in Guizhou, China.
  for (let inName = parts.length - 2; inName > 0; inName--) {
    const joined = [name, ...parts.slice(0, inName)].join(' ');
    yield { ...createReading(joined, parts.slice(inName), []), kind: 'other' };
  }
  yield literal;
  const [cut = '', ...rests] = cutBrackets(name).split(DASH_OR_SLASH);
  const hints = [...readBrackets(name), ...rests, ...typedAreas.flatMap(readBrackets)]
    .map(dropDigits)
    .filter((hint) => foldName(hint) !== '');
  const cleaned = createReading(dropDigits(cut), literal.areas, hints);
  if (literal.keys.length + cleaned.keys.length === 0) return;
  yield cleaned;
  const plain = [literal, cleaned].map((reading): Reading => ({ ...reading, kind: 'other' }));
  yield* plain.map(dropWordsAround);
  yield* plain.flatMap(splitEastAsian);
  yield* plain.map(writeOut);
  yield* plain.map(dropWordsAround).map(writeOut);
  yield* plain.flatMap(splitAtWords);
  const last = literal.areas.at(-1);
  if (last === undefined) return;
  // From the whole to the part: "Россия, Москва".
  const { keys, areas } = createReading(last, [name, ...literal.areas.slice(0, -1)], []);
  const reversed: Reading = { keys, areas, hints: [], kind: 'other' };
  yield reversed;
  yield dropWordsAround(reversed);
}

function createReading(name: string, areas: readonly string[], hints: readonly string[]): Reading {
  return { keys: foldSpellings(name), areas: areas.slice(-AREAS_MAX), hints, kind: 'plain' };
}

function cutBrackets(text: string): string {
  return text.replace(BRACKETS, ' ');
}

function readBrackets(text: string): string[] {
  return [...text.matchAll(BRACKETS)].map(([, inside = '']) => inside);
}

/** A word with digits is neither a town nor a land, but a postal code or a house number. */
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
      const areas = [key.slice(0, length), ...reading.areas];
      return { ...reading, keys: names, areas, kind: 'address' };
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
