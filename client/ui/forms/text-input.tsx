import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-control.ts';

type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Stands before the typed text, inside the frame: a flag and '+1'. */
  before?: ReactNode;
  /** Stands after it: a button, a spinner. */
  after?: ReactNode;
};

/** One line of text; inside a Field it takes its id and descriptions from there. */
export function TextInput({ before, after, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl();
  if (before === undefined && after === undefined) {
    return <input {...control} {...rest} type={type} className={classNames('input', className)} />;
  }
  return (
    <div className={classNames('input', after !== undefined && 'input-framed', className)}>
      {before}
      <input {...control} {...rest} type={type} />
      {after}
    </div>
  );
}
