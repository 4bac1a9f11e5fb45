// Proving a phone number with a six-digit code.

import * as z from 'zod/mini';

export const PHONE_MIN_CHARACTERS = 10;
export const PHONE_MESSAGE = 'Please enter a valid phone number';
export const DEFAULT_COUNTRY_PREFIX = '+1';
export const CODE_LENGTH = 6;
export const CODE_MESSAGE = 'Please enter the 6-digit verification code';

/** What a person may type for a number: digits, spaces and `+ - . ( )`, at least ten characters. */
export const phoneField = z
  .string(PHONE_MESSAGE)
  .check(
    z.minLength(PHONE_MIN_CHARACTERS, PHONE_MESSAGE),
    z.maxLength(40, PHONE_MESSAGE),
    z.regex(/^[\d +\-.()]*$/, PHONE_MESSAGE),
  );

export const codeField = z
  .string(CODE_MESSAGE)
  .check(z.length(CODE_LENGTH, CODE_MESSAGE), z.regex(/^\d*$/, CODE_MESSAGE));

/** The number as it is sent: the default prefix is put before a number that has no leading `+`. */
export function withCountryPrefix(typed: string): string {
  const trimmed = typed.trim();
  return trimmed.startsWith('+') ? trimmed : `${DEFAULT_COUNTRY_PREFIX}${trimmed}`;
}

export const verifySendSchema = z.object({ phoneNumber: phoneField });
export const verifyCheckSchema = z.object({ phoneNumber: phoneField, code: codeField });

export const verifySentSchema = z.object({ success: z.literal(true), message: z.string() });
export const verifyCheckedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Whether the number has an account; only its holder learns it. */
  registered: z.boolean(),
});

export const VERIFICATION_SENTENCES = {
  sendFailed: 'Failed to send verification code. Please try again.',
  resendFailed: 'Failed to resend code. Please try again.',
  codeInvalid: 'Invalid verification code. Please try again.',
  checkFailed: 'Failed to verify code. Please try again.',
} as const;
