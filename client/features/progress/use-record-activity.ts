// Recording an activity when the user asks for it.

import { toast } from '#client/ui/feedback/toast.ts';
import { PROGRESS_COPY } from './progress.copy.ts';
import { type Activity, isCompleted, useProgress, useRecording } from './use-progress.ts';

function sayAlreadyCompleted(): void {
  toast(PROGRESS_COPY.alreadyCompleted);
}

/**
 * Records an activity at the user's request: `record` sends it once; for a completed activity it only shows a toast.
 * `isReady` is false until the progress has loaded or has failed to load.
 */
export function useRecordActivity() {
  const { data: progress, isPending: isUnknown } = useProgress();
  const recording = useRecording(sayAlreadyCompleted);
  return {
    isReady: !isUnknown,
    isPending: recording.isPending,
    /** What the last `record` gave; undefined while the call is in progress, and if it gave nothing. */
    earned: recording.earned,
    record: (activity: Activity) => {
      if (recording.isPending) return;
      recording.forget();
      if (isCompleted(progress, activity)) sayAlreadyCompleted();
      else recording.mutate(activity);
    },
  };
}
