import { withCountryPrefix } from '#shared/verification/verification.schema.ts';

/** A typed number as the calls take it: with its prefix, without spaces and punctuation. */
export function phoneNumberToSend(typed: string): string {
  return withCountryPrefix(typed).replace(/[\s\-.()]/g, '');
}

/** A number as people read it: '+1 312 555 0148'; other countries' numbers as they are. */
export function shownPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
