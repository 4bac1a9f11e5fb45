import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import {
  deleteEntryEndpoint,
  getNamespaceEndpoint,
  importJournalEndpoint,
} from '#shared/journal/journal.contract.ts';
import { journalEntrySchema, journalImportedSchema } from '#shared/journal/journal.schema.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import {
  buildEntry,
  type Entry,
  entryId,
  importEntries,
  putEntry,
  readJournal,
} from '#tests/support/journal.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let client: HttpClient;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  ({ client } = await signUpUser(app));
});
afterAll(() => app.close());

let block = 0;
/** A reader with an empty journal, and ids that no other test uses. */
async function newReader(birth = {}) {
  const reader = await signUpUser(app, birth);
  block += 1;
  const ids = block;
  return { ...reader, id: (number: number) => entryId(number, ids) };
}

const remove = (by: HttpClient, id: string, markedAt?: string): Promise<Answer> =>
  by.delete(urlOf(deleteEntryEndpoint, { params: { id }, query: { markedAt } }));
const fieldsOf = (answer: Answer) => answer.read(errorBodySchema).fields;
const minutesAgo = (minutes: number) =>
  new Date(app.clock.now() - minutes * MINUTE_MS).toISOString();

describe('PUT /api/journal/{id}', () => {
  it('is 401 for a visitor', async () => {
    expect((await putEntry(app.client(), entryId(1))).code).toBe('not_signed_in');
  });

  it('writes an entry with 201, and answers 200 when it is sent again', async () => {
    const { client: reader, id } = await newReader();
    const first = await putEntry(reader, id(1));
    expect(first.status, first.text).toBe(201);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json).toEqual({ id: id(1), ...buildEntry(), earlier: null });
    expect((await putEntry(reader, id(1))).status).toBe(200);
    const { entries, first: firstDate, total } = await readJournal(reader);
    expect(entries).toEqual([first.json]);
    expect({ firstDate, total }).toEqual({ firstDate: '2026-11-19', total: 1 });
  });

  it.each([
    ['a text of 4,001 units', { text: 'x'.repeat(4001) }, 'text'],
    ['2,001 emoji', { text: '🌙'.repeat(2001) }, 'text'],
    ['half a character', { text: 'a\ud800b' }, 'text'],
    ['NUL', { text: 'a\0b' }, 'text'],
    ['neither a text nor a face', { text: ' \n\u200b', mood: null }, 'text'],
    ['a sixth face', { mood: 6 }, 'mood'],
    ['half a face', { mood: 2.5 }, 'mood'],
    ['six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'tags'],
    ['a tag of 31 letters', { tags: ['x'.repeat(31)] }, 'tags.0'],
    ['an empty tag', { tags: [' '] }, 'tags.0'],
    ['a tag of two lines', { tags: ['a\u0007'] }, 'tags.0'],
    ['no zone', { zone: '' }, 'zone'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'zone'],
    ['tomorrow', { date: '2026-11-21' }, 'date'],
    ['a day before the birth', { date: '1994-08-01' }, 'date'],
    ['no day', { date: '2026-02-30' }, 'date'],
    ['no instant', { markedAt: 'now' }, 'markedAt'],
    ['an instant before 1900', { markedAt: '0001-01-01T00:00:00Z' }, 'markedAt'],
  ])('refuses %s at its field', async (_, change, field) => {
    const answer = await putEntry(client, entryId(1), change);
    expect(answer.status, answer.text).toBe(400);
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
    expect((await readJournal(client)).total).toBe(0);
  });

  it('keeps text of any script exactly, with its lines and marks of direction', async () => {
    const { client: reader, id } = await newReader();
    const texts = [
      'नमस्ते दुनिया\nدومين سطر \u2067عربي\u2069',
      '🌙'.repeat(2000),
      '  two\ttabs\r\n\r\nand "quotes" \\ \u2028 </script>',
      'e\u0301 is not é',
    ];
    for (const [index, text] of texts.entries()) {
      const answer = await putEntry(reader, id(index), { text });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.read(journalEntrySchema).text).toBe(text);
    }
  });

  // req: JOURNAL-2
  it('takes today of the entry’s zone, and the day of birth', async () => {
    const { client: reader, id } = await newReader();
    const there = { zone: 'Pacific/Kiritimati', date: '2026-11-21' };
    expect((await putEntry(reader, id(1), there)).status).toBe(201);
    expect((await putEntry(reader, id(2), { date: '1994-08-02' })).status).toBe(201);
    const behind = { zone: 'Pacific/Pago_Pago', date: '2026-11-21' };
    expect((await putEntry(reader, id(3), behind)).status).toBe(400);
  });

  it('lets entries stay where they are when the birth date becomes a later one', async () => {
    const { client: reader, id } = await newReader();
    await putEntry(reader, id(1), { date: '1994-09-01' });
    await reader.post('/api/user/birth-details', {
      birthDate: '1995-01-01',
      birthPlace: 'Chicago',
    });
    const edited = await putEntry(reader, id(1), {
      date: '1994-09-01',
      text: 'Corrected',
      markedAt: minutesAgo(1),
    });
    expect(edited.status, edited.text).toBe(200);
    const moved = await putEntry(reader, id(1), { date: '1994-10-01', markedAt: minutesAgo(0) });
    expect(Object.keys(fieldsOf(moved) ?? {})).toEqual(['date']);
  });

  // req: JOURNAL-3
  it('lets the later of two edits stand in whichever order they come, with the other beneath', async () => {
    const { client: reader, id } = await newReader();
    const early = { text: 'on the phone', markedAt: minutesAgo(30) };
    const late = { text: 'on the laptop', markedAt: minutesAgo(20) };
    await putEntry(reader, id(1), early);
    const one = (await putEntry(reader, id(1), late)).read(journalEntrySchema);
    await putEntry(reader, id(2), late);
    const other = (await putEntry(reader, id(2), early)).read(journalEntrySchema);
    expect(one.earlier).toEqual({
      text: early.text,
      mood: 4,
      tags: ['lunch'],
      markedAt: early.markedAt,
    });
    expect({ ...other, id: '' }).toEqual({ ...one, id: '' });
  });

  it('forgets the earlier version after thirty days', async () => {
    const { client: reader, id } = await newReader();
    await putEntry(reader, id(1), { text: 'before' });
    await putEntry(reader, id(1), { text: 'after', markedAt: minutesAgo(1) });
    const readEarlier = async () => (await readJournal(reader)).entries[0]?.earlier;
    expect(await readEarlier()).toMatchObject({ text: 'before' });
    await app.database.client.query({
      text: `update journal_versions set kept_at = kept_at - interval '31 days' where entry_id = $1`,
      values: [id(1)],
    });
    expect(await readEarlier()).toBeNull();
    await app.app.tidyUp();
    const { rows } = await app.database.client.query({
      text: 'select 1 from journal_versions where entry_id = $1',
      values: [id(1)],
    });
    expect(rows).toEqual([]);
  });

  it('takes an edit from a clock that is ahead as one of now', async () => {
    const { client: reader, id } = await newReader();
    const ahead = await putEntry(reader, id(1), { markedAt: '2031-01-01T00:00:00.000Z' });
    expect(ahead.read(journalEntrySchema).markedAt).toBe(new Date(app.clock.now()).toISOString());
    app.clock.advance(MINUTE_MS);
    const later = await putEntry(reader, id(1), { text: 'later', markedAt: minutesAgo(0) });
    expect(later.read(journalEntrySchema).text).toBe('later');
  });

  it('makes an entry of the reader’s own under an id that another has, in either case of its letters', async () => {
    const one = await newReader();
    const other = await newReader();
    const id = one.id(1).toUpperCase();
    await putEntry(one.client, id, { text: 'mine' });
    expect((await putEntry(other.client, id, { text: 'theirs' })).status).toBe(201);
    expect((await readJournal(one.client)).entries.map(({ text }) => text)).toEqual(['mine']);
    expect((await remove(other.client, id)).status).toBe(200);
    expect((await readJournal(one.client)).total).toBe(1);
  });

  it('gives each of fifty edits of two devices the same end, sent in any order and twice', async () => {
    const { client: reader, id } = await newReader();
    const edits = Array.from({ length: 50 }, (_, index) => ({
      id: id(index % 10),
      entry: { text: `edit ${index}`, markedAt: minutesAgo(500 - index * 7) },
    }));
    const shuffled = [...edits, ...edits].toSorted(
      (one, other) =>
        ((one.entry.text.length * 31 + one.entry.text.charCodeAt(6)) % 7) -
        ((other.entry.text.length * 17 + other.entry.text.charCodeAt(5)) % 5),
    );
    await Promise.all(
      shuffled.map(async ({ id: entry, entry: edit }) => {
        const { status } = await putEntry(reader, entry, edit);
        expect([200, 201]).toContain(status);
      }),
    );
    const { entries } = await readJournal(reader);
    expect(entries.map(({ text }) => text).toSorted()).toEqual(
      edits
        .slice(40)
        .map(({ entry }) => entry.text)
        .toSorted(),
    );
    // The other forty are kept beneath.
    const { rows } = await app.database.client.query({
      text: 'select entry_id, marked_at from journal_versions where entry_id = any($1)',
      values: [edits.map((edit) => edit.id)],
    });
    expect(rows).toHaveLength(40);
  });
});

