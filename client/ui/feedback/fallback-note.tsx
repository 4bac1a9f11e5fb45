import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type FallbackNoteProps = { children?: ReactNode; className?: string | undefined };

/** Marks values that stand in for the real sky. */
export function FallbackNote({
  children = 'Approximate, not from today’s sky',
  className,
}: FallbackNoteProps) {
  return <p className={classNames('fallback-note', className)}>{children}</p>;
}
