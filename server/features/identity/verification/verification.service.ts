// Verifies a phone number: sends a code, and exchanges the correct code for a grant that is bound to the session
// and the number.

import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { OwnerSession } from '#server/features/identity/session/owner-session.ts';
import type { VisitorSession } from '#server/features/identity/session/visitor-session.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Limits, Take } from '#server/platform/limits.ts';
import type {
  CodeVerdict,
  PreparedCode,
  SmsGateway,
  StoredCode,
} from '#server/platform/sms/sms-gateway.ts';
import { AppError } from '#shared/core/errors.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import {
  ATTEMPTS_PER_CODE,
  CODE_LIFETIME_MS,
} from '#shared/identity/verification/verification.schema.ts';
import { parsePhoneNumber } from './phone-number.ts';
import type { CodeOrigin, SendLimits } from './send-limits.ts';
import { VERIFICATION_LIMITS } from './verification.limits.ts';
import type { VerificationRepository } from './verification.repository.ts';

const MINUTE_MS = 60_000;
const GRANT_LIFETIME_MS = 30 * MINUTE_MS;

/** The error details for a code that was checked too often: only a new code helps; waiting does not. */
const SPENT = {
  sentence: VERIFICATION_COPY.codeSpent,
  fields: { code: VERIFICATION_COPY.codeSpent },
};
/**
 * The provider's errors after which no code is on its way and the send is not counted. `number_refused` is left out: a
 * send to a number that the provider refuses does count.
 */
const NOT_SENT: ReadonlySet<string> = new Set(['send_unavailable', 'too_many_requests']);

/** The caller: the session that codes and grants are bound to, and the address that limits count by. */
export interface Caller {
  session: VisitorSession;
  address: string;
}

export interface ApprovedCode {
  /** E.164. */
  phoneNumber: string;
  sessionId: string;
  /** Uses the code up. Throws `invalid_code` when it was used or replaced in the meantime. */
  useUp(tx: Database): Promise<void>;
}

interface Dependencies {
  repository: VerificationRepository;
  sms: SmsGateway;
  limits: Limits;
  sendLimits: SendLimits;
  clock: Clock;
  countries: readonly string[];
  /** The session secrets, newest first. */
  secrets: readonly [string, ...string[]];
}

/**
 * Sends a code. The provider counts sends and checks only by number, no matter who asked. If one of the number's codes
 * was checked, or if the provider refuses the new code because of too many sends, the earlier codes are canceled there,
 * so that what strangers have used up does not count against this code.
 */
async function deliverAnew(
  { repository, clock, sms }: Dependencies,
  phoneNumber: string,
  prepared: PreparedCode,
): Promise<string | null> {
  const before = await repository.listProviderIds(phoneNumber, clock.now());
  const endAll = () => Promise.all(before.ids.map((id) => sms.cancel(id)));
  if (before.checked) await endAll();
  try {
    return await prepared.deliver();
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'too_many_requests';
    if (!isFull || before.ids.length === 0 || before.checked) throw error;
    await endAll();
    return prepared.deliver();
  }
}

/**
 * The counts that a wrong code adds to. Codes sent to known devices have their own, which strangers cannot use up.
 */
function failuresOf(
  origin: CodeOrigin,
  phoneNumber: string,
  { sessionId, address }: { sessionId: string; address: string },
): Take[] {
  const ofSession = {
    rule: VERIFICATION_LIMITS.checkSessionFailures,
    key: `${phoneNumber}:${sessionId}`,
  };
  if (origin === 'device') return [ofSession];
  const ofNumber =
    origin === 'proven'
      ? VERIFICATION_LIMITS.checkProvenFailures
      : VERIFICATION_LIMITS.checkStrangerFailures;
  return [
    ofSession,
    { rule: ofNumber, key: phoneNumber },
    { rule: VERIFICATION_LIMITS.checkAddressFailures, key: address },
  ];
}

/**
 * Counts the attempt as a failure before the code is checked; after a success the failure is given back, and
 * the attempt still counts for the code.
 */
async function takeAttempt(
  { clock, repository, limits }: Dependencies,
  sessionId: string,
  phoneNumber: string,
  address: string,
) {
  const nowMs = clock.now();
  const code = await repository.findCode(sessionId, phoneNumber, nowMs);
  if (code === undefined) throw new AppError('invalid_code');
  if (code.attempts >= ATTEMPTS_PER_CODE) {
    const retryAfterSeconds = Math.ceil((code.expiresAt.getTime() - nowMs) / 1000);
    throw new AppError('too_many_requests', { retryAfterSeconds, ...SPENT });
  }
  const caller = { sessionId, address };
  const failure = await limits.takeAll(failuresOf(code.origin, phoneNumber, caller));
  const attempt = await repository.takeAttempt(sessionId, phoneNumber, nowMs);
  if (attempt === undefined) throw new AppError('invalid_code');
  return { ...attempt, failure };
}

/** Asks the provider, or compares with a code that it has approved before. */
async function compare(
  { sms, secrets }: Dependencies,
  phoneNumber: string,
  code: string,
  stored: StoredCode,
): Promise<CodeVerdict> {
  const { codeHash, providerId } = stored;
  if (codeHash === null || providerId === null) return sms.check(phoneNumber, code, stored);
  // Hashes are compared, so that the duration reveals nothing about the code.
  const isSame = secrets.some((secret) => hashOfApproved(secret, phoneNumber, code) === codeHash);
  return isSame ? 'approved' : 'wrong';
}

