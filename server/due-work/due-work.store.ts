// The table of due work. All times are by the database's clock, so that a process with a wrong clock neither hurries
// nor delays work.

import type { DatabaseClient } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { dueWork } from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';

export const ownedTables: OwnedTables = { byUserId: [dueWork], byPhoneNumber: [] };

/** Finished work is kept for 60 days, so that scheduling its key again does nothing. `$1` is now, Unix milliseconds. */
export const expiredWork = [
  {
    table: 'due_work',
    key: 'id',
    condition: "done_at < to_timestamp($1::bigint / 1000.0) - interval '60 days'",
  },
];

/** Work to schedule. */
export interface NewWork {
  id: string;
  kind: string;
  /** Scheduling the same kind and key again changes nothing. */
  key: string;
  userId: string | null;
  /** Ids and dates for the handler; nothing secret and nothing about a person. */
  payload: Record<string, unknown>;
  /** Milliseconds since 1970 UTC. */
  dueAtMs: number;
}

/** Work that this process has claimed. */
export interface ClaimedWork extends NewWork {
  claimId: string;
  /** How often the work was claimed, this claim included; 1 at first. */
  attempts: number;
}

/**
 * How work ended. `done`: its handler did it. `dropped`: its handler found that it was not to be done. `failed`: its
 * attempts failed. `lost`: its process ended after the work had begun, so it is unknown whether it was done.
 */
export type Outcome = 'done' | 'dropped' | 'failed' | 'lost';

/** Kinds by what happens when a process ends in the middle of them. */
export interface KindsOfWork {
  /** Left to another process. */
  atLeastOnce: readonly string[];
  /** Left to another process if it had not begun, else given up as lost. */
  atMostOnce: readonly string[];
}

/** The columns of finished work that are cleared: the time of day at which it was due, and the claim. */
const FORGOTTEN = `due_at = date_trunc('day', due_at, 'UTC'), began_at = null, claim_id = null, claimed_until = null`;

export type DueWorkStore = ReturnType<typeof createDueWorkStore>;

/** The condition for the work of a claim that is still open. */
const held = 'id = $1::uuid and claim_id = $2::uuid and done_at is null';

function createParts(database: Pick<DatabaseClient, 'query'>, databaseNow: () => Promise<number>) {
  return { database, databaseNow };
}
type Parts = ReturnType<typeof createParts>;

function instant(parameter: string) {
  return `to_timestamp(${parameter}::bigint / 1000.0)`;
}

function dayOf(parameter: string) {
  return `date_trunc('day', ${instant(parameter)}, 'UTC')`;
}

function query({ database }: Parts, text: string, values: unknown[]) {
  return database.query({ text, values });
}

function namesOf({ atLeastOnce, atMostOnce }: KindsOfWork) {
  return [...atLeastOnce, ...atMostOnce].join(',');
}

/** Stores work; false when its kind and key are already known, whether done or not. */
async function schedule(
  parts: Parts,
  { id, kind, key, userId, payload, dueAtMs }: NewWork,
): Promise<boolean> {
  const { rowCount } = await query(
    parts,
    `insert into due_work (id, kind, key, user_id, payload, due_at, attempts)
          values ($1::uuid, $2, $3, $4::uuid, $5::text::jsonb, ${instant('$6')}, 0) on conflict do nothing`,
    [id, kind, key, userId, JSON.stringify(payload), Math.round(dueAtMs)],
  );
  return rowCount === 1;
}

/** Deletes a user's work of a kind that is done, or that nobody has claimed. */
async function forget(parts: Parts, kind: string, userId: string): Promise<void> {
  await query(
    parts,
    `delete from due_work where kind = $1 and user_id = $2::uuid
          and (done_at is not null or claimed_until is null)`,
    [kind, userId],
  );
}

/**
 * Deletes work that has not begun, even if it is claimed: `begin` then returns false to its handler. Returns false when
 * there is no such work.
 */
async function cancel(parts: Parts, kind: string, key: string): Promise<boolean> {
  const { rowCount } = await query(
    parts,
    'delete from due_work where kind = $1 and key = $2 and done_at is null and began_at is null',
    [kind, key],
  );
  return rowCount > 0;
}

/** Whether work of a user has begun and not ended. */
async function isUnderWay(parts: Parts, kind: string, userId: string): Promise<boolean> {
  const { databaseNow } = parts;
  const { rowCount } = await query(
    parts,
    `select 1 from due_work where kind = $1 and user_id = $2::uuid and done_at is null
          and began_at is not null and claimed_until > ${instant('$3')} limit 1`,
    [kind, userId, await databaseNow()],
  );
  return rowCount > 0;
}

