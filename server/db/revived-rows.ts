// What a restored backup brings back: consents that were withdrawn, subscriptions that were left, and levels that were
// lowered after it was made. Nobody can tell which, so all of them return to a state that nobody has to agree to.

import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import {
  accountEvents,
  calendarFeeds,
  chartReaders,
  consents,
  findYourselfGames,
  matchBlocks,
  matchInvitations,
  matchSides,
  noticeSettings,
  passkeys,
  subscribers,
  users,
} from './schema/index.ts';

/** Rows that one statement changes, so that none takes longer than the database allows. */
const BATCH_ROWS = 5_000;
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** How many rows `lowerRevived` changed, and how many others a backup may have brought back. */
export interface Revived {
  subscriptions: number;
  matches: number;
  consents: number;
  /** Consents to have a game counted, and answered games that waited for it. */
  games: number;
  passkeys: number;
  passwords: number;
  feeds: number;
  blocks: number;
}

/**
 * Sets columns in all rows that match a condition and then no longer do, by `key` in batches; returns how many there
 * were.
 */
async function updateAll<Table extends PgTable>(
  db: Database,
  { table, key }: { table: Table; key: PgColumn },
  changes: PgUpdateSetSource<Table>,
  condition: SQL | undefined,
): Promise<number> {
  let updated = 0;
  for (;;) {
    const batch = sql`${key} = any(array(select ${key} from ${table} where ${condition} limit ${sql.raw(String(BATCH_ROWS))}))`;
    const rows = await db
      .update(table)
      .set(changes)
      .where(and(batch, condition))
      .returning({ one: sql`1` });
    updated += rows.length;
    if (rows.length === 0) return updated;
  }
}

/** What the history tells of a consent that was withdrawn. */
const WITHDRAWN = {
  attractions: 'consent_withdrawn',
  'find-yourself': 'game_consent_withdrawn',
} as const;

/**
 * Withdraws every consent of a kind and records it in the history, and does in the same transaction what else it means for
 * these users. Returns how many consents there were.
 */
async function withdrawAll(
  db: Database,
  { kind, at }: { kind: keyof typeof WITHDRAWN; at: Date },
  alsoDo: (tx: Database, userIds: string[]) => Promise<void>,
): Promise<number> {
  const inForce = and(eq(consents.kind, kind), isNull(consents.withdrawnAt));
  let withdrawn = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ userId: consents.userId })
        .from(consents)
        .where(inForce)
        .limit(BATCH_ROWS);
      if (rows.length === 0) return 0;
      const userIds = rows.map(({ userId }) => userId);
      await tx
        .update(consents)
        .set({ withdrawnAt: at })
        .where(and(inArray(consents.userId, userIds), inForce));
      await tx.insert(accountEvents).values(
        userIds.map((userId) => ({
          ...{ id: randomUUID(), userId, device: '', at },
          kind: WITHDRAWN[kind],
        })),
      );
      await alsoDo(tx, userIds);
      return rows.length;
    });
    withdrawn += count;
    if (count < BATCH_ROWS) return withdrawn;
  }
}

/** Withdraws every consent to attractions and deletes these, so that people are asked again. */
function withdrawAttractions(db: Database, at: Date): Promise<number> {
  return withdrawAll(db, { kind: 'attractions', at }, async (tx, userIds) => {
    await tx.update(users).set({ attractions: [] }).where(inArray(users.id, userIds));
  });
}

/**
 * Keeps every game of Find yourself that the backup holds, and every later one, from being counted: a reader may have
 * withdrawn the consent since, deleted the account, or read the chart. What was counted before the backup stays.
 */
async function forgetGames(db: Database, at: Date): Promise<number> {
  const withdrawn = await withdrawAll(db, { kind: 'find-yourself', at }, async () => {});
  const waiting = await updateAll(
    db,
    { table: findYourselfGames, key: findYourselfGames.userId },
    { waitsSince: null },
    isNotNull(findYourselfGames.waitsSince),
  );
  let after = FIRST_ID;
  for (;;) {
    const rows = await db
      .select({ userId: users.id })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(BATCH_ROWS);
    const last = rows.at(-1);
    if (last === undefined) return withdrawn + waiting;
    await db.insert(chartReaders).values(rows).onConflictDoNothing();
    after = last.userId;
  }
}

/**
 * Sets subscriptions to unconfirmed, ends letters by mail, sets matches and open invitations to the level *Word*,
 * withdraws the consents to attractions and to counting games, and counts what else a backup may have brought back. May
 * run again after an interruption.
 */
export async function lowerRevived(db: Database, at: Date): Promise<Revived> {
  const isConfirmed = isNotNull(subscribers.confirmedAt);
  const subscriptions = await updateAll(
    db,
    { table: subscribers, key: subscribers.id },
    { confirmedAt: null },
    isConfirmed,
  );
  const letters = await updateAll(
    db,
    { table: noticeSettings, key: noticeSettings.userId },
    { letterBy: ['push'] },
    sql`'mail' = any(${noticeSettings.letterBy})`,
  );
  const matches = await updateAll(
    db,
    { table: matchSides, key: matchSides.matchId },
    { level: 'word' },
    ne(matchSides.level, 'word'),
  );
  const isRaised = ne(matchInvitations.level, 'word');
  await updateAll(
    db,
    { table: matchInvitations, key: matchInvitations.id },
    { level: 'word' },
    isRaised,
  );
  return {
    subscriptions: subscriptions + letters,
    matches,
    consents: await withdrawAttractions(db, at),
    games: await forgetGames(db, at),
    passkeys: await db.$count(passkeys),
    passwords: await db.$count(users, isNotNull(users.passwordHash)),
    feeds: await db.$count(calendarFeeds, isNull(calendarFeeds.takenBackAt)),
    blocks: await db.$count(matchBlocks),
  };
}

/** What `lowerRevived` has done, and what it has left, for the operator. */
export function describeRevived(revived: Revived): string {
  const {
    subscriptions,
    matches,
    consents: asked,
    games,
    passkeys: keys,
    passwords,
    feeds,
    blocks,
  } = revived;
  return [
    `Set back: ${subscriptions} newsletter subscriptions wait to be confirmed again, ${matches} sides of matches show a word, ${asked} people are asked again for their attractions, ${games} consents and games of Find yourself are not counted.`,
    'Not set back is what people removed or replaced after the backup was made; tell them to look at it:',
    `- passkeys that were removed (${keys} are there), passwords that were changed or removed (${passwords}), numbers that were changed`,
    `- calendar feeds that were taken back or given another address (${feeds} are live)`,
    `- matches that were deleted; and people who were blocked since are not (${blocks} blocks are there)`,
  ].join('\n');
}
