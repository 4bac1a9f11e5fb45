// The game is offered once, before the chart is read for the first time: whoever has read it can't be counted.

import { type ReactNode, Suspense, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { isCompleted, useProgress } from '#client/features/progress/index.ts';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { NATAL_CHART_ACTIVITY_ID } from '#shared/progress/activities.ts';

type PlayFirstProps = { children: ReactNode };

const CHART_SEEN = { activityType: 'birthchart', activityId: NATAL_CHART_ACTIVITY_ID } as const;

const Offer = lazyOr<PlayFirstProps>(
  () => import('./play-first-offer.tsx').then((file) => file.PlayFirstOffer),
  ({ children }) => <>{children}</>,
);

/** Its children, which read the chart; before the first time, the offer stands in their place until it is skipped. */
export function PlayFirst({ children }: PlayFirstProps) {
  const { preferences } = useCurrentUser();
  const { data: progress, isPending } = useProgress();
  const [isDue, setIsDue] = useState(() =>
    preferences.offered.includes('find-yourself') ? false : undefined,
  );
  // Decided once: the visit itself completes the activity, and the offer itself counts as made.
  if (isDue === undefined && !isPending) setIsDue(!!progress && !isCompleted(progress, CHART_SEEN));
  if (isDue === undefined) return null;
  return isDue ? (
    <Suspense fallback={null}>
      <Offer>{children}</Offer>
    </Suspense>
  ) : (
    children
  );
}