describe('DELETE /api/journal/{id}', () => {
  // req: JOURNAL-3
  it('deletes an entry at once, and an older edit does not bring it back', async () => {
    const { client: reader, id } = await newReader();
    await putEntry(reader, id(1));
    expect((await remove(reader, id(1))).json).toEqual({ success: true });
    expect((await remove(reader, id(1))).status).toBe(200);
    expect((await putEntry(reader, id(1), { text: 'older' })).code).toBe('not_found');
    expect(await readJournal(reader)).toEqual({ entries: [], first: null, total: 0 });
    const { rows } = await app.database.client.query({
      text: 'select date, sealed from journal_entries where id = $1',
      values: [id(1)],
    });
    expect(rows).toEqual([{ date: null, sealed: null }]);
    app.clock.advance(MINUTE_MS);
    expect((await putEntry(reader, id(1), { markedAt: minutesAgo(0) })).status).toBe(201);
  });

  it('is 404 for an id that the journal does not have', async () => {
    const other = await newReader();
    await putEntry(other.client, other.id(1));
    expect((await remove(client, other.id(1))).code).toBe('not_found');
    expect((await readJournal(other.client)).total).toBe(1);
  });

  it('leaves an entry that another device has changed after it was deleted on this one', async () => {
    const { client: reader, id } = await newReader();
    await putEntry(reader, id(1), { markedAt: minutesAgo(5) });
    expect((await remove(reader, id(1), minutesAgo(10))).status).toBe(200);
    expect((await readJournal(reader)).total).toBe(1);
    expect((await remove(reader, id(1), minutesAgo(1))).status).toBe(200);
    expect((await readJournal(reader)).total).toBe(0);
  });

  // req: JOURNAL-3
  it('counts the later of two deletions, whichever arrives first', async () => {
    const { client: reader, id } = await newReader();
    await putEntry(reader, id(1), { markedAt: minutesAgo(40) });
    await remove(reader, id(1), minutesAgo(30));
    await remove(reader, id(1), minutesAgo(10));
    await remove(reader, id(1), minutesAgo(35));
    const between = { text: 'between', markedAt: minutesAgo(20) };
    expect((await putEntry(reader, id(1), between)).code).toBe('not_found');
    expect((await putEntry(reader, id(1), { markedAt: minutesAgo(5) })).status).toBe(201);
  });
});

