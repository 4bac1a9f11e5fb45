import Briefcase from 'lucide-react/icons/briefcase';
import Heart from 'lucide-react/icons/heart';
import Star from 'lucide-react/icons/star';
import type { ReadingIconName } from '#shared/readings/readings.ts';

const ICONS = {
  heart: Heart,
  briefcase: Briefcase,
  star: Star,
} as const satisfies Record<ReadingIconName, typeof Star>;

/** A reading's icon in a ring; a name that this build does not know is shown as a star. */
export function ReadingIcon({ icon, size = 24 }: { icon: string; size?: number }) {
  const known: Readonly<Record<string, typeof Star>> = ICONS;
  const Icon = (Object.hasOwn(known, icon) ? known[icon] : undefined) ?? Star;
  return (
    <span className="grid size-12 place-items-center rounded-full border border-line-control">
      <Icon size={size} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
