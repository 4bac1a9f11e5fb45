// The second tab of the compatibility page: a form for a new invitation, the unanswered invitations, and the matches.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { dayOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Invitation } from '#shared/matches/matches.schema.ts';
import { InvitationForm } from './invitation-form.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { MatchCard } from './match-card.tsx';
import { MATCHES_COPY } from './matches.copy.ts';
import { useInvitations, useMatches, useRevoke } from './use-matches.ts';

const TITLE = 'text-26 outline-none';

/** Everything about matches with a person; `/compatibility?tab=person`. */
export function WithAPerson() {
  // Invitation id → token of its link, for invitations made since the tab was opened; the server sends a token once.
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className="mt-7 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-18">
      <section>
        <h2 className={TITLE}>{MATCHES_COPY.invite}</h2>
        <p className="mt-1 text-15/[1.6] text-balance text-ivory-300">{MATCHES_COPY.inviteNote}</p>
        <InvitationForm onMade={({ id, token }) => setTokens({ ...tokens, [id]: token })} />
      </section>
      <div className="mt-10 grid gap-9 border-t border-line pt-8 lg:mt-0 lg:border-t-0 lg:pt-0">
        <Waiting tokens={tokens} />
        <Answered />
      </div>
    </div>
  );
}

/** The ref of a list's heading, which takes the focus when the entry that had the focus is removed. */
function useHeadingOf(list: readonly unknown[] | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  const count = list?.length ?? 0;
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    before.current = count;
  }, [count]);
  return heading;
}

function Waiting({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { data, isError, isFetching, refetch } = useInvitations();
  const heading = useHeadingOf(data);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={TITLE}>
        {MATCHES_COPY.waiting}
      </h2>
      {data !== undefined ? (
        data.length === 0 ? (
          <p className="mt-3 border-t border-line pt-4 text-15 text-ivory-300">
            {MATCHES_COPY.waitingEmpty}
          </p>
        ) : (
          <ul aria-label={MATCHES_COPY.waitingList} className="mt-3 border-b border-line">
            {data.map((invitation) => (
              <WaitingRow
                key={invitation.id}
                invitation={invitation}
                token={tokens[invitation.id]}
              />
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState
          className="mt-3"
          message={MATCHES_COPY.waitingFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton label={MATCHES_COPY.waitingLoading} className="mt-4">
          <BoneLines lines={3} />
        </Skeleton>
      )}
    </section>
  );
}

function WaitingRow({ invitation, token }: { invitation: Invitation; token: string | undefined }) {
  const { nickname, level, createdAt, expiresAt } = invitation;
  const today = useToday();
  const revoke = useRevoke();
  return (
    <li className="border-t border-line py-3.5">
      <p className="font-semibold wrap-anywhere">{nickname}</p>
      <p className="text-15/[1.45] text-balance text-ivory-300">
        {MATCHES_COPY.lapses(level, dayOf(createdAt, today), dayOf(expiresAt, today))}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {token !== undefined && <LinkButtons token={token} nickname={nickname} />}
        <Button
          variant="quiet"
          aria-label={MATCHES_COPY.revokeOf(nickname)}
          busy={revoke.isPending}
          busyLabel={MATCHES_COPY.revoking}
          onClick={() => revoke.mutate(invitation)}
        >
          {MATCHES_COPY.revoke}
        </Button>
      </div>
    </li>
  );
}

function Answered() {
  const { data, isError, isFetching, refetch } = useMatches();
  const heading = useHeadingOf(data);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={TITLE}>
        {MATCHES_COPY.answered}
      </h2>
      {data !== undefined ? (
        data.length === 0 ? (
          <p className="mt-3 border-t border-line pt-4 text-15 text-ivory-300">
            {MATCHES_COPY.answeredEmpty}
          </p>
        ) : (
          <>
            {data.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
            <p className="mt-3.5 text-15 text-ivory-300">{MATCHES_COPY.afterAnswers}</p>
          </>
        )
      ) : isError ? (
        <ErrorState
          className="mt-3"
          message={MATCHES_COPY.answeredFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton label={MATCHES_COPY.answeredLoading} className="mt-4">
          <BoneLines lines={6} />
        </Skeleton>
      )}
    </section>
  );
}
