import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FEED_READERS, FEED_STYLES, type FeedKind } from '#shared/calendar/calendar.schema.ts';
import { users } from './account.ts';
import { known } from './known.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The feeds that calendar programs read. The IP addresses and names of the devices that read them are not stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    style: text('style', { enum: FEED_STYLES }).notNull(),
    kinds: text('kinds').array().$type<FeedKind[]>().notNull(),
    /** Keyed hash of the token in the address. */
    tokenHash: text('token_hash').notNull().unique('calendar_feeds_token_hash_unique'),
    /** Random; the key of the hashes that are the events' ids, which so stay the same for years and reveal nothing. */
    uidKey: text('uid_key').notNull(),
    createdAt: instant('created_at').notNull(),
    lastFetchedAt: instant('last_fetched_at'),
    /** The kind of program that last read the feed. */
    lastFetchedBy: text('last_fetched_by', { enum: FEED_READERS }),
    /** The Monday, `YYYY-MM-DD` by UTC, of the week whose fetches are counted. */
    week: text('week'),
    /** Fetches in `week`. */
    weekFetches: integer('week_fetches').notNull().default(0),
    /** Keyed hash of what the events' times follow from; null until the first fetch. */
    basis: text('basis'),
    /** How often `basis` has changed: the `SEQUENCE` of the events (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    /** When the owner took the feed back, so that its address no longer works; null for other feeds. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    index('calendar_feeds_user').on(table.userId),
    index('calendar_feeds_taken_back').on(table.takenBackAt),
    // The feeds that no calendar fetched for long.
    index('calendar_feeds_fetched').on(sql`coalesce(${table.lastFetchedAt}, ${table.createdAt})`),
    known(table.style, FEED_STYLES),
  ],
);
export type FeedRow = typeof calendarFeeds.$inferSelect;
