// What users have done, their ledger and their badges, as rows. A user's progress is read under a number,
// its turn, and changed only while that number still stands: who was overtaken reads again. So sums and
// rules see all that came before, in one statement to read and one to write, and nothing waits for a lock.

import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseClient } from '../../db/client.ts';
import { activities, pointEntries, userBadges, users } from '../../db/schema/index.ts';

export interface StoredProgress {
  /** The number of changes so far. */
  turn: number;
  points: number;
  pointsOfDay: PointsOfDay;
  activities: readonly { type: string; id: string; day: string }[];
  badges: readonly { badge: string; earnedAt: string }[];
}

/** What the ledger gave on a UTC day. */
export interface PointsOfDay {
  all: number;
  bonus: number;
}

/** What one change adds; all of it or nothing. */
export interface ProgressChange {
  at: Date;
  /** Horoscopes, one a day, have the day that they are of. */
  activity?: { type: string; id: string; day: string } | undefined;
  entry?: NewPointEntry | undefined;
  badges: readonly string[];
}

export interface NewPointEntry {
  id: string;
  source: 'activity' | 'bonus';
  sourceKey: string;
  points: number;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
}

export interface ProgressRepository {
  /**
   * All of a user's progress as of one instant, with the points of one UTC day (`YYYY-MM-DD`); undefined
   * when there is no such user.
   */
  findProgress(userId: string, day: string): Promise<StoredProgress | undefined>;
  /** The points that the ledger gave for a claim of a bonus; undefined when it gave none. */
  findBonus(userId: string, sourceKey: string): Promise<number | undefined>;
  /**
   * Makes a change that was decided on the progress of `turn`; false, and nothing done, when another came
   * before it or the user is gone.
   */
  recordChange(userId: string, turn: number, change: ProgressChange): Promise<boolean>;
}

export function createProgressRepository(database: DatabaseClient): ProgressRepository {
  const userId = sql.placeholder('userId');
  const day = sql.placeholder('day');
  // One statement, so that points, activities and badges are those of one instant.
  const ofUser = database.db
    .select({
      turn: users.progressTurn,
      ledger: sql<{ points: number } & PointsOfDay>`(
        select json_build_object(
          'points', coalesce(sum(points), 0),
          'all', coalesce(sum(points) filter (where day = ${day}), 0),
          'bonus', coalesce(sum(points) filter (where day = ${day} and source = 'bonus'), 0))
        from ${pointEntries} where user_id = ${userId})`,
      activities: sql<StoredProgress['activities']>`(
        select coalesce(
          json_agg(json_build_object('type', activity_type, 'id', activity_id, 'day', day) order by completed_at),
          '[]'::json)
        from ${activities} where user_id = ${userId})`,
      badges: sql<StoredProgress['badges']>`(
        select coalesce(json_agg(json_build_object('badge', badge, 'earnedAt', earned_at)), '[]'::json)
        from ${userBadges} where user_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('progress_of_user');

  return {
    async findProgress(id, ofDay) {
      const [row] = await ofUser.execute({ userId: id, day: ofDay });
      if (row === undefined) return undefined;
      const { points, all, bonus } = row.ledger;
      return {
        turn: row.turn,
        points,
        pointsOfDay: { all, bonus },
        activities: row.activities,
        badges: row.badges,
      };
    },

    async findBonus(id, sourceKey) {
      const [entry] = await database.db
        .select({ points: pointEntries.points })
        .from(pointEntries)
        .where(
          and(
            eq(pointEntries.userId, id),
            eq(pointEntries.source, 'bonus'),
            eq(pointEntries.sourceKey, sourceKey),
          ),
        );
      return entry?.points;
    },

    async recordChange(id, turn, { at, activity, entry, badges }) {
      const { rowCount } = await database.query({
        name: 'record_progress',
        text: RECORD_CHANGE,
        values: [
          id,
          turn,
          at.toISOString(),
          activity?.type ?? null,
          activity?.id ?? null,
          activity?.day ?? null,
          entry?.id ?? null,
          entry?.source ?? null,
          entry?.sourceKey ?? null,
          entry?.points ?? null,
          entry?.day ?? null,
          badges,
        ],
      });
      return rowCount > 0;
    },
  };
}

/**
 * The row of the user is what two changes at once meet in: the second waits for the first and then finds
 * the turn moved on, whatever it saw when it began. What the keys of the tables refuse is there already.
 */
const RECORD_CHANGE = `
  with turn as (
    update users set progress_turn = progress_turn + 1
    where id = $1::uuid and progress_turn = $2::int
    returning id
  ), done as (
    insert into activities (user_id, activity_type, activity_id, day, completed_at)
    select id, $4::text, $5::text, $6::text, $3::timestamptz from turn where $4::text is not null
    on conflict do nothing
  ), given as (
    insert into point_entries (id, user_id, source, source_key, points, day, created_at)
    select $7::uuid, id, $8::text, $9::text, $10::int, $11::text, $3::timestamptz
    from turn where $7::uuid is not null
    on conflict do nothing
  ), earned as (
    insert into user_badges (user_id, badge, earned_at)
    select id, badge, $3::timestamptz from turn, unnest($12::text[]) badge
    on conflict do nothing
  )
  select id from turn`;
