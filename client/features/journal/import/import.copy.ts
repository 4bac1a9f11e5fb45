import type { JournalImported } from '#shared/journal/journal.schema.ts';

const line = (number: number) => `Line ${number}`;

/** What the readers of files say; nothing of a file that has such a line is brought in. */
export const IMPORT_COPY = {
  unknown: (file: string) => `${file}: we don’t know this kind of file.`,
  notJson: (file: string, number: number) => `${file}, line ${number}: this isn’t JSON.`,
  noDate: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: there’s no date we can read.`,
  noText: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: it has no words and no face.`,
  badCsv: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: this row’s columns don’t match the first row’s.`,
  noColumn: (file: string, column: string) => `${file}: there’s no “${column}” column.`,
  badEntry: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: this entry can’t be read.`,
  tooLarge: 'You can bring in up to 20 MB at once.',
  tooMany: 'You can bring in up to 20,000 entries at once.',
  zipped: (file: string) =>
    `${file} is an archive. Open it first, then choose the JSON file in it.`,

  leftOut: {
    photographs: (count: number) =>
      `${count} ${count === 1 ? 'photo or recording' : 'photos and recordings'}`,
    empty: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} without words or a face`,
    ahead: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} dated in the future`,
    beforeBirth: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} dated before you were born`,
    tags: (count: number) =>
      `${count} ${count === 1 ? 'tag' : 'tags'} past the fifth on an entry, or cut to 30 letters`,
  },
  /** What became of the entries; of one that was deleted the server keeps the id for 30 days. */
  done({ added, changed, unchanged }: JournalImported) {
    const parts = [
      added > 0 && `${added.toLocaleString('en-US')} added`,
      changed > 0 && `${changed.toLocaleString('en-US')} changed`,
      unchanged > 0 && `${unchanged.toLocaleString('en-US')} left as before`,
    ].filter((part) => part !== false);
    return `Done: ${parts.join(', ')}. ${
      unchanged === 0
        ? 'Bringing in the same file again changes nothing.'
        : 'What you deleted in the last 30 days stays deleted.'
    }`;
  },
  doneElsewhere: 'Done. Bringing in the same file again changes nothing.',
  /** Where a text is longer than an entry, the rest comes as entries of the same day. */
  split: (count: number) =>
    `${count} long ${count === 1 ? 'text comes' : 'texts come'} in as several entries on the same day.`,
} as const;
