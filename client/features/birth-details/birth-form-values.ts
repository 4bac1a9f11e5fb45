import type { BirthTimeFold, BirthTimeMargin } from '#shared/core/birth.ts';

export type BirthFormValues = {
  /** `YYYY-MM-DD`, as far as it is typed. */
  birthDate: string;
  /** `HH:MM` or ''. */
  birthTime: string;
  timeUnknown: boolean;
  birthPlace: string;
  birthPlaceId: number | null;
  birthTimeFold: BirthTimeFold | null;
  /** How many minutes the time may be off on either side; null while not stated. */
  birthTimeMargin: BirthTimeMargin | null;
};

export const EMPTY_BIRTH_FORM: BirthFormValues = {
  birthDate: '',
  birthTime: '',
  timeUnknown: false,
  birthPlace: '',
  birthPlaceId: null,
  birthTimeFold: null,
  birthTimeMargin: null,
};
