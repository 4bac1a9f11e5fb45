export { BirthDetailsForm } from './birth-details-form.tsx';
export { type BirthFormValues, EMPTY_BIRTH_FORM } from './birth-form-values.ts';
export { carryBirth, dropCarriedBirth, readCarriedBirth } from './carried-birth.ts';
export { useBirthInstants } from './use-birth-instants.ts';
