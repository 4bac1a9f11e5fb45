// One entry in a list: its day, face and words, and what can be done with it.

import { useEffect, useRef, useState } from 'react';
import { instantWords } from '#client/lib/date-words.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { weekdayOf } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import { MOOD_NAMES } from './check-in.copy.ts';
import { Face } from './face.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import type { ShownEntry } from './use-journal.ts';
import type { Outbox } from './use-outbox.ts';
import { WriteEntry } from './write-entry.tsx';

type Mode = 'edit' | 'remove' | 'earlier' | undefined;
type EntryRowProps = { entry: ShownEntry; outbox: Outbox; today: string; hasYear?: boolean };

/** 'Sat'; with its month, and with the year where the list has several. */
function dayWords(date: string, hasYear: boolean): string {
  const weekday = (WEEKDAY_NAMES[weekdayOf(date)] ?? '').slice(0, 3);
  const month = (MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3);
  return hasYear ? `${month} ${date.slice(0, 4)}` : `${weekday}, ${month}`;
}

/**
 * The ref of the row. What is pressed to change its mode leaves with the mode; the focus then goes to what comes in its
 * place: a question, the text, or the first button.
 */
function useFocusInPlace(mode: Mode) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    if (before.current !== mode && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('p[tabindex], textarea, button')?.focus();
    before.current = mode;
  }, [mode]);
  return row;
}

export function EntryRow({ entry, outbox, today, hasYear = false }: EntryRowProps) {
  const [mode, setMode] = useState<Mode>();
  const row = useFocusInPlace(mode);
  const { date, mood, text, tags, earlier, isWaiting } = entry;
  if (mode === 'edit') {
    return (
      <li ref={row}>
        <WriteEntry outbox={outbox} entry={entry} onDone={() => setMode(undefined)} />
      </li>
    );
  }
  const close = () => setMode(undefined);
  const now = () => new Date().toISOString();
  /** Deletes the entry, with which the row leaves; the focus goes to the next one, or the one before. */
  async function remove() {
    const neighbor = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    await outbox.add({ kind: 'delete', id: entry.id, markedAt: now() });
    neighbor?.querySelector('button')?.focus();
  }
  return (
    <li
      ref={row}
      className="grid grid-cols-[4.25rem_2rem_minmax(0,1fr)] items-start gap-x-2.5 border-t border-line py-3.5"
    >
      <p>
        <span className="block font-serif text-23 leading-none">{Number(date.slice(8))}</span>
        <span className="text-15/[1.2] text-ivory-300">{dayWords(date, hasYear)}</span>
      </p>
      <span>{mood !== null && <Face mood={mood} size={28} />}</span>
      <div className="min-w-0">
        {mood !== null && text !== '' && <span className="sr-only">{`${MOOD_NAMES[mood]}.`}</span>}
        {text === '' ? (
          <p className="text-ivory-300">
            {mood !== null && JOURNAL_COPY.nothingWritten(MOOD_NAMES[mood])}
          </p>
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
            {text}
          </p>
        )}
        {tags.length > 0 && <p className="mt-1 text-15 text-ivory-300">{tags.join(' · ')}</p>}
        {isWaiting && <p className="mt-1 text-15 text-brass-400">{JOURNAL_COPY.waiting}</p>}
        {mode === 'remove' ? (
          <div className="mt-1">
            <p tabIndex={-1}>{JOURNAL_COPY.reallyRemove}</p>
            <div className="flex gap-5">
              <Button variant="quiet-danger" onClick={() => void remove()}>
                {JOURNAL_COPY.removeNow}
              </Button>
              <Button variant="quiet" onClick={close}>
                {JOURNAL_COPY.stay}
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap gap-x-5">
            <Button variant="quiet" onClick={() => setMode('edit')}>
              {JOURNAL_COPY.edit}
            </Button>
            <Button variant="quiet" onClick={() => setMode('remove')}>
              {JOURNAL_COPY.remove}
            </Button>
            {earlier !== null && (
              <Button
                variant="quiet"
                aria-expanded={mode === 'earlier'}
                onClick={() => setMode(mode === 'earlier' ? undefined : 'earlier')}
              >
                {JOURNAL_COPY.earlier}
              </Button>
            )}
          </div>
        )}
        {mode === 'earlier' && earlier !== null && (
          <div className="border-l border-line-strong pl-4">
            <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {earlier.text === '' && earlier.mood !== null
                ? JOURNAL_COPY.nothingWritten(MOOD_NAMES[earlier.mood])
                : earlier.text}
            </p>
            <p className="mt-1 text-15 text-ivory-300">
              {JOURNAL_COPY.earlierFrom(instantWords(earlier.markedAt, today))}
            </p>
            <Button
              variant="quiet"
              onClick={() => {
                const { text: words, mood: face, tags: marks } = earlier;
                const edit = { date, zone: entry.zone, text: words, mood: face, tags: marks };
                const change = { ...edit, markedAt: now() };
                void outbox
                  .add({ kind: 'put', id: entry.id, isNew: false, edit: change })
                  .then(close);
              }}
            >
              {JOURNAL_COPY.bringBack}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
