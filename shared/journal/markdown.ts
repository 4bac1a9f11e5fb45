// A journal as one Markdown file. Each entry begins with a comment that holds what Markdown has no place for, and how
// long its text is, so that a text that looks like the beginning of an entry is read back as it was.

import type { Mood } from './journal-rules.ts';

interface MarkdownEntry {
  id: string;
  date: string;
  zone: string;
  text: string;
  mood: Mood | null;
  tags: readonly string[];
  markedAt: string;
}

/** Begins the comment of an entry. */
export const ENTRY_MARK = '<!-- asteria-entry ';
const ENTRY_END = ' -->\n';

/** The entries in the order that is given, a heading for each day. */
export function writeMarkdown(entries: readonly MarkdownEntry[]): string {
  let day = '';
  const parts = entries.map(({ text, ...about }) => {
    const heading = about.date === day ? '' : `## ${about.date}\n\n`;
    day = about.date;
    // Escaped, so that no value ends the comment.
    const json = JSON.stringify({ ...about, length: text.length }).replaceAll('>', '\\u003e');
    return `${heading}${ENTRY_MARK}${json}${ENTRY_END}${text}\n\n`;
  });
  return `# Journal\n\n${parts.join('')}`;
}

/** What the comment of an entry holds, as it was read; the caller checks it. */
export interface ReadEntry {
  about: unknown;
  text: string;
  /** The line of the comment, from 1. */
  line: number;
}

/** The entries of a file that `writeMarkdown` wrote, also after somebody has edited the texts. */
export function readMarkdown(file: string): ReadEntry[] {
  const entries: ReadEntry[] = [];
  let line = 1;
  let counted = 0;
  let start = findMark(file, 0);
  while (start !== -1) {
    line += countLines(file.slice(counted, start));
    counted = start;
    const end = file.indexOf(ENTRY_END.trimEnd(), start);
    const textStart = end === -1 ? file.length : end + ENTRY_END.length;
    const about = parse(file.slice(start + ENTRY_MARK.length, end === -1 ? undefined : end));
    const length = lengthOf(about);
    const isWhole = length !== undefined && isEndOfEntry(file, textStart + length);
    const next = findMark(file, isWhole ? textStart + length : textStart);
    const text = isWhole
      ? file.slice(textStart, textStart + length)
      : withoutHeading(file.slice(textStart, next === -1 ? undefined : next));
    entries.push({ about, text, line });
    start = next;
  }
  return entries;
}

/** Where the next comment of an entry begins, at the beginning of a line; -1 where there is none. */
function findMark(file: string, from: number): number {
  if (from === 0 && file.startsWith(ENTRY_MARK)) return 0;
  const found = file.indexOf(`\n${ENTRY_MARK}`, Math.max(0, from - 1));
  return found === -1 ? -1 : found + 1;
}

/** After an entry comes an empty line, and then a heading, a comment or nothing. */
function isEndOfEntry(file: string, at: number): boolean {
  const rest = file.slice(at, at + ENTRY_MARK.length + 2);
  return /^\n*$/.test(rest) || rest.startsWith(`\n\n${ENTRY_MARK}`) || rest.startsWith('\n\n## ');
}

/** An edited text without the empty lines at its end and the heading of the next day. */
function withoutHeading(text: string): string {
  return text.replace(/\n*(?:\n## \d{4}-\d{2}-\d{2}\n*)?$/, '');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function lengthOf(about: unknown): number | undefined {
  const { length } = Object(about) as { length?: unknown };
  return typeof length === 'number' && Number.isInteger(length) && length >= 0 ? length : undefined;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
