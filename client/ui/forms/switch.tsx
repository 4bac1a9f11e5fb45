import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked'> & {
  checked: boolean;
  label: ReactNode;
  /** A second line under the label that explains it. */
  description?: ReactNode;
};

const TRACK = classNames(
  'relative h-7.5 w-13 cursor-[inherit] appearance-none rounded-full border border-line-control transition-[background-color] duration-fast ease-settle',
  'checked:border-brass-400 checked:bg-brass-400 not-checked:not-disabled:group-hover:border-ivory-300',
  // The knob.
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-ivory-300 before:transition-[translate] before:duration-fast before:ease-settle',
  'checked:before:translate-x-5.5 checked:before:bg-ink-950 disabled:before:bg-ivory-500',
  'forced-colors:h-5 forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden',
);

/** A setting that takes effect immediately, without a save button; its whole line can be pressed. */
export function Switch({ label, description, checked, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames(
        'group grid min-h-17 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3.25 leading-[1.35] has-disabled:cursor-not-allowed has-disabled:text-ivory-500',
        className,
      )}
    >
      <span>
        <span className="block font-semibold">{label}</span>
        {description !== undefined && (
          <span className="block text-15 text-ivory-300">{description}</span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={TRACK}
      />
    </label>
  );
}
