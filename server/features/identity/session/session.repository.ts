// Queries of sessions. Only `create` and `createSignedIn` insert rows; everything else updates or deletes existing
// ones, so that a request that ends late cannot bring a deleted session back.

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
import { bindAll } from '#server/platform/bind-all.ts';
import { HISTORY_DAYS } from '#shared/identity/account/history.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { OwnerSession } from './owner-session.ts';
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

type Proof = NonNullable<OwnerSession['proof']>;

function createParts({ db, reads }: DatabaseClient) {
  // Prepared once, because every request with a cookie runs this query.
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
  return { db, byHash };
}
type Parts = ReturnType<typeof createParts>;

/** The session of a cookie, unless it has expired, with its user, in one query. */
async function findByHash(
  { byHash }: Parts,
  sidHash: string,
  nowMs: number,
): Promise<LoadedSession | undefined> {
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
}

/** Inserts a visitor's session. */
async function create({ db }: Parts, fresh: NewSession): Promise<void> {
  await db.insert(sessions).values({
    id: fresh.id,
    sidHash: fresh.sidHash,
    userId: null,
    device: fresh.device,
    createdAt: new Date(fresh.nowMs),
    lastSeenAt: new Date(fresh.nowMs),
    expiresAt: new Date(fresh.expiresAtMs),
  });
}

/** Stores what has changed, and extends a visitor's session; false when no session has the secret id. */
async function update(
  { db }: Parts,
  sidHash: string,
  {
    proof,
    ageRefused,
    visitorExpiresAtMs,
  }: { proof: Proof | undefined; ageRefused: boolean; visitorExpiresAtMs: number },
): Promise<boolean> {
  const expiresAt = extendVisitor(visitorExpiresAtMs);
  const updated = await db
    .update(sessions)
    .set({ ...columnsOf(proof), ageRefused, expiresAt })
    .where(eq(sessions.sidHash, sidHash))
    .returning({ id: sessions.id });
  return updated.length > 0;
}

/** Replaces the hash of the session's secret id, and stores a proof; false when no session has the old one. */
async function changeHash(
  tx: Database,
  {
    oldHash,
    newHash,
    proof,
    visitorExpiresAtMs,
  }: {
    oldHash: string;
    newHash: string;
    proof: Proof | undefined;
    visitorExpiresAtMs: number;
  },
): Promise<boolean> {
  const expiresAt = extendVisitor(visitorExpiresAtMs);
  const changed = await tx
    .update(sessions)
    .set({ ...columnsOf(proof), sidHash: newHash, expiresAt })
    .where(eq(sessions.sidHash, oldHash))
    .returning({ id: sessions.id });
  return changed.length > 0;
}

/** Lets one sign-in per user run at a time: simultaneous ones would not count each other's sessions. */
async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Inserts a user's session, and deletes the user's oldest over the limit. */
async function createSignedIn(
  tx: Database,
  fresh: NewSession & { userId: string; eventId: string; browserHours: HourFormat | undefined },
): Promise<void> {
  const at = new Date(fresh.nowMs);
  const { browserHours } = fresh;
  await tx.update(users).set({ lastUsedAt: at, browserHours }).where(eq(users.id, fresh.userId));
  await tx.insert(sessions).values({
    id: fresh.id,
    sidHash: fresh.sidHash,
    userId: fresh.userId,
    device: fresh.device,
    provedAt: at,
    provedBy: 'sign-in',
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(fresh.expiresAtMs),
  });
  await tx.insert(accountEvents).values({
    id: fresh.eventId,
    userId: fresh.userId,
    kind: 'sign_in',
    device: fresh.device,
    at,
  });
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, fresh.userId))
    .orderBy(desc(eq(sessions.id, fresh.id)), desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(MAX_SESSIONS_PER_USER);
  await tx.delete(sessions).where(inArray(sessions.id, surplus));
}

/** Records that the session and its user's account were used now, at most once per `TOUCH_INTERVAL_MS`. */
async function touch({ db }: Parts, id: string, nowMs: number): Promise<void> {
  const lastUsedAt = new Date(nowMs);
  const [touched] = await db
    .update(sessions)
    .set({ lastSeenAt: lastUsedAt })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, new Date(nowMs - TOUCH_INTERVAL_MS))))
    .returning({ userId: sessions.userId });
  if (touched?.userId == null) return;
  await db.update(users).set({ lastUsedAt }).where(eq(users.id, touched.userId));
}

async function deleteSession({ db }: Parts, id: string, tx: Database = db): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

async function deleteByHash({ db }: Parts, sidHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sidHash, sidHash));
}

export function createSessionRepository(client: DatabaseClient) {
  const parts = createParts(client);
  return {
    ...bindAll(parts, { findByHash, create, update, touch, delete: deleteSession, deleteByHash }),
    changeHash,
    lockUser,
    createSignedIn,
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** The columns of a proof; none for a session without one, whose columns are already empty. */
function columnsOf(proof: Proof | undefined) {
  return proof === undefined ? {} : { provedAt: new Date(proof.atMs), provedBy: proof.by };
}

/** The end of the session: the given one for a visitor's, unchanged for a user's. */
function extendVisitor(expiresAtMs: number) {
  return sql`case when ${sessions.userId} is null
    then ${new Date(expiresAtMs).toISOString()}::timestamptz
    else ${sessions.expiresAt} end`;
}
