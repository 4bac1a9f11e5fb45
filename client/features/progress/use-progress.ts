// The user's progress, and the mutations that record activities, with their toasts.

import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint, callEndpointOrNull, sentenceOf } from '#client/lib/api-client.ts';
import { showsOfflineAnswers } from '#client/lib/offline-cache.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toastInTurn } from '#client/ui/feedback/toast.ts';
import { ACTIVITIES, type ActivityType } from '#shared/progress/activities.ts';
import { levelOf } from '#shared/progress/levels.ts';
import { getProgressEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import type { ActivityRecorded, UserProgress } from '#shared/progress/progress.schema.ts';
import { PROGRESS_COPY } from './progress.copy.ts';

export const progressKey = (userId: string) => endpointKey(getProgressEndpoint, { userId });

/** The user's points, level, badges and completed activities; null if the session has ended. */
export function useProgress() {
  return useEndpointQuery(
    getProgressEndpoint,
    {},
    { fetch: (input) => callEndpointOrNull(getProgressEndpoint, input) },
  );
}

/** Whether the activity with this type and id has been completed; false while the progress is unknown. */
export function isCompleted(
  progress: UserProgress | null | undefined,
  { activityType, activityId }: Activity,
): boolean {
  return progress?.completedActivities[activityType]?.[activityId]?.completed === true;
}

export type Activity = { activityType: ActivityType; activityId: string };

/** The key of mutations that record an activity. */
const RECORDING = ['recording'];

/** What was just earned. `level` is set if the points reached a new level. */
export type Earned = { points: number; badges: readonly string[]; level?: number | undefined };

/** Adds what an answer gives to what was earned before it. */
function addEarned(before: Earned | undefined, answer: ActivityRecorded): Earned {
  const { awarded, newBadges, cosmicPoints, level } = answer;
  const isNewLevel = levelOf(cosmicPoints - awarded) < level;
  return {
    points: awarded + (before?.points ?? 0),
    badges: [...(before?.badges ?? []), ...newBadges],
    level: isNewLevel ? level : before?.level,
  };
}

export function toastBadges(keys: readonly string[]): void {
  for (const _ of keys) toastInTurn({ ...PROGRESS_COPY.badgeDone, variant: 'success' });
}

/**
 * Sends activities to the server and shows what they earned.
 * `earned` is what all recordings of this mount have given since `forget` was called.
 * @param onAlreadyCompleted Called when the activity had already been recorded from another device or tab.
 */
export function useRecording(onAlreadyCompleted?: () => void) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const [earned, setEarned] = useState<Earned>();
  const recording = useSingleMutation({
    mutationKey: RECORDING,
    mutationFn: (activity: Activity) =>
      callEndpoint(recordActivityEndpoint, {
        body: {
          ...activity,
          points: ACTIVITIES[activity.activityType].points,
          timestamp: new Date().toISOString(),
        },
      }),
    onSuccess: (answer) => {
      const { awarded: _, alreadyCompleted, newBadges, ...progress } = answer;
      client.setQueryData(progressKey(user.id), progress);
      if (alreadyCompleted) {
        onAlreadyCompleted?.();
        return;
      }
      setEarned((before) => addEarned(before, answer));
      // Only one toast is visible at a time, so these wait until the user has read 'Account created' or 'Welcome
      // back!'.
      toastInTurn({ ...PROGRESS_COPY.activityDone, variant: 'success' });
      toastBadges(newBadges);
    },
    onError: (error) => {
      toastInTurn({
        title: PROGRESS_COPY.activityFailed.title,
        description: sentenceOf(error, PROGRESS_COPY.activityFailed.description),
        variant: 'destructive',
      });
    },
  });
  return { ...recording, earned, forget: () => setEarned(undefined) };
}

/**
 * Records an activity automatically as soon as `activity` is given (undefined: not yet) and the progress shows that it
 * is not completed. It does this once per mount, and shows no toast for an activity that was completed before. `points`
 * are the points awarded: 0 beyond the daily limit, and undefined until the activity is completed. For an activity that
 * was completed before this mount, they are the points of its type. `earned` is what all activities of this mount have
 * just given.
 * @param isDone Replaces the check for this exact activity id if other ids count as well.
 */
export function useAutomaticActivity(
  activity: Activity | undefined,
  isDone: (progress: UserProgress, activity: Activity) => boolean = isCompleted,
): { completed: boolean; points: number | undefined; earned: Earned | undefined } {
  const { data: progress } = useProgress();
  const { mutate, isPending, data: recorded, variables, earned } = useRecording();
  const client = useQueryClient();
  const sentId = useRef<string>(undefined);

  const activityType = activity?.activityType;
  const activityId = activity?.activityId;
  const completed = progress && activity ? isDone(progress, activity) : false;
  const open = progress !== undefined && progress !== null && !completed;

  useEffect(() => {
    if (!open || isPending || activityType === undefined || activityId === undefined) return;
    if (sentId.current === activityId) return;
    // Offline data was recorded when it was first loaded. Without the server nothing is recorded.
    if (showsOfflineAnswers(client)) return;
    // A mount that has ended may have sent it; its answer changes the progress.
    const isSame = ({ state }: Mutation) => {
      // The variables of every mutation with this key.
      const sent = state.variables as Activity;
      return sent.activityType === activityType && sent.activityId === activityId;
    };
    if (client.isMutating({ mutationKey: RECORDING, predicate: isSame }) > 0) return;
    sentId.current = activityId;
    mutate({ activityType, activityId });
  }, [client, open, isPending, activityType, activityId, mutate]);

  if (!completed || activity === undefined) return { completed: false, points: undefined, earned };
  const justRecorded = recorded !== undefined && variables?.activityId === activityId;
  return {
    completed,
    points:
      justRecorded && !recorded.alreadyCompleted
        ? recorded.awarded
        : ACTIVITIES[activity.activityType].points,
    earned,
  };
}
