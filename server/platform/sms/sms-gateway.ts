// The interface of SMS providers: sends verification codes and checks them.

/** The result of checking a code; `gone` when there is no code to check (expired, used, never sent). */
export type CodeVerdict = 'approved' | 'wrong' | 'gone';

/** A code that is ready to go out. */
export interface PreparedCode {
  /** The hash that the server stores to check the code later; null where the provider stores the code. */
  readonly codeHash: string | null;
  /** Sends it; returns the provider's id of what it keeps, null where it keeps nothing. Throws an AppError: `invalid_phone_number`, `number_refused`, `too_many_requests`, `send_unavailable`. */
  deliver(): Promise<string | null>;
}

/** What is stored of a code to check it by. */
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
   * Ends what the provider keeps for a number, with the sends and checks counted there, so that the next code
   * begins anew. Never throws: the next send tells whether it helped.
   */
  cancel(providerId: string): Promise<void>;
}
