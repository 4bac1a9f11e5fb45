// The interface of SMS providers: sends verification codes and checks them.

/** The result of checking a code; `gone` when there is no code to check (expired, used, never sent). */
export type CodeVerdict = 'approved' | 'wrong' | 'gone';

/** A code that is ready to be sent. */
export interface PreparedCode {
  /** The hash that the server stores to check the code later; null where the provider stores the code. */
  readonly codeHash: string | null;
  /**
   * Sends the code. Returns the provider's id of the code, null where the provider does not store it. Throws an
   * AppError: `invalid_phone_number`, `number_refused`, `too_many_requests`, `send_unavailable`.
   */
  deliver(): Promise<string | null>;
}

/** What the server stores about a sent code, to check an entered code: a hash, or the provider's id of the code. */
export interface StoredCode {
  codeHash: string | null;
  providerId: string | null;
}

export interface SmsGateway {
  /** Prepares a code for an E.164 number; `deliver` sends it. */
  prepare(phoneNumber: string): PreparedCode;
  /**
   * Checks six digits against the code that was prepared for the number.
   * Throws an AppError: `too_many_requests`, `check_unavailable`.
   */
  check(phoneNumber: string, code: string, stored: StoredCode): Promise<CodeVerdict>;
  /**
   * Ends the code that the provider stores under this id, with its counts of sends and checks, so that the next code
   * starts with new counts. Never throws: if it did not help, the next send fails.
   */
  cancel(providerId: string): Promise<void>;
}
