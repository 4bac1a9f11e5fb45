// Completed activities, the ledger of points, and badges.

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACTIVITIES } from '#shared/progress/activities.ts';
import { BONUS_POINTS_MAX } from '#shared/progress/progress.schema.ts';
import { users } from './account.ts';
import { encryptedText } from './encrypted.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The most points that one entry of the ledger can give. */
const ENTRY_POINTS_MAX = Math.max(
  BONUS_POINTS_MAX,
  ...Object.values(ACTIVITIES).map(({ points }) => points),
);

/** One row per completed activity, never deleted: the primary key makes a second award impossible. */
export const activities = pgTable(
  'activities',
  {
    userId: ofUser(),
    activityType: text('activity_type').notNull(),
    /** Keyed hash of user, type and id, since ids hold signs; in rows of an earlier version the id. */
    activityId: text('activity_id').notNull(),
    /** The id, encrypted; null beside a plain one. */
    sealedId: encryptedText('sealed_id'),
    /** `YYYY-MM-DD`: the horoscope's own date, for other activities the UTC day of completion. */
    day: text('day').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activityType, table.activityId] }),
    // One horoscope per date, even when the user's sign changes in between.
    uniqueIndex('activities_one_horoscope_a_day')
      .on(table.userId, table.day)
      .where(sql`${table.activityType} = 'horoscope'`),
    check('activities_day_form', sql`${table.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
);

/** The ledger: a user's points are the sum of these rows and are stored nowhere else. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: uuid('id').notNull(),
    userId: ofUser(),
    source: text('source', { enum: ['activity', 'bonus'] }).notNull(),
    /**
     * Keyed hash of what the points are for, unique per user and source: `reading:celestial-love`; for a bonus the
     * claim's id, or without one the entry's own id. In rows of an earlier version the text itself.
     */
    sourceKey: text('source_key').notNull(),
    /** What the points are for, encrypted; null beside a plain text. */
    sealedKey: encryptedText('sealed_key'),
    points: integer('points').notNull(),
    /** UTC day, `YYYY-MM-DD`, by which the daily limits are counted. */
    day: text('day').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('point_entries_once').on(table.userId, table.source, table.sourceKey),
    index('point_entries_user_day').on(table.userId, table.day),
    check(
      'point_entries_points',
      sql`${table.points} between 0 and ${sql.raw(String(ENTRY_POINTS_MAX))}`,
    ),
  ],
);

/** The badges that users have earned. */
export const userBadges = pgTable(
  'user_badges',
  {
    userId: ofUser(),
    badge: text('badge').notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
);
