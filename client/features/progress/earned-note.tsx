import { Suspense } from 'react';
import { lazyOr } from '#client/lib/lazy-or.ts';
import { Star } from '#client/ui/drawings/star.tsx';
import { PROGRESS_COPY } from './progress.copy.ts';
import type { Earned } from './use-progress.ts';

/**
 * Loaded with the first badge, because most activities earn none. If its code cannot be loaded, only the points are
 * shown.
 */
const EarnedBadges = lazyOr<{ badges: readonly string[] }>(() =>
  import('./earned-badges.tsx').then((file) => file.EarnedBadges),
);

/** Kept free for a badge whose code is on its way, so that nothing below it moves. */
const BADGE_HEIGHT = 'min-h-14';

type EarnedNoteProps = {
  earned: Earned | undefined;
  /** Set when the points are shown elsewhere on the card. */
  withoutPoints?: boolean;
  className?: string;
};

/** What was just earned: points, a new level, medals; nothing if nothing was earned. */
export function EarnedNote({ earned, withoutPoints = false, className = '' }: EarnedNoteProps) {
  if (earned === undefined) return null;
  const { points, level, badges } = earned;
  const hasLine = !withoutPoints || level !== undefined || points === 0;
  if (!hasLine && badges.length === 0) return null;
  return (
    <div className={`border-t border-line pt-3 print:hidden ${className}`}>
      {hasLine && (
        <p className="flex items-center gap-2.5 text-15">
          <Star size={18} className="text-brass-400" />
          <span>{PROGRESS_COPY.gained(points, level)}</span>
        </p>
      )}
      {badges.length > 0 && (
        <Suspense fallback={badges.map((key) => <div key={key} className={BADGE_HEIGHT} />)}>
          <EarnedBadges badges={badges} />
        </Suspense>
      )}
    </div>
  );
}
