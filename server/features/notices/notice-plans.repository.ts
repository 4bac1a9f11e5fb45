// Queries of plans: what rings for each reader, and which process rings it. Rows are written at the reader's midnight
// and when the reader changes something, so that they reveal neither contacts nor minutes.

import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseClient } from '#server/db/database.ts';
import {
  noticeBells,
  noticeHolders,
  noticePlans,
  noticeSettings,
  notices,
  type PushSubscriptionRow,
  pushSubscriptions,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createGate } from '#server/platform/gate.ts';
import { DEFAULT_NOTICE_SETTINGS, type NoticeSettings } from '#shared/notices/notices.schema.ts';
import { findMailTarget, type MailTarget } from './letter-mail.ts';
import {
  type NoticePlan,
  openContent,
  openPlan,
  type Progress,
  sealContent,
} from './sealed-content.ts';
import { MAIL } from './sending-place.ts';

/** How many readers one statement takes over. */
const CLAIMED_AT_ONCE = 100;
/** The due time of a plan that must be made anew at once; it stays in the row until some process has made the plan. */
const AT_ONCE_MS = 0;

/** A user with the settings of notices. */
export interface Reader {
  user: UserRow;
  settings: NoticeSettings;
}

/** A reader for whom this process rings. */
export interface HeldReader extends Reader {
  plan: NoticePlan;
  /** The plan as it is stored. */
  sealed: string;
  devices: PushSubscriptionRow[];
  /** Where the letter goes by mail; undefined for nowhere. */
  mailTarget: MailTarget | undefined;
}

/** A plan that a process has taken over. */
export interface Claim {
  userId: string;
  plan: NoticePlan;
  dueAtMs: number;
  /** Whether the plan must be made anew at once; nothing of it may ring before. */
  mustPlan: boolean;
  /** The process that held the plan before; null for none. */
  fromHolder: string | null;
}

export const settingsOf = (row: typeof noticeSettings.$inferSelect | null): NoticeSettings => {
  if (row === null) return DEFAULT_NOTICE_SETTINGS;
  const { kinds, style, quietFrom, quietUntil, letterAt, letterBy } = row;
  return { kinds, style, quietFrom, quietUntil, letterAt, letterBy };
};

const instant = (ms: number) => new Date(Math.round(ms));

/**
 * The user with the settings; undefined when the account is deleted. `isLocked` locks the user's row until the
 * transaction `from` ends.
 */
export async function findReader(
  from: Database,
  userId: string,
  isLocked = false,
): Promise<Reader | undefined> {
  const query = from
    .select({ user: users, settings: noticeSettings })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(eq(users.id, userId));
  const [row] = await (isLocked ? query.for('no key update', { of: users }) : query);
  return row && { user: row.user, settings: settingsOf(row.settings) };
}

/**
 * Changes a reader's plan and marks it to be made anew; does nothing if `change` returns undefined. The caller has
 * locked the user's row in `tx`. Give `dueAtMs` for a reader who has a device or wants mail: then a plan that was not
 * due becomes due.
 */
export async function changePlan(
  tx: Database,
  cipher: DataCipher,
  userId: string,
  change: (plan: NoticePlan) => NoticePlan | undefined,
  dueAtMs?: number,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(noticePlans)
    .where(eq(noticePlans.userId, userId))
    .for('update');
  const plan = change(openPlan(cipher, userId, row?.sealed));
  if (plan === undefined) return;
  const dueAt = row?.dueAt ?? (dueAtMs === undefined ? null : instant(dueAtMs));
  const columns = { sealed: sealContent(cipher, 'plan', userId, plan), isChanged: true, dueAt };
  await tx
    .insert(noticePlans)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: noticePlans.userId, set: columns });
}

/** What the queries of this process depend on. */
interface Parts {
  db: DatabaseClient['db'];
  query: DatabaseClient['query'];
  cipher: DataCipher;
  /** The id of this process among those that ring. */
  holder: string;
  /**
   * Writes this process's own row one statement after the other, each with the progress of its turn. On several
   * connections an older progress could be written last, and the next process would send again what it lacks.
   */
  inTurn: ReturnType<typeof createGate>;
}

const seal = ({ cipher, holder }: Parts, progress: Progress) =>
  sealContent(cipher, 'holder', holder, progress);

/** Renews the lease of this process until an instant, and records how far it has come. */
async function renew(parts: Parts, expiresAtMs: number, progress: Progress): Promise<void> {
  const { db, holder, inTurn } = parts;
  await inTurn(async () => {
    const columns = { expiresAt: instant(expiresAtMs), sealed: seal(parts, progress) };
    await db
      .insert(noticeHolders)
      .values({ id: holder, ...columns })
      .onConflictDoUpdate({ target: noticeHolders.id, set: columns });
  });
}

/**
 * Takes over up to `CLAIMED_AT_ONCE` plans that nobody holds, whose process has ended, or whose reader has changed
 * something. `inherit` is called with the claims before they are committed, and with the progress of each process
 * that held one of them, undefined if it is unknown. It returns the new progress of this process, which is
 * committed with the claims, so that none is forgotten if this process ends right after it. After a rejection it is
 * unknown whether they were committed: ask `findOwn`.
 */
