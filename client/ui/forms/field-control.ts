// The context by which a field links label, hint and error to the control inside it.

import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldControlContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that link a control to its field; empty outside of a field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldControlContext) ?? {};
}
