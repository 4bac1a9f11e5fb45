// Queries of activities, ledger and badges, with optimistic concurrency. A user's progress is read with its version,
// and a change is written only if the version is still the same; on a conflict the caller reads again. So every sum and
// every rule includes all earlier changes, with one statement to read, one to write, and no lock.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseClient } from '#server/db/database.ts';
import { fromStored } from '#server/db/encryption.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { activities, pointEntries, userBadges, users } from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import { keyOfActivity, keyOfEntry, keysOfEntry, storeId } from './stored-ids.ts';

export const ownedTables: OwnedTables = {
  byUserId: [activities, pointEntries, userBadges],
  byPhoneNumber: [],
  readers: {
    activities: ({ sealedId, ...row }) => ({ ...row, activityId: sealedId ?? row['activityId'] }),
    point_entries: ({ sealedKey, ...row }) => ({
      ...row,
      sourceKey: sealedKey ?? row['sourceKey'],
    }),
  },
};
const SEALED_ID = activities.sealedId.name;
const SEALED_KEY = pointEntries.sealedKey.name;

export interface StoredProgress {
  /** Number of changes so far; `recordChange` compares it. */
  version: number;
  points: number;
  pointsOfDay: PointsOfDay;
  /** `at`: when the activity was recorded, ISO 8601. */
  activities: readonly { type: string; id: string; day: string; at: string }[];
  badges: readonly { badge: string; earnedAt: string }[];
}

/** Points given on one UTC day: the total, and the part from bonuses. */
export interface PointsOfDay {
  all: number;
  bonus: number;
}

/** The rows that one change adds. All of them are written, or none. */
export interface ProgressChange {
  at: Date;
  /** `day`: `YYYY-MM-DD`; for a horoscope the date of the horoscope. */
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

const userId = sql.placeholder('userId');
const day = sql.placeholder('day');

function createParts(database: DatabaseClient) {
  // One statement, so that points, activities and badges come from the same snapshot.
  const ofUser = database.reads
    .select({
      version: users.progressVersion,
      // Arrays rather than objects: building JSON objects takes Postgres twice as long.
      ledger: sql<[points: number, all: number, bonus: number]>`(
        select json_build_array(
          coalesce(sum(points), 0),
          coalesce(sum(points) filter (where day = ${day}), 0),
          coalesce(sum(points) filter (where day = ${day} and source = 'bonus'), 0))
        from ${pointEntries} where user_id = ${userId})`,
      activities: sql<[type: string, id: string, day: string, at: string][] | null>`(
        select json_agg(
          json_build_array(activity_type, coalesce(sealed_id, activity_id), day, completed_at)
          order by completed_at)
        from ${activities} where user_id = ${userId})`,
      badges: sql<[badge: string, earnedAt: string][] | null>`(
        select json_agg(json_build_array(badge, earned_at))
        from ${userBadges} where user_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('progress_of_user');
  return { database, ofUser };
}
type Parts = ReturnType<typeof createParts>;

/**
 * A user's progress in one snapshot, with the points of one UTC day (`YYYY-MM-DD`); undefined when the user
 * does not exist.
 */
async function findProgress(
  { ofUser }: Parts,
  id: string,
  ofDay: string,
): Promise<StoredProgress | undefined> {
  const [row] = await ofUser.execute({ userId: id, day: ofDay });
  if (row === undefined) return undefined;
  const [points, all, bonus] = row.ledger;
  return {
    version: row.version,
    points,
    pointsOfDay: { all, bonus },
    activities: (row.activities ?? []).map(([type, key, on, at]) => ({
      type,
      id: fromStored(key, SEALED_ID),
      day: on,
      at,
    })),
    badges: (row.badges ?? []).map(([badge, earnedAt]) => ({ badge, earnedAt })),
  };
}

/** The points that the ledger records for a bonus claim; undefined if it has none. */
async function findBonus(
  { database }: Parts,
  id: string,
  sourceKey: string,
): Promise<number | undefined> {
  const [entry] = await database.db
    .select({ points: pointEntries.points })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.userId, id),
        eq(pointEntries.source, 'bonus'),
        inArray(pointEntries.sourceKey, keysOfEntry(id, 'bonus', sourceKey)),
      ),
    );
  return entry?.points;
}

/**
 * Writes a change that is based on the progress of `version`. Returns false, without writing, on a conflict
 * (the version has changed) or when the user does not exist.
 */
async function recordChange(
  { database }: Parts,
  id: string,
  version: number,
  { at, activity, entry, badges }: ProgressChange,
): Promise<boolean> {
  const done = activity && storeId(keyOfActivity(id, activity), activity.id, SEALED_ID);
  const given =
    entry && storeId(keyOfEntry(id, entry.source, entry.sourceKey), entry.sourceKey, SEALED_KEY);
  const { rowCount } = await database.query({
    name: 'record_progress',
    text: RECORD_CHANGE,
    values: [
      id,
      version,
      at.toISOString(),
      activity?.type ?? null,
      done?.id ?? null,
      activity?.day ?? null,
      entry?.id ?? null,
      entry?.source ?? null,
      given?.id ?? null,
      entry?.points ?? null,
      entry?.day ?? null,
      badges,
      done?.sealed ?? null,
      given?.sealed ?? null,
    ],
  });
  return rowCount > 0;
}

export function createProgressRepository(database: DatabaseClient) {
  const parts = createParts(database);
  return bindAll(parts, { findProgress, findBonus, recordChange });
}

export type ProgressRepository = ReturnType<typeof createProgressRepository>;

/**
 * The update of the user's row serializes simultaneous changes: the second one waits for the first, and then finds a
 * new version, even if its own snapshot is older. Rows that conflict with a unique key already exist and are skipped.
 */
const RECORD_CHANGE = `
  with versioned as (
    update users set progress_turn = progress_turn + 1
    where id = $1::uuid and progress_turn = $2::int
    returning id
  ), done as (
    insert into activities (user_id, activity_type, activity_id, day, completed_at, sealed_id)
    select id, $4::text, $5::text, $6::text, $3::timestamptz, $13::text from versioned where $4::text is not null
    on conflict do nothing
  ), given as (
    insert into point_entries (id, user_id, source, source_key, points, day, created_at, sealed_key)
    select $7::uuid, id, $8::text, $9::text, $10::int, $11::text, $3::timestamptz, $14::text
    from versioned where $7::uuid is not null
    on conflict do nothing
  ), earned as (
    insert into user_badges (user_id, badge, earned_at)
    select id, badge, $3::timestamptz from versioned, unnest($12::text[]) badge
    on conflict do nothing
  )
  select id from versioned`;
