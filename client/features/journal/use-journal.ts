// The entries of a span of days, as the server has them and with what waits on this device.

import { useEndpointQuery } from '#client/features/account/index.ts';
import { getJournalEndpoint } from '#shared/journal/journal.contract.ts';
import type { JournalEntry } from '#shared/journal/journal.schema.ts';
import type { Waiting } from './outbox.ts';

/** An entry as the page shows it. */
export type ShownEntry = JournalEntry & {
  /** Whether the server does not have it yet. */
  isWaiting: boolean;
};

export function useJournal(from: string, until: string) {
  return useEndpointQuery(getJournalEndpoint, { query: { from, until } });
}

/** The entries from `from` to `until` with the changes that wait, newest first. */
export function withWaiting(
  entries: readonly JournalEntry[],
  waiting: readonly Waiting[],
  { from, until }: { from: string; until: string },
): ShownEntry[] {
  const shown = new Map<string, ShownEntry>(
    entries.map((entry) => [entry.id, { ...entry, isWaiting: false }]),
  );
  for (const change of waiting) {
    if (change.kind === 'delete') shown.delete(change.id);
    else if (change.kind === 'put') {
      const earlier = shown.get(change.id)?.earlier ?? null;
      shown.set(change.id, { id: change.id, ...change.edit, earlier, isWaiting: true });
    } else {
      for (const entry of change.entries) {
        if (!shown.has(entry.id)) shown.set(entry.id, { ...entry, earlier: null, isWaiting: true });
      }
    }
  }
  return [...shown.values()]
    .filter(({ date }) => from <= date && date <= until)
    .sort((one, other) =>
      one.date === other.date
        ? other.markedAt.localeCompare(one.markedAt)
        : other.date.localeCompare(one.date),
    );
}
