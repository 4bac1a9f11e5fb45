import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';

/** framed: 'Level 3', 'Completed'; quiet: '+10 points'. */
type BadgeVariant = 'framed' | 'quiet';

const VARIANTS: Record<BadgeVariant, string> = {
  framed: 'border border-line-control px-2.75 py-1.75 font-semibold text-ivory-50',
  quiet: 'font-normal text-ivory-300',
};

type BadgeProps = {
  variant?: BadgeVariant | undefined;
  /** An icon of 16 pixels before the text. */
  icon?: Elements;
  children: ReactNode;
  className?: string | undefined;
};

/** A short status beside a title; not in brass, which would make it look like a button. */
export function Badge({ variant = 'framed', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-sans text-15/[1] whitespace-nowrap',
        VARIANTS[variant],
        className,
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}
