// Every refusal of a call: one table with the code on the wire, the HTTP status and the sentence that users read.

import * as z from 'zod/mini';
import { REFUSAL_COPY } from './errors.copy.ts';
import type { Challenge } from './proof-of-work.schema.ts';

/** Code → HTTP status and the sentence that users read. */
export const ERROR_TABLE = {
  bad_input: { status: 400, sentence: 'Please check what you entered.' },
  invalid_phone_number: { status: 400, sentence: REFUSAL_COPY.phoneInvalid },
  number_refused: {
    status: 400,
    sentence: REFUSAL_COPY.codeNotSent,
  },
  invalid_code: { status: 400, sentence: REFUSAL_COPY.codeInvalid },
  passkey_not_added: {
    status: 400,
    sentence: 'That passkey couldn’t be saved. Please try again.',
  },
  passkey_not_proven: {
    status: 400,
    sentence: 'That passkey isn’t one of yours. Try another, or use a code.',
  },
  not_signed_in: { status: 401, sentence: 'Please sign in first.' },
  login_failed: { status: 401, sentence: 'Those sign-in details don’t match an account.' },
  passkey_refused: {
    status: 401,
    sentence:
      'We couldn’t sign you in with that passkey. If it was removed in Profile, it won’t work again: use a code.',
  },
  foreign_origin: { status: 403, sentence: 'This request came from another website.' },
  forbidden: { status: 403, sentence: 'This belongs to somebody else.' },
  phone_not_verified: { status: 403, sentence: 'Please verify your phone number first.' },
  fresh_proof_needed: {
    status: 403,
    sentence: 'Please confirm that it’s you first.',
  },
  points_cap: { status: 403, sentence: 'You have all of today’s extra points.' },
  badge_not_earned: { status: 403, sentence: 'You haven’t earned this badge yet.' },
  link_gone: {
    status: 404,
    sentence: 'This link no longer works. You can ask for a new one in Profile.',
  },
  not_found: { status: 404, sentence: 'There is nothing here.' },
  no_account: { status: 404, sentence: 'There is no account with this phone number yet.' },
  passkeys_off: { status: 404, sentence: 'Passkeys don’t work at this address.' },
  notices_off: { status: 404, sentence: 'Notices aren’t set up here yet.' },
  invitation_gone: {
    status: 404,
    sentence: 'This invitation isn’t open anymore. Ask for a new one.',
  },
  method_not_allowed: { status: 405, sentence: 'This address does not support that method.' },
  account_exists: { status: 409, sentence: 'There is already an account with this phone number.' },
  passkey_exists: {
    status: 409,
    sentence: 'This device already has a passkey for your account.',
  },
  too_many_passkeys: {
    status: 409,
    sentence: 'You have ten passkeys. Remove one first, then add another.',
  },
  feeds_off: { status: 404, sentence: 'Calendar feeds aren’t set up here yet.' },
  too_many_feeds: {
    status: 409,
    sentence: 'You have five feeds already. Turn one off to add another.',
  },
  too_many_bells: {
    status: 409,
    sentence: 'You can set at most three bells a day. Turn one off first.',
  },
  username_taken: { status: 409, sentence: 'This username is already taken.' },
  own_invitation: { status: 409, sentence: 'This is your own link. Send it to somebody.' },
  too_many_invitations: {
    status: 409,
    sentence: 'Twenty invitations are waiting already. Take one back first.',
  },
  again_too_often: {
    status: 409,
    sentence: 'The two of you have had a new one twice this year. Try again later.',
  },
  match_fixed: {
    status: 409,
    sentence: 'This one stays as it is. A new one needs you both, at Threads or Chart.',
  },
  journal_full: {
    status: 409,
    sentence: 'Your journal has 20,000 entries, the most that it can hold.',
  },
  too_few_pairs: {
    status: 409,
    sentence: 'Your birth details don’t give enough pairs for a game.',
  },
  already_played: { status: 409, sentence: 'You have played this already.' },
  too_large: { status: 413, sentence: 'That is more than we can take at once.' },
  not_json: { status: 415, sentence: 'Please send JSON in UTF-8.' },
  too_many_requests: {
    status: 429,
    sentence: 'That’s a few too many tries. Please wait a moment and try again.',
  },
  proof_needed: {
    status: 429,
    sentence: 'We’re sending a lot of codes just now. Please try again in a moment.',
  },
  too_many_headers: { status: 431, sentence: 'That request has more than 100 headers.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    sentence: 'We can’t reach the stars right now. Please try again in a moment.',
  },
  send_unavailable: {
    status: 503,
    sentence: REFUSAL_COPY.codeNotSent,
  },
  check_unavailable: { status: 503, sentence: REFUSAL_COPY.codeNotChecked },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERROR_TABLE;
/** Field name (a dotted path for nested values) → the sentence to show at the field. */
export type FieldErrors = Readonly<Record<string, string>>;

const ERROR_CODES = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]]; // keys of a literal

/** The body of every refusal. Only calls under `/api/verify/` have `success`. */
export const errorBodySchema = z.object({
  success: z.optional(z.literal(false)),
  code: z.enum(ERROR_CODES),
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `proof_needed`: what to solve and to send again with. Read by `challengeSchema`, which few pages load. */
  challenge: z.optional(z.unknown()),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

interface AppErrorDetails {
  /** Sentences for the invalid fields. */
  fields?: FieldErrors | undefined;
  /** Whole seconds after which a retry can succeed; sent as `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** Replaces the table's sentence by a more specific one. */
  sentence?: string | undefined;
  /** What to solve, with `proof_needed`. */
  challenge?: Challenge | undefined;
  cause?: unknown;
}

/** An intended refusal: services throw it, and `sendRefusal` answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: Challenge | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.sentence ?? ERROR_TABLE[code].sentence, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_TABLE[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
  }
}

/** A `bad_input` refusal of one field, with the same sentence for the field and for the whole. */
export function badField(field: string, sentence: string): AppError {
  return new AppError('bad_input', { fields: { [field]: sentence }, sentence });
}
