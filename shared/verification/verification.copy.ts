// What people read while a number is proven; the specification's words where it has any (§5, §8).

export const VERIFICATION_COPY = {
  phoneInvalid: 'Please enter a valid phone number',
  /** `countries`: their names, joined as a list. */
  countryRefused: (countries: string) => `We can send codes to these countries only: ${countries}`,
  codeMalformed: 'Please enter the 6-digit verification code',
  sent: 'We sent you a six-digit code.',
  checked: 'Your phone number is confirmed.',
  sendFailed: 'Failed to send verification code. Please try again.',
  resendFailed: 'Failed to resend code. Please try again.',
  codeInvalid: 'Invalid verification code. Please try again.',
  checkFailed: 'Failed to verify code. Please try again.',
} as const;
