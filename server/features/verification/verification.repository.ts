// Codes under way and the grants that right ones earn.

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { phoneGrants, users, verificationCodes } from '../../db/schema/index.ts';

/** Tries that a code allows; the table's own check forbids more. */
export const ATTEMPTS_PER_CODE = 5;

export interface CodeUnderWay {
  sessionId: string;
  /** E.164. */
  phoneNumber: string;
  codeHash: string | null;
  sentAtMs: number;
  expiresAtMs: number;
}

export function createVerificationRepository(db: Database) {
  return {
    /** Keeps a code that is about to be sent, in place of an earlier one of this session and number. */
    async saveCode({ sessionId, phoneNumber, ...code }: CodeUnderWay): Promise<void> {
      const kept = {
        codeHash: code.codeHash,
        attempts: 0,
        sentAt: new Date(code.sentAtMs),
        expiresAt: new Date(code.expiresAtMs),
      };
      await db
        .insert(verificationCodes)
        .values({ sessionId, phoneNumber, ...kept })
        .onConflictDoUpdate({
          target: [verificationCodes.sessionId, verificationCodes.phoneNumber],
          set: kept,
        });
    },

    async findCode(sessionId: string, phoneNumber: string, nowMs: number) {
      const [code] = await db
        .select({
          attempts: verificationCodes.attempts,
          expiresAt: verificationCodes.expiresAt,
        })
        .from(verificationCodes)
        .where(
          and(
            eq(verificationCodes.sessionId, sessionId),
            eq(verificationCodes.phoneNumber, phoneNumber),
            gt(verificationCodes.expiresAt, new Date(nowMs)),
          ),
        );
      return code;
    },

    /**
     * Counts one try of a living code before the try is made, so that many at once cannot get more than five;
     * gives what to check against, or undefined when no try is left.
     */
    async takeAttempt(
      sessionId: string,
      phoneNumber: string,
      nowMs: number,
    ): Promise<{ codeHash: string | null } | undefined> {
      const [code] = await db
        .update(verificationCodes)
        .set({ attempts: sql`${verificationCodes.attempts} + 1` })
        .where(
          and(
            eq(verificationCodes.sessionId, sessionId),
            eq(verificationCodes.phoneNumber, phoneNumber),
            gt(verificationCodes.expiresAt, new Date(nowMs)),
            lt(verificationCodes.attempts, ATTEMPTS_PER_CODE),
          ),
        )
        .returning({ codeHash: verificationCodes.codeHash });
      return code;
    },

    /** Whether the code was still there; it is not any more. `codeHash` tells a newer code from the checked one. */
    async takeCode(
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
            eq(verificationCodes.phoneNumber, phoneNumber),
            sql`${verificationCodes.codeHash} is not distinct from ${codeHash}`,
          ),
        )
        .returning({ phoneNumber: verificationCodes.phoneNumber });
      return used.length > 0;
    },

    async saveGrant(
      tx: Database,
      sessionId: string,
      phoneNumber: string,
      expiresAtMs: number,
    ): Promise<void> {
      const expiresAt = new Date(expiresAtMs);
      await tx
        .insert(phoneGrants)
        .values({ sessionId, phoneNumber, expiresAt })
        .onConflictDoUpdate({
          target: [phoneGrants.sessionId, phoneGrants.phoneNumber],
          set: { expiresAt },
        });
    },

    async hasAccount(tx: Database, phoneNumber: string): Promise<boolean> {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.phoneNumber, phoneNumber));
      return found.length > 0;
    },

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}
export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