function claim(
  parts: Parts,
  nowMs: number,
  inherit: (
    claims: readonly Claim[],
    befores: ReadonlyMap<string, Progress | undefined>,
  ) => Progress,
): Promise<Claim[]> {
  const { db, holder, inTurn } = parts;
  return inTurn(() =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`update notice_plans
        set holder = ${holder}::uuid, is_changed = false, due_at = case
          when was_changed or from_holder is null
          then to_timestamp(${AT_ONCE_MS}::bigint / 1000.0) else due_at end
        from (
          select user_id as id, holder as from_holder, is_changed as was_changed from notice_plans
          where due_at is not null and (is_changed or holder is null or holder = any(array(
            select id from notice_holders
            where expires_at <= to_timestamp(${Math.round(nowMs)}::bigint / 1000.0))))
          limit ${sql.raw(String(CLAIMED_AT_ONCE))} for update skip locked
        ) as free
        where user_id = free.id
        returning user_id, sealed, from_holder,
          (extract(epoch from due_at) * 1000)::bigint as due_ms`);
      const claims = rows.map((row) => readClaim(parts, row));
      const befores = new Map<string, Progress | undefined>();
      for (const { fromHolder } of claims) {
        if (fromHolder === null || fromHolder === holder || befores.has(fromHolder)) continue;
        befores.set(fromHolder, await findProgress(parts, fromHolder, tx));
      }
      const inherited = inherit(claims, befores);
      if (befores.size > 0) await write(parts, inherited, tx);
      return claims;
    }),
  );
}

/** Reads a claim from a row with `user_id`, `sealed`, `due_ms` and `from_holder`. */
function readClaim({ cipher }: Parts, row: Record<string, unknown>): Claim {
  const userId = String(row['user_id']);
  const dueAtMs = Number(row['due_ms']);
  return {
    userId,
    plan: openPlan(cipher, userId, String(row['sealed'])),
    dueAtMs,
    mustPlan: dueAtMs === AT_ONCE_MS,
    fromHolder: row['from_holder'] === null ? null : String(row['from_holder']),
  };
}

/**
 * The plans of some readers that this process holds, and whether the reader has changed something since. Waits for
 * transactions that have these rows locked, because a claim that got no answer may still be committing.
 */
async function findOwn(
  parts: Parts,
  userIds: readonly string[],
): Promise<(Claim & { isChanged: boolean })[]> {
  const { rows } = await parts.query({
    text: `select user_id, sealed, holder as from_holder, is_changed,
        (extract(epoch from due_at) * 1000)::bigint as due_ms
      from notice_plans where user_id = any(string_to_array($1, ',')::uuid[]) for share`,
    values: [userIds.join(',')],
  });
  return rows
    .filter((row) => row['due_ms'] !== null)
    .map((row) => ({ ...readClaim(parts, row), isChanged: row['is_changed'] === true }))
    .filter(({ fromHolder }) => fromHolder === parts.holder);
}

/** How far a process has come; undefined when it is unknown. */
async function findProgress(
  { db, cipher }: Parts,
  id: string,
  from: Database = db,
): Promise<Progress | undefined> {
  const [row] = await from.select().from(noticeHolders).where(eq(noticeHolders.id, id));
  return row && openContent(cipher, 'holder', id, row.sealed);
}

/** A reader whose plan this process holds; undefined if it does not, or if the reader has changed something. */
async function findHeld(
  { db, cipher, holder }: Parts,
  userId: string,
): Promise<HeldReader | undefined> {
  const [row] = await db
    .select({ user: users, settings: noticeSettings, plan: noticePlans })
    .from(noticePlans)
    .innerJoin(users, eq(users.id, noticePlans.userId))
    .leftJoin(noticeSettings, eq(noticeSettings.userId, noticePlans.userId))
    .where(eq(noticePlans.userId, userId));
  if (row === undefined || row.plan.holder !== holder || row.plan.isChanged) return undefined;
  const devices = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.id);
  const { sealed } = row.plan;
  const plan = openPlan(cipher, userId, sealed);
  const settings = settingsOf(row.settings);
  const mailTarget = findMailTarget(cipher, row.user, settings, plan);
  return { user: row.user, settings, plan, sealed, devices, mailTarget };
}

/**
 * Stores a plan that was made anew; it is due again at `dueAtMs`, never if that is null. Returns false if the row
 * has changed since it was read as `from`, even if it was only encrypted again, or if another process has taken it
 * over.
 */
async function savePlan(
  { query, cipher, holder }: Parts,
  userId: string,
  from: string,
  plan: NoticePlan,
  dueAtMs: number | null,
): Promise<boolean> {
  const { rowCount } = await query({
    text: `update notice_plans set sealed = $3, due_at = to_timestamp($4::bigint / 1000.0)
      where user_id = $1::uuid and holder = $2::uuid and not is_changed and sealed = $5`,
    values: [
      userId,
      holder,
      sealContent(cipher, 'plan', userId, plan),
      dueAtMs === null ? null : Math.round(dueAtMs),
      from,
    ],
  });
  return rowCount > 0;
}

