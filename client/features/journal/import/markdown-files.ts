// Markdown files, one a day, named by its date, as Obsidian and many others keep them: 2026-11-20.md.

import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { IMPORT_COPY } from './import.copy.ts';
import { type ReadFile, type TextFile, UnreadableFileError } from './read-entry.ts';

const DATE = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/;
/** Pictures in Markdown and in Obsidian's own form. */
const PICTURES = /!\[[^\]]*\]\([^)]*\)|!\[\[[^\]]*\]\]/g;

export function readMarkdownFile({ name, text }: TextFile): ReadFile {
  const date = DATE.exec(name)?.[0] ?? '';
  if (!isCalendarDate(date)) throw new UnreadableFileError(IMPORT_COPY.noDate(name, 1));
  return {
    source: 'Markdown',
    entries: [{ date, text, mood: null, tags: [] }],
    photographs: text.match(PICTURES)?.length ?? 0,
  };
}
