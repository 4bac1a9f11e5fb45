// Queries of sessions. Only `create` and `replaceBySignedIn` insert rows; everything else updates or deletes
// existing ones, so that a request that ends late cannot bring a deleted session back.

import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database, DatabaseClient } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { DatabaseUnavailableError } from '#server/db/pg-errors.ts';
import {
  accountEvents,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { HISTORY_DAYS } from '#shared/identity/account/history.schema.ts';
import { IDLE_SESSION_MS, MAX_SESSIONS_PER_USER, TOUCH_INTERVAL_MS } from './session-rules.ts';

export const ownedTables: OwnedTables = { byUserId: [sessions], byPhoneNumber: [] };

/** The time of the clean-up, which it passes as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** Expired and idle sessions, with which their codes and grants are deleted, and old events of accounts' histories. */
export const expiredRows: readonly ExpiredRows[] = [
  { table: 'sessions', key: 'id', condition: `expires_at < ${AT}` },
  {
    table: 'account_events',
    key: 'user_id',
    condition: `at < ${AT} - interval '${HISTORY_DAYS} days'`,
  },
  {
    table: 'sessions',
    key: 'id',
    condition: `last_seen_at < ${AT} - interval '${IDLE_SESSION_MS} milliseconds'`,
  },
];

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

export interface SessionRepository {
  /** The session of a cookie, unless it has expired, with its user, in one query. */
  findByHash(sidHash: string, nowMs: number): Promise<LoadedSession | undefined>;
  /** Inserts a visitor's session. */
  create(fresh: NewSession): Promise<void>;
  /** Extends a visitor's session until `expiresAtMs`; false when it no longer exists. */
  extend(id: string, expiresAtMs: number): Promise<boolean>;
  /** Replaces the hash of the session's secret id; false when the session no longer has the old one. */
  changeHash(
    tx: Database,
    change: { id: string; oldHash: string; newHash: string; visitorExpiresAtMs: number },
  ): Promise<boolean>;
  /** Deletes the old session, inserts the user's new one, and deletes the user's oldest over the limit. */
  replaceBySignedIn(
    tx: Database,
    oldId: string | undefined,
    fresh: NewSession & { userId: string; eventId: string },
  ): Promise<void>;
  /** Records that the session and its user's account were used now, at most once per `TOUCH_INTERVAL_MS`. */
  touch(id: string, nowMs: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** Records a proof. */
  prove(
    tx: Database,
    id: string,
    proof: { provedAt: Date; provedBy: 'password' | 'code' | 'passkey' },
  ): Promise<void>;
  /** Records that somebody in the session gave a birth date below the minimum age. */
  refuseAge(id: string): Promise<void>;
}

export function createSessionRepository({ db, reads }: DatabaseClient): SessionRepository {
  // Prepared once, because every request with a cookie makes this query.
  const byHash = reads
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
    async findByHash(sidHash, nowMs) {
      const [found] = await byHash.execute({
        sidHash,
        now: new Date(nowMs),
        idleSince: new Date(nowMs - IDLE_SESSION_MS),
      });
      // Queries that share a connection are matched with their results by order alone. If the order were ever wrong,
      // this check keeps a request from getting the session of another user.
      if (found !== undefined && found.session.sidHash !== sidHash) {
        throw new DatabaseUnavailableError(new Error('the answer to another question'));
      }
      return found;
    },

    async create(fresh) {
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

    async extend(id, expiresAtMs) {
      const extended = await db
        .update(sessions)
        .set({ expiresAt: new Date(expiresAtMs) })
        .where(and(eq(sessions.id, id), isNull(sessions.userId)))
        .returning({ id: sessions.id });
      return extended.length > 0;
    },

    async changeHash(tx, change) {
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

    async replaceBySignedIn(tx, oldId, fresh) {
      // The lock allows one sign-in per user at a time: simultaneous ones would not count each other's sessions.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, fresh.userId)).for('update');
      const lastUsedAt = new Date(fresh.nowMs);
      await tx.update(users).set({ lastUsedAt }).where(eq(users.id, fresh.userId));
      if (oldId !== undefined) await tx.delete(sessions).where(eq(sessions.id, oldId));
      await tx.insert(sessions).values({
        id: fresh.id,
        sidHash: fresh.sidHash,
        userId: fresh.userId,
        device: fresh.device,
        provedAt: new Date(fresh.nowMs),
        provedBy: 'sign-in',
        createdAt: new Date(fresh.nowMs),
        lastSeenAt: new Date(fresh.nowMs),
        expiresAt: new Date(fresh.expiresAtMs),
      });
      await tx.insert(accountEvents).values({
        id: fresh.eventId,
        userId: fresh.userId,
        kind: 'sign_in',
        device: fresh.device,
        at: new Date(fresh.nowMs),
      });
      const surplus = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, fresh.userId))
        .orderBy(desc(eq(sessions.id, fresh.id)), desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(MAX_SESSIONS_PER_USER);
      await tx.delete(sessions).where(inArray(sessions.id, surplus));
    },

    async touch(id, nowMs) {
      const lastUsedAt = new Date(nowMs);
      const [touched] = await db
        .update(sessions)
        .set({ lastSeenAt: lastUsedAt })
        .where(
          and(eq(sessions.id, id), lt(sessions.lastSeenAt, new Date(nowMs - TOUCH_INTERVAL_MS))),
        )
        .returning({ userId: sessions.userId });
      if (touched?.userId == null) return;
      await db.update(users).set({ lastUsedAt }).where(eq(users.id, touched.userId));
    },

    async prove(tx, id, proof) {
      await tx.update(sessions).set(proof).where(eq(sessions.id, id));
    },

    async refuseAge(id) {
      await db.update(sessions).set({ ageRefused: true }).where(eq(sessions.id, id));
    },

    async delete(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
  };
}
