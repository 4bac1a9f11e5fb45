// Proving a phone number with a six-digit code.

import * as z from 'zod/mini';
import { VERIFICATION_COPY } from './verification.copy.ts';

export const PHONE_MIN_CHARACTERS = 10;
export const DEFAULT_COUNTRY_PREFIX = '+1';
export const CODE_LENGTH = 6;

/** What a person may type for a number: digits, spaces and `+ - . ( )`, at least ten characters. */
export const phoneField = z
  .string(VERIFICATION_COPY.phoneInvalid)
  .check(
    z.minLength(PHONE_MIN_CHARACTERS, VERIFICATION_COPY.phoneInvalid),
    z.maxLength(40, VERIFICATION_COPY.phoneInvalid),
    z.regex(/^[\d +\-.()]*$/, VERIFICATION_COPY.phoneInvalid),
  );

export const codeField = z
  .string(VERIFICATION_COPY.codeMalformed)
  .check(
    z.length(CODE_LENGTH, VERIFICATION_COPY.codeMalformed),
    z.regex(/^\d*$/, VERIFICATION_COPY.codeMalformed),
  );

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
