import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type FallbackNoteProps = { children?: ReactNode; className?: string | undefined };

/** Labels sample values that are shown in place of real ones. */
export function FallbackNote({
  children = 'Approximate, not from today’s sky',
  className,
}: FallbackNoteProps) {
  return (
    <p
      className={classNames(
        'inline-block border-l-2 border-ivory-500 py-0.75 pl-2.5 text-15/[1.3] text-ivory-300',
        className,
      )}
    >
      {children}
    </p>
  );
}
