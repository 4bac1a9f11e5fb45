// The one source of the reader's progress, and the ways in which it grows, with their toasts.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi, callApiOrNull, sentenceOf } from '#client/lib/api-client.ts';
import { showsKeptAnswers } from '#client/lib/kept-answers.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import type { BadgeKey } from '#shared/progress/badges.ts';
import {
  activityRecordedSchema,
  pointsAwardedSchema,
  type UserProgress,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import { PROGRESS_COPY } from './progress.copy.ts';

// Our choice: only one toast is visible, so a badge's waits until the activity's has been read.
const BADGE_TOAST_DELAY_MS = 2_500;

const progressKey = (userId: string) => userKey(userId, 'progress');

/** The reader's points, level, badges and completed activities; null when the session has ended. */
export function useProgress() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: progressKey(user.id),
    queryFn: ({ signal }) =>
      callApiOrNull({ path: '/api/user-progress', answer: userProgressSchema, signal }),
  });
}

/** Whether that very activity has been completed. */
export function isCompleted(
  progress: UserProgress | null | undefined,
  { activityType, activityId }: Activity,
): boolean {
  return progress?.completedActivities[activityType]?.[activityId]?.completed === true;
}

export type Activity = { activityType: ActivityType; activityId: string };

function useRecording() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: ({ activityType, activityId }: Activity) =>
      callApi({
        method: 'POST',
        path: '/api/user-progress/activity',
        body: {
          activityType,
          activityId,
          points: ACTIVITIES[activityType].points,
          timestamp: new Date().toISOString(),
        },
        answer: activityRecordedSchema,
      }),
    onSuccess: ({ awarded: _, alreadyCompleted, newBadges, ...progress }) => {
      client.setQueryData<UserProgress>(progressKey(user.id), progress);
      if (alreadyCompleted) return;
      toast({ ...PROGRESS_COPY.activityDone, variant: 'success' });
      if (newBadges.length > 0) setTimeout(toastBadge, BADGE_TOAST_DELAY_MS);
    },
    onError: (error) => {
      toast({
        title: PROGRESS_COPY.activityFailed.title,
        description: sentenceOf(error, PROGRESS_COPY.activityFailed.description),
        variant: 'destructive',
      });
    },
  });
}

function toastBadge(): void {
  toast({ ...PROGRESS_COPY.badgeDone, variant: 'success' });
}

/**
 * Recording by the reader's own act: `record` sends the activity once; for one that is already completed it
 * shows only the notice.
 */
export function useRecordActivity() {
  const { data: progress } = useProgress();
  const recording = useRecording();
  return {
    isPending: recording.isPending,
    record: (activity: Activity) => {
      if (recording.isPending) return;
      if (isCompleted(progress, activity)) toast(PROGRESS_COPY.alreadyCompleted);
      else recording.mutate(activity);
    },
  };
}

/**
 * Recording by itself, as soon as `activity` is given (undefined: not yet) and the progress shows that it is
 * not yet completed; once a visit, in silence when it was completed before. `points` are those given for it:
 * 0 beyond the day's cap, undefined while it is not completed.
 * @param isDone replaces the look at that very activity id where others count as well.
 */
export function useAutomaticActivity(
  activity: Activity | undefined,
  isDone: (progress: UserProgress, activity: Activity) => boolean = isCompleted,
): { completed: boolean; points: number | undefined } {
  const { data: progress } = useProgress();
  const { mutate, data: recorded, variables } = useRecording();
  const sentId = useRef<string>(undefined);

  const activityType = activity?.activityType;
  const activityId = activity?.activityId;
  const completed = progress && activity ? isDone(progress, activity) : false;
  const open = progress !== undefined && progress !== null && !completed;

  useEffect(() => {
    if (!open || activityType === undefined || activityId === undefined) return;
    if (sentId.current === activityId) return;
    // What this device has kept was done when it was first read; today's cannot be told without the server.
    if (showsKeptAnswers()) return;
    sentId.current = activityId;
    mutate({ activityType, activityId });
  }, [open, activityType, activityId, mutate]);

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

/** Asks for bonus points, with their toasts. */
export function useAwardPoints() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (points: number) =>
      callApi({
        method: 'POST',
        path: '/api/user-progress/points',
        body: { points },
        answer: pointsAwardedSchema,
      }),
    onSuccess: ({ awarded }) => {
      toast({ ...PROGRESS_COPY.pointsDone(awarded), variant: 'success' });
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

/** Asks for a badge, with its toasts; the server gives it only where it has been earned. */
export function useAwardBadge() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (badgeId: BadgeKey) =>
      callApi({
        method: 'POST',
        path: '/api/user-progress/badge',
        body: { badgeId },
        answer: userProgressSchema,
      }),
    onSuccess: (progress) => {
      client.setQueryData<UserProgress>(progressKey(user.id), progress);
      toastBadge();
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
