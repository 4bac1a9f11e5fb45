// Queries of calendar feeds.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  accountEvents,
  calendarFeeds,
  type FeedRow,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import {
  type FeedEdit,
  type FeedReader,
  UNFETCHED_DAYS,
} from '#shared/calendar/calendar.schema.ts';

const DAY_MS = 86_400_000;
/** How long a feed that was taken back stays in the user's list before its row is deleted. */
const LISTED_MS = 30 * DAY_MS;
/** A feed that no calendar fetched for this long counts as taken back. */
export const UNFETCHED_MS = UNFETCHED_DAYS * DAY_MS;

/**
 * Feeds that were taken back too long ago to be listed. `taken_back_at` stays null for a feed that counts as taken back
 * because it was not fetched, so the second condition computes that end from the last fetch.
 */
export const expiredFeeds: readonly ExpiredRows[] = [
  {
    table: 'calendar_feeds',
    key: 'id',
    condition: `taken_back_at < to_timestamp(($1::bigint - ${LISTED_MS}) / 1000.0)`,
  },
  {
    table: 'calendar_feeds',
    key: 'id',
    condition: `coalesce(last_fetched_at, created_at) < to_timestamp(($1::bigint - ${UNFETCHED_MS + LISTED_MS}) / 1000.0)`,
  },
];

export const ownedTables: OwnedTables = {
  byUserId: [calendarFeeds],
  byPhoneNumber: [],
  readers: {
    // Leaves out the hash that finds the feed, the key of its events' ids, and the hash of the birth details.
    calendar_feeds: ({ tokenHash: _, uidKey: __, basis: ___, ...row }) => row,
  },
};

type NewEvent = typeof accountEvents.$inferInsert;
type NewFeedRow = typeof calendarFeeds.$inferInsert;

/** A calendar's request for a feed's file. */
export interface Fetch {
  at: Date;
  by: FeedReader;
  /** The Monday of its week, `YYYY-MM-DD`. */
  week: string;
  /** Keyed hash of everything that the events are computed from, such as birth and zone. */
  basis: string;
  /**
   * Keyed hashes of the feed's token, one for each key of `DATA_KEY`. The fetch stores the first, so that the feed is
   * still found when an older key is removed.
   */
  hashes: readonly [string, ...string[]];
}

function listOf(from: Database, userId: string) {
  return from
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(desc(calendarFeeds.createdAt), calendarFeeds.id);
}

/** A user's feeds, the newest first. */
function list(db: Database, userId: string): Promise<FeedRow[]> {
  return listOf(db, userId);
}

/**
 * Adds a feed, records it in its owner's history, and returns true. Returns false, without adding it, when `hasSpace`
 * returns false for the user's existing feeds or the user does not exist. Simultaneous calls for one user run one after
 * the other. An error thrown by `beforeCommit` undoes it.
 */
function add(
  db: Database,
  row: NewFeedRow,
  hasSpace: (feeds: readonly FeedRow[]) => boolean,
  event: NewEvent,
  beforeCommit: () => void,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, row.userId))
      .for('no key update');
    if (locked === undefined || !hasSpace(await listOf(tx, row.userId))) return false;
    await tx.insert(calendarFeeds).values(row);
    await tx.insert(accountEvents).values(event);
    beforeCommit();
    return true;
  });
}

/**
 * Changes a feed and returns it; undefined when the user has no feed with this id or it was taken back. With `told` the
 * change is also recorded in its owner's history, and an error thrown by `requireUnanswered` undoes it.
 */
async function change(
  db: Database,
  userId: string,
  id: string,
  change: FeedEdit & { tokenHash?: string; takenBackAt?: Date },
  told?: { event: NewEvent; requireUnanswered: () => void },
): Promise<FeedRow | undefined> {
  const isLive = and(
    eq(calendarFeeds.id, id),
    eq(calendarFeeds.userId, userId),
    isNull(calendarFeeds.takenBackAt),
  );
  const changes = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) {
    return (await db.select().from(calendarFeeds).where(isLive))[0];
  }
  const update = (tx: Database) => tx.update(calendarFeeds).set(changes).where(isLive).returning();
  if (told === undefined) return (await update(db))[0];
  return db.transaction(async (tx) => {
    const [changed] = await update(tx);
    if (changed !== undefined) await tx.insert(accountEvents).values(told.event);
    told.requireUnanswered();
    return changed;
  });
}

/** A token's feed, found by any of its hashes, with its owner. */
async function findByHash(
  db: Database,
  hashes: readonly string[],
): Promise<{ feed: FeedRow; owner: UserRow } | undefined> {
  const [row] = await db
    .select({ feed: calendarFeeds, owner: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(inArray(calendarFeeds.tokenHash, [...hashes]));
  return row;
}

/**
 * Counts a fetch, raises the feed's sequence by one if the basis has changed, and returns the sequence. Returns
 * undefined when the feed was taken back or got another token in the meantime.
 */
async function countFetch(
  db: Database,
  id: string,
  { at, by, week, basis, hashes }: Fetch,
): Promise<number | undefined> {
  const { weekFetches, sequence } = calendarFeeds;
  const [row] = await db
    .update(calendarFeeds)
    .set({
      lastFetchedAt: at,
      lastFetchedBy: by,
      week,
      weekFetches: sql`case when ${calendarFeeds.week} = ${week} then ${weekFetches} + 1 else 1 end`,
      basis,
      tokenHash: hashes[0],
      sequence: sql`case when ${calendarFeeds.basis} <> ${basis} then ${sequence} + 1 else ${sequence} end`,
    })
    .where(
      and(
        eq(calendarFeeds.id, id),
        isNull(calendarFeeds.takenBackAt),
        inArray(calendarFeeds.tokenHash, [...hashes]),
      ),
    )
    .returning({ sequence });
  return row?.sequence;
}

export function createCalendarRepository(db: Database) {
  return bindAll(db, { list, add, change, findByHash, countFetch });
}

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;
