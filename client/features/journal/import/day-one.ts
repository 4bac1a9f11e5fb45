// The JSON of Day One: https://dayoneapp.com/guides/tips-and-tutorials/exporting-entries/

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

/** Where a photograph or a recording stands in a text. */
const MOMENT = /!\[[^\]]*\]\(dayone-moment:[^)]*\)\n*/g;

export function isDayOne(value: unknown): boolean {
  const { entries, metadata } = fieldsOf(value);
  return Array.isArray(entries) && metadata !== undefined;
}

export function readDayOne({ name, text: file }: TextFile, value: unknown): ReadFile {
  const lines = listObjectLines(file, 2);
  let photographs = 0;
  const entries = listOf(fieldsOf(value)['entries']).map((each, index): FileEntry => {
    const {
      creationDate,
      modifiedDate,
      timeZone,
      text,
      tags,
      photos,
      videos,
      audios,
      pdfAttachments,
    } = fieldsOf(each);
    const line = lines[index] ?? 1;
    const createdMs = Date.parse(textOf(creationDate));
    if (Number.isNaN(createdMs)) throw new UnreadableFileError(IMPORT_COPY.noDate(name, line));
    photographs += [photos, videos, audios, pdfAttachments].flatMap(listOf).length;
    const zone = findZone(textOf(timeZone));
    const modifiedMs = Date.parse(textOf(modifiedDate));
    return {
      date: dateIn(createdMs, zone),
      zone,
      text: textOf(text).replace(MOMENT, ''),
      mood: null,
      tags: listOf(tags).map(textOf),
      markedAt: new Date(Number.isNaN(modifiedMs) ? createdMs : modifiedMs).toISOString(),
    };
  });
  return { source: 'Day One', entries, photographs };
}

/** The zone's name where the browser knows it. */
function findZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The date that clocks of a zone, else of the browser, show at an instant. */
function dateIn(instantMs: number, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instantMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
