// Our own exports: the Markdown file of the journal, and the JSON of all data. Entries keep their ids.

import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { journalId } from '#shared/journal/journal.schema.ts';
import { MOODS } from '#shared/journal/journal-rules.ts';
import { ENTRY_MARK, readMarkdown } from '#shared/journal/markdown.ts';
import { IMPORT_COPY } from './import.copy.ts';
import { listObjectLines } from './json-lines.ts';
import {
  fieldsOf,
  listOf,
  type ReadFile,
  type TextFile,
  UnreadableFileError,
} from './read-entry.ts';

const entrySchema = z.object({
  id: journalId,
  date: z.string().check(z.refine(isCalendarDate)),
  zone: z.string(),
  text: z.string(),
  mood: z.nullable(z.literal(MOODS)),
  tags: z.array(z.string()),
  markedAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});
const SOURCE = 'Asteria';

export const isOwnMarkdown = (text: string): boolean =>
  text.startsWith(ENTRY_MARK) || text.includes(`\n${ENTRY_MARK}`);

export function readOwnMarkdown({ name, text }: TextFile): ReadFile {
  const entries = readMarkdown(text).map(({ about, text: words, line }) => {
    const entry = entrySchema.safeParse({ ...fieldsOf(about), text: words });
    if (!entry.success) throw new UnreadableFileError(IMPORT_COPY.badEntry(name, line));
    return entry.data;
  });
  return { source: SOURCE, entries, photographs: 0 };
}

export function isOwnJson(value: unknown): boolean {
  return Array.isArray(fieldsOf(fieldsOf(value)['tables'])['journal_entries']);
}

export function readOwnJson({ name, text }: TextFile, value: unknown): ReadFile {
  const rows = listOf(fieldsOf(fieldsOf(value)['tables'])['journal_entries']);
  const at = text.indexOf('"journal_entries"');
  const before = text.slice(0, at).split('\n').length - 1;
  // The part of the file from the list on, which is then the whole of it.
  const lines = listObjectLines(text.slice(text.indexOf('[', at)), 1);
  const entries = rows.flatMap((row, index) => {
    // Of a deleted entry the export has the id alone.
    if (fieldsOf(row)['date'] === null) return [];
    const entry = entrySchema.safeParse(row);
    if (!entry.success) {
      throw new UnreadableFileError(IMPORT_COPY.badEntry(name, before + (lines[index] ?? 1)));
    }
    return [entry.data];
  });
  return { source: SOURCE, entries, photographs: 0 };
}
