// Proving a number: a code goes out, comes back, and earns a grant for this session and this number.

import { AppError } from '#shared/core/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { LIMITS, type Limits } from '../../platform/limits.ts';
import type { SmsGateway } from '../../platform/sms/sms-gateway.ts';
import type { VisitorSession } from '../auth/visitor-session.ts';
import { parsePhoneNumber } from './phone-number.ts';
import type { SendLimits } from './send-limits.ts';
import { ATTEMPTS_PER_CODE, type VerificationRepository } from './verification.repository.ts';

const MINUTE_MS = 60_000;
/** Twilio Verify's own lifetime of a code. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const GRANT_LIFETIME_MS = 30 * MINUTE_MS;

/** Who asks: the session that codes and grants are bound to, and the address that limits count by. */
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
   * Turns a right code into a grant and gives the session a new id. Throws `invalid_code` (wrong, used, expired or
   * asked for by another session), `invalid_phone_number`, `too_many_requests`, `check_unavailable`.
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

  /** Takes a counted failure back; where that cannot be done, what was decided stands all the same. */
  async function giveBackFailure(phoneNumber: string, address: string): Promise<void> {
    await Promise.allSettled([
      limits.giveBack(LIMITS.checkNumberFailures, phoneNumber),
      limits.giveBack(LIMITS.checkAddressFailures, address),
    ]);
  }

  /** Counts the try as a failure of code, number and address before it is made; a success gives the last two back. */
  async function takeAttempt(sessionId: string, phoneNumber: string, address: string) {
    const nowMs = clock.now();
    const code = await repository.findCode(sessionId, phoneNumber, nowMs);
    if (code === undefined) throw new AppError('invalid_code');
    if (code.attempts >= ATTEMPTS_PER_CODE) {
      const retryAfterSeconds = Math.ceil((code.expiresAt.getTime() - nowMs) / 1000);
      throw new AppError('too_many_requests', { retryAfterSeconds });
    }
    await limits.take(LIMITS.checkNumberFailures, phoneNumber);
    await limits.take(LIMITS.checkAddressFailures, address);
    const attempt = await repository.takeAttempt(sessionId, phoneNumber, nowMs);
    if (attempt === undefined) throw new AppError('invalid_code');
    return attempt;
  }

  return {
    async send(typedNumber, { session, address }) {
      const phoneNumber = parsePhoneNumber(typedNumber, countries);
      await sendLimits.take(phoneNumber, address);
      const sessionId = await session.ensure();
      const prepared = sms.prepare(phoneNumber);
      const sentAtMs = clock.now();
      // Kept before it goes out: a code that arrives after a time-out still works.
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
      const { codeHash } = await takeAttempt(sessionId, phoneNumber, address);
      // No connection is held while the provider is asked.
      const verdict = await sms.check(phoneNumber, code, codeHash).catch(async (error: unknown) => {
        // Of the code's own tries it is one; but an outage is nobody's failure for a day.
        const isOutage = error instanceof AppError && error.code === 'check_unavailable';
        if (isOutage) await giveBackFailure(phoneNumber, address);
        throw error;
      });
      if (verdict !== 'approved') throw new AppError('invalid_code');

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
