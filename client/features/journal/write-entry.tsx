// The form of an entry: of a new one, or of one that is changed.

import { useId, useState } from 'react';
import { v4 as createId } from 'uuid';
import { useCurrentUser } from '#client/features/account/index.ts';
import { getZone } from '#client/lib/preferences.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { cleanText } from '#shared/core/clean-text.ts';
import {
  FIRST_DATE,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TEXT_UNITS,
  type Mood,
} from '#shared/journal/journal-rules.ts';
import { TAGS_COPY } from '#shared/journal/tags.copy.ts';
import { CHECK_IN_COPY } from './check-in.copy.ts';
import { Faces } from './faces.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import { Keeping } from './keeping.tsx';
import { TextArea } from './text-area.tsx';
import { useDraft } from './use-draft.ts';
import type { ShownEntry } from './use-journal.ts';
import type { Outbox } from './use-outbox.ts';

type WriteEntryProps = {
  outbox: Outbox;
  /** The entry that is changed; undefined for a new one. */
  entry?: ShownEntry;
  onDone?: () => void;
};

type Draft = { date: string; mood: Mood | null; text: string; tags: string };

const COPY = JOURNAL_COPY.write;

const isWritten = ({ mood, text }: Pick<Draft, 'mood' | 'text'>) =>
  mood !== null || text.trim() !== '';

export function WriteEntry({ outbox, entry, onDone }: WriteEntryProps) {
  const today = useToday();
  const { birthDate } = useCurrentUser();
  const { date, mood, text, tags, edit, drop } = useEntryDraft(today, entry);
  const [isKept, setIsKept] = useState(false);
  const headingId = useId();
  const tagList = readTags(tags);
  const tagsError = findTagsError(tagList);
  const over = text.length - MAX_TEXT_UNITS;
  const isSomething = isWritten({ mood, text });
  const canKeep = isSomething && over <= 0 && tagsError === undefined;
  const close = () => {
    drop();
    onDone?.();
  };

  async function keep() {
    if (!canKeep) return;
    await outbox.add({
      kind: 'put',
      id: entry?.id ?? createId(),
      isNew: entry === undefined,
      edit: {
        date,
        zone: entry?.zone ?? getZone(),
        text,
        mood,
        tags: tagList,
        markedAt: new Date().toISOString(),
      },
    });
    close();
    setIsKept(true);
    // The button that was pressed is gone.
    document.getElementById(headingId)?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-5 pb-7">
      <h2 id={headingId} tabIndex={-1} className="text-26 outline-none">
        {entry === undefined ? COPY.question : COPY.edit}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Faces labelledBy={headingId} mood={mood} onChoose={(chosen) => edit({ mood: chosen })} />
        <div className="mt-3 grid gap-8">
          <Field label={COPY.text} labelHidden error={over > 0 ? COPY.tooLong(over) : undefined}>
            <TextArea
              rows={2}
              placeholder={CHECK_IN_COPY.placeholder}
              value={text}
              onChange={(event) => edit({ text: event.currentTarget.value })}
            />
          </Field>
          {(isSomething || entry !== undefined) && (
            <div className="grid gap-4 min-[600px]:grid-cols-2">
              <Field label={COPY.day}>
                <TextInput
                  type="date"
                  required
                  min={birthDate ?? FIRST_DATE}
                  max={today}
                  value={date}
                  onChange={(event) => edit({ date: event.currentTarget.value })}
                />
              </Field>
              <Field label={COPY.tags} optional hint={COPY.tagsHint} error={tagsError}>
                <TextInput
                  value={tags}
                  onChange={(event) => edit({ tags: event.currentTarget.value })}
                />
              </Field>
            </div>
          )}
          {(isSomething || entry !== undefined) && (
            <div className="flex gap-5">
              <Button type="submit" disabled={!canKeep}>
                {COPY.keep}
              </Button>
              {entry !== undefined && (
                <Button variant="quiet" onClick={close}>
                  {COPY.cancel}
                </Button>
              )}
            </div>
          )}
        </div>
      </form>
      {entry === undefined && <Keeping outbox={outbox} isKept={isKept} />}
    </section>
  );
}

/** What stands in the form: the draft, or else the entry. */
function useEntryDraft(today: string, entry?: ShownEntry) {
  const { draft, setDraft, store } = useDraft<Draft>(entry?.id ?? 'new');
  const start: Draft =
    entry === undefined
      ? { date: today, mood: null, text: '', tags: '' }
      : { ...entry, tags: entry.tags.join(', ') };
  const { date, mood, text, tags } = draft ?? start;
  return {
    ...{ date, mood, text, tags },
    edit(change: Partial<Draft>) {
      const next = { date, mood, text, tags, ...change };
      setDraft(next);
      // Without words and face only its day would be kept.
      store(isWritten(next) ? next : undefined);
    },
    drop() {
      setDraft(undefined);
      store();
    },
  };
}

/** The tags of a line, each once however it is capitalized. */
function readTags(line: string): string[] {
  const tags = line.split(',').map((tag) => cleanText(tag).trim());
  const fold = (tag: string) => tag.toLowerCase();
  const folded = tags.map(fold);
  return tags.filter((tag, index) => tag !== '' && folded.indexOf(fold(tag)) === index);
}

/** Why the server would not take the tags. */
function findTagsError(tags: readonly string[]): string | undefined {
  if (tags.length > MAX_TAGS) return TAGS_COPY.tooManyTags;
  const isTooLong = tags.some((tag) => Array.from(tag).length > MAX_TAG_CHARACTERS);
  return isTooLong ? TAGS_COPY.tagTooLong : undefined;
}
