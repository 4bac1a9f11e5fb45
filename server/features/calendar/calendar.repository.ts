// Queries of calendar feeds.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { calendarFeeds, type FeedRow, type UserRow, users } from '#server/db/schema/index.ts';
import {
  type FeedEdit,
  type FeedReader,
  UNFETCHED_DAYS,
} from '#shared/calendar/calendar.schema.ts';

const DAY_MS = 86_400_000;
/** How long a feed that was taken back stays in the list. */
const LISTED_MS = 30 * DAY_MS;
/** A feed that was not fetched for so long is taken back. */
export const UNFETCHED_MS = UNFETCHED_DAYS * DAY_MS;

/** A row that was not fetched for a year counts as taken back although nothing was written, so its end is computed here too. */
export const expiredFeeds: readonly ExpiredRows[] = [
  {
    table: 'calendar_feeds',
    condition: `taken_back_at < to_timestamp(($1::bigint - ${LISTED_MS}) / 1000.0)`,
  },
  {
    table: 'calendar_feeds',
    condition: `coalesce(last_fetched_at, created_at) < to_timestamp(($1::bigint - ${UNFETCHED_MS + LISTED_MS}) / 1000.0)`,
  },
];

export const ownedTables: OwnedTables = {
  byUserId: [calendarFeeds],
  byPhoneNumber: [],
  readers: {
    // Neither what finds the feed nor what keys its events.
    calendar_feeds: ({ tokenHash: _, uidKey: __, basis: ___, ...row }) => row,
  },
};

type NewFeedRow = typeof calendarFeeds.$inferInsert;
export interface Fetch {
  at: Date;
  by: FeedReader;
  /** The Monday of its week, `YYYY-MM-DD`. */
  week: string;
  /** See the table. */
  basis: string;
  /** Of the token; the row is kept under the first, by which it is found once an older key is gone. */
  hashes: readonly [string, ...string[]];
}

export interface CalendarRepository {
  /** A user's feeds, the newest first. */
  list(userId: string): Promise<FeedRow[]>;
  /** Adds a feed unless `hasSpace` says no of those there are; false then. Several at once wait for each other. */
  add(row: NewFeedRow, hasSpace: (feeds: readonly FeedRow[]) => boolean): Promise<boolean>;
  /** Changes a feed that is not taken back; undefined where the user has none of that id. */
  change(
    userId: string,
    id: string,
    change: FeedEdit & { tokenHash?: string; takenBackAt?: Date },
  ): Promise<FeedRow | undefined>;
  /** The feed of a token, by any of its hashes, with its owner. */
  findByHash(hashes: readonly string[]): Promise<{ feed: FeedRow; owner: UserRow } | undefined>;
  /** Counts a fetch, and raises the sequence where the basis changed; undefined when it was taken back or got another token meanwhile. */
  countFetch(id: string, fetch: Fetch): Promise<number | undefined>;
}

export function createCalendarRepository(db: Database): CalendarRepository {
  const listOf = (from: Database, userId: string) =>
    from
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId))
      .orderBy(desc(calendarFeeds.createdAt), calendarFeeds.id);
  return {
    list: (userId) => listOf(db, userId),
    add: (row, hasSpace) =>
      db.transaction(async (tx) => {
        const [locked] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, row.userId))
          .for('no key update');
        if (locked === undefined || !hasSpace(await listOf(tx, row.userId))) return false;
        await tx.insert(calendarFeeds).values(row);
        return true;
      }),
    async change(userId, id, change) {
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
      return (await db.update(calendarFeeds).set(changes).where(isLive).returning())[0];
    },
    async findByHash(hashes) {
      const [row] = await db
        .select({ feed: calendarFeeds, owner: users })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(inArray(calendarFeeds.tokenHash, [...hashes]));
      return row;
    },
    async countFetch(id, { at, by, week, basis, hashes }) {
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
    },
  };
}
