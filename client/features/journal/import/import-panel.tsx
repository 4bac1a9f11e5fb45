// Chooses files, shows what is in them, and hands the entries to the outbox once the reader says so.

import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { fullDate } from '#client/lib/date-words.ts';
import { getZone } from '#client/lib/preferences.ts';
import { getToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { buttonClassName } from '#client/ui/actions/button-variants.ts';
import { getNamespaceEndpoint } from '#shared/journal/journal.contract.ts';
import type { JournalImported } from '#shared/journal/journal.schema.ts';
import { JOURNAL_COPY } from '../journal.copy.ts';
import type { Outbox } from '../use-outbox.ts';
import { IMPORT_COPY } from './import.copy.ts';
import { UnreadableFileError } from './read-entry.ts';
import { listPieces, type ReadFiles, readFiles, spanOf } from './read-files.ts';

const COPY = JOURNAL_COPY.bring;
const ACCEPTED = '.json,.csv,.md,.markdown,.txt,.zip';

/** What is brought in: how many entries, and how many pieces were sent before. */
type Brought = { count: number; piecesBefore: number };

export function ImportPanel({ outbox }: { outbox: Outbox }) {
  const { birthDate } = useCurrentUser();
  const [brought, setBrought] = useState<Brought>();
  const input = useRef<HTMLInputElement>(null);
  const reading = useSingleMutation({
    async mutationFn(files: readonly File[]): Promise<ReadFiles> {
      const { namespace } = await callEndpoint(getNamespaceEndpoint);
      const texts = await Promise.all(
        files.map(async (file) => ({ name: file.name, text: await file.text() })),
      );
      return readFiles(texts, { namespace, zone: getZone(), today: getToday(), birthDate });
    },
    onMutate: () => setBrought(undefined),
  });
  const left = outbox.waiting.flatMap((change) =>
    change.kind === 'import' ? change.entries : [],
  ).length;

  async function bring({ entries }: ReadFiles) {
    await outbox.add(
      ...listPieces(entries).map((piece) => ({ kind: 'import' as const, entries: piece })),
    );
    setBrought({ count: entries.length, piecesBefore: outbox.imported.length });
    // The button that was pressed leaves with what was found.
    input.current?.focus();
    reading.reset();
  }

  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <label
        className={`${buttonClassName({ variant: 'second' })} relative cursor-pointer has-focus-visible:outline-2`}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
            if (files.length > 0) reading.mutate(files);
          }}
        />
        <Download size={20} aria-hidden="true" />
        <span>
          {reading.data === undefined && brought === undefined ? COPY.choose : COPY.another}
        </span>
      </label>
      <div role="status" className="grid gap-3">
        {reading.isPending && <p>{COPY.reading}</p>}
        {reading.error !== null && (
          <p className="text-danger">
            {reading.error instanceof UnreadableFileError ? reading.error.message : COPY.offline}
          </p>
        )}
        {left > 0 && <p>{COPY.underway(left)}</p>}
        {brought !== undefined && left === 0 && <p>{sayDone(brought, outbox)}</p>}
      </div>
      {reading.data !== undefined && (
        <Found read={reading.data} onBring={() => void bring(reading.data)} />
      )}
    </div>
  );
}

function sayDone({ count, piecesBefore }: Brought, { imported }: Outbox): string {
  const pieces = imported.slice(piecesBefore);
  const sum = (key: keyof JournalImported) => pieces.reduce((total, each) => total + each[key], 0);
  const counts = { added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged') };
  // Another tab may have sent some of them.
  const isAll = counts.added + counts.changed + counts.unchanged === count;
  return isAll ? IMPORT_COPY.done(counts) : IMPORT_COPY.doneElsewhere;
}

function Found({ read, onBring }: { read: ReadFiles; onBring: () => void }) {
  const { entries, sources, leftOut, split } = read;
  const span = spanOf(entries);
  const staying = (Object.keys(leftOut) as (keyof typeof leftOut)[]).filter(
    (key) => leftOut[key] > 0,
  );
  return (
    <div className="grid gap-3">
      {span === undefined ? (
        <p>{COPY.none}</p>
      ) : (
        <>
          <ul>
            {[...sources].map(([source, count]) => (
              <li key={source} className="font-semibold">
                {COPY.found(count, source)}
              </li>
            ))}
          </ul>
          <p className="text-15 text-ivory-300">
            {COPY.span(fullDate(span.first), fullDate(span.last))}
          </p>
        </>
      )}
      {split > 0 && <p className="text-15 text-ivory-300">{IMPORT_COPY.split(split)}</p>}
      {staying.length > 0 && (
        <div className="text-15 text-ivory-300">
          <p className="font-semibold">{COPY.leftOut}</p>
          <ul>
            {staying.map((key) => (
              <li key={key}>{IMPORT_COPY.leftOut[key](leftOut[key])}</li>
            ))}
          </ul>
        </div>
      )}
      {span !== undefined && <Button onClick={onBring}>{COPY.bring(entries.length)}</Button>}
    </div>
  );
}
