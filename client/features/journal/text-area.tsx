import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useFieldControl } from '#client/ui/forms/field-control.ts';
import { INPUT } from '#client/ui/forms/input-class.ts';

/** A text of several lines, as high as its text. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      className={classNames(INPUT, 'block field-sizing-content px-4 py-3', className)}
    />
  );
}
