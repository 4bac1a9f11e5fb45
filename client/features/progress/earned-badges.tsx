import { Link } from 'wouter';
import { Medal } from '#client/ui/drawings/medal.tsx';
import { findBadge } from '#shared/progress/badges.ts';
import { JOURNEY_PATH } from './progress.copy.ts';

/** Badges that were just earned. Each shows its medal, its name and how it was earned, and links to the journey. */
export function EarnedBadges({ badges }: { badges: readonly string[] }) {
  return badges.map((key) => {
    const { name, description } = findBadge(key);
    return (
      <Link
        key={key}
        href={JOURNEY_PATH}
        className="flex min-h-14 items-center gap-3 py-1 text-15 no-underline"
      >
        <Medal badge={key} earned size={48} />
        <span>
          <b className="block text-17/[1.3]">{name}</b>
          <span className="text-ivory-300">{description}</span>
        </span>
      </Link>
    );
  });
}
