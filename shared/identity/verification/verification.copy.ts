// The sentences of phone verification; requirements FIELD-1, FIELD-3, SIGNUP-20, SIGNUP-21 and SIGNUP-22.

import { REFUSAL_COPY } from '../../core/errors.copy.ts';

export const VERIFICATION_COPY = {
  phoneInvalid: REFUSAL_COPY.phoneInvalid,
  plusMisplaced: 'Please give one number, with a + only at its start',
  /** `countries`: their names, joined as a list. */
  countryRefused: (countries: string) => `We can only send codes to these countries: ${countries}`,
  codeMalformed: 'Please enter the 6-digit verification code',
  sent: 'We sent you a six-digit code.',
  checked: 'Your phone number is confirmed.',
  sendFailed: REFUSAL_COPY.codeNotSent,
  resendFailed: 'Failed to resend code. Please try again.',
  codeSpent: 'That code has been tried too many times. Ask for a new one.',
  codeInvalid: REFUSAL_COPY.codeInvalid,
  checkFailed: REFUSAL_COPY.codeNotChecked,
} as const;
