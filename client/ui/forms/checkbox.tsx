import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** A second line under the label that explains it. */
  description?: ReactNode;
};

const BOX = classNames(
  'mt-px grid size-5.5 cursor-[inherit] appearance-none place-content-center rounded border border-line-control bg-ink-900',
  'not-checked:not-disabled:group-hover:border-ivory-300 checked:border-brass-400 checked:bg-brass-400',
  // The tick, which grows when the box is checked.
  'before:size-3 before:[scale:0] before:bg-ink-950 before:transition-[scale] before:duration-fast before:ease-settle before:[clip-path:polygon(14%_44%,0_58%,40%_96%,100%_18%,85%_5%,38%_67%)] checked:before:[scale:1]',
  'forced-colors:appearance-auto forced-colors:before:hidden',
);

/** A checkbox whose whole line can be pressed. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'group grid min-h-11 cursor-pointer grid-cols-[22px_minmax(0,1fr)] gap-3.5 py-2.25 leading-[1.4] has-disabled:cursor-not-allowed has-disabled:text-ivory-500',
        className,
      )}
    >
      <input {...rest} type="checkbox" className={BOX} />
      <span>
        <span>{label}</span>
        {description !== undefined && (
          <span className="block text-15 text-ivory-300">{description}</span>
        )}
      </span>
    </label>
  );
}
