// What a field tells the control inside it, so that label, hint and error belong to it.

import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldControlContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that link a control to the field around it; nothing outside of a field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldControlContext) ?? {};
}