/** Compares a code, and throws as `check` does, but changes neither session nor grants. */
async function approve(
  dependencies: Dependencies,
  typedNumber: string,
  code: string,
  { session, address }: Caller,
): Promise<ApprovedCode> {
  const { countries, secrets, repository } = dependencies;
  const phoneNumber = parsePhoneNumber(typedNumber, countries);
  const sessionId = session.id;
  // Codes are bound to the session that asked for them.
  if (sessionId === undefined) throw new AppError('invalid_code');
  const { failure, attempts, ...stored } = await takeAttempt(
    dependencies,
    sessionId,
    phoneNumber,
    address,
  );
  // Outside a transaction, so that no database connection is occupied while the provider answers.
  const verdict = await compare(dependencies, phoneNumber, code, stored).catch(
    async (error: unknown) => {
      // The attempt counts for the code, but an outage must not count as a failure of number and address.
      const isOutage = error instanceof AppError && error.code === 'check_unavailable';
      if (isOutage) await failure.giveBack();
      throw error;
    },
  );
  if (verdict !== 'approved') {
    throw new AppError('invalid_code', attempts < ATTEMPTS_PER_CODE ? {} : SPENT);
  }
  let { codeHash } = stored;
  if (codeHash === null) {
    codeHash = hashOfApproved(secrets[0], phoneNumber, code);
    await repository.saveApproval(sessionId, phoneNumber, codeHash);
  }
  await failure.giveBack();
  return {
    phoneNumber,
    sessionId,
    async useUp(tx) {
      if (!(await repository.takeCode(tx, sessionId, phoneNumber, codeHash)))
        throw new AppError('invalid_code');
    },
  };
}

/**
 * Sends a code to a typed number. Throws `invalid_phone_number`, `number_refused`, `too_many_requests`,
 * `proof_needed`, `send_unavailable`.
 */
async function send(
  dependencies: Dependencies,
  typedNumber: string,
  {
    session,
    address,
    proof,
    accountId,
  }: Caller & {
    proof: string | undefined;
    /** The id of a signed-in account with this number, which is counted as a device that knows it. */
    accountId?: string | undefined;
  },
): Promise<void> {
  const { countries, sendLimits, sms, clock, repository } = dependencies;
  const phoneNumber = parsePhoneNumber(typedNumber, countries);
  // The known device's count comes before the account's, because somebody with a copy of the account's session could
  // use up the latter.
  const ids = [session.findDeviceOf(phoneNumber), accountId];
  const knownIds = ids.filter((id) => id !== undefined);
  const takesProof = accountId === undefined;
  const taken = await sendLimits.take(phoneNumber, { address, knownIds, proof, takesProof });
  const sessionId = await session.getOrCreateId();
  const prepared = sms.prepare(phoneNumber);
  const sentAtMs = clock.now();
  // Stored before it is sent, so that a code that is delivered despite a time-out works.
  await repository.saveCode({
    sessionId,
    phoneNumber,
    codeHash: prepared.codeHash,
    origin: taken.origin,
    sentAtMs,
    expiresAtMs: sentAtMs + CODE_LIFETIME_MS,
  });
  try {
    const providerId = await deliverAnew(dependencies, phoneNumber, prepared);
    if (providerId !== null) {
      await repository.saveProviderId(sessionId, phoneNumber, providerId);
    }
  } catch (error) {
    // A code that was not sent does not count against the limits.
    if (error instanceof AppError && NOT_SENT.has(error.code)) await taken.giveBack();
    throw error;
  }
}

/**
 * Exchanges a correct code for a grant and changes the session's secret id; for the signed-in user's own number it is
 * also a fresh proof. Throws `invalid_code` (wrong, used, expired or requested by another session),
 * `invalid_phone_number`, `too_many_requests`, `check_unavailable`.
 */
async function check(
  dependencies: Dependencies,
  typedNumber: string,
  code: string,
  caller: Caller & { session: OwnerSession; ownNumber: string | undefined },
): Promise<{ registered: boolean }> {
  const { repository, clock } = dependencies;
  const { phoneNumber, sessionId, useUp } = await approve(dependencies, typedNumber, code, caller);
  return repository.inTransaction(async (tx) => {
    await useUp(tx);
    await repository.saveGrant(tx, sessionId, phoneNumber, clock.now() + GRANT_LIFETIME_MS);
    const registered = await repository.hasAccount(tx, phoneNumber);
    if (phoneNumber === caller.ownNumber) await caller.session.prove(tx, 'code');
    else await caller.session.changeId(tx);
    return { registered };
  });
}

export function createVerificationService(dependencies: Dependencies) {
  return bindAll(dependencies, { send, check, approve });
}

export type VerificationService = ReturnType<typeof createVerificationService>;

/** The stored form of a code that its provider has approved. */
function hashOfApproved(secret: string, phoneNumber: string, code: string): string {
  return createHmac('sha256', secret).update(`approved-code:${phoneNumber}:${code}`).digest('hex');
}