describe('GET /api/journal', () => {
  it.each([
    ['without a range', '/api/journal', ['from', 'until']],
    ['for 401 days', '/api/journal?from=2025-01-01&until=2026-02-05', ['until']],
    ['backward', '/api/journal?from=2026-02-05&until=2026-02-04', ['until']],
  ])('is 400 %s', async (_, path, fields) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(fields);
  });

  it('answers the days of the range alone, newest first', async () => {
    const { client: reader, id } = await newReader();
    const dates = ['2026-03-01', '2026-03-03', '2026-03-02', '2026-03-04'];
    for (const [index, date] of dates.entries()) await putEntry(reader, id(index), { date });
    const { entries, first, total } = await readJournal(reader, '2026-03-02', '2026-03-03');
    expect(entries.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-02']);
    expect({ first, total }).toEqual({ first: '2026-03-01', total: 4 });
  });
});

const imported = (id: string, overrides: Partial<Entry> = {}) => ({
  id,
  ...buildEntry({ markedAt: '2020-01-01T00:00:00.000Z', ...overrides }),
});

describe('POST /api/journal/import', () => {
  it('adds entries once, however often a file is sent', async () => {
    const { client: reader, id } = await newReader();
    const entries = Array.from({ length: 250 }, (_, index) =>
      imported(id(index), { text: `line ${index}`, date: '2026-02-03' }),
    );
    const counts = async () =>
      (await importEntries(reader, entries)).map((answer) => answer.read(journalImportedSchema));
    expect(await counts()).toEqual([
      { added: 200, changed: 0, unchanged: 0 },
      { added: 50, changed: 0, unchanged: 0 },
    ]);
    const before = await readJournal(reader);
    expect(await counts()).toEqual([
      { added: 0, changed: 0, unchanged: 200 },
      { added: 0, changed: 0, unchanged: 50 },
    ]);
    expect(await readJournal(reader)).toEqual(before);
  });

  it('leaves what the reader has changed or deleted since', async () => {
    const { client: reader, id } = await newReader();
    const entries = [imported(id(1)), imported(id(2))];
    await importEntries(reader, entries);
    await putEntry(reader, id(1), { text: 'my own words' });
    await remove(reader, id(2));
    await importEntries(reader, entries);
    const { entries: kept } = await readJournal(reader);
    expect(kept.map(({ text, earlier }) => [text, earlier?.text])).toEqual([
      ['my own words', buildEntry().text],
    ]);
  });

  it('keeps nothing of a piece with one bad entry, and names its place', async () => {
    const { client: reader, id } = await newReader();
    const bad: [string, Partial<Entry>][] = [
      ['entries.1.text', { text: 'x'.repeat(4001) }],
      ['entries.1.zone', { zone: 'Nowhere' }],
      ['entries.1.date', { date: '1990-01-01' }],
      ['entries.1.date', { date: '2026-12-24' }],
    ];
    for (const [field, change] of bad) {
      const entries = [imported(id(1)), imported(id(2), change)];
      const answer = await reader.post(importJournalEndpoint.path, { entries });
      expect(answer.status).toBe(400);
      expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
    }
    expect((await readJournal(reader)).total).toBe(0);
  });

  it('takes a body of 256 KiB and not one byte more; other calls stay at 16 KiB', async () => {
    const { client: reader, id } = await newReader();
    const entries = [imported(id(1))];
    const body = JSON.stringify({ entries });
    const padded = (bytes: number) => `${body.slice(0, -1)}${' '.repeat(bytes - body.length)}}`;
    const send = (path: string, raw: string) =>
      reader.send(path, { method: 'POST', raw, headers: { 'content-type': 'application/json' } });
    expect((await send(importJournalEndpoint.path, padded(256 * 1024))).status).toBe(200);
    expect((await send(importJournalEndpoint.path, padded(256 * 1024 + 1))).code).toBe('too_large');
    expect((await send('/api/user-progress/points', padded(16 * 1024 + 1))).code).toBe('too_large');
  });

  it('is 400 for 201 entries and for none', async () => {
    const many = Array.from({ length: 201 }, (_, index) => imported(entryId(index), { text: 'x' }));
    for (const entries of [many, []]) {
      expect((await client.post(importJournalEndpoint.path, { entries })).status).toBe(400);
    }
  });

  it('is 409 beyond 20,000 entries, as is one more by hand', async () => {
    const { client: reader, user, id } = await newReader();
    await app.database.client.query({
      text: `insert into journal_entries (user_id, id, date, sealed, marked_at)
        select $1::uuid, gen_random_uuid(), '2025-01-01', 'sealed', now() from generate_series(1, 19999)`,
      values: [user.id],
    });
    const two = [imported(id(1)), imported(id(2))];
    expect((await reader.post(importJournalEndpoint.path, { entries: two })).code).toBe(
      'journal_full',
    );
    expect((await putEntry(reader, id(1))).status).toBe(201);
    expect((await putEntry(reader, id(2))).code).toBe('journal_full');
    expect(
      (await putEntry(reader, id(1), { text: 'An edit', markedAt: minutesAgo(0) })).status,
    ).toBe(200);
  });

  it('gives each reader a namespace of their own, always the same', async () => {
    const namespaceOf = async (by: HttpClient) => (await by.get(getNamespaceEndpoint.path)).json;
    const { client: other } = await newReader();
    const mine = await namespaceOf(client);
    expect(await namespaceOf(client)).toEqual(mine);
    expect(await namespaceOf(other)).not.toEqual(mine);
  });
});

describe('activity journal', () => {
  const claim = (by: HttpClient, date: string) =>
    by.post('/api/user-progress/activity', {
      activityType: 'journal',
      activityId: `journal-${date}`,
      points: 10,
      timestamp: '2026-11-20T12:00:00Z',
    });

  // req: JOURNAL-8
  it('earns 10 points once on a day on which an entry was written by hand, whatever its date', async () => {
    const { client: reader, id } = await newReader();
    expect((await claim(reader, '2026-11-20')).status).toBe(400);
    await importEntries(reader, [imported(id(1))]);
    expect((await claim(reader, '2026-11-20')).status).toBe(400);
    await putEntry(reader, id(1), { text: 'An edit of an imported entry' });
    expect((await claim(reader, '2026-11-20')).status).toBe(400);
    await putEntry(reader, id(2), { date: '2026-11-01' });
    expect((await claim(reader, '2026-11-19')).status).toBe(400);
    expect((await claim(reader, '2026-11-01')).status).toBe(400);
    expect((await claim(reader, '2026-11-20')).json).toMatchObject({ awarded: 10 });
    expect((await claim(reader, '2026-11-20')).json).toMatchObject({
      awarded: 0,
      alreadyCompleted: true,
    });
  });
});