/**
 * Records right before a sending that it begins. Returns false if this process no longer holds the reader, the
 * reader has changed something, or the device is gone; `subscriptionId` is `MAIL` for a mail. The row is locked
 * against changes by the reader until the record is committed, and a process that takes the reader over reads it.
 */
async function begin(
  parts: Parts,
  userId: string,
  subscriptionId: string,
  progress: Progress,
): Promise<boolean> {
  const { query, holder, inTurn } = parts;
  const device = subscriptionId === MAIL ? null : subscriptionId;
  const { rowCount } = await inTurn(() =>
    query({
      text: `with held as (
        select 1 from notice_plans where user_id = $2::uuid and holder = $1::uuid and not is_changed
          and ($3::uuid is null or exists (
            select 1 from push_subscriptions where id = $3::uuid and user_id = $2::uuid))
        for share
      )
      update notice_holders set sealed = $4 where id = $1::uuid and exists (select 1 from held)`,
      values: [holder, userId, device, seal(parts, progress)],
    }),
  );
  return rowCount > 0;
}

/** Records how far this process has come. */
async function record(parts: Parts, progress: Progress): Promise<void> {
  await parts.inTurn(() => write(parts, progress));
}

const write = (parts: Parts, progress: Progress, to: Database = parts.db) =>
  to
    .update(noticeHolders)
    .set({ sealed: seal(parts, progress) })
    .where(eq(noticeHolders.id, parts.holder));

/** Ends a device whose push service says that it is gone. */
async function endSubscription({ db }: Parts, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Moves what the previous version stored into plans; `withDevices` also plans for readers with a device alone. */
async function adoptAll(parts: Parts, nowMs: number, withDevices: boolean): Promise<void> {
  const { rows } = await parts.query({
    text: `select user_id from notice_bells union select user_id from notices
      union select user_id from push_subscriptions where $1 and not exists (
        select 1 from notice_plans where notice_plans.user_id = push_subscriptions.user_id)`,
    values: [withDevices],
  });
  for (const row of rows) await adopt(parts, String(row['user_id']), nowMs);
}

/** Moves what the previous version has stored for a reader into the reader's plan. */
function adopt({ db, cipher }: Parts, userId: string, nowMs: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await findReader(tx, userId, true)) === undefined) return;
    const bells = await tx.delete(noticeBells).where(eq(noticeBells.userId, userId)).returning();
    const rows = await tx.delete(notices).where(eq(notices.userId, userId)).returning();
    await tx.execute(sql`delete from due_work where user_id = ${userId}::uuid
      and kind in ('notices:plan', 'notices:ring', 'notices:send')
      and (done_at is not null or began_at is null)`);
    const devices = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId));
    const change = (plan: NoticePlan): NoticePlan => {
      const known = new Set(plan.bells.map(({ key }) => key));
      const moved = bells
        .map(({ sealed }) => openContent(cipher, 'bell', userId, sealed))
        .filter((bell) => bell !== undefined && !known.has(bell.key));
      const rung = rows.flatMap(({ source, day, isRung, sealed }) => {
        const notice = isRung ? openContent(cipher, 'notice', userId, sealed) : undefined;
        if (notice === undefined) return [];
        const { key, ringAtMs, untilMs } = notice;
        return [{ key, source, date: day, ringAtMs, untilMs, isRung }];
      });
      return {
        ...plan,
        bells: [...plan.bells, ...moved.filter((bell) => bell !== undefined)],
        notices: [...plan.notices, ...rung],
      };
    };
    await changePlan(tx, cipher, userId, change, devices.length > 0 ? nowMs : undefined);
  });
}

/** Whether any live process is sending something to a user at this moment. */
export async function isUnderWay(
  { db }: DatabaseClient,
  cipher: DataCipher,
  userId: string,
  nowMs: number,
): Promise<boolean> {
  const living = await db
    .select()
    .from(noticeHolders)
    .where(sql`${noticeHolders.expiresAt} > ${instant(nowMs).toISOString()}::timestamptz`);
  return living.some(({ id, sealed }) =>
    openContent(cipher, 'holder', id, sealed)?.underWay.includes(userId),
  );
}

export type NoticePlansRepository = ReturnType<typeof createNoticePlansRepository>;

/** `holder` is the id of this process among those that ring. */
export function createNoticePlansRepository(
  { db, query }: DatabaseClient,
  cipher: DataCipher,
  holder: string,
) {
  const inTurn = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  const parts: Parts = { db, query, cipher, holder, inTurn };
  const calls = {
    renew,
    claim,
    findOwn,
    findProgress,
    findHeld,
    savePlan,
    begin,
    record,
    endSubscription,
    adoptAll,
  };
  return { holder, ...bindAll(parts, calls) };
}
