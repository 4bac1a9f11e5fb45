// Search in all years, on the device: the server cannot read what it keeps.

import { useQueries } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { sendCall } from '#client/lib/api-client.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { getJournalEndpoint } from '#shared/journal/journal.contract.ts';
import { EntryRow } from './entry-row.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import { withWaiting } from './use-journal.ts';
import type { Outbox } from './use-outbox.ts';

/** The most entries that are listed. */
const MOST_SHOWN = 100;

/** Without marks and case, so that "cafe" finds "Café". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type FoundEntriesProps = { words: string; first: string | null; today: string; outbox: Outbox };

export function FoundEntries({ words, first, today, outbox }: FoundEntriesProps) {
  const { id: userId } = useCurrentUser();
  const latest = Number(today.slice(0, 4));
  const earliest = first === null ? latest : Number(first.slice(0, 4));
  const years = Array.from({ length: latest - earliest + 1 }, (_, index) => latest - index);
  const found = useQueries({
    queries: years.map((year) => {
      const query = { from: `${year}-01-01`, until: `${year}-12-31` };
      return {
        queryKey: endpointKey(getJournalEndpoint, { userId, query }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          sendCall(getJournalEndpoint, { query, signal }),
      };
    }),
  });
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const all = withWaiting(
    found.flatMap(({ data }) => data?.entries ?? []),
    outbox.waiting,
    { from: '0001-01-01', until: today },
  );
  const matching = all.filter(({ text, tags }) => {
    const folded = fold(`${text} ${tags.join(' ')}`);
    return wanted.every((word) => folded.includes(word));
  });
  const isReading = found.some(({ isPending }) => isPending);
  return (
    <>
      <p role="status" className="mt-3 text-15 text-ivory-300">
        {isReading
          ? JOURNAL_COPY.searching
          : matching.length === 0
            ? JOURNAL_COPY.nothingFound
            : JOURNAL_COPY.foundCount(matching.length)}
      </p>
      <ol className="mt-1">
        {matching.slice(0, MOST_SHOWN).map((entry) => (
          <EntryRow key={entry.id} entry={entry} outbox={outbox} today={today} hasYear />
        ))}
      </ol>
    </>
  );
}
