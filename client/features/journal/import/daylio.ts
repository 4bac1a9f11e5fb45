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

type Row = Record<string, string>;

const OPTIONS = { header: true, skipEmptyLines: 'greedy' } as const;

export function readDaylio(file: TextFile): ReadFile {
  const { data, errors, meta } = Papa.parse<Row>(file.text, OPTIONS);
  const missing = NEEDED.find((column) => !meta.fields?.includes(column));
  if (missing !== undefined) {
    throw new UnreadableFileError(IMPORT_COPY.noColumn(file.name, missing));
  }
  if (errors.length > 0 || !data.every(hasDate)) throw findProblem(file);
  return { source: 'Daylio', entries: data.map(readRow), photographs: 0 };
}

const hasDate = (row: Row): boolean => isCalendarDate((row['full_date'] ?? '').trim());

/** What is wrong with the first row that cannot be read, and its line; a row may have several. */
function findProblem({ name, text }: TextFile): UnreadableFileError {
  let problem = IMPORT_COPY.badCsv(name, 1);
  // A row begins where the row before has ended; the first after the line of names.
  let start = text.indexOf('\n') + 1;
  Papa.parse<Row>(text, {
    ...OPTIONS,
    step({ data, errors, meta }, parser) {
      const line = start;
      start = meta.cursor;
      if (errors.length === 0 && hasDate(data)) return;
      const say = errors.length > 0 ? IMPORT_COPY.badCsv : IMPORT_COPY.noDate;
      problem = say(name, lineAt(text, line));
      parser.abort();
    },
  });
  return new UnreadableFileError(problem);
}

function readRow(row: Row): FileEntry {
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
