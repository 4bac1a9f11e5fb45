// The CSV of Daylio: full_date, date, weekday, time, mood, activities, note_title, note.
// https://faq.daylio.net/article/114-how-to-export-entries-to-csv

import Papa from 'papaparse';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import type { Mood } from '#shared/journal/journal-rules.ts';
import { IMPORT_COPY } from './import.copy.ts';
import {
  type FileEntry,
  lineAt,
  type ReadFile,
  type TextFile,
  UnreadableFileError,
} from './read-entry.ts';

/** Daylio's own names; readers may have others, which come as a tag. */
const MOODS: Readonly<Record<string, Mood>> = { awful: 1, bad: 2, meh: 3, good: 4, rad: 5 };
const NEEDED = ['full_date', 'mood'] as const;

export function readDaylio({ name, text }: TextFile): ReadFile {
  const entries: FileEntry[] = [];
  let start = 0;
  let problem: string | undefined;
  Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    step({ data, errors, meta }, parser) {
      // A row begins where the row before has ended; the first after the line of names.
      const rowStart = start === 0 ? text.indexOf('\n') + 1 : start;
      start = meta.cursor;
      const nameLine = (say: (file: string, line: number) => string) =>
        say(name, lineAt(text, rowStart));
      const missing = NEEDED.find((column) => !meta.fields?.includes(column));
      if (missing !== undefined) problem = IMPORT_COPY.noColumn(name, missing);
      else if (errors.length > 0) problem = nameLine(IMPORT_COPY.badCsv);
      else if (!isCalendarDate((data['full_date'] ?? '').trim()))
        problem = nameLine(IMPORT_COPY.noDate);
      if (problem !== undefined) {
        parser.abort();
        return;
      }
      entries.push(readRow(data));
    },
  });
  if (problem !== undefined) throw new UnreadableFileError(problem);
  return { source: 'Daylio', entries, photographs: 0 };
}

function readRow(row: Record<string, string>): FileEntry {
  const date = (row['full_date'] ?? '').trim();
  const moodName = (row['mood'] ?? '').trim();
  const mood = MOODS[moodName.toLowerCase()] ?? null;
  const activities = (row['activities'] ?? '').split('|').map((each) => each.trim());
  const parts = [row['note_title'] ?? '', row['note'] ?? ''].map((part) =>
    part.replace(/<br ?\/?>/g, '\n'),
  );
  return {
    date,
    text: parts.filter((part) => part !== '').join('\n\n'),
    mood,
    tags: [...(mood === null ? [moodName] : []), ...activities].filter((tag) => tag !== ''),
  };
}
