// The second tab of the compatibility page: the newest answer, the people with their sentences of the day, the people
// who were invited, and the form to invite somebody.

import type { UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { MatchCard } from './match-card.tsx';
import { MATCHES_COPY } from './matches.copy.ts';
import { AskedRow, PersonRow } from './people-rows.tsx';
import { useInvitations, useMarkSeen, useMatches } from './use-matches.ts';

/** Everything about matches with a person; `/compatibility?tab=person`. */
export function WithAPerson() {
  // Invitation id → token of its link, for invitations made since the tab was opened. The server sends a token only
  // once.
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  const matches = useMatches();
  const invitations = useInvitations();
  const isNew = useMarkSeen(matches.data);
  const answered = matches.data ?? [];
  const asked = invitations.data ?? [];
  const newest = answered.find(({ id }) => isNew(id));
  const people = answered.filter((match) => match !== newest);
  const others = [...people].sort((one, other) => Number(isNew(other.id)) - Number(isNew(one.id)));
  const ask = useRef<HTMLButtonElement>(null);
  const list = useFocusAfterRemoval(answered.length + asked.length, ask);
  const isEmpty = matches.data?.length === 0 && invitations.data?.length === 0;
  return (
    <div className="mt-7 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-18">
      <div className="grid gap-7">
        {newest !== undefined && <MatchCard match={newest} isNew />}
        {others.length + asked.length > 0 && (
          <section>
            <h2 ref={list} tabIndex={-1} className="text-26 outline-none">
              {others.length > 0 ? MATCHES_COPY.people : MATCHES_COPY.asked}
            </h2>
            <ul className="mt-2.5 border-b border-line">
              {others.map((match) => (
                <PersonRow key={match.id} match={match} isNew={isNew(match.id)} />
              ))}
              {asked.map((invitation) => (
                <AskedRow
                  key={invitation.id}
                  invitation={invitation}
                  token={tokens[invitation.id]}
                />
              ))}
            </ul>
            {others.length > 0 && (
              <p className="mt-3.5 text-15 text-ivory-300">{MATCHES_COPY.afterAnswers}</p>
            )}
          </section>
        )}
        <Missing
          what={matches}
          loading={MATCHES_COPY.answeredLoading}
          failed={MATCHES_COPY.answeredFailed}
        />
        <Missing
          what={invitations}
          loading={MATCHES_COPY.waitingLoading}
          failed={MATCHES_COPY.waitingFailed}
        />
        {isEmpty && <p className="text-ivory-300">{MATCHES_COPY.inviteNote}</p>}
      </div>
      {/* Not before the lists are there, because these would push it from under a finger. */}
      {!matches.isPending && !invitations.isPending && (
        <Ask
          ref={ask}
          className={isEmpty ? 'mt-5 lg:mt-0' : 'mt-8 lg:mt-0'}
          onMade={({ id, token }) => setTokens({ ...tokens, [id]: token })}
        />
      )}
    </div>
  );
}

type MissingProps = {
  what: Pick<UseQueryResult<unknown>, 'isPending' | 'isFetching' | 'isLoadingError'> & {
    refetch: () => unknown;
  };
  loading: string;
  failed: string;
};

/** Replaces a list that is still loading or could not be loaded. */
function Missing({ what, loading, failed }: MissingProps) {
  const { isPending, isLoadingError, isFetching, refetch } = what;
  if (isPending) {
    return (
      <Skeleton label={loading}>
        <BoneLines lines={3} />
      </Skeleton>
    );
  }
  if (!isLoadingError) return null;
  return <ErrorState message={failed} onRetry={() => void refetch()} retrying={isFetching} />;
}

/**
 * The ref of the list's heading. The heading takes the focus when the focused row is removed. If the list is gone too,
 * `fallback` takes it.
 */
function useFocusAfterRemoval(
  count: number,
  fallback: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      (heading.current ?? fallback.current)?.focus();
    }
    before.current = count;
  }, [count, fallback]);
  return heading;
}

type AskProps = Parameters<typeof InvitationForm>[0] & {
  ref: RefObject<HTMLButtonElement | null>;
  className: string;
};

/** The form to invite somebody, behind one button. */
function Ask({ ref, className, onMade }: AskProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={className}>
      <Button
        ref={ref}
        wide
        variant={open ? 'second' : 'primary'}
        icon={<Plus size={20} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {MATCHES_COPY.ask}
      </Button>
      {open ? (
        <InvitationForm onMade={onMade} />
      ) : (
        <p className="mt-3 text-15 text-ivory-300">
          <span className="block font-semibold text-ivory-50">{MATCHES_COPY.askNoteTitle}</span>
          {MATCHES_COPY.askNote}
        </p>
      )}
    </section>
  );
}
