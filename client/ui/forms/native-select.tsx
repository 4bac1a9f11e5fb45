import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';

/** The browser's own `select`, which needs little code; inside a Field it takes its id and descriptions from it. */
export function NativeSelect({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  const control = useFieldControl();
  return (
    <div className="relative grid items-center">
      <select
        {...control}
        {...rest}
        className={classNames(
          INPUT,
          'block cursor-pointer appearance-none overflow-hidden pr-12 pl-4 text-ellipsis [&>option]:bg-ink-800 [&>option]:text-ivory-50',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute right-4 text-brass-400"
      />
    </div>
  );
}
