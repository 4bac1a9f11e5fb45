// An opened invitation and the form that answers it. A user answers with the birth details of the account, a guest with
// birth details that are used once and not kept.

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { useUserQuery } from '#client/features/account/index.ts';
import { BirthDetailsForm, EMPTY_BIRTH_FORM } from '#client/features/birth-details/index.ts';
import { ApiError, ConnectionError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { typed } from '#client/lib/personal-fields.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { cleanText } from '#shared/core/clean-text.ts';
import { acceptInvitationEndpoint } from '#shared/matches/matches.contract.ts';
import {
  type AcceptedMatch,
  type AcceptInvitationRequest,
  acceptInvitationRequestSchema,
  type GuestBirth,
  type OpenedInvitation,
} from '#shared/matches/matches.schema.ts';
import { GUEST_MATCH_LEVELS, MATCH_LEVELS, MAX_NICKNAME_LENGTH } from '#shared/matches/matches.ts';
import { ALL_SIGNS, LevelChoice } from './level-choice.tsx';
import { INVITATION_COPY, LEVEL_COPY } from './matches.copy.ts';
import { storeAcceptedMatch } from './stored-answers.ts';

type AnswerFormProps = {
  token: string;
  invitation: OpenedInvitation;
  onAnswered: (match: AcceptedMatch) => void;
  /** Called when the invitation no longer exists, or was sent by the user who opens it. */
  onLost: (error: unknown) => void;
};

/** The server's messages by field; `birth.birthDate` is named `birthDate`, as in the form, and so on. */
function refusalsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, message]) => [
      field.replace(/^birth\./, ''),
      message,
    ]),
  );
}

/** A guest's key: 160 random bits in base64url. */
function makeGuestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

const { nickname, level } = acceptInvitationRequestSchema.shape;
const answerFormSchema = z.object({
  nickname: typed((text) => cleanText(text).trim(), nickname),
  level,
  signs: z.object({ sun: z.boolean(), moon: z.boolean(), rising: z.boolean() }),
});
type AnswerValues = z.output<typeof answerFormSchema>;

/** The call that answers; `onRefused` takes an error that ends neither the form nor the invitation. */
function useAnswer({ token, onAnswered, onLost }: Omit<AnswerFormProps, 'invitation'>) {
  /** The same for each try, so that a second one gets the match that a first one without an answer has made. */
  const [guestKey] = useState(makeGuestKey);
  const accepting = useSingleMutation({
    mutationFn: (body: AcceptInvitationRequest) => callEndpoint(acceptInvitationEndpoint, { body }),
    onSuccess: (match) => {
      if (match.guestKey !== undefined) storeAcceptedMatch(match);
      onAnswered(match);
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'invitation_gone' || code === 'own_invitation') onLost(error);
    },
  });
  const send = (
    values: AnswerValues,
    birth: GuestBirth | undefined,
    onRefused: (error: Error) => void,
  ) =>
    accepting.mutate(
      { token, ...values, ...(birth === undefined ? {} : { birth, guestKey }) },
      { onError: onRefused },
    );
  return { accepting, send };
}

