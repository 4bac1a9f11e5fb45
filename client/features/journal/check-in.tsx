// The question under the letter. A face is kept at once, the line when it is left.

import { useId, useRef, useState } from 'react';
import { v4 as createId } from 'uuid';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { getZone } from '#client/lib/preferences.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { addDays } from '#shared/core/calendar-date.ts';
import { MAX_TEXT_UNITS, type Mood } from '#shared/journal/journal-rules.ts';
import { CHECK_IN_COPY } from './check-in.copy.ts';
import { Faces } from './faces.tsx';
import { Keeping } from './keeping.tsx';
import { TextArea } from './text-area.tsx';
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
  const [draft, setDraft] = useState<{ date: string; text: string }>();
  const [isKept, setIsKept] = useState(false);
  const freshId = useRef({ date: '', id: '' });
  const headingId = useId();

  const text = draft?.date === yesterday ? draft.text : (known?.text ?? '');
  const mood = known?.mood ?? null;

  async function keep(change: { mood?: Mood; text?: string }) {
    if (freshId.current.date !== yesterday) freshId.current = { date: yesterday, id: createId() };
    const id = known?.id ?? freshId.current.id;
    await outbox.add({
      kind: 'put',
      id,
      isNew: known === undefined,
      edit: {
        date: yesterday,
        zone: known?.zone ?? getZone(),
        text: change.text ?? text,
        mood: change.mood ?? mood,
        tags: known?.tags ?? [],
        markedAt: new Date().toISOString(),
      },
    });
    setIsKept(true);
  }
  const keepText = () => {
    if (text !== (known?.text ?? '')) void keep({ text });
  };

  return (
    <section className="mt-8 wide:mt-0 print:hidden" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-26">
        {CHECK_IN_COPY.question}
      </h2>
      <Faces
        labelledBy={headingId}
        mood={mood}
        onChoose={(chosen) => void keep({ mood: chosen })}
      />
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
              onChange={(event) => setDraft({ date: yesterday, text: event.currentTarget.value })}
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
