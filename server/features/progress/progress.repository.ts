// What users have done, their ledger and their badges, as rows. Every change of one user's progress runs
// behind a lock on that user's row, so that sums and rules see all that came before.

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { holdUser } from '../../db/hold-user.ts';
import { activities, pointEntries, userBadges, users } from '../../db/schema/index.ts';

export interface StoredProgress {
  points: number;
  pointsOfDay: PointsOfDay;
  activities: readonly { type: string; id: string; day: string }[];
  badges: readonly { badge: string; earnedAt: string }[];
}

export interface NewActivity {
  userId: string;
  activityType: string;
  activityId: string;
  day: string;
  completedAt: Date;
}

export interface NewPointEntry {
  id: string;
  userId: string;
  source: 'activity' | 'bonus';
  sourceKey: string;
  points: number;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  createdAt: Date;
}

/** What the ledger gave on a UTC day. */
export interface PointsOfDay {
  all: number;
  bonus: number;
}

export interface ProgressRepository {
  /**
   * All of a user's progress as of one instant, with the points of one UTC day (`YYYY-MM-DD`); undefined
   * when there is no such user.
   */
  findProgress(userId: string, day: string): Promise<StoredProgress | undefined>;
  /**
   * Runs `work` alone among the changes of this user's progress, all of it or nothing; undefined, and
   * nothing done, when there is no such user (any more).
   */
  changeProgress<T>(
    userId: string,
    work: (changes: ProgressChanges) => Promise<T>,
  ): Promise<T | undefined>;
}

/** What can be done behind the lock. */
export interface ProgressChanges {
  getProgress(day: string): Promise<StoredProgress>;
  /** Whether the activity was new, and, for a horoscope, the first of its day. */
  recordActivity(activity: NewActivity): Promise<boolean>;
  recordPoints(entry: NewPointEntry): Promise<void>;
  /** The points that the ledger gave for a source; undefined when it gave none. */
  findPoints(source: NewPointEntry['source'], sourceKey: string): Promise<number | undefined>;
  /** Those of the badges that the user did not have. */
  recordBadges(badges: readonly string[], earnedAt: Date): Promise<string[]>;
}

export function createProgressRepository(db: Database): ProgressRepository {
  return {
    findProgress: (userId, day) => findProgress(db, userId, day),
    changeProgress: (userId, work) =>
      holdUser(db, userId, 'alone', (tx) => work(changesOf(tx, userId))),
  };
}

function changesOf(tx: Database, userId: string): ProgressChanges {
  return {
    async getProgress(day) {
      const stored = await findProgress(tx, userId, day);
      if (!stored) throw new Error('a locked user is gone');
      return stored;
    },
    async recordActivity(activity) {
      const recorded = await tx
        .insert(activities)
        .values(activity)
        .onConflictDoNothing()
        .returning({ id: activities.activityId });
      return recorded.length > 0;
    },
    async recordPoints(entry) {
      await tx.insert(pointEntries).values(entry);
    },
    async findPoints(source, sourceKey) {
      const [entry] = await tx
        .select({ points: pointEntries.points })
        .from(pointEntries)
        .where(
          and(
            eq(pointEntries.userId, userId),
            eq(pointEntries.source, source),
            eq(pointEntries.sourceKey, sourceKey),
          ),
        );
      return entry?.points;
    },
    async recordBadges(badges, earnedAt) {
      if (badges.length === 0) return [];
      const recorded = await tx
        .insert(userBadges)
        .values(badges.map((badge) => ({ userId, badge, earnedAt })))
        .onConflictDoNothing()
        .returning({ badge: userBadges.badge });
      return recorded.map(({ badge }) => badge);
    },
  };
}

/** One statement, so that points, activities and badges are those of one instant. */
async function findProgress(
  db: Database,
  userId: string,
  day: string,
): Promise<StoredProgress | undefined> {
  const [row] = await db
    .select({
      points: sql<number>`(select coalesce(sum(points), 0)::int from ${pointEntries} where user_id = ${userId})`,
      pointsOfDay: sql<PointsOfDay>`(
        select jsonb_build_object(
          'all', coalesce(sum(points), 0),
          'bonus', coalesce(sum(points) filter (where source = 'bonus'), 0))
        from ${pointEntries} where user_id = ${userId} and day = ${day})`,
      activities: sql<StoredProgress['activities']>`(
        select coalesce(
          jsonb_agg(jsonb_build_object('type', activity_type, 'id', activity_id, 'day', day) order by completed_at),
          '[]'::jsonb)
        from ${activities} where user_id = ${userId})`,
      badges: sql<StoredProgress['badges']>`(
        select coalesce(
          jsonb_agg(jsonb_build_object('badge', badge, 'earnedAt', earned_at)),
          '[]'::jsonb)
        from ${userBadges} where user_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
