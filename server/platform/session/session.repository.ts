// Sessions in the database. Rows are made at two places only and otherwise updated or deleted, so
// that nothing that ends late can bring a deleted one back.

import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../db/schema/index.ts';
import { IDLE_SESSION_MS, MAX_SESSIONS_PER_USER, TOUCH_INTERVAL_MS } from './session-rules.ts';

export interface LoadedSession {
  session: SessionRow;
  user: UserRow | null;
}

export interface NewSession {
  id: string;
  sidHash: string;
  device: string;
  nowMs: number;
  expiresAtMs: number;
}

/** The queries of sessions; the one that every signed-in request makes is prepared once. */
export function createSessionRepository(db: Database) {
  const byHash = db
    .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sidHash, sql.placeholder('sidHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        or(isNull(sessions.userId), gt(sessions.lastSeenAt, sql.placeholder('idleSince'))),
      ),
    )
    .prepare('session_with_user');

  return {
    /** The living session of a cookie and its user, in one query. */
    async findByHash(sidHash: string, nowMs: number): Promise<LoadedSession | undefined> {
      const [found] = await byHash.execute({
        sidHash,
        now: new Date(nowMs),
        idleSince: new Date(nowMs - IDLE_SESSION_MS),
      });
      return found;
    },

    /** A visitor's session; the only other way to a row is `replaceBySignedIn`. */
    async create(fresh: NewSession): Promise<void> {
      await db.insert(sessions).values({
        id: fresh.id,
        sidHash: fresh.sidHash,
        userId: null,
        device: fresh.device,
        createdAt: new Date(fresh.nowMs),
        lastSeenAt: new Date(fresh.nowMs),
        expiresAt: new Date(fresh.expiresAtMs),
      });
    },

    /** Whether the visitor's session was still there and now lives until `expiresAtMs`. */
    async extend(id: string, expiresAtMs: number): Promise<boolean> {
      const extended = await db
        .update(sessions)
        .set({ expiresAt: new Date(expiresAtMs) })
        .where(and(eq(sessions.id, id), isNull(sessions.userId)))
        .returning({ id: sessions.id });
      return extended.length > 0;
    },

    /** Whether the session was still there under its old cookie and now answers to a new one only. */
    async changeHash(
      tx: Database,
      change: { id: string; oldHash: string; newHash: string; visitorExpiresAtMs: number },
    ): Promise<boolean> {
      const changed = await tx
        .update(sessions)
        .set({
          sidHash: change.newHash,
          expiresAt: sql`case when ${sessions.userId} is null
            then ${new Date(change.visitorExpiresAtMs).toISOString()}::timestamptz
            else ${sessions.expiresAt} end`,
        })
        .where(and(eq(sessions.id, change.id), eq(sessions.sidHash, change.oldHash)))
        .returning({ id: sessions.id });
      return changed.length > 0;
    },

    /** Ends the old session, begins the user's new one, and ends their oldest over the limit. */
    async replaceBySignedIn(
      tx: Database,
      oldId: string | undefined,
      fresh: NewSession & { userId: string },
    ): Promise<void> {
      // One sign-in a user at a time, or each of many at once would see too few sessions.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, fresh.userId)).for('update');
      if (oldId !== undefined) await tx.delete(sessions).where(eq(sessions.id, oldId));
      await tx.insert(sessions).values({
        id: fresh.id,
        sidHash: fresh.sidHash,
        userId: fresh.userId,
        device: fresh.device,
        createdAt: new Date(fresh.nowMs),
        lastSeenAt: new Date(fresh.nowMs),
        expiresAt: new Date(fresh.expiresAtMs),
      });
      const surplus = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, fresh.userId))
        .orderBy(desc(eq(sessions.id, fresh.id)), desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(MAX_SESSIONS_PER_USER);
      await tx.delete(sessions).where(inArray(sessions.id, surplus));
    },

    async touch(id: string, nowMs: number): Promise<void> {
      await db
        .update(sessions)
        .set({ lastSeenAt: new Date(nowMs) })
        .where(
          and(eq(sessions.id, id), lt(sessions.lastSeenAt, new Date(nowMs - TOUCH_INTERVAL_MS))),
        );
    },

    async delete(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },

    /** Ends what has outlived its time, and with it the codes and grants that hang on it. */
    async deleteExpired(nowMs: number): Promise<void> {
      await db
        .delete(sessions)
        .where(
          or(
            lt(sessions.expiresAt, new Date(nowMs)),
            lt(sessions.lastSeenAt, new Date(nowMs - IDLE_SESSION_MS)),
          ),
        );
    },
  };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;
