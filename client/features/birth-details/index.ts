export {
  BirthDetailsForm,
  type BirthFormValues,
  EMPTY_BIRTH_FORM,
} from './birth-details-form.tsx';
export { carryBirth, dropCarriedBirth, readCarriedBirth } from './carried-birth.ts';
export { useBirthInstants } from './use-birth-instants.ts';
