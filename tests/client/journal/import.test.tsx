// The import, through the page: files are read on the device and sent in pieces.

import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPieces, readFiles } from '#client/features/journal/import/read-files.ts';
import { OUTBOX_DATABASE } from '#client/lib/journal-outbox.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { deleteEntryEndpoint } from '#shared/journal/journal.contract.ts';
import type { JournalEntry } from '#shared/journal/journal.schema.ts';
import { writeMarkdown } from '#shared/journal/markdown.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { readJournal } from '#tests/support/journal.ts';
import { openBrowser } from '#tests/support/msw/application.ts';
import { buildUser } from '#tests/support/msw/samples.ts';

import { renderApp } from '#tests/support/render-app.tsx';

const MANY = isExhaustive ? 10_000 : 300;
/** More than one piece. */
const SOME = 201;
/** The years of the days in these files. */
const [FIRST_YEAR, LAST_YEAR] = [1999, 2026];
const dayOf = (index: number): string => addDays('1999-01-01', index % 9_000);
/** Words with what a format must escape. */
const wordsOf = (index: number): string =>
  `Line ${index}: “quoted”, "plain", 日記 🌙; comma, semicolon | pipe\nand a second line\n\nand & <b>a third</b>`;

const FORMATS: Readonly<Record<string, { name: string; write: (count: number) => string }>> = {
  'Day One': {
    name: 'Journal.json',
    write: (count) =>
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: Array.from({ length: count }, (_, index) => ({
          uuid: `UUID${index}`,
          creationDate: `${dayOf(index)}T18:00:00Z`,
          timeZone: 'America/Chicago',
          text: wordsOf(index),
          tags: ['one', 'two'],
        })),
      }),
  },
  Daylio: {
    name: 'daylio_export.csv',
    write: (count) =>
      [
        'full_date,date,weekday,time,mood,activities,note_title,note',
        ...Array.from(
          { length: count },
          (_, index) =>
            `${dayOf(index)},November 20,Friday,8:30 PM,good,"friends | reading","","${wordsOf(index).replaceAll('"', '""')}"`,
        ),
      ].join('\n'),
  },
  Diarium: {
    name: 'Diarium.json',
    write: (count) =>
      JSON.stringify(
        Array.from({ length: count }, (_, index) => ({
          date: `${dayOf(index)}T21:00:00`,
          heading: '',
          html: `<p>${wordsOf(index)
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('\n', '<br/>')}</p>`,
          rating: 4,
          tags: ['one'],
        })),
      ),
  },
  Asteria: {
    name: 'asteria-journal.md',
    write: (count) =>
      writeMarkdown(
        Array.from({ length: count }, (_, index) => ({
          id: `0e000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          date: dayOf(index),
          zone: 'America/Chicago',
          text: wordsOf(index),
          mood: 4 as const,
          tags: ['one'],
          markedAt: '2020-01-01T00:00:00.000Z',
        })),
      ),
  },
};

const fileOf = (name: string, text: string) => new File([text], name);

beforeEach(() => clear(OUTBOX_DATABASE));

async function openImport(): Promise<UserEvent> {
  const { user } = await renderApp('/journal', {
    signedInAs: buildUser({ birthDate: '1980-01-01' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Bring it in' }));
  return user;
}

async function choose(user: UserEvent, ...files: File[]): Promise<void> {
  await user.upload(await screen.findByLabelText(/^Choose (other )?files$/), files);
}

const listWords = (count: number) =>
  Array.from({ length: count }, (_, index) => wordsOf(index)).toSorted();
/** Everything that was brought in, the years asked for one after another. */
async function readEntries(): Promise<JournalEntry[]> {
  const browser = await openBrowser();
  const entries: JournalEntry[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
    entries.push(...(await readJournal(browser, `${year}-01-01`, `${year}-12-31`)).entries);
  return entries;
}

describe.each(Object.entries(FORMATS))('a file of %s', (source, { name, write }) => {
  // req: JOURNAL-6
  it('comes in whole, and changes nothing when it comes twice', {
    tags: source === 'Daylio' ? [] : 'night',
  }, async () => {
    const user = await openImport();
    const file = fileOf(name, write(SOME));
    for (const done of [
      `Done: ${SOME} added. Bringing in the same file again changes nothing.`,
      `Done: ${SOME} left as before. What you deleted in the last 30 days stays deleted.`,
    ]) {
      await choose(user, file);
      expect(await screen.findByText(`${SOME} entries from ${source}`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: `Bring in ${SOME} entries` }));
      await screen.findByText(done);
      expect(screen.getByLabelText('Choose other files')).toHaveFocus();
    }
    const texts = (await readEntries()).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(listWords(SOME));
  });

  it('of many lines is read whole, its text exact, with the same ids each time', {
    tags: 'night',
    timeout: 240_000,
  }, () => {
    const reader = {
      namespace: '3d1f6a6e-0b5c-4a7e-9a51-6f2b8f0c1d2e',
      zone: 'America/Chicago',
      today: '2026-11-20',
      birthDate: null,
    };
    const files = [{ name, text: write(MANY) }];
    const { entries } = readFiles(files, reader);
    expect(entries.map(({ text }) => text).toSorted()).toEqual(listWords(MANY));
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(MANY);
    expect(readFiles(files, reader).entries.map(({ id }) => id)).toEqual(ids);
    for (const piece of listPieces(entries)) {
      const bytes = Buffer.byteLength(JSON.stringify({ entries: piece }));
      expect([piece.length <= 200, bytes <= 256 * 1024]).toEqual([true, true]);
    }
  });
});

describe('a file that cannot be read', () => {
  const dayOne = (entries: string) => `{\n"metadata": {},\n"entries": [\n${entries}\n]}`;
  const nameLine = async (_: string, name: string, text: string, sentence: string) => {
    const user = await openImport();
    await choose(user, fileOf('2020-05-05.md', 'A good day'), fileOf(name, text));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Bring in/ })).not.toBeInTheDocument();
    expect(await readEntries()).toEqual([]);
  };

  // req: JOURNAL-6
  it.each([
    [
      'Day One without a date',
      'Journal.json',
      dayOne('{"creationDate": "2020-01-01T00:00:00Z", "text": "a"},\n{"text": "b"}'),
      'Journal.json, line 5: there’s no date we can read.',
    ],
    [
      'Daylio with a row that has a column too many',
      'd.csv',
      'full_date,mood,note\n2020-01-01,good,"two\nlines"\n2020-01-02,bad,a,b\n',
      'd.csv, line 4: this row’s columns don’t match the first row’s.',
    ],
    [
      'our own with a broken comment',
      'j.md',
      '# Journal\n\n## 2020-01-01\n\n<!-- asteria-entry {"id": 7} -->\nText\n',
      'j.md, line 5: this entry can’t be read.',
    ],
    [
      'an archive',
      'Journal.zip',
      'PK',
      'Journal.zip is an archive. Open it first, then choose the JSON file in it.',
    ],
  ])('is named with its line, and nothing of the others comes in: %s', nameLine);

  it.each([
    [
      'JSON that is cut off',
      'Journal.json',
      '{\n"entries": [\n',
      'Journal.json, line 3: this isn’t JSON.',
    ],
    [
      'JSON with a comma too many',
      'Journal.json',
      '{\n"entries": [\n{},,\n]}',
      'Journal.json, line 3: this isn’t JSON.',
    ],
    [
      'Daylio with no date',
      'd.csv',
      'full_date,mood,note\n2020-01-01,good,a\n20.1.2020,bad,b\n',
      'd.csv, line 3: there’s no date we can read.',
    ],
    ['another table', 'd.csv', 'name,age\nNora,32\n', 'd.csv: there’s no “full_date” column.'],
    [
      'Diarium with no date',
      'e.json',
      '[\n{"date": "2020-01-01T00:00:00", "html": "a"},\n{"date": "never", "html": "b"}]',
      'e.json, line 3: there’s no date we can read.',
    ],
    [
      'Markdown named by no date',
      'ideas.md',
      'Some ideas',
      'ideas.md, line 1: there’s no date we can read.',
    ],
    ['something else', 'photo.json', '{"a": 1}', 'photo.json: we don’t know this kind of file.'],
  ])('is named with its line, and nothing of the others comes in: %s', { tags: 'night' }, nameLine);
});

describe('what comes in', () => {
  it('says what stays behind, cuts long texts, and keeps equal lines of a day apart', async () => {
    const user = await openImport();
    const text = `${'A paragraph of a long day. '.repeat(120)}\n\n`.repeat(3);
    const rows = [
      'full_date,mood,activities,note',
      '2020-01-01,rad,a | b | c | d | e | f,',
      '2020-01-01,rad,,',
      '2020-01-02,mellow,,Own mood',
      '1979-12-31,good,,Before the birth',
      '2199-01-01,good,,Not yet',
      '2020-01-03,strange,,',
    ].join('\n');
    await choose(user, fileOf('2020-06-06.md', text), fileOf('d.csv', rows));
    expect(await screen.findByText('3 entries from Markdown')).toBeVisible();
    expect(screen.getByText('3 entries from Daylio')).toBeVisible();
    expect(
      screen.getByText('1 long text comes in as several entries on the same day.'),
    ).toBeVisible();
    expect(
      screen.getByText('1 tag past the fifth on an entry, or cut to 30 letters'),
    ).toBeVisible();
    expect(screen.getByText('1 entry without words or a face')).toBeVisible();
    expect(screen.getByText('1 entry dated in the future')).toBeVisible();
    expect(screen.getByText('1 entry dated before you were born')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring in 6 entries' }));
    await screen.findByText('Done: 6 added. Bringing in the same file again changes nothing.');
    const entries = await readEntries();
    expect(entries).toHaveLength(6);
    const parts = entries.filter(({ date }) => date === '2020-06-06');
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.every((part) => part.text.length <= 4000)).toBe(true);
  });
});

// req: JOURNAL-3
it('says of an own export what it added and that the deleted stays deleted', async () => {
  const user = await openImport();
  const file = fileOf('asteria-journal.md', FORMATS['Asteria']?.write(2) ?? '');
  const bring = async () => {
    await choose(user, file);
    await user.click(await screen.findByRole('button', { name: 'Bring in 2 entries' }));
  };
  await bring();
  await screen.findByText('Done: 2 added. Bringing in the same file again changes nothing.');
  const browser = await openBrowser();
  const [entry] = await readEntries();
  const path = urlOf(deleteEntryEndpoint, { params: { id: entry?.id ?? '' } });
  expect(await browser.send(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
  await bring();
  await screen.findByText(
    'Done: 2 left as before. What you deleted in the last 30 days stays deleted.',
  );
  expect(await readEntries()).toHaveLength(1);
});
