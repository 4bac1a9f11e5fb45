// Refusal sentences that the page also uses. They are separate from the table of all refusals, which no page needs.

export const REFUSAL_COPY = {
  phoneInvalid: 'Please enter a valid phone number',
  codeNotSent: 'Failed to send verification code. Please try again.',
  codeInvalid: 'Invalid verification code. Please try again.',
  codeNotChecked: 'Failed to verify code. Please try again.',
} as const;
