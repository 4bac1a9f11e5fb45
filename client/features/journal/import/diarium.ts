// The JSON of Diarium: a list of entries with date, heading, html, rating, tags, people.
// https://diariumapp.com/en/help

import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { MOODS } from '#shared/journal/journal-rules.ts';
import { IMPORT_COPY } from './import.copy.ts';
import { listObjectLines } from './json-lines.ts';
import {
  type FileEntry,
  fieldsOf,
  listOf,
  type ReadFile,
  type TextFile,
  textOf,
  UnreadableFileError,
} from './read-entry.ts';

export function isDiarium(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some((each) => 'html' in fieldsOf(each) || 'heading' in fieldsOf(each))
  );
}

export function readDiarium({ name, text }: TextFile, value: unknown): ReadFile {
  const lines = listObjectLines(text, 1);
  let photographs = 0;
  const entries = listOf(value).map((each, index): FileEntry => {
    const { date, heading, html, rating, tags, people, files, images } = fieldsOf(each);
    const day = textOf(date).slice(0, 10);
    if (!isCalendarDate(day))
      throw new UnreadableFileError(IMPORT_COPY.noDate(name, lines[index] ?? 1));
    photographs += [files, images].flatMap(listOf).length;
    const parts = [textOf(heading), toLines(textOf(html))].filter((part) => part !== '');
    return {
      date: day,
      text: parts.join('\n\n'),
      mood: MOODS.find((mood) => mood === Math.round(Number(rating))) ?? null,
      tags: [...listOf(tags), ...listOf(people)].map(textOf),
    };
  });
  return { source: 'Diarium', entries, photographs };
}

const BLOCKS = 'p, div, li, h1, h2, h3, h4, blockquote';

/** The words of an HTML text, a line for each paragraph. */
function toLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const pause of body.querySelectorAll('br')) pause.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '').replace(/\n+$/, '');
}
