import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { useFieldControl } from './field-control.ts';
import { INPUT } from './input-class.ts';

type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Before the typed text, inside the frame: a flag and '+1'. */
  before?: Elements;
  /** After the typed text: a button, a spinner. */
  after?: Elements;
};

/** A one-line text input; inside a Field it takes id and descriptions from it. */
export function TextInput({ before, after, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl();
  if (before === undefined && after === undefined) {
    return (
      <input
        {...control}
        {...rest}
        type={type}
        className={classNames(INPUT, 'block px-4', className)}
      />
    );
  }
  return (
    <div
      className={classNames(INPUT, 'flex pl-4', after === undefined ? 'pr-4' : 'pr-1', className)}
    >
      {before}
      <input
        {...control}
        {...rest}
        type={type}
        className="min-w-0 flex-1 self-stretch outline-none"
      />
      {after}
    </div>
  );
}
