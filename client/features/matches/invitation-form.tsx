import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ConnectionError, sentenceOf } from '#client/lib/api-client.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { typed } from '#client/lib/personal-fields.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Fold } from '#client/ui/frame/fold.tsx';
import { cleanText } from '#shared/core/clean-text.ts';
import { invitationRequestSchema, type NewInvitation } from '#shared/matches/matches.schema.ts';
import { INVITATION_DAYS, MAX_NICKNAME_LENGTH, secrecyOf } from '#shared/matches/matches.ts';
import { ALL_SIGNS, LevelChoice } from './level-choice.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { MATCHES_COPY } from './matches.copy.ts';
import { invitationLink } from './share-invitation.ts';
import { useInvite } from './use-matches.ts';

const DAY =
  'relative grid min-h-11 flex-1 cursor-pointer place-items-center border-line-strong px-2 text-15 text-ivory-300 not-first:border-l hover:bg-ink-800 has-checked:bg-ink-700 has-checked:font-semibold has-checked:text-ivory-50 has-checked:[box-shadow:inset_0_-2px_0_var(--brass-400)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-300 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none';

type Days = (typeof INVITATION_DAYS)[number];

function DaysChoice({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2.5 p-0 font-semibold">{MATCHES_COPY.days}</legend>
      <div className="flex rounded border border-line-control">
        {INVITATION_DAYS.map((each) => (
          <label key={each} className={DAY}>
            <input
              type="radio"
              name="days"
              value={each}
              checked={each === days}
              onChange={() => onDays(each)}
              className="pointer-events-none absolute inset-0 size-full opacity-0"
            />
            <span>{MATCHES_COPY.day(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const text = (field: string) => cleanText(field).trim();
const invitationFormSchema = z.extend(invitationRequestSchema, {
  nickname: typed(text, invitationRequestSchema.shape.nickname),
  signedAs: typed(text, z.string()),
  signs: z.object({ sun: z.boolean(), moon: z.boolean(), rising: z.boolean() }),
});

const EMPTY: z.input<typeof invitationFormSchema> = {
  nickname: '',
  signedAs: '',
  level: 'word',
  signs: ALL_SIGNS,
  days: 7,
};

/** The first name that signs the link unless the user changes it, cut to the length limit. */
function signatureOf(firstName: string | null): string {
  const name = firstName ?? '';
  return name.length > MAX_NICKNAME_LENGTH ? '' : name;
}

/** Makes an invitation, and then shows its link. */
export function InvitationForm({ onMade }: { onMade: (made: NewInvitation) => void }) {
  const user = useCurrentUser();
  if (user.birthDate !== null) return <InvitationEditor onMade={onMade} />;
  return (
    <EmptyState
      className="mt-5"
      action={
        <LinkButton href="/profile" variant="second">
          {MATCHES_COPY.addBirth}
        </LinkButton>
      }
    >
      {MATCHES_COPY.birthMissing}
    </EmptyState>
  );
}

function InvitationEditor({ onMade }: { onMade: (made: NewInvitation) => void }) {
  const { firstName } = useCurrentUser();
  const { register, watch, setValue, resetField, setError, handleSubmit, formState } = useForm({
    defaultValues: { ...EMPTY, signedAs: signatureOf(firstName) },
    resolver: zodResolver(invitationFormSchema),
  });
  const { errors } = formState;
  const [level, signs, days] = watch(['level', 'signs', 'days']);
  const [made, setMade] = useState<NewInvitation>();
  const [failure, setFailure] = useState<Error>();
  const invite = useInvite();

  function submit({ signedAs, ...rest }: z.output<typeof invitationFormSchema>) {
    setFailure(undefined);
    invite.mutate(
      { ...rest, signedAs: signedAs || null },
      {
        onSuccess: (answer) => {
          setMade(answer);
          resetField('nickname');
          onMade(answer);
        },
        onError: (error) => {
          if (!showAtFields(error, ['nickname', 'signedAs'], setError)) setFailure(error);
        },
      },
    );
  }

  return (
    <Form className="mt-5 grid gap-6" onSubmit={handleSubmit(submit)}>
      <Field
        label={MATCHES_COPY.nickname}
        hint={MATCHES_COPY.nicknameHint}
        error={errors.nickname?.message}
        required
      >
        <TextInput {...register('nickname')} maxLength={MAX_NICKNAME_LENGTH} autoComplete="off" />
      </Field>
      <Field
        label={MATCHES_COPY.signedAs}
        hint={MATCHES_COPY.signedAsHint}
        error={errors.signedAs?.message}
        optional
      >
        <TextInput
          {...register('signedAs')}
          maxLength={MAX_NICKNAME_LENGTH}
          autoComplete="nickname"
        />
      </Field>
      <Fold
        title={MATCHES_COPY.level}
        note={MATCHES_COPY.chosen(level, days, secrecyOf(level, signs))}
      >
        <div className="grid gap-6">
          <LevelChoice
            legend={MATCHES_COPY.levels}
            hint={MATCHES_COPY.levelHint}
            level={level}
            onLevel={(chosen) => setValue('level', chosen)}
            signs={signs}
            onSigns={(chosen) => setValue('signs', chosen)}
          />
          <DaysChoice days={days} onDays={(chosen) => setValue('days', chosen)} />
        </div>
      </Fold>
      <Button type="submit" wide busy={invite.isPending} busyLabel={MATCHES_COPY.making}>
        {MATCHES_COPY.make}
      </Button>
      {failure !== undefined && (
        <ErrorState
          message={
            failure instanceof ConnectionError
              ? MATCHES_COPY.offline
              : sentenceOf(failure, MATCHES_COPY.makeFailed)
          }
        />
      )}
      <MadeInvitation made={made} />
    </Form>
  );
}

/** The link of a new invitation. */
function MadeInvitation({ made }: { made: NewInvitation | undefined }) {
  const block = useRef<HTMLDivElement>(null);
  // Below a phone's window it would be overlooked, and it is not shown again.
  useEffect(() => {
    if (made !== undefined) block.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  return (
    <div
      ref={block}
      role="status"
      className={classNames(
        'scroll-mb-[calc(var(--bar)+var(--safe-bottom)+16px)]',
        made === undefined && 'hidden',
      )}
    >
      {made !== undefined && (
        <div className="border-t border-line pt-5 lg:border-b lg:pb-5">
          <p className="font-semibold wrap-anywhere">{MATCHES_COPY.ready(made.nickname)}</p>
          <p className="mt-1 text-15 text-ivory-300">{MATCHES_COPY.readyNote}</p>
          <input
            readOnly
            aria-label={MATCHES_COPY.link}
            value={invitationLink(made.token)}
            onFocus={({ target }) => target.select()}
            className="input mt-3 min-h-13 w-full min-w-0 rounded border px-4 text-17"
          />
          <div className="mt-3.5 flex flex-wrap gap-3">
            <LinkButtons token={made.token} nickname={made.nickname} />
          </div>
        </div>
      )}
    </div>
  );
}
