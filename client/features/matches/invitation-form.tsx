import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ApiError, ConnectionError, sentenceOf } from '#client/lib/api-client.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { useInvalidFocus } from '#client/ui/forms/use-invalid-focus.ts';
import { cleanText } from '#shared/core/clean-text.ts';
import { MATCH_FIELD_COPY } from '#shared/matches/matches.copy.ts';
import type { NewInvitation } from '#shared/matches/matches.schema.ts';
import { INVITATION_DAYS, MAX_NICKNAME_LENGTH, type MatchLevel } from '#shared/matches/matches.ts';
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

/** Makes an invitation, and then shows its link. */
export function InvitationForm({ onMade }: { onMade: (made: NewInvitation) => void }) {
  const user = useCurrentUser();
  const [nickname, setNickname] = useState('');
  const [signedAs, setSignedAs] = useState('');
  const [level, setLevel] = useState<MatchLevel>('word');
  const [signs, setSigns] = useState(ALL_SIGNS);
  const [days, setDays] = useState<Days>(7);
  const [missing, setMissing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useInvalidFocus<HTMLFormElement>(attempts);
  const [made, setMade] = useState<NewInvitation>();
  const invite = useInvite();
  const refused = invite.error instanceof ApiError ? invite.error.fields : {};

  if (user.birthDate === null) {
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

  function submit() {
    const invited = cleanText(nickname).trim();
    setMissing(invited === '');
    setAttempts((count) => count + 1);
    if (invited === '') return;
    const name = cleanText(signedAs).trim();
    invite.mutate(
      { nickname: invited, signedAs: name === '' ? null : name, level, signs, days },
      {
        onSuccess: (invitation) => {
          setMade(invitation);
          setNickname('');
          onMade(invitation);
        },
      },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-5 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={MATCHES_COPY.nickname}
        hint={MATCHES_COPY.nicknameHint}
        error={missing ? MATCH_FIELD_COPY.nicknameRequired : refused['nickname']}
        required
      >
        <TextInput
          value={nickname}
          maxLength={MAX_NICKNAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setNickname(target.value)}
        />
      </Field>
      <Field
        label={MATCHES_COPY.signedAs}
        hint={MATCHES_COPY.signedAsHint}
        error={refused['signedAs']}
        optional
      >
        <TextInput
          value={signedAs}
          maxLength={MAX_NICKNAME_LENGTH}
          autoComplete="nickname"
          onChange={({ target }) => setSignedAs(target.value)}
        />
      </Field>
      <LevelChoice
        legend={MATCHES_COPY.level}
        hint={MATCHES_COPY.levelHint}
        level={level}
        onLevel={setLevel}
        signs={signs}
        onSigns={setSigns}
      />
      <DaysChoice days={days} onDays={setDays} />
      <Button type="submit" wide busy={invite.isPending} busyLabel={MATCHES_COPY.making}>
        {MATCHES_COPY.make}
      </Button>
      {invite.isError && Object.keys(refused).length === 0 && (
        <ErrorState
          message={
            invite.error instanceof ConnectionError
              ? MATCHES_COPY.offline
              : sentenceOf(invite.error, MATCHES_COPY.makeFailed)
          }
        />
      )}
      <div role="status" className={classNames(made === undefined && 'hidden')}>
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
    </form>
  );
}
