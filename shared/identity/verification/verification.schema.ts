// Schemas of phone verification with a six-digit code.

import * as z from 'zod/mini';
import { VERIFICATION_COPY } from './verification.copy.ts';

const PHONE_MIN_CHARACTERS = 10;
export const DEFAULT_COUNTRY_PREFIX = '+1';
export const CODE_LENGTH = 6;
/** How long a code can be checked after it was sent; Twilio Verify uses the same lifetime. */
export const CODE_LIFETIME_MS = 10 * 60_000;
/** How often a code may be checked. */
export const ATTEMPTS_PER_CODE = 5;

/** The characters allowed in a typed number: digits, spaces and `+ - . ( )`, at least ten of them. */
export const phoneField = z.string(VERIFICATION_COPY.phoneInvalid).check(
  z.minLength(PHONE_MIN_CHARACTERS, VERIFICATION_COPY.phoneInvalid),
  z.maxLength(40, VERIFICATION_COPY.phoneInvalid),
  z.regex(/^[\d +\-.()]*$/, VERIFICATION_COPY.phoneInvalid),
  z.refine((typed) => !/[^ (]\s*\+/.test(typed), VERIFICATION_COPY.plusMisplaced),
);

export const codeField = z
  .string(VERIFICATION_COPY.codeMalformed)
  .check(
    z.length(CODE_LENGTH, VERIFICATION_COPY.codeMalformed),
    z.regex(/^\d*$/, VERIFICATION_COPY.codeMalformed),
  );

/** The prefixes for dialing abroad: 00 in most countries, 011 in North America. */
const DIALED_PREFIX = /^\+?(?:00|011)/;
/** The zero that is dialed only within the country: +49 (0)151. In Italy (+39) it is part of the number. */
const TRUNK_ZERO = /^(\(?(?:\+|00|011)(?!39)\d{1,3}\)?)\(0\)/;
/** A number of the default country typed with its 1, as it is dialed there; `+1` may come before it too. */
const WITH_LONG_DISTANCE_ONE = /^(?:\+1)?1(\d{10})$/;

/**
 * A typed number as `+` and digits. Without a leading `+` the default country's prefix is added, unless the number
 * already has it: no North American area code begins with 0 or 1 (requirement FIELD-2). A bracketed zero after the
 * prefix is left out.
 */
export function withCountryPrefix(typed: string): string {
  const number = typed
    .replace(/[\s\-.]/g, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(/[()]/g, '')
    .replace(DIALED_PREFIX, '+');
  const [, national] = WITH_LONG_DISTANCE_ONE.exec(number) ?? [];
  if (national !== undefined) return DEFAULT_COUNTRY_PREFIX + national;
  return number.startsWith('+') ? number : DEFAULT_COUNTRY_PREFIX + number;
}

/** A solved proof of work: the JSON of a `Proof`, in base64. */
const proofOfWorkField = z.string().check(z.maxLength(2_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const verifySendSchema = z.object({
  phoneNumber: phoneField,
  /** The solution of the challenge that came with a `proof_needed` refusal. */
  proof: z.optional(proofOfWorkField),
});
export const verifyCheckSchema = z.object({ phoneNumber: phoneField, code: codeField });

export const verifySentSchema = z.object({ success: z.literal(true), message: z.string() });
export const verifyCheckedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Whether the number has an account; revealed only after a correct code. */
  registered: z.boolean(),
});
