import type { ComponentPropsWithRef } from 'react';

/** The error message under a field. */
export function FieldError(props: Omit<ComponentPropsWithRef<'p'>, 'className'>) {
  return <p {...props} className="text-15/[1.4] text-danger" />;
}
