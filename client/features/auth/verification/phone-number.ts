import { withCountryPrefix } from '#shared/identity/verification/verification.schema.ts';

/** A typed number as the API takes it: with its prefix, without spaces and punctuation. */
export function phoneNumberToSend(typed: string): string {
  return withCountryPrefix(typed).replace(/[\s\-.()]/g, '');
}

/** A number formatted for reading: '+1 312 555 0148'; numbers of other countries are unchanged. */
export function shownPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
