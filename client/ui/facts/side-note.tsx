import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** A side note with a vertical rule: a calculation, or the fact that an insight is based on. */
export function SideNote({ className, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className={classNames(
        'border-l border-brass-400 py-0.5 pl-3 text-15/[1.45] text-ivory-300 tnum',
        className,
      )}
    />
  );
}
