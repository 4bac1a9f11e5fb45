// Hashes and encrypts the ids of activities and ledger entries that are stored plain, without padding, or with an older
// key.

import { and, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DatabaseClient } from '#server/db/database.ts';
import { isNotStoredAnew } from '#server/db/encrypted-search.ts';
import { currentPrefix, storedLengths } from '#server/db/encryption.ts';
import { activities, pointEntries } from '#server/db/schema/index.ts';
import { keyOfActivity, keyOfEntry, storeId } from './stored-ids.ts';

const BATCH_ROWS = 500;
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const isOld = (sealed: SQLWrapper): SQL | undefined =>
  or(isNull(sealed), isNotStoredAnew(sealed, currentPrefix(), storedLengths('text')));

/**
 * Rewrites the ids and returns how many rows it wrote. It goes through the tables in short statements, so that servers
 * can keep working; the next run continues an interrupted one. Call it only in a process that writes hashed ids
 * (`isUniform`).
 */
export async function resealProgress(database: DatabaseClient): Promise<number> {
  return (await resealActivities(database)) + (await resealEntries(database));
}

async function resealActivities({ db, query }: DatabaseClient): Promise<number> {
  let written = 0;
  let after = { userId: FIRST_ID, type: '', id: '' };
  for (;;) {
    const isLater = sql`(${activities.userId}, ${activities.activityType}, ${activities.activityId})
      > (${after.userId}, ${after.type}, ${after.id})`;
    const rows = await db
      .select({
        userId: activities.userId,
        type: activities.activityType,
        id: activities.activityId,
        sealedId: activities.sealedId,
      })
      .from(activities)
      .where(and(isLater, isOld(activities.sealedId)))
      .orderBy(activities.userId, activities.activityType, activities.activityId)
      .limit(BATCH_ROWS);
    const stored = rows.map(({ userId, type, id, sealedId }) => {
      const plain = sealedId ?? id;
      return storeId(keyOfActivity(userId, { type, id: plain }), plain, activities.sealedId.name);
    });
    const { rowCount } = await query({
      text: `update activities set activity_id = fresh.hash, sealed_id = fresh.sealed
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
          fresh(user_id, type, id, hash, sealed)
        where activities.user_id = fresh.user_id and activity_type = fresh.type and activity_id = fresh.id`,
      values: [
        rows.map(({ userId }) => userId),
        rows.map(({ type }) => type),
        rows.map(({ id }) => id),
        stored.map(({ id }) => id),
        stored.map(({ sealed }) => sealed),
      ],
    });
    written += rowCount;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return written;
    after = last;
  }
}

async function resealEntries({ db, query }: DatabaseClient): Promise<number> {
  let written = 0;
  let after = { userId: FIRST_ID, id: FIRST_ID };
  for (;;) {
    const isLater = sql`(${pointEntries.userId}, ${pointEntries.id}) > (${after.userId}, ${after.id})`;
    const rows = await db
      .select({
        id: pointEntries.id,
        userId: pointEntries.userId,
        source: pointEntries.source,
        sourceKey: pointEntries.sourceKey,
        sealedKey: pointEntries.sealedKey,
      })
      .from(pointEntries)
      .where(and(isLater, isOld(pointEntries.sealedKey)))
      .orderBy(pointEntries.userId, pointEntries.id)
      .limit(BATCH_ROWS);
    const stored = rows.map(({ userId, source, sourceKey, sealedKey }) => {
      const plain = sealedKey ?? sourceKey;
      return storeId(keyOfEntry(userId, source, plain), plain, pointEntries.sealedKey.name);
    });
    const { rowCount } = await query({
      text: `update point_entries set source_key = fresh.hash, sealed_key = fresh.sealed
        from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) fresh(user_id, id, hash, sealed)
        where point_entries.user_id = fresh.user_id and point_entries.id = fresh.id`,
      values: [
        rows.map(({ userId }) => userId),
        rows.map(({ id }) => id),
        stored.map(({ id }) => id),
        stored.map(({ sealed }) => sealed),
      ],
    });
    written += rowCount;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return written;
    after = last;
  }
}
