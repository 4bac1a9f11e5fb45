import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** A second line under the label: what it means, what it costs. */
  description?: ReactNode;
};

/** One yes or no, its whole line a target. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', className)}>
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {description !== undefined && <span className="small block">{description}</span>}
      </span>
    </label>
  );
}
