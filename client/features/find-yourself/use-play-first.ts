// The game is offered once, before the chart is read for the first time: whoever has read it can't be counted.

import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { isCompleted, useProgress } from '#client/features/progress/index.ts';
import { NATAL_CHART_ACTIVITY_ID } from '#shared/progress/activities.ts';

const CHART_SEEN = { activityType: 'birthchart', activityId: NATAL_CHART_ACTIVITY_ID } as const;

/** Whether the chart may be read now: `offer` until the offer is skipped, `unknown` until it is known whether to make it. */
export function usePlayFirst(): { state: 'unknown' | 'offer' | 'read'; skip: () => void } {
  const { preferences } = useCurrentUser();
  const { data: progress, isPending } = useProgress();
  const [state, setState] = useState<'unknown' | 'offer' | 'read'>(() =>
    preferences.offered.includes('find-yourself') ? 'read' : 'unknown',
  );
  // Decided once: the offer itself then counts as made, and the visit as one to the chart.
  if (state === 'unknown' && !isPending)
    setState(progress && !isCompleted(progress, CHART_SEEN) ? 'offer' : 'read');
  return { state, skip: () => setState('read') };
}
