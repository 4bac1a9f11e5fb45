// The calls about matches and invitations. Their answers are not stored for offline use, because what a match says
// about another person is derived from that person's birth date.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { endpointKey, keyOf } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  blockMatchEndpoint,
  changeMatchEndpoint,
  createInvitationEndpoint,
  deleteInvitationEndpoint,
  deleteMatchEndpoint,
  listInvitationsEndpoint,
  listMatchesEndpoint,
  seenMatchesEndpoint,
} from '#shared/matches/matches.contract.ts';
import type {
  ChangeMatchRequest,
  Invitation,
  InvitationRequest,
  Match,
} from '#shared/matches/matches.schema.ts';
import { MATCH_LEVELS } from '#shared/matches/matches.ts';
import { MATCH_COPY, MATCHES_COPY } from './matches.copy.ts';

/**
 * Fetched each time the tab opens, because the other person may have answered, changed the level or deleted the match.
 */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

export const useInvitations = () => useEndpointQuery(listInvitationsEndpoint, {}, FRESH);

/** The matches with today's sentences. */
export function useMatches() {
  const today = useToday();
  return useEndpointQuery(listMatchesEndpoint, { query: { date: today } }, FRESH);
}

/** Changes the list of matches that the page shows, whatever its date. */
function useChangeList() {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  return (change: (all: Match[]) => Match[]) =>
    client.setQueriesData<Match[]>(
      { queryKey: keyOf(listMatchesEndpoint, userId, {}) },
      (all) => all && change(all),
    );
}

/**
 * Tells the server that the user has seen the answers, so that they are no longer new anywhere else. Returns
 * whether any of them was new when it reached this page, where it stays marked.
 */
export function useMarkSeen(matches: readonly Match[] | undefined): (id: string) => boolean {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const changeList = useChangeList();
  const { mutate } = useSingleMutation({
    mutationFn: () => callEndpoint(seenMatchesEndpoint, {}),
    onSuccess: () => {
      changeList((all) => all.map((match) => ({ ...match, isNew: false })));
      // A list that was requested before would arrive later and call them new again: it is given up and asked for anew.
      void client.invalidateQueries({ queryKey: keyOf(listMatchesEndpoint, userId, {}) });
    },
  });
  const unseen = (matches ?? []).filter(({ isNew }) => isNew).map(({ id }) => id);
  const markSeen = useEffectEvent(() => {
    setMarked([...marked, ...unseen]);
    // After a failure they are new again the next time the tab opens.
    mutate();
  });
  const isAnyUnseen = unseen.some((id) => !marked.includes(id));
  useEffect(() => {
    if (isAnyUnseen) markSeen();
  }, [isAnyUnseen]);
  return (id) => marked.includes(id) || unseen.includes(id);
}

function toastFailure(
  error: unknown,
  { title, description }: { title: string; description: string },
) {
  toast({ title, description: sentenceOf(error, description), variant: 'destructive' });
}

/** Drops a match from the list that the page shows. */
function useDropMatch() {
  const changeList = useChangeList();
  return ({ id }: Match) => changeList((all) => all.filter((each) => each.id !== id));
}

/** Since the list was loaded, the other person deleted the match, or the invitation was answered or expired. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Makes an invitation. Only this answer contains the link's token; the list is stored without it. */
export function useInvite() {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  return useSingleMutation({
    mutationFn: (body: InvitationRequest) => callEndpoint(createInvitationEndpoint, { body }),
    onSuccess: ({ token: _, ...made }) => {
      client.setQueryData(endpointKey(listInvitationsEndpoint, { userId: id }), (all = []) => [
        made,
        ...all,
      ]);
    },
  });
}

/**
 * Revokes an invitation, with toasts. If it was answered or has expired in the meantime, both lists are fetched again.
 */
export function useRevoke() {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useSingleMutation({
    mutationFn: ({ id }: Invitation) => callEndpoint(deleteInvitationEndpoint, { params: { id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData(endpointKey(listInvitationsEndpoint, { userId }), (all) =>
        all?.filter((each) => each.id !== id),
      );
      toast({ ...MATCHES_COPY.revoked, variant: 'success' });
    },
    onError: (error) => {
      if (!isGone(error)) return toastFailure(error, MATCHES_COPY.revokeFailed);
      for (const list of [listInvitationsEndpoint, listMatchesEndpoint]) {
        void client.invalidateQueries({ queryKey: keyOf(list, userId, {}) });
      }
      toast({ ...MATCHES_COPY.revokeLate, variant: 'destructive' });
    },
  });
}

/** Changes the level or the reader's shared signs, or asks to remake the match (`again`), with toasts. */
export function useChangeMatch(match: Match) {
  const changeList = useChangeList();
  const drop = useDropMatch();
  return useSingleMutation({
    mutationFn: (body: ChangeMatchRequest) =>
      callEndpoint(changeMatchEndpoint, { params: { id: match.id }, body }),
    onSuccess: (changed, { again }) => {
      changeList((all) => all.map((each) => (each.id === changed.id ? changed : each)));
      const rank = (each: Match) => MATCH_LEVELS.indexOf(each.shown);
      const waits = MATCH_LEVELS.indexOf(changed.yours) > MATCH_LEVELS.indexOf(changed.theirs);
      const said =
        again === true
          ? changed.again.yours
            ? MATCH_COPY.againDone
            : MATCH_COPY.saved
          : rank(changed) < rank(match)
            ? MATCH_COPY.lowered
            : waits
              ? MATCH_COPY.raised(match.nickname)
              : MATCH_COPY.saved;
      toast({ ...said, variant: 'success' });
    },
    onError: (error) => {
      if (!isGone(error)) return toastFailure(error, MATCH_COPY.changeFailed);
      drop(match);
      toast({ ...MATCH_COPY.goneAlready, variant: 'destructive' });
    },
  });
}

/** Deletes a match for both people, or deletes it and blocks the other person, with toasts. */
export function useEndMatch(how: 'delete' | 'block') {
  const drop = useDropMatch();
  return useSingleMutation({
    mutationFn: ({ id }: Match) =>
      callEndpoint(how === 'delete' ? deleteMatchEndpoint : blockMatchEndpoint, { params: { id } }),
    onSuccess: (_, match) => {
      drop(match);
      toast({
        ...(how === 'delete' ? MATCH_COPY.removed : MATCH_COPY.blocked),
        variant: 'success',
      });
    },
    onError: (error, match) => {
      if (!isGone(error)) return toastFailure(error, MATCH_COPY.removeFailed);
      drop(match);
      toast({ ...MATCH_COPY.goneAlready, variant: 'destructive' });
    },
  });
}
