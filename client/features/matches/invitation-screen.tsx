// The page of an invitation's link, for users and for people without an account. The page calls the server only after a
// tap, so that a messenger's preview opens nothing.

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useUserQuery } from '#client/features/account/index.ts';
import { ApiError, ConnectionError, callEndpoint } from '#client/lib/api-client.ts';
import { forgetInvitationToken, takeInvitationToken } from '#client/lib/pending-invitation.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { OpenPage } from '#client/ui/frame/open-page.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { openInvitationEndpoint } from '#shared/matches/matches.contract.ts';
import type { AcceptedMatch } from '#shared/matches/matches.schema.ts';
import { AnswerForm } from './answer-form.tsx';
import { INVITATION_COPY } from './matches.copy.ts';
import { Rings } from './rings.tsx';
import { readAcceptedMatches } from './stored-answers.ts';
import { AnswerPlate, StoredAnswers } from './stored-answers-list.tsx';

/** The token of the link. Another link that is opened on this page replaces it. */
function useToken() {
  const [token, setToken] = useState(takeInvitationToken);
  useEffect(() => {
    const onLink = () => setToken(takeInvitationToken());
    window.addEventListener('hashchange', onLink);
    return () => window.removeEventListener('hashchange', onLink);
  }, []);
  return token;
}

/** The page at `/invitation#<token>`. */
export function InvitationScreen() {
  const token = useToken();
  return (
    <OpenPage documentTitle={INVITATION_COPY.documentTitle} home={INVITATION_COPY.home}>
      {token === undefined ? <NoInvitation /> : <Invited key={token} token={token} />}
    </OpenPage>
  );
}

const TITLE = 'mt-7 text-34 text-balance';

/** Without a link's token: what was answered on this device, as after a reload, or else that there is no invitation. */
function NoInvitation() {
  const [hasAnswers] = useState(() => readAcceptedMatches().length > 0);
  if (hasAnswers) {
    return (
      <>
        <StoredAnswers leads />
        <WayOn note={INVITATION_COPY.another} />
      </>
    );
  }
  return (
    <>
      <Figure />
      <h1 className={TITLE}>{INVITATION_COPY.none}</h1>
      <WayOn note={INVITATION_COPY.noneNote} />
    </>
  );
}

function Figure() {
  return <Rings className="mt-7 h-auto w-full text-ivory-50" />;
}

function Lost({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Figure />
      <OutcomeHeading className={TITLE}>{title}</OutcomeHeading>
      <WayOn note={note} />
      <StoredAnswers />
    </>
  );
}

function WayOn({ note }: { note: string }) {
  const { data: user } = useUserQuery();
  return (
    <EmptyState
      className="mt-4"
      action={
        <LinkButton href={user ? '/compatibility?tab=person' : '/'} variant="second">
          {user ? INVITATION_COPY.toMatches : INVITATION_COPY.toHome}
        </LinkButton>
      }
    >
      {note}
    </EmptyState>
  );
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

function Invited({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const { data: user } = useUserQuery();
  const [answer, setAnswer] = useState<AcceptedMatch>();
  const [lostTo, setLostTo] = useState<unknown>();
  const opening = useSingleMutation({
    mutationFn: () => callEndpoint(openInvitationEndpoint, { body: { token } }),
  });
  const code = codeOf(lostTo ?? opening.error);

  // A link that no longer works is not offered again in this tab.
  const isOver = answer !== undefined || code === 'invitation_gone' || code === 'bad_input';
  useEffect(() => {
    if (isOver) forgetInvitationToken();
  }, [isOver]);

  if (answer !== undefined) {
    return (
      <>
        <AnswerPlate match={answer} isFresh />
        {user && (
          <LinkButton href="/compatibility?tab=person" variant="second" className="mt-5">
            {INVITATION_COPY.toMatches}
          </LinkButton>
        )}
      </>
    );
  }
  if (code === 'invitation_gone' || code === 'bad_input') {
    return <Lost title={INVITATION_COPY.gone} note={INVITATION_COPY.goneNote} />;
  }
  if (code === 'own_invitation') {
    return <Lost title={INVITATION_COPY.own} note={INVITATION_COPY.ownNote} />;
  }
  if (opening.data !== undefined) {
    return (
      <>
        <Figure />
        <AnswerForm
          token={token}
          invitation={opening.data}
          onAnswered={setAnswer}
          onLost={setLostTo}
        />
      </>
    );
  }
  return (
    <>
      <Figure />
      <h1 className={TITLE}>{INVITATION_COPY.heading}</h1>
      <p className="mt-3 text-pretty text-ivory-300">{INVITATION_COPY.before}</p>
      {opening.isError && (
        <ErrorState
          className="mt-5"
          message={
            opening.error instanceof ConnectionError
              ? INVITATION_COPY.offline
              : code === 'too_many_requests'
                ? INVITATION_COPY.tooMany
                : INVITATION_COPY.openFailed
          }
        />
      )}
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          busy={opening.isPending}
          busyLabel={INVITATION_COPY.opening}
          onClick={() => opening.mutate()}
        >
          {INVITATION_COPY.open}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetInvitationToken();
            navigate(user ? '/home' : '/');
          }}
        >
          {INVITATION_COPY.notNow}
        </Button>
      </div>
      <StoredAnswers />
    </>
  );
}