/** Claims up to `limit` pieces of due work for `leaseMs`; no other process gets them meanwhile. */
async function claim(
  parts: Parts,
  kinds: KindsOfWork,
  { claimId, limit, leaseMs }: { claimId: string; limit: number; leaseMs: number },
): Promise<ClaimedWork[]> {
  const { databaseNow } = parts;
  const nowMs = await databaseNow();
  const { rows } = await query(
    parts,
    `update due_work set claim_id = $1::uuid, claimed_until = ${instant('$2')},
            began_at = null, attempts = attempts + 1
          where id = any(array(
            select id from due_work
            where done_at is null and due_at <= ${instant('$3')} and kind = any(string_to_array($4, ','))
              and (claimed_until is null or claimed_until <= ${instant('$3')})
              and (began_at is null or kind = any(string_to_array($5, ',')))
            order by due_at limit $6::int for update skip locked))
          returning id, kind, key, user_id, payload, attempts,
            (extract(epoch from due_at) * 1000)::bigint as due_ms`,
    [claimId, nowMs + leaseMs, nowMs, namesOf(kinds), kinds.atLeastOnce.join(','), limit],
  );
  return rows.map((row) => ({
    id: String(row['id']),
    kind: String(row['kind']),
    key: String(row['key']),
    userId: row['user_id'] === null ? null : String(row['user_id']),
    payload: row['payload'] as Record<string, unknown>,
    dueAtMs: Number(row['due_ms']),
    attempts: Number(row['attempts']),
    claimId,
  }));
}

/**
 * Records that the handler now does what cannot be undone. False when the claim has ended, when the work was
 * canceled, or when it has begun already.
 */
async function begin(parts: Parts, { id, claimId }: ClaimedWork): Promise<boolean> {
  const { databaseNow } = parts;
  const { rowCount } = await query(
    parts,
    `update due_work set began_at = ${instant('$3')}
          where ${held} and began_at is null and claimed_until > ${instant('$3')}`,
    [id, claimId, await databaseNow()],
  );
  return rowCount === 1;
}

/** Closes the work. Only the day of its time is kept: a birth could be computed from the minutes of notices. */
async function finish(parts: Parts, { id, claimId }: ClaimedWork, outcome: Outcome): Promise<void> {
  const { databaseNow } = parts;
  await query(
    parts,
    `update due_work set done_at = ${dayOf('$3')}, outcome = $4, ${FORGOTTEN} where ${held}`,
    [id, claimId, await databaseNow(), outcome],
  );
}

/** Gives the work back, to be done in `delayMs`. Only for work that has not begun or has had no effect. */
async function retry(parts: Parts, { id, claimId }: ClaimedWork, delayMs: number): Promise<void> {
  const { databaseNow } = parts;
  await query(
    parts,
    `update due_work set due_at = ${instant('$3')}, claim_id = null, claimed_until = null, began_at = null
          where ${held}`,
    [id, claimId, (await databaseNow()) + Math.round(delayMs)],
  );
}

/** Closes at-most-once work that had begun when its process ended; returns the kind of each piece. */
async function giveUpLost(parts: Parts, { atMostOnce }: KindsOfWork): Promise<string[]> {
  const { databaseNow } = parts;
  const { rows } = await query(
    parts,
    `update due_work set done_at = ${dayOf('$1')}, outcome = 'lost', ${FORGOTTEN}
          where done_at is null and began_at is not null and claimed_until <= ${instant('$1')}
            and kind = any(string_to_array($2, ','))
          returning kind`,
    [await databaseNow(), atMostOnce.join(',')],
  );
  return rows.map(({ kind }) => String(kind));
}

/** Milliseconds until something of these kinds can be claimed or given up; undefined when nothing is open. */
async function untilNext(parts: Parts, kinds: KindsOfWork): Promise<number | undefined> {
  const { databaseNow } = parts;
  const { rows } = await query(
    parts,
    `select (extract(epoch from min(greatest(due_at, claimed_until))) * 1000)::bigint as next
          from due_work where done_at is null and kind = any(string_to_array($1, ','))`,
    [namesOf(kinds)],
  );
  const next = rows[0]?.['next'];
  if (next === null || next === undefined) return undefined;
  return Math.max(0, Number(next) - (await databaseNow()));
}

/** `databaseNow` is the database's time, milliseconds since 1970 UTC. */
export function createDueWorkStore(
  database: Pick<DatabaseClient, 'query'>,
  databaseNow: () => Promise<number>,
) {
  const parts = createParts(database, databaseNow);
  return bindAll(parts, {
    schedule,
    forget,
    cancel,
    isUnderWay,
    claim,
    begin,
    finish,
    retry,
    giveUpLost,
    untilNext,
  });
}
