/** A number formatted for reading: '+1 312 555 0148'; numbers of other countries are unchanged. */
export function shownPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
