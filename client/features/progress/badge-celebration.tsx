import { Medal } from '#client/ui/drawings/medal.tsx';
import type { ToastContent } from '#client/ui/feedback/toast.ts';
import { findBadge } from '#shared/progress/badges.ts';
import { JOURNEY_LINK, PROGRESS_COPY } from './progress.copy.ts';

const MEDAL_PX = 64;

/** The toast of a badge that was just earned: its medal, its name, what it is for. */
export function celebrateBadge(key: string): ToastContent {
  const { name, description } = findBadge(key);
  return {
    ...PROGRESS_COPY.badgeDone,
    variant: 'success',
    art: <Medal badge={key} earned size={MEDAL_PX} />,
    note: PROGRESS_COPY.badgeNamed(name, description),
    link: JOURNEY_LINK,
  };
}
