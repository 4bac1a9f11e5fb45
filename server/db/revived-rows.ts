// What a restored backup brings back: consents that were withdrawn, subscriptions that were left, and levels that were
// lowered after it was made. Nobody can tell which, so all of them return to a state that nobody has to agree to.

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import {
  accountEvents,
  calendarFeeds,
  consents,
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

/** How many rows `lowerRevived` changed, and how many others a backup may have brought back. */
export interface Revived {
  subscriptions: number;
  matches: number;
  consents: number;
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

/**
 * Withdraws every consent to attractions and deletes the attractions, so that people are asked again; their history
 * says so. Returns how many consents there were.
 */
async function withdrawConsents(db: Database, at: Date): Promise<number> {
  const inForce = and(eq(consents.kind, 'attractions'), isNull(consents.withdrawnAt));
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
      await tx.update(users).set({ attractions: [] }).where(inArray(users.id, userIds));
      await tx.insert(accountEvents).values(
        userIds.map((userId) => ({
          ...{ id: randomUUID(), userId, device: '', at },
          kind: 'consent_withdrawn' as const,
        })),
      );
      return rows.length;
    });
    withdrawn += count;
    if (count < BATCH_ROWS) return withdrawn;
  }
}

/**
 * Sets subscriptions to unconfirmed, ends letters by mail, and sets matches and open invitations to the level *Word*, withdraws the consents to
 * attractions, and counts what else a backup may have brought back. May run again after an interruption.
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
    consents: await withdrawConsents(db, at),
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
    passkeys: keys,
    passwords,
    feeds,
    blocks,
  } = revived;
  return [
    `Set back: ${subscriptions} newsletter subscriptions wait to be confirmed again, ${matches} sides of matches show a word, ${asked} people are asked again for their attractions.`,
    'Not set back is what people removed or replaced after the backup was made; tell them to look at it:',
    `- passkeys that were removed (${keys} are there), passwords that were changed or removed (${passwords}), numbers that were changed`,
    `- calendar feeds that were taken back or given another address (${feeds} are live)`,
    `- matches that were deleted; and people who were blocked since are not (${blocks} blocks are there)`,
  ].join('\n');
}
