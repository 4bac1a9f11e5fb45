// Requests for bonus points and badges, with their toasts.

import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import type { BadgeKey } from '#shared/progress/badges.ts';
import { claimBadgeEndpoint, claimPointsEndpoint } from '#shared/progress/progress.contract.ts';
import { AWARDS_COPY } from './awards.copy.ts';
import { progressKey, toastBadges } from './use-progress.ts';

/** Requests bonus points. */
export function useAwardPoints() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (points: number) => callEndpoint(claimPointsEndpoint, { body: { points } }),
    onSuccess: ({ awarded }) => {
      toast({ ...AWARDS_COPY.pointsDone(awarded), variant: 'success' });
      void client.invalidateQueries({ queryKey: progressKey(user.id) });
    },
    onError: (error) => {
      toast({
        title: AWARDS_COPY.pointsFailed.title,
        description: sentenceOf(error, AWARDS_COPY.pointsFailed.description),
        variant: 'destructive',
      });
    },
  });
}

/** Requests a badge; the server awards it only if it is earned. */
export function useAwardBadge() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (badgeId: BadgeKey) => callEndpoint(claimBadgeEndpoint, { body: { badgeId } }),
    onSuccess: (progress, badgeId) => {
      client.setQueryData(progressKey(user.id), progress);
      toastBadges([badgeId]);
    },
    onError: (error) => {
      toast({
        title: AWARDS_COPY.badgeFailed.title,
        description: sentenceOf(error, AWARDS_COPY.badgeFailed.description),
        variant: 'destructive',
      });
    },
  });
}
