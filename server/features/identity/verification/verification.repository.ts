// Queries of verification codes and of the grants that correct codes earn.

import { and, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import { hasHashOf, hasText } from '#server/db/encrypted-search.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { phoneGrants, users, verificationCodes } from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { StoredCode } from '#server/platform/sms/sms-gateway.ts';
import { ATTEMPTS_PER_CODE } from '#shared/identity/verification/verification.schema.ts';
import type { CodeOrigin } from './send-limits.ts';

export const ownedTables: OwnedTables = {
  byUserId: [],
  byPhoneNumber: [
    {
      table: verificationCodes,
      isOfNumber: (number) => hasHashOf(verificationCodes.phoneNumber, number),
    },
    { table: phoneGrants, isOfNumber: (number) => hasHashOf(phoneGrants.phoneNumber, number) },
  ],
};

/** The time of the clean-up, which it passes as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** Codes and grants are also deleted with their session, but a user's session lives weeks longer than they do. */
export const expiredRows: readonly ExpiredRows[] = [
  { table: 'verification_codes', key: 'session_id', condition: `expires_at < ${AT}` },
  { table: 'phone_grants', key: 'session_id', condition: `expires_at < ${AT}` },
];

export interface SentCode {
  sessionId: string;
  /** E.164. */
  phoneNumber: string;
  /** Null while the SMS provider creates and checks the code; set once it has approved the code. */
  codeHash: string | null;
  origin: CodeOrigin;
  sentAtMs: number;
  expiresAtMs: number;
}

/** Changes the code of a session and number. */
async function update(
  db: Database,
  sessionId: string,
  phoneNumber: string,
  change: { providerId: string } | { codeHash: string },
): Promise<void> {
  await db
    .update(verificationCodes)
    .set(change)
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
      ),
    );
}

/** Stores a code that is about to be sent; replaces an earlier one of the same session and number. */
async function saveCode(
  db: Database,
  { sessionId, phoneNumber, ...code }: SentCode,
): Promise<void> {
  const columns = {
    codeHash: code.codeHash,
    providerId: null,
    origin: code.origin,
    attempts: 0,
    sentAt: new Date(code.sentAtMs),
    expiresAt: new Date(code.expiresAtMs),
  };
  // Numbers are stored as keyed hashes. A code saved under an older key has another hash of the same number, so the
  // upsert below would not replace it.
  await db
    .delete(verificationCodes)
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
        ne(verificationCodes.phoneNumber, phoneNumber),
      ),
    );
  await db
    .insert(verificationCodes)
    .values({ sessionId, phoneNumber, ...columns })
    .onConflictDoUpdate({
      target: [verificationCodes.sessionId, verificationCodes.phoneNumber],
      set: columns,
    });
}

/** The unexpired code of a session and number. */
async function findCode(
  db: Database,
  sessionId: string,
  phoneNumber: string,
  nowMs: number,
): Promise<{ attempts: number; expiresAt: Date; origin: CodeOrigin } | undefined> {
  const [code] = await db
    .select({
      attempts: verificationCodes.attempts,
      expiresAt: verificationCodes.expiresAt,
      origin: verificationCodes.origin,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
        gt(verificationCodes.expiresAt, new Date(nowMs)),
      ),
    );
  return code;
}

/**
 * Counts one attempt at an unexpired code before the check, so that simultaneous checks cannot exceed
 * `ATTEMPTS_PER_CODE`. Returns the hash to check against and the number of attempts including this one, or undefined
 * when none is left.
 */
async function takeAttempt(
  db: Database,
  sessionId: string,
  phoneNumber: string,
  nowMs: number,
): Promise<(StoredCode & { attempts: number }) | undefined> {
  const [code] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
        gt(verificationCodes.expiresAt, new Date(nowMs)),
        lt(verificationCodes.attempts, ATTEMPTS_PER_CODE),
      ),
    )
    .returning({
      codeHash: verificationCodes.codeHash,
      attempts: verificationCodes.attempts,
      providerId: verificationCodes.providerId,
    });
  return code;
}

/** Stores the SMS provider's id of a code that was sent. */
function saveProviderId(
  db: Database,
  sessionId: string,
  phoneNumber: string,
  providerId: string,
): Promise<void> {
  return update(db, sessionId, phoneNumber, { providerId });
}

/**
 * Stores the hash of a code that its provider has approved: the provider approves a code only once, but what follows
 * may fail and be tried again.
 */
function saveApproval(
  db: Database,
  sessionId: string,
  phoneNumber: string,
  codeHash: string,
): Promise<void> {
  return update(db, sessionId, phoneNumber, { codeHash });
}

/** The provider's ids of a number's unexpired codes, and whether any of these was checked. */
async function listProviderIds(
  db: Database,
  phoneNumber: string,
  nowMs: number,
): Promise<{ ids: string[]; checked: boolean }> {
  const codes = await db
    .select({
      id: verificationCodes.providerId,
      attempts: verificationCodes.attempts,
    })
    .from(verificationCodes)
    .where(
      and(
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
        gt(verificationCodes.expiresAt, new Date(nowMs)),
        isNotNull(verificationCodes.providerId),
      ),
    );
  return {
    ids: [...new Set(codes.flatMap(({ id }) => id ?? []))],
    checked: codes.some(({ attempts }) => attempts > 0),
  };
}

/** Deletes the code that was checked; false when it was deleted, or replaced by a newer one with another hash. */
async function takeCode(
  tx: Database,
  sessionId: string,
  phoneNumber: string,
  codeHash: string | null,
): Promise<boolean> {
  const used = await tx
    .delete(verificationCodes)
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        hasHashOf(verificationCodes.phoneNumber, phoneNumber),
        sql`${verificationCodes.codeHash} is not distinct from ${codeHash}`,
      ),
    )
    .returning({ phoneNumber: verificationCodes.phoneNumber });
  return used.length > 0;
}

/** Stores a session's grant for a number, or renews the existing one. */
async function saveGrant(
  tx: Database,
  sessionId: string,
  phoneNumber: string,
  expiresAtMs: number,
): Promise<void> {
  const expiresAt = new Date(expiresAtMs);
  await tx
    .insert(phoneGrants)
    .values({ sessionId, phoneNumber, number: phoneNumber, expiresAt })
    .onConflictDoUpdate({
      target: [phoneGrants.sessionId, phoneGrants.phoneNumber],
      set: { number: phoneNumber, expiresAt },
    });
}

async function hasAccount(tx: Database, phoneNumber: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(hasText({ plain: users.phoneNumber, hash: users.phoneHash }, phoneNumber));
  return found.length > 0;
}

export function createVerificationRepository(db: Database) {
  return {
    ...bindAll(db, {
      saveCode,
      findCode,
      takeAttempt,
      saveProviderId,
      saveApproval,
      listProviderIds,
    }),
    takeCode,
    saveGrant,
    hasAccount,

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
