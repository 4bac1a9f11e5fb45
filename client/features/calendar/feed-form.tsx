import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { typed } from '#client/lib/personal-fields.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import {
  DEFAULT_FEED_KINDS,
  FEED_KINDS,
  FEED_STYLES,
  type Feed,
  type NewFeed,
  newFeedSchema,
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

const feedFormSchema = z.extend(newFeedSchema, {
  name: typed((text) => cleanText(text).trim(), newFeedSchema.shape.name),
});

const KINDS_ERROR = 'feed-kinds-error';

/** The form for a new feed, or for the name, the kinds of events and the style of an existing one. */
export function FeedForm({ feed, saving, onSave, onCancel }: FeedFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: feed?.name ?? '',
      kinds: [...(feed?.kinds ?? DEFAULT_FEED_KINDS)],
      style: feed?.style ?? 'open',
    },
    resolver: zodResolver(feedFormSchema),
  });
  const kindsError = formState.errors.kinds?.message;
  const form = useRef<HTMLFormElement>(null);
  const isEdit = feed !== undefined;
  // Focusing its heading alone would leave the rest of the form below the window's edge.
  useEffect(() => {
    if (isEdit) form.current?.scrollIntoView({ block: 'start' });
  }, [isEdit]);

  function submit(values: NewFeed) {
    if (!saving) onSave(values);
  }

  return (
    <Form ref={form} onSubmit={handleSubmit(submit)} className="grid gap-6">
      {feed === undefined ? (
        <h3 className="text-23">{CALENDAR_COPY.newFeed}</h3>
      ) : (
        <OutcomeHeading level={3} className="text-23 wrap-anywhere">
          {CALENDAR_COPY.editFeed(feed.name)}
        </OutcomeHeading>
      )}
      <Field
        label={CALENDAR_COPY.name}
        hint={CALENDAR_COPY.nameHint}
        error={formState.errors.name?.message}
        required
      >
        <TextInput {...register('name')} maxLength={40} autoComplete="off" />
      </Field>
      <fieldset aria-describedby={kindsError && KINDS_ERROR}>
        <legend className="text-15/[1.3] font-semibold">{CALENDAR_COPY.kinds}</legend>
        {FEED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={KIND_COPY[kind].label}
            {...(KIND_COPY[kind].note === undefined ? {} : { description: KIND_COPY[kind].note })}
            aria-invalid={kindsError !== undefined || undefined}
            {...register('kinds')}
            value={kind}
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
              {...register('style')}
              value={each}
              title={CALENDAR_COPY.styles[each].title}
              description={CALENDAR_COPY.styles[each].note}
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
    </Form>
  );
}
