import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';

type EmptyStateProps = {
  title?: string | undefined;
  /** What would be shown here, and how to get it. */
  children: ReactNode;
  /** The button or link to get it. */
  action?: ReactNode;
  /** A drawing above the text. */
  art?: Elements;
  className?: string | undefined;
};

/** An empty list or card, with what to do about it. */
export function EmptyState({ title, children, action, art, className }: EmptyStateProps) {
  return (
    <div className={classNames('grid justify-items-start gap-3', className)}>
      {art}
      {title !== undefined && <p className="font-serif text-23">{title}</p>}
      <p className="text-ivory-300">{children}</p>
      {action !== undefined && <div className="mt-2 w-full">{action}</div>}
    </div>
  );
}
