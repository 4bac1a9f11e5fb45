// The one small interface behind which codes reach a phone.

/** How a check of a code ended: right, wrong, or nothing left to check (expired, used, never sent). */
export type CodeVerdict = 'approved' | 'wrong' | 'gone';

/** A code that is ready to go out. */
export interface PreparedCode {
  /** What the server must keep to check the code later; null where the provider keeps it. */
  readonly codeHash: string | null;
  /** Sends it. Throws an AppError: `invalid_phone_number`, `number_refused`, `too_many_requests`, `send_unavailable`. */
  deliver(): Promise<void>;
}

export interface SmsGateway {
  /** Prepares a code for an E.164 number. Nothing leaves before `deliver`. */
  prepare(phoneNumber: string): PreparedCode;
  /**
   * Checks six digits against what was prepared for the number.
   * Throws an AppError: `too_many_requests`, `check_unavailable`.
   */
  check(phoneNumber: string, code: string, codeHash: string | null): Promise<CodeVerdict>;
}
