// What is kept of a journal: sealed, exported, deleted.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealJournals } from '#server/features/journal/index.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import { exportJournalEndpoint, getNamespaceEndpoint } from '#shared/journal/journal.contract.ts';
import { readMarkdown } from '#shared/journal/markdown.ts';
import {
  buildEntry,
  type Entry,
  entryId,
  importEntries,
  putEntry,
  readJournal,
} from '#tests/support/journal.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  metrics = await createMetrics({ isOverloaded: () => false, pool: undefined });
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' }, replace: { metrics } });
});
afterAll(() => app.close());

let block = 500;
/** A reader with an empty journal, and ids that no other test uses. */
async function newReader() {
  const reader = await signUpUser(app);
  block += 1;
  const ids = block;
  return { ...reader, id: (number: number) => entryId(number, ids) };
}

const minutesAgo = (minutes: number) =>
  new Date(app.clock.now() - minutes * MINUTE_MS).toISOString();
const imported = (id: string, overrides: Partial<Entry> = {}) => ({
  id,
  ...buildEntry({ markedAt: '2020-01-01T00:00:00.000Z', ...overrides }),
});

describe('export and deletion', () => {
  // req: JOURNAL-7
  it('gives every entry in the export of the account, and in one Markdown file that reads back', async () => {
    const { client: reader, id } = await newReader();
    const texts = [
      'One\n\n## 2026-01-02\n\nis no heading',
      '<!-- asteria-entry {} -->\n-->',
      '',
      'last\n\n',
    ];
    for (const [index, text] of texts.entries()) {
      await putEntry(reader, id(index), { text, mood: 3, date: `2026-03-0${1 + (index >> 1)}` });
    }
    const { entries } = await readJournal(reader);
    const exported = (await reader.get('/api/user/export')).read(accountExportSchema);
    const rows = exported.tables['journal_entries'] ?? [];
    expect(rows.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    const file = await reader.get(exportJournalEndpoint.path);
    expect(file.headers['content-type']).toContain('text/markdown');
    const read = readMarkdown(file.text).map(({ about, text }) => ({ ...Object(about), text }));
    const plain = (entry: object) => ({ ...entry, earlier: undefined, length: undefined });
    expect(read.map(plain)).toEqual(entries.toReversed().map(plain));
  });

  it('is 403 for the Markdown file without a fresh proof', async () => {
    const { client: reader } = await newReader();
    app.clock.advance(11 * MINUTE_MS);
    expect((await reader.get(exportJournalEndpoint.path)).code).toBe('fresh_proof_needed');
    app.clock.advance(-11 * MINUTE_MS);
  });

  it('leaves no row of a deleted account', async () => {
    const { client: reader, user, id } = await newReader();
    await putEntry(reader, id(1));
    await putEntry(reader, id(1), { text: 'again', markedAt: minutesAgo(1) });
    await reader.get(getNamespaceEndpoint.path);
    const answer = await reader.delete('/api/user', { confirm: user.username });
    expect(answer.json).toMatchObject({
      deleted: { journal_entries: 1, journal_versions: 1, journal_namespaces: 1 },
    });
  });
});

describe('what is stored, logged and counted', () => {
  // req: JOURNAL-7
  it('holds none of 200 sentences, in one of four lengths, and opens under a new key', async () => {
    const { client: reader, user, id } = await newReader();
    const sentences = Array.from(
      { length: 200 },
      (_, index) => `Planted sentence ${index} of the diary`,
    );
    await importEntries(
      reader,
      sentences.slice(0, 150).map((text, index) =>
        imported(id(index), {
          text: text.repeat(1 + (index % 7) * 12).slice(0, 4000),
          tags: [`tag ${index}`],
        }),
      ),
    );
    for (const [index, text] of sentences.slice(150).entries()) {
      await putEntry(reader, id(150 + index), { text });
      await putEntry(reader, id(150 + index), { text: `Edited: ${text}`, markedAt: minutesAgo(2) });
    }
    const refused = await putEntry(reader, id(999), { text: 'Planted sentence refused', mood: 9 });
    expect(refused.status).toBe(400);
    const { rows } = await app.database.client.query({
      text: `select e::text as row from journal_entries e where user_id = $1
        union all select v::text from journal_versions v where user_id = $1`,
      values: [user.id],
    });
    const dump = rows.map(({ row }) => String(row)).join('\n');
    expect(rows).toHaveLength(250);
    const scraped = await metrics.registry.metrics();
    expect(scraped).toContain('/api/journal/import');
    for (const planted of ['Planted', 'tag 1', 'Chicago', user.id, id(1), id(150)]) {
      expect(scraped).not.toContain(planted);
    }
    for (const planted of ['Planted', 'tag 1', 'Chicago']) {
      expect(dump).not.toContain(planted);
      expect(app.logged.join('\n')).not.toContain(planted);
    }
    const { rows: lengths } = await app.database.client.query({
      text: 'select distinct length(sealed) as length from journal_entries where user_id = $1 order by 1',
      values: [user.id],
    });
    const cipher = createDataCipher(['another key of the tests', TEST_DATA_KEY]);
    const allowed = cipher.sealedLengths('journal').slice(0, 4);
    expect(lengths.map(({ length }) => Number(length))).toEqual(allowed.slice(0, 3));

    const { db } = app.database.client;
    expect(await resealJournals(db, cipher)).toBeGreaterThanOrEqual(250);
    expect(await resealJournals(db, cipher)).toBe(0);
    // Back, so that the application can open them.
    await resealJournals(db, createDataCipher([TEST_DATA_KEY, 'another key of the tests']));
    expect((await readJournal(reader)).total).toBe(200);
  });
});
