// Queries of passkeys and of the challenges of ceremonies that are under way.

import { and, count, desc, eq, gt, lt, notInArray } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { type PasskeyRow, passkeyChallenges, passkeys } from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';

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

/** The user's passkeys, the newest first. */
async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

async function countPasskeys(tx: Database, userId: string): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return row?.rows ?? 0;
}

/** Within a transaction where one is given. */
async function findByCredentialId(
  db: Database,
  credentialId: string,
  tx: Database = db,
): Promise<PasskeyRow | undefined> {
  const [found] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** False when the credential is already known, for this user or another. */
async function add(tx: Database, passkey: PasskeyRow): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/**
 * Records a use. False when the passkey is gone, or its stored signature counter is not below `counter`: it was copied,
 * or used at the same time. Authenticators that do not count send 0 each time.
 */
async function recordUse(
  tx: Database,
  { id, counter, synced, usedAt }: { id: string; counter: number; synced: boolean; usedAt: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: usedAt })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Deletes a passkey of the user and returns the id of its credential; undefined when the user has no such passkey. */
async function remove(tx: Database, userId: string, id: string): Promise<string | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ credentialId: passkeys.credentialId });
  return removed?.credentialId;
}

/** Stores the challenge of a registration. */
async function saveChallenge(
  db: Database,
  {
    challenge,
    sessionId,
    nowMs,
    expiresAtMs,
  }: {
    challenge: string;
    sessionId: string;
    nowMs: number;
    expiresAtMs: number;
  },
): Promise<void> {
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
}

/** Deletes the challenge of a registration; false unless it was given to the session and has not expired. */
async function takeChallenge(
  db: Database,
  {
    challenge,
    sessionId,
    nowMs,
  }: {
    challenge: string;
    sessionId: string;
    nowMs: number;
  },
): Promise<boolean> {
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
}

export function createPasskeyRepository(db: Database) {
  return {
    ...bindAll(db, { list: listPasskeys, findByCredentialId, saveChallenge, takeChallenge }),
    count: countPasskeys,
    add,
    recordUse,
    remove,
  };
}

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;
