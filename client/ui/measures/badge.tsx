import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BadgeProps = {
  /** framed: 'Level 3', 'Completed'; quiet: '+10 points'. */
  look?: 'framed' | 'quiet' | undefined;
  /** 16 pixels, before the words. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A short state beside a title; not brass, or it would look like a button. */
export function Badge({ look = 'framed', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames('badge', look === 'quiet' && 'badge-quiet', className)}>
      {icon}
      {children}
    </span>
  );
}
