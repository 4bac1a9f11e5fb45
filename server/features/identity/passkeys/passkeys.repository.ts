// Queries of passkeys and of the challenges of ceremonies that are under way.

import { and, count, desc, eq, gt, lt, notInArray } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { type PasskeyRow, passkeyChallenges, passkeys } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [passkeys], byPhoneNumber: [] };

/** Challenges end before the session that they belong to. */
export const expiredRows: readonly ExpiredRows[] = [
  {
    table: 'passkey_challenges',
    key: 'challenge',
    condition: 'expires_at < to_timestamp($1::bigint / 1000.0)',
  },
];

/** Unfinished ceremonies of one session, which may have several tabs; one more deletes the oldest. */
const MAX_CHALLENGES_PER_SESSION = 5;

/** Challenges of sign-ins are not stored, since anybody may ask for one. */
const PURPOSE = 'registration';

export interface PasskeyRepository {
  /** The user's passkeys, the newest first. */
  list(userId: string): Promise<PasskeyRow[]>;
  count(tx: Database, userId: string): Promise<number>;
  /** Within a transaction where one is given. */
  findByCredentialId(credentialId: string, tx?: Database): Promise<PasskeyRow | undefined>;
  /** False when the credential is known already, for this user or another. */
  add(tx: Database, passkey: PasskeyRow): Promise<boolean>;
  /**
   * Records a use. False when the passkey is gone, or its stored signature counter is not below `counter`: it was copied,
   * or used at the same time. Authenticators that do not count send 0 each time.
   */
  recordUse(
    tx: Database,
    use: { id: string; counter: number; synced: boolean; usedAt: Date },
  ): Promise<boolean>;
  /** Deletes a passkey of the user and returns the id of its credential; undefined when the user has no such passkey. */
  remove(tx: Database, userId: string, id: string): Promise<string | undefined>;
  /** Stores the challenge of a registration. */
  saveChallenge(challenge: {
    challenge: string;
    sessionId: string;
    nowMs: number;
    expiresAtMs: number;
  }): Promise<void>;
  /** Deletes the challenge of a registration; false unless the session was given it and it has not expired. */
  takeChallenge(challenge: {
    challenge: string;
    sessionId: string;
    nowMs: number;
  }): Promise<boolean>;
}

export function createPasskeyRepository(db: Database): PasskeyRepository {
  return {
    async list(userId) {
      return db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
    },

    async count(tx, userId) {
      const [row] = await tx
        .select({ rows: count() })
        .from(passkeys)
        .where(eq(passkeys.userId, userId));
      return row?.rows ?? 0;
    },

    async findByCredentialId(credentialId, tx = db) {
      const [found] = await tx
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, credentialId));
      return found;
    },

    async add(tx, passkey) {
      const added = await tx
        .insert(passkeys)
        .values(passkey)
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      return added.length > 0;
    },

    async recordUse(tx, { id, counter, synced, usedAt }) {
      const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
      const used = await tx
        .update(passkeys)
        .set({ counter, synced, lastUsedAt: usedAt })
        .where(and(eq(passkeys.id, id), isNewer))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },

    async remove(tx, userId, id) {
      const [removed] = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
        .returning({ credentialId: passkeys.credentialId });
      return removed?.credentialId;
    },

    async saveChallenge({ challenge, sessionId, nowMs, expiresAtMs }) {
      const newest = db
        .select({ challenge: passkeyChallenges.challenge })
        .from(passkeyChallenges)
        .where(eq(passkeyChallenges.sessionId, sessionId))
        .orderBy(desc(passkeyChallenges.createdAt), desc(passkeyChallenges.challenge))
        .limit(MAX_CHALLENGES_PER_SESSION - 1);
      await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.sessionId, sessionId),
            notInArray(passkeyChallenges.challenge, newest),
          ),
        );
      await db.insert(passkeyChallenges).values({
        challenge,
        sessionId,
        purpose: PURPOSE,
        createdAt: new Date(nowMs),
        expiresAt: new Date(expiresAtMs),
      });
    },

    async takeChallenge({ challenge, sessionId, nowMs }) {
      const taken = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challenge, challenge),
            eq(passkeyChallenges.sessionId, sessionId),
            eq(passkeyChallenges.purpose, PURPOSE),
            gt(passkeyChallenges.expiresAt, new Date(nowMs)),
          ),
        )
        .returning({ challenge: passkeyChallenges.challenge });
      return taken.length > 0;
    },
  };
}
