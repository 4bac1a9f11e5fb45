import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { useInvalidFocus } from '#client/ui/forms/use-invalid-focus.ts';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { CALENDAR_FIELD_COPY } from '#shared/calendar/calendar.copy.ts';
import {
  DEFAULT_FEED_KINDS,
  FEED_KINDS,
  FEED_STYLES,
  type Feed,
  type FeedKind,
  type FeedStyle,
  type NewFeed,
} from '#shared/calendar/calendar.schema.ts';
import { cleanText } from '#shared/core/clean-text.ts';
import { CALENDAR_COPY, KIND_COPY } from './calendar.copy.ts';

type FeedFormProps = {
  /** The feed that is edited; undefined for a new one. */
  feed: Feed | undefined;
  saving: boolean;
  onSave: (feed: NewFeed) => void;
  onCancel: (() => void) | undefined;
};

const KINDS_ERROR = 'feed-kinds-error';

/** The form for a new feed, or for the name, the kinds of events and the style of an existing one. */
export function FeedForm({ feed, saving, onSave, onCancel }: FeedFormProps) {
  const [name, setName] = useState(feed?.name ?? '');
  const [kinds, setKinds] = useState<readonly FeedKind[]>(feed?.kinds ?? DEFAULT_FEED_KINDS);
  const [style, setStyle] = useState<FeedStyle>(feed?.style ?? 'open');
  const [attempts, setAttempts] = useState(0);
  const tried = attempts > 0;
  const form = useInvalidFocus<HTMLFormElement>(attempts);
  const isEdit = feed !== undefined;
  // Focusing its heading alone would leave the rest of the form below the window's edge.
  useEffect(() => {
    if (isEdit) form.current?.scrollIntoView({ block: 'start' });
  }, [isEdit, form]);
  const cleanName = cleanText(name).trim();
  const nameError = tried && cleanName === '' ? CALENDAR_FIELD_COPY.nameRequired : undefined;
  const kindsError = tried && kinds.length === 0 ? CALENDAR_FIELD_COPY.kinds : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (saving || cleanName === '' || kinds.length === 0) return;
    onSave({ name: cleanName, style, kinds: [...kinds] });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {feed === undefined ? (
        <h3 className="text-23">{CALENDAR_COPY.newFeed}</h3>
      ) : (
        <OutcomeHeading level={3} className="text-23 wrap-anywhere">
          {CALENDAR_COPY.editFeed(feed.name)}
        </OutcomeHeading>
      )}
      <Field label={CALENDAR_COPY.name} hint={CALENDAR_COPY.nameHint} error={nameError} required>
        <TextInput
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <fieldset aria-describedby={kindsError && KINDS_ERROR}>
        <legend className="text-15/[1.3] font-semibold">{CALENDAR_COPY.kinds}</legend>
        {FEED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={KIND_COPY[kind].label}
            {...(KIND_COPY[kind].note === undefined ? {} : { description: KIND_COPY[kind].note })}
            checked={kinds.includes(kind)}
            aria-invalid={kindsError !== undefined || undefined}
            onChange={({ currentTarget: { checked } }) =>
              setKinds(checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
            }
          />
        ))}
        <div aria-live="polite" className="contents">
          {kindsError !== undefined && <FieldError id={KINDS_ERROR}>{kindsError}</FieldError>}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-15/[1.3] font-semibold">{CALENDAR_COPY.style}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          {FEED_STYLES.map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name="feed-style"
              title={CALENDAR_COPY.styles[each].title}
              description={CALENDAR_COPY.styles[each].note}
              checked={style === each}
              onChange={() => setStyle(each)}
            />
          ))}
        </div>
      </fieldset>
      <p className="text-15 text-ivory-300">{CALENDAR_COPY.warning}</p>
      <div className="grid gap-3">
        <Button
          type="submit"
          wide
          busy={saving}
          busyLabel={feed === undefined ? CALENDAR_COPY.making : CALENDAR_COPY.saving}
        >
          {feed === undefined ? CALENDAR_COPY.make : CALENDAR_COPY.save}
        </Button>
        {onCancel !== undefined && (
          <Button variant="second" wide onClick={onCancel}>
            {CALENDAR_COPY.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
