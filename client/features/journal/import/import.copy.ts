const line = (number: number) => `Line ${number}`;

/** What the readers of files say; nothing of a file that has such a line is brought in. */
export const IMPORT_COPY = {
  unknown: (file: string) => `${file}: we don’t know this kind of file.`,
  notJson: (file: string, number: number) => `${file}, line ${number}: this is no JSON.`,
  noDate: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: there is no date that we can read.`,
  noText: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: there are neither words nor a face.`,
  badCsv: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: this row has other columns than the first.`,
  noColumn: (file: string, column: string) => `${file}: there is no column “${column}”.`,
  badEntry: (file: string, number: number) =>
    `${file}, ${line(number).toLowerCase()}: this entry can’t be read.`,
  tooLarge: 'At most 20 MB can come in at once.',
  tooMany: 'At most 20,000 entries can come in at once.',
  zipped: (file: string) => `${file} is an archive. Open it first, and choose the JSON file in it.`,

  leftOut: {
    photographs: (count: number) =>
      `${count} ${count === 1 ? 'photograph or recording' : 'photographs and recordings'}`,
    empty: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} without words or a face`,
    ahead: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} of days that haven’t come yet`,
    beforeBirth: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} of days before you were born`,
    tags: (count: number) =>
      `${count} ${count === 1 ? 'tag' : 'tags'} beyond five an entry, or shortened to 30 letters`,
  },
  /** Where a text is longer than an entry, the rest comes as entries of the same day. */
  split: (count: number) =>
    `${count} long ${count === 1 ? 'text comes' : 'texts come'} as several entries of the same day.`,
} as const;
