// The question under the letter. A face is kept at once, the line when it or the page is left.

import { useEffect, useId, useRef, useState } from 'react';
import { v4 as createId } from 'uuid';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { getZone } from '#client/lib/preferences.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { addDays } from '#shared/core/calendar-date.ts';
import { MAX_TEXT_UNITS } from '#shared/journal/journal-rules.ts';
import { CHECK_IN_COPY } from './check-in.copy.ts';
import { Faces } from './faces.tsx';
import { Keeping } from './keeping.tsx';
import { TextArea } from './text-area.tsx';
import { useDraft } from './use-draft.ts';
import { useJournal, withWaiting } from './use-journal.ts';
import { useOutbox } from './use-outbox.ts';

/** How yesterday was: five faces, and a line once one is chosen. */
export function CheckIn() {
  const today = useToday();
  const yesterday = addDays(today, -1);
  const outbox = useOutbox();
  const { data } = useJournal(yesterday, yesterday);
  const days = { from: yesterday, until: yesterday };
  const [known] = withWaiting(data?.entries ?? [], outbox.waiting, days);
  const { draft, setDraft, store } = useDraft<{ date: string; text: string }>('check-in');
  const [isKept, setIsKept] = useState(false);
  const freshId = useRef({ date: '', id: '' });
  const kept = useRef<typeof draft>(undefined);
  const written = useRef(draft);
  written.current = draft;
  const headingId = useId();

  const text = draft?.date === yesterday ? draft.text : (known?.text ?? '');
  const mood = known?.mood ?? null;

  async function keep(chosen = mood) {
    if (freshId.current.date !== yesterday) freshId.current = { date: yesterday, id: createId() };
    const id = known?.id ?? freshId.current.id;
    kept.current = draft;
    await outbox.add({
      kind: 'put',
      id,
      isNew: known === undefined,
      edit: {
        date: yesterday,
        zone: known?.zone ?? getZone(),
        text,
        mood: chosen,
        tags: known?.tags ?? [],
        markedAt: new Date().toISOString(),
      },
    });
    setIsKept(true);
    if (written.current === draft) store();
  }
  const keepText = () => {
    if (mood !== null && text !== known?.text && draft !== kept.current) void keep();
  };
  useKeepWhenLeft(keepText);

  return (
    <section className="print:hidden" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-26">
        {CHECK_IN_COPY.question}
      </h2>
      <Faces labelledBy={headingId} mood={mood} onChoose={(chosen) => void keep(chosen)} />
      {mood !== null && (
        <form
          className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            keepText();
          }}
        >
          <Field label={CHECK_IN_COPY.text} labelHidden>
            <TextArea
              rows={1}
              maxLength={MAX_TEXT_UNITS}
              value={text}
              placeholder={CHECK_IN_COPY.placeholder}
              onChange={(event) => {
                const next = { date: yesterday, text: event.currentTarget.value };
                setDraft(next);
                store(next);
              }}
              onBlur={keepText}
            />
          </Field>
          <Button type="submit" variant="second">
            {CHECK_IN_COPY.keep}
          </Button>
        </form>
      )}
      <Keeping outbox={outbox} isKept={isKept} />
      {mood !== null && (
        <LinkButton href="/journal" variant="quiet" {...preloadOnIntent('/journal')}>
          {CHECK_IN_COPY.toJournal}
        </LinkButton>
      )}
    </section>
  );
}

/** Calls `keep` when the component goes, and when the page is hidden: then it may never be seen again. */
function useKeepWhenLeft(keep: () => void) {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const leave = () => latest.current();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