/** What the invitation says, and the form; for a user without a birth date, a link that adds it. */
export function AnswerForm({ invitation, ...props }: AnswerFormProps) {
  const { data: user } = useUserQuery();
  const isGuest = !user;
  const { accepting, send } = useAnswer(props);
  const { register, watch, setValue, setError, handleSubmit, formState } = useForm<
    z.input<typeof answerFormSchema>,
    unknown,
    AnswerValues
  >({
    defaultValues: { nickname: invitation.from ?? '', level: 'word', signs: ALL_SIGNS },
    resolver: zodResolver(answerFormSchema),
  });
  const [refusals, setRefusals] = useState<Record<string, string>>();

  const submit = (birth?: GuestBirth) =>
    handleSubmit((values) =>
      send(values, birth, (error) => {
        setRefusals(refusalsOf(error));
        showAtFields(error, ['nickname'], setError);
      }),
    )();

  const button = (
    <Foot
      error={accepting.error}
      hasFieldErrors={Object.keys(refusalsOf(accepting.error)).length > 0}
    >
      <Button type="submit" wide busy={accepting.isPending} busyLabel={INVITATION_COPY.answering}>
        {INVITATION_COPY.answer}
      </Button>
    </Foot>
  );

  const choices = (
    <div className="mt-7 grid gap-7">
      <Field
        label={INVITATION_COPY.nickname}
        hint={INVITATION_COPY.nicknameHint}
        error={formState.errors.nickname?.message}
        required
      >
        <TextInput {...register('nickname')} maxLength={MAX_NICKNAME_LENGTH} autoComplete="off" />
      </Field>
      <LevelChoice
        legend={INVITATION_COPY.level}
        levels={isGuest ? GUEST_MATCH_LEVELS : MATCH_LEVELS}
        level={watch('level')}
        onLevel={(chosen) => setValue('level', chosen)}
        signs={watch('signs')}
        onSigns={(signs) => setValue('signs', signs)}
      />
    </div>
  );

  return (
    <>
      <InvitationWords invitation={invitation} isGuest={isGuest} />
      {isGuest ? (
        <>
          <p className="mt-3 text-15">
            <Link href="/auth" className={`inline-block py-2.5 ${LINK_TEXT}`}>
              {INVITATION_COPY.haveAccount}
            </Link>
          </p>
          {choices}
          <h2 className="mt-8 mb-5 text-26">{INVITATION_COPY.birth}</h2>
          <BirthDetailsForm
            initial={EMPTY_BIRTH_FORM}
            refusals={refusals}
            asksForMargin={false}
            looksUpPlace={false}
            onSubmit={({ birthDate, birthTime }, values) =>
              submit({
                birthDate,
                birthTime: birthTime ?? null,
                birthPlaceId: values.birthPlaceId,
                birthTimeFold: values.birthTimeFold,
              })
            }
          >
            {button}
          </BirthDetailsForm>
        </>
      ) : user.birthDate === null ? (
        <EmptyState
          className="mt-6"
          action={
            <LinkButton href="/profile" variant="second">
              {INVITATION_COPY.addBirth}
            </LinkButton>
          }
        >
          {INVITATION_COPY.birthMissing}
        </EmptyState>
      ) : (
        <Form onSubmit={() => submit()}>
          {choices}
          {button}
        </Form>
      )}
    </>
  );
}

/** What the invitation says. */
function InvitationWords({
  invitation,
  isGuest,
}: {
  invitation: OpenedInvitation;
  isGuest: boolean;
}) {
  const today = useToday();
  return (
    <>
      <OutcomeHeading className="mt-7 text-34 text-balance wrap-anywhere">
        {`${INVITATION_COPY.invites(invitation.from)} ${LEVEL_COPY[invitation.level].name}`}
      </OutcomeHeading>
      <p className="mt-2 text-15 text-ivory-300">
        {`${LEVEL_COPY[invitation.level].shows} ${INVITATION_COPY.until(momentWordsOf(invitation.expiresAt, today))}`}
      </p>
      <h2 className="mt-6 font-sans text-17 font-semibold">{INVITATION_COPY.seenTitle}</h2>
      <p className="mt-1 wrap-anywhere text-ivory-300">{INVITATION_COPY.seen(invitation.from)}</p>
      <p className="mt-1 text-ivory-300">
        {isGuest ? INVITATION_COPY.guestKept : INVITATION_COPY.userKept}
      </p>
    </>
  );
}

type FootProps = { error: Error | null; hasFieldErrors: boolean; children: Elements };

function Foot({ error, hasFieldErrors, children }: FootProps) {
  return (
    <div className="mt-7 grid gap-4">
      {children}
      {error !== null && !hasFieldErrors && (
        <ErrorState
          message={
            error instanceof ConnectionError
              ? INVITATION_COPY.unanswered
              : error instanceof ApiError && error.code === 'too_many_requests'
                ? INVITATION_COPY.tooMany
                : sentenceOf(error, INVITATION_COPY.answerFailed)
          }
        />
      )}
    </div>
  );
}
