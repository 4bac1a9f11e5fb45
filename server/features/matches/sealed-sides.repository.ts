// Seals the sides of matches again when `DATA_KEY` has a new first key.

import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { matchSides } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { openSide, sealSide } from './sealed-side.ts';

/** How many rows one query reads. */
const RESEALED_ROWS = 200;

/**
 * Seals again with the first key of `DATA_KEY` the sides that an older key sealed; returns how many. Sides whose key is
 * no longer in `DATA_KEY` stay as they are.
 */
export async function resealMatches(db: Database, cipher: DataCipher): Promise<number> {
  const isOld = not(sql`starts_with(${matchSides.sealed}, ${`${cipher.keyIds[0]}.`})`);
  let resealed = 0;
  let after = { matchId: '00000000-0000-0000-0000-000000000000', side: -1 };
  for (;;) {
    const isLater = sql`(${matchSides.matchId}, ${matchSides.side}) > (${after.matchId}, ${after.side})`;
    const rows = await db
      .select({ matchId: matchSides.matchId, side: matchSides.side, sealed: matchSides.sealed })
      .from(matchSides)
      .where(and(isNotNull(matchSides.sealed), isLater, isOld))
      .orderBy(asc(matchSides.matchId), asc(matchSides.side))
      .limit(RESEALED_ROWS);
    for (const { sealed, ...key } of rows) {
      const secret = sealed === null ? undefined : openSide(cipher, key, sealed);
      if (secret === undefined || sealed === null) continue;
      const changed = await db
        .update(matchSides)
        .set({ sealed: sealSide(cipher, key, secret) })
        // Only if the side is unchanged: a match that was made again meanwhile is sealed with the first key already.
        .where(
          and(
            eq(matchSides.matchId, key.matchId),
            eq(matchSides.side, key.side),
            eq(matchSides.sealed, sealed),
          ),
        )
        .returning({ side: matchSides.side });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}
