// The sentences of phone verification; requirements FIELD-1, FIELD-3, SIGNUP-20, SIGNUP-21 and SIGNUP-22.

import { ERROR_TABLE } from '../../core/errors.ts';

export const VERIFICATION_COPY = {
  phoneInvalid: ERROR_TABLE.invalid_phone_number.sentence,
  /** `countries`: their names, joined as a list. */
  countryRefused: (countries: string) => `We can only send codes to these countries: ${countries}`,
  codeMalformed: 'Please enter the 6-digit verification code',
  sent: 'We sent you a six-digit code.',
  checked: 'Your phone number is confirmed.',
  sendFailed: ERROR_TABLE.send_unavailable.sentence,
  resendFailed: 'Failed to resend code. Please try again.',
  codeSpent: 'That code has had too many tries. Ask for a new one.',
  codeInvalid: ERROR_TABLE.invalid_code.sentence,
  checkFailed: ERROR_TABLE.check_unavailable.sentence,
} as const;
