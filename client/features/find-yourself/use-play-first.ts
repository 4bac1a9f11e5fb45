// The game is offered once, before the chart is read for the first time: whoever has read it can't be counted. Nor can one
// who reads it before the game is over, so that is said first.

import { useEffect, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { isCompleted, useProgress } from '#client/features/progress/index.ts';
import { NATAL_CHART_ACTIVITY_ID } from '#shared/progress/activities.ts';
import { type Play, readPlay } from './stored-game.ts';

const CHART_SEEN = { activityType: 'birthchart', activityId: NATAL_CHART_ACTIVITY_ID } as const;

interface PlayFirst {
  /** Whether the chart may be read now: `offer` until the offer is skipped, `unknown` until it is known whether to make it. */
  state: 'unknown' | 'offer' | 'read';
  /** The game that the offer is about, if one waits that will be counted. */
  openGame: Play | undefined;
  skip: () => void;
}

export function usePlayFirst(): PlayFirst {
  const { id: userId, preferences } = useCurrentUser();
  const { data: progress, isPending } = useProgress();
  const [isSkipped, setIsSkipped] = useState(false);
  const [isFirst, setIsFirst] = useState(() =>
    preferences.offered.includes('find-yourself') ? false : undefined,
  );
  const [stored, setStored] = useState<Play | null>();
  useEffect(() => {
    let isGone = false;
    void readPlay(userId).then((play) => {
      if (!isGone) setStored(play);
    });
    return () => {
      isGone = true;
    };
  }, [userId]);
  // The end of a game leads to the chart before its points have come.
  const isOver = stored?.revealed != null;
  const openGame = stored?.game.counted === true && !isOver ? stored : undefined;
  // Decided once: the offer itself then counts as made, and the visit as one to the chart.
  if (isFirst === undefined && !isPending)
    setIsFirst(progress !== undefined && !isCompleted(progress, CHART_SEEN));
  const isKnown = isFirst !== undefined && stored !== undefined;
  const mayRead = isSkipped || isOver || (isFirst === false && openGame === undefined);
  const state = !isKnown ? 'unknown' : mayRead ? 'read' : 'offer';
  return { state, openGame, skip: () => setIsSkipped(true) };
}
