// Verifies a phone number: sends a code, and exchanges the correct code for a grant that is bound to the session
// and the number.

import type { VisitorSession } from '#server/features/identity/sign-in/visitor-session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Limits } from '#server/platform/limits.ts';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import { AppError } from '#shared/core/errors.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { CODE_LIFETIME_MS } from '#shared/identity/verification/verification.schema.ts';
import { parsePhoneNumber } from './phone-number.ts';
import type { SendLimits } from './send-limits.ts';
import { VERIFICATION_LIMITS } from './verification.limits.ts';
import { ATTEMPTS_PER_CODE, type VerificationRepository } from './verification.repository.ts';

const MINUTE_MS = 60_000;
export const GRANT_LIFETIME_MS = 30 * MINUTE_MS;

/** Says of a code without attempts what helps: waiting does not. */
const SPENT = {
  sentence: VERIFICATION_COPY.codeSpent,
  fields: { code: VERIFICATION_COPY.codeSpent },
};

/** The caller: the session that codes and grants are bound to, and the address that limits count by. */
export interface Caller {
  session: VisitorSession;
  address: string;
}

export interface VerificationService {
  /**
   * Sends a code to a typed number. Throws `invalid_phone_number`, `number_refused`, `too_many_requests`,
   * `send_unavailable`.
   */
  send(typedNumber: string, caller: Caller): Promise<void>;
  /**
   * Exchanges a correct code for a grant and changes the session's secret id. Throws `invalid_code` (wrong, used,
   * expired or requested by another session), `invalid_phone_number`, `too_many_requests`, `check_unavailable`.
   */
  check(typedNumber: string, code: string, caller: Caller): Promise<{ registered: boolean }>;
}

export function createVerificationService(dependencies: {
  repository: VerificationRepository;
  sms: SmsGateway;
  limits: Limits;
  sendLimits: SendLimits;
  clock: Clock;
  countries: readonly string[];
}): VerificationService {
  const { repository, sms, limits, sendLimits, clock, countries } = dependencies;

  /** Takes a counted failure back; an error of doing so does not change the result of the check. */
  async function giveBackFailure(phoneNumber: string, address: string): Promise<void> {
    await Promise.allSettled([
      limits.giveBack(VERIFICATION_LIMITS.checkNumberFailures, phoneNumber),
      limits.giveBack(VERIFICATION_LIMITS.checkAddressFailures, address),
    ]);
  }

  /**
   * Counts the attempt as a failure of code, number and address before the code is checked; after a success
   * `giveBackFailure` takes the last two back.
   */
  async function takeAttempt(sessionId: string, phoneNumber: string, address: string) {
    const nowMs = clock.now();
    const code = await repository.findCode(sessionId, phoneNumber, nowMs);
    if (code === undefined) throw new AppError('invalid_code');
    if (code.attempts >= ATTEMPTS_PER_CODE) {
      const retryAfterSeconds = Math.ceil((code.expiresAt.getTime() - nowMs) / 1000);
      throw new AppError('too_many_requests', { retryAfterSeconds, ...SPENT });
    }
    await limits.take(VERIFICATION_LIMITS.checkNumberFailures, phoneNumber);
    await limits.take(VERIFICATION_LIMITS.checkAddressFailures, address);
    const attempt = await repository.takeAttempt(sessionId, phoneNumber, nowMs);
    if (attempt === undefined) throw new AppError('invalid_code');
    return attempt;
  }

  return {
    async send(typedNumber, { session, address }) {
      const phoneNumber = parsePhoneNumber(typedNumber, countries);
      await sendLimits.take(phoneNumber, address);
      const sessionId = await session.getOrCreateId();
      const prepared = sms.prepare(phoneNumber);
      const sentAtMs = clock.now();
      // Stored before it is sent, so that a code that is delivered despite a time-out works.
      await repository.saveCode({
        sessionId,
        phoneNumber,
        codeHash: prepared.codeHash,
        sentAtMs,
        expiresAtMs: sentAtMs + CODE_LIFETIME_MS,
      });
      await prepared.deliver();
    },

    async check(typedNumber, code, { session, address }) {
      const phoneNumber = parsePhoneNumber(typedNumber, countries);
      const sessionId = session.id;
      if (sessionId === undefined) throw new AppError('invalid_code');
      const { codeHash, attempts } = await takeAttempt(sessionId, phoneNumber, address);
      // Outside a transaction, so that no database connection is occupied while the provider answers.
      const verdict = await sms.check(phoneNumber, code, codeHash).catch(async (error: unknown) => {
        // The attempt counts for the code; but an outage must not count as a failure of number and address.
        const isOutage = error instanceof AppError && error.code === 'check_unavailable';
        if (isOutage) await giveBackFailure(phoneNumber, address);
        throw error;
      });
      if (verdict !== 'approved') {
        throw new AppError('invalid_code', attempts < ATTEMPTS_PER_CODE ? {} : SPENT);
      }

      const registered = await repository.inTransaction(async (tx) => {
        if (!(await repository.takeCode(tx, sessionId, phoneNumber, codeHash)))
          throw new AppError('invalid_code');
        await repository.saveGrant(tx, sessionId, phoneNumber, clock.now() + GRANT_LIFETIME_MS);
        await session.changeId(tx);
        return repository.hasAccount(tx, phoneNumber);
      });
      await giveBackFailure(phoneNumber, address);
      return { registered };
    },
  };
}
