// Journal entries for tests.

import { urlOf } from '#shared/core/endpoint.ts';
import {
  getJournalEndpoint,
  importJournalEndpoint,
  putEntryEndpoint,
} from '#shared/journal/journal.contract.ts';
import { type Journal, journalSchema } from '#shared/journal/journal.schema.ts';
import { MAX_PIECE_ENTRIES } from '#shared/journal/journal-rules.ts';
import type { Answer, HttpClient } from './http-client.ts';

/** The same id for the same number. */
export const entryId = (number: number, block = 0): string =>
  `0e${String(block).padStart(6, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export interface Entry {
  date: string;
  zone: string;
  text: string;
  mood: number | null;
  tags: string[];
  markedAt: string;
}

export function buildEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    date: '2026-11-19',
    zone: 'America/Chicago',
    text: 'Long lunch with Mara. Laughed at nothing.',
    mood: 4,
    tags: ['lunch'],
    markedAt: '2026-11-20T11:00:00.000Z',
    ...overrides,
  };
}

export function putEntry(
  client: HttpClient,
  id: string,
  entry: Partial<Entry> = {},
): Promise<Answer> {
  const path = urlOf(putEntryEndpoint, { params: { id } });
  return client.send(path, { method: 'PUT', json: buildEntry(entry) });
}

export async function readJournal(
  client: HttpClient,
  from = '2026-01-01',
  until = '2026-11-20',
): Promise<Journal> {
  const answer = await client.get(urlOf(getJournalEndpoint, { query: { from, until } }));
  return answer.read(journalSchema);
}

/** Sends entries in parts; the server must accept every part. */
export async function importEntries(
  client: HttpClient,
  entries: readonly (Entry & { id: string })[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < entries.length; start += MAX_PIECE_ENTRIES) {
    const piece = entries.slice(start, start + MAX_PIECE_ENTRIES);
    const answer = await client.post(importJournalEndpoint.path, { entries: piece });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    answers.push(answer);
  }
  return answers;
}
