// An opened invitation and the form that answers it. A user answers with the birth details of their account. A guest
// answers with birth details that are used once and not stored.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUserQuery } from '#client/features/account/index.ts';
import {
  BirthDetailsForm,
  carryBirth,
  EMPTY_BIRTH_FORM,
} from '#client/features/birth-details/index.ts';
import { ApiError, ConnectionError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { momentWordsOf } from '#client/lib/date-words.ts';
import { showAtFields } from '#client/lib/field-refusals.ts';
import { typed } from '#client/lib/personal-fields.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import type { Elements } from '#client/ui/elements.ts';
import { useReasons } from '#client/ui/facts/use-reasons.ts';
import { WhyButton } from '#client/ui/facts/why-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Fold } from '#client/ui/frame/fold.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { cleanText } from '#shared/core/clean-text.ts';
import { acceptInvitationEndpoint } from '#shared/matches/matches.contract.ts';
import {
  type AcceptedMatch,
  type AcceptInvitationRequest,
  type GuestBirth,
  invitationRequestSchema,
  type OpenedInvitation,
} from '#shared/matches/matches.schema.ts';
import {
  GUEST_MATCH_LEVELS,
  lowerLevel,
  MATCH_LEVELS,
  MAX_NICKNAME_LENGTH,
  type MatchLevel,
  secrecyOf,
} from '#shared/matches/matches.ts';
import { ALL_SIGNS, LevelChoice, SecrecyLine } from './level-choice.tsx';
import { INVITATION_COPY, MATCHES_COPY, secrecyLine } from './matches.copy.ts';
import { storeAcceptedMatch } from './stored-answers.ts';

type AnswerFormProps = {
  token: string;
  invitation: OpenedInvitation;
  onAnswered: (match: AcceptedMatch) => void;
  /** Called when the invitation no longer exists, or when the user who opens it is its sender. */
  onLost: (error: unknown) => void;
};

/** The server's messages by field, under the form's field names: `birth.birthDate` becomes `birthDate`. */
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

const { nickname, level } = invitationRequestSchema.shape;
const answerFormSchema = z.object({
  nickname: typed((text) => cleanText(text).trim(), nickname),
  level,
  signs: z.object({ sun: z.boolean(), moon: z.boolean(), rising: z.boolean() }),
});
type AnswerValues = z.output<typeof answerFormSchema>;
/** A guest is not asked for a name. The guest's name for the sender is the one that the sender signed with, if any. */
const guestFormSchema = z.extend(answerFormSchema, { nickname: z.string() });

/** The call that answers; `onRefused` handles errors that leave both the form and the invitation usable. */
function useAnswer({ token, onAnswered, onLost }: Omit<AnswerFormProps, 'invitation'>) {
  /**
   * The same key for each try. If the response to the first try was lost, the second try gets the match that the first
   * one made.
   */
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
      {
        token,
        ...values,
        nickname: values.nickname === '' ? undefined : values.nickname,
        ...(birth === undefined ? {} : { birth, guestKey }),
      },
      { onError: onRefused },
    );
  return { accepting, send };
}

/** The contents of the invitation, and the form. A user without a birth date gets a link to add it. */
export function AnswerForm({ invitation, ...props }: AnswerFormProps) {
  const client = useQueryClient();
  const { data: user } = useUserQuery();
  const isGuest = !user;
  const { accepting, send } = useAnswer(props);
  const { register, watch, setValue, setError, handleSubmit, formState } = useForm<
    z.input<typeof answerFormSchema>,
    unknown,
    AnswerValues
  >({
    defaultValues: { nickname: invitation.from ?? '', level: 'word', signs: ALL_SIGNS },
    resolver: zodResolver(isGuest ? guestFormSchema : answerFormSchema),
  });
  const [refusals, setRefusals] = useState<Record<string, string>>();

  const submit = (birth?: GuestBirth) =>
    handleSubmit((values) =>
      send(values, birth, (error) => {
        setRefusals(refusalsOf(error));
        showAtFields(error, ['nickname'], setError);
      }),
    )();

  const chosen = watch('level');
  const shown = lowerLevel(invitation.level, chosen);
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
  const levelFold = (
    <Fold title={INVITATION_COPY.level} note={INVITATION_COPY.levelNote(chosen)} className="mt-6">
      <LevelChoice
        legend={MATCHES_COPY.levels}
        levels={isGuest ? GUEST_MATCH_LEVELS : MATCH_LEVELS}
        level={chosen}
        onLevel={(picked) => setValue('level', picked)}
        signs={watch('signs')}
        onSigns={(signs) => setValue('signs', signs)}
      />
    </Fold>
  );

  return (
    <>
      <InvitationWords invitation={invitation} isGuest={isGuest} shown={shown} />
      {isGuest ? (
        <>
          <BirthDetailsForm
            className="mt-7"
            initial={EMPTY_BIRTH_FORM}
            refusals={refusals}
            isShort
            onSubmit={({ birthDate, birthTime }, values) => {
              carryBirth(client, values);
              submit({
                birthDate,
                birthTime: birthTime ?? null,
                birthPlaceId: values.birthPlaceId,
                birthTimeFold: values.birthTimeFold,
              });
            }}
          >
            {/* At the level Word, a guest's choice changes nothing, because the lower level counts. */}
            {invitation.level === 'word' ? null : levelFold}
            {button}
          </BirthDetailsForm>
          <GuestSecrecy level={shown} />
          <p className="mt-3">
            <LinkButton href="/auth" variant="quiet">
              {INVITATION_COPY.haveAccount}
            </LinkButton>
          </p>
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
        <Form className="mt-7" onSubmit={() => submit()}>
          <Field
            label={INVITATION_COPY.nickname}
            hint={INVITATION_COPY.nicknameHint}
            error={formState.errors.nickname?.message}
            required
          >
            <TextInput
              {...register('nickname')}
              maxLength={MAX_NICKNAME_LENGTH}
              autoComplete="off"
            />
          </Field>
          {levelFold}
          {button}
        </Form>
      )}
    </>
  );
}

type WordsProps = { invitation: OpenedInvitation; isGuest: boolean; shown: MatchLevel };

/** Who asks, and for what. */
function InvitationWords({ invitation, isGuest, shown }: WordsProps) {
  const today = useToday();
  const until = INVITATION_COPY.until(
    momentWordsOf(invitation.expiresAt, today).replace(/^on /, ''),
  );
  return (
    <>
      <OutcomeHeading className="mt-7 text-34 text-balance wrap-anywhere">
        {INVITATION_COPY.asks(invitation.from)}
      </OutcomeHeading>
      <p className="mt-3 text-pretty text-ivory-300">
        {`${isGuest ? `${INVITATION_COPY.give} ` : ''}${INVITATION_COPY.sees(shown)}`}
      </p>
      <p className="mt-2 text-15 text-ivory-300">
        {isGuest ? until : `${INVITATION_COPY.userKept} ${until}`}
      </p>
    </>
  );
}

/** A plain sentence about what a guest's match reveals, with the figure on demand. */
function GuestSecrecy({ level }: { level: MatchLevel }) {
  const reasons = useReasons();
  return (
    <div className="mt-5">
      <p>
        <SecrecyLine>{INVITATION_COPY.secrecy(level)}</SecrecyLine>
      </p>
      <WhyButton reasons={reasons}>{INVITATION_COPY.why(level)}</WhyButton>
      <p id={reasons.listId} hidden={!reasons.open} className="text-15 text-ivory-300">
        {INVITATION_COPY.whyNote(secrecyLine(secrecyOf(level, ALL_SIGNS)))}
      </p>
    </div>
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
