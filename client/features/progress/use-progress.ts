// The user's progress, and the mutations that add to it, with their toasts.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint, callEndpointOrNull, sentenceOf } from '#client/lib/api-client.ts';
import { showsOfflineAnswers } from '#client/lib/offline-cache.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast, toastInTurn } from '#client/ui/feedback/toast.ts';
import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import type { BadgeKey } from '#shared/progress/badges.ts';
import {
  claimBadgeEndpoint,
  claimPointsEndpoint,
  getProgressEndpoint,
  recordActivityEndpoint,
} from '#shared/progress/progress.contract.ts';
import type { UserProgress } from '#shared/progress/progress.schema.ts';
import { JOURNEY_LINK, PROGRESS_COPY } from './progress.copy.ts';

const progressKey = (userId: string) => endpointKey(getProgressEndpoint, { userId });

/** The user's points, level, badges and completed activities; null when the session has ended. */
export function useProgress() {
  return useEndpointQuery(
    getProgressEndpoint,
    {},
    { fetch: (input) => callEndpointOrNull(getProgressEndpoint, input) },
  );
}

/** Whether the activity with this type and id has been completed; false while the progress is not known. */
export function isCompleted(
  progress: UserProgress | null | undefined,
  { activityType, activityId }: Activity,
): boolean {
  return progress?.completedActivities[activityType]?.[activityId]?.completed === true;
}

export type Activity = { activityType: ActivityType; activityId: string };

/** Shows a toast for each badge key. The code of the medals is loaded here; if that fails, the toast has only text. */
async function toastBadges(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const celebration = await import('./badge-celebration.tsx').catch(() => undefined);
  for (const key of keys) {
    toastInTurn(
      celebration?.celebrateBadge(key) ?? {
        ...PROGRESS_COPY.badgeDone,
        variant: 'success',
        link: JOURNEY_LINK,
      },
    );
  }
}

/** @param onAlreadyCompleted Called when the activity was recorded before, from another device or tab. */
function useRecording(onAlreadyCompleted?: () => void) {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: ({ activityType, activityId }: Activity) =>
      callEndpoint(recordActivityEndpoint, {
        body: {
          activityType,
          activityId,
          points: ACTIVITIES[activityType].points,
          timestamp: new Date().toISOString(),
        },
      }),
    onSuccess: ({ awarded, alreadyCompleted, newBadges, ...progress }) => {
      const before = client.getQueryData(progressKey(user.id));
      client.setQueryData(progressKey(user.id), progress);
      if (alreadyCompleted) {
        onAlreadyCompleted?.();
        return;
      }
      // Only one toast is visible at a time, so this one waits until 'Account created' or 'Welcome back!' was read.
      const isNewLevel = before != null && progress.level > before.level;
      toastInTurn({
        ...PROGRESS_COPY.activityDone,
        variant: 'success',
        note: PROGRESS_COPY.gained(
          awarded,
          progress.cosmicPoints,
          isNewLevel ? progress.level : undefined,
        ),
        link: JOURNEY_LINK,
      });
      void toastBadges(newBadges);
    },
    onError: (error) => {
      toastInTurn({
        title: PROGRESS_COPY.activityFailed.title,
        description: sentenceOf(error, PROGRESS_COPY.activityFailed.description),
        variant: 'destructive',
      });
    },
  });
}

function sayAlreadyCompleted(): void {
  toast(PROGRESS_COPY.alreadyCompleted);
}

/**
 * Records an activity at the user's request: `record` sends it once; for a completed activity it
 * only shows a toast. `isReady` is false until the progress has loaded or has failed to load.
 */
export function useRecordActivity() {
  const { data: progress, isPending: isUnknown } = useProgress();
  const recording = useRecording(sayAlreadyCompleted);
  return {
    isReady: !isUnknown,
    isPending: recording.isPending,
    record: (activity: Activity) => {
      if (recording.isPending) return;
      if (isCompleted(progress, activity)) sayAlreadyCompleted();
      else recording.mutate(activity);
    },
  };
}

/**
 * Records an activity automatically, as soon as `activity` is given (undefined: not yet) and the
 * progress shows that it is not completed; once per mount, and without a toast when it was
 * completed before. `points` are the points awarded: 0 beyond the day's limit, and undefined while it
 * is not completed. For an activity that was completed before this mount they are the points of its type.
 * @param isDone replaces the check for this exact activity id where other ids count as well.
 */
export function useAutomaticActivity(
  activity: Activity | undefined,
  isDone: (progress: UserProgress, activity: Activity) => boolean = isCompleted,
): { completed: boolean; points: number | undefined } {
  const { data: progress } = useProgress();
  const { mutate, data: recorded, variables } = useRecording();
  const client = useQueryClient();
  const sentId = useRef<string>(undefined);

  const activityType = activity?.activityType;
  const activityId = activity?.activityId;
  const completed = progress && activity ? isDone(progress, activity) : false;
  const open = progress !== undefined && progress !== null && !completed;

  useEffect(() => {
    if (!open || activityType === undefined || activityId === undefined) return;
    if (sentId.current === activityId) return;
    // Offline data was recorded when it was first loaded; nothing is recorded without the server.
    if (showsOfflineAnswers(client)) return;
    sentId.current = activityId;
    mutate({ activityType, activityId });
  }, [client, open, activityType, activityId, mutate]);

  if (!completed || activity === undefined) return { completed: false, points: undefined };
  const justRecorded = recorded !== undefined && variables?.activityId === activityId;
  return {
    completed,
    points:
      justRecorded && !recorded.alreadyCompleted
        ? recorded.awarded
        : ACTIVITIES[activity.activityType].points,
  };
}

/** Requests bonus points, with toasts. */
export function useAwardPoints() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (points: number) => callEndpoint(claimPointsEndpoint, { body: { points } }),
    onSuccess: ({ awarded }) => {
      toast({ ...PROGRESS_COPY.pointsDone(awarded), variant: 'success', link: JOURNEY_LINK });
      void client.invalidateQueries({ queryKey: progressKey(user.id) });
    },
    onError: (error) => {
      toast({
        title: PROGRESS_COPY.pointsFailed.title,
        description: sentenceOf(error, PROGRESS_COPY.pointsFailed.description),
        variant: 'destructive',
      });
    },
  });
}

/** Requests a badge, with toasts; the server awards it only if it has been earned. */
export function useAwardBadge() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (badgeId: BadgeKey) => callEndpoint(claimBadgeEndpoint, { body: { badgeId } }),
    onSuccess: (progress, badgeId) => {
      client.setQueryData(progressKey(user.id), progress);
      void toastBadges([badgeId]);
    },
    onError: (error) => {
      toast({
        title: PROGRESS_COPY.badgeFailed.title,
        description: sentenceOf(error, PROGRESS_COPY.badgeFailed.description),
        variant: 'destructive',
      });
    },
  });
}
