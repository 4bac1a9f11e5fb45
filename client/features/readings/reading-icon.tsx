import Briefcase from 'lucide-react/icons/briefcase';
import Heart from 'lucide-react/icons/heart';
import Star from 'lucide-react/icons/star';

const ICONS: Readonly<Record<string, typeof Star | undefined>> = {
  heart: Heart,
  briefcase: Briefcase,
  star: Star,
};

/** A reading's icon; any other name than heart, briefcase and star is shown as a star. */
export function ReadingIcon({ icon, size = 24 }: { icon: string; size?: number }) {
  const Icon = (Object.hasOwn(ICONS, icon) ? ICONS[icon] : undefined) ?? Star;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
