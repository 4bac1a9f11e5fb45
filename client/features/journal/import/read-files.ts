// Reads the files that were chosen, all or none, and makes of them entries as the server takes them.

import { v5 as createHashedId } from 'uuid';
import { cleanText } from '#shared/core/clean-text.ts';
import type { ImportedEntry } from '#shared/journal/journal.schema.ts';
import {
  FIRST_DATE,
  MAX_ENTRIES,
  MAX_PIECE_BYTES,
  MAX_PIECE_ENTRIES,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TEXT_UNITS,
} from '#shared/journal/journal-rules.ts';
import { cleanProse, isWritten } from '#shared/journal/prose.ts';
import { isDayOne, readDayOne } from './day-one.ts';
import { readDaylio } from './daylio.ts';
import { isDiarium, readDiarium } from './diarium.ts';
import { IMPORT_COPY } from './import.copy.ts';
import { parseJson } from './json-lines.ts';
import { readMarkdownFile } from './markdown-files.ts';
import { isOwnJson, isOwnMarkdown, readOwnJson, readOwnMarkdown } from './own-export.ts';
import { type FileEntry, type ReadFile, type TextFile, UnreadableFileError } from './read-entry.ts';

const MAX_TEXT_BYTES = 20_000_000;

export interface ReadFiles {
  entries: ImportedEntry[];
  /** Number of entries by the name of the app. */
  sources: ReadonlyMap<string, number>;
  leftOut: {
    photographs: number;
    empty: number;
    ahead: number;
    beforeBirth: number;
    tags: number;
  };
  /** Texts that are longer than an entry and come as several. */
  split: number;
}

interface Reader {
  /** From which the ids of entries without one are made. */
  namespace: string;
  zone: string;
  today: string;
  birthDate: string | null;
}

/** Throws an `UnreadableFileError`, with a sentence for the reader, when one of the files cannot be read. */
export function readFiles(files: readonly TextFile[], reader: Reader): ReadFiles {
  const read = files.map(readOne);
  const sources = new Map<string, number>();
  const result: ReadFiles = {
    entries: [],
    sources,
    leftOut: { photographs: 0, empty: 0, ahead: 0, beforeBirth: 0, tags: 0 },
    split: 0,
  };
  const seen = new Map<string, number>();
  for (const { source, entries, photographs } of read) {
    result.leftOut.photographs += photographs;
    for (const entry of entries) {
      if (!isTaken(entry, reader, result)) continue;
      const made = makeEntries(entry, source, reader, seen, result);
      result.entries.push(...made);
      sources.set(source, (sources.get(source) ?? 0) + made.length);
    }
  }
  if (result.entries.length > MAX_ENTRIES) throw new UnreadableFileError(IMPORT_COPY.tooMany);
  const bytes = result.entries.reduce((sum, { text }) => sum + bytesOf(text), 0);
  if (bytes > MAX_TEXT_BYTES) throw new UnreadableFileError(IMPORT_COPY.tooLarge);
  return result;
}

function readOne(file: TextFile): ReadFile {
  // A mark of the encoding that some programs put before a text.
  const { name, text } = { ...file, text: file.text.replace(/^\uFEFF/, '') };
  const plain = { name, text };
  const kind = name.toLowerCase().split('.').at(-1);
  if (kind === 'zip') throw new UnreadableFileError(IMPORT_COPY.zipped(name));
  if (kind === 'csv') return readDaylio(plain);
  if (kind === 'json') {
    const value = parseJson(plain);
    if (isOwnJson(value)) return readOwnJson(plain, value);
    if (isDayOne(value)) return readDayOne(plain, value);
    if (isDiarium(value)) return readDiarium(plain, value);
  }
  if (kind === 'md' || kind === 'markdown' || kind === 'txt') {
    return isOwnMarkdown(text) ? readOwnMarkdown(plain) : readMarkdownFile(plain);
  }
  throw new UnreadableFileError(IMPORT_COPY.unknown(name));
}

function isTaken({ date, text, mood }: FileEntry, reader: Reader, { leftOut }: ReadFiles): boolean {
  if (!isWritten(text) && mood === null) leftOut.empty += 1;
  else if (date > reader.today) leftOut.ahead += 1;
  else if (date < (reader.birthDate ?? FIRST_DATE)) leftOut.beforeBirth += 1;
  else return true;
  return false;
}

/** An entry as the server takes it; of a long text several. */
function makeEntries(
  { id, date, zone, text, mood, tags, markedAt }: FileEntry,
  source: string,
  reader: Reader,
  seen: Map<string, number>,
  result: ReadFiles,
): ImportedEntry[] {
  const parts = splitText(cleanProse(text));
  if (parts.length > 1) result.split += 1;
  const tidied = [...new Set(tags.map(tidyTag).filter((tag) => tag !== ''))];
  const kept = tidied.slice(0, MAX_TAGS);
  result.leftOut.tags +=
    tidied.length -
    kept.length +
    tags.filter((tag) => tidyTag(tag) !== cleanText(tag).trim()).length;
  return parts.map((part, index) => {
    const name = `${source}\n${date}\n${part}`;
    // The same words of a day twice are two entries.
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const made = createHashedId(count === 1 ? name : `${name}\n${count}`, reader.namespace);
    return {
      id: index === 0 ? (id ?? made) : made,
      date,
      zone: zone ?? reader.zone,
      text: part,
      mood: index === 0 ? mood : null,
      tags: kept,
      // A time that the file gives; so that what the reader changes here stands when the file comes again.
      markedAt: markedAt === undefined ? `${date}T12:00:00.000Z` : new Date(markedAt).toISOString(),
    };
  });
}

function tidyTag(tag: string): string {
  return Array.from(cleanText(tag).trim()).slice(0, MAX_TAG_CHARACTERS).join('').trim();
}

/** A text in parts of at most 4,000 units, cut after a paragraph, else a line, else a word. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT_UNITS) {
    const head = rest.slice(0, MAX_TEXT_UNITS);
    const end = ['\n\n', '\n', ' '].map((mark) => {
      const at = head.lastIndexOf(mark);
      return at < 1 ? 0 : at + mark.length;
    });
    const cut = end.find((each) => each > MAX_TEXT_UNITS / 2) ?? MAX_TEXT_UNITS;
    // Never between the two halves of a character.
    const isHalved = /[\uD800-\uDBFF]$/.test(rest.slice(0, cut));
    const at = isHalved ? cut - 1 : cut;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return isWritten(rest) || parts.length === 0 ? [...parts, rest] : parts;
}

/** The entries in pieces that one call takes. */
export function listPieces(entries: readonly ImportedEntry[]): ImportedEntry[][] {
  const pieces: ImportedEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const own = bytesOf(JSON.stringify(entry)) + 1;
    const last = pieces.at(-1);
    if (
      last === undefined ||
      last.length === MAX_PIECE_ENTRIES ||
      bytes + own > MAX_PIECE_BYTES - 64
    ) {
      pieces.push([entry]);
      bytes = own;
    } else {
      last.push(entry);
      bytes += own;
    }
  }
  return pieces;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** The first and the last date of entries; undefined where there are none. */
export function spanOf(
  entries: readonly ImportedEntry[],
): { first: string; last: string } | undefined {
  const dates = entries.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}
