// Encrypts the stored values of matches again when `DATA_KEY` has a new first key.

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import { matchAnswers, matchBlocks, matchSides } from '#server/db/schema/index.ts';
import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { LengthClass } from '#server/platform/length-classes.ts';
import { openBlocked, sealBlocked } from './blocks.ts';
import { openAnswer, sealAnswer } from './kept-answer.ts';
import { resealHashKeys } from './pair-hash.repository.ts';
import { openSide, sealSide } from './sealed-side.ts';

/** How many rows one query reads. */
const RESEALED_ROWS = 200;

/**
 * Encrypts again, with the first key of `DATA_KEY`, every value that an older key encrypted or that is not padded;
 * returns how many rows it wrote. Rows whose key is no longer in `DATA_KEY` stay as they are.
 */
export async function resealMatches(db: Database, cipher: DataCipher): Promise<number> {
  return (
    (await resealHashKeys(db, cipher)) +
    (await resealSides(db, cipher)) +
    (await resealOwn(db, cipher, matchBlocks, 'text', (userId, sealed) =>
      sealBlocked(cipher, userId, openBlocked(cipher, userId, sealed)),
    )) +
    (await resealOwn(db, cipher, matchAnswers, 'matchAnswer', (userId, sealed) =>
      sealAnswer(cipher, userId, openAnswer(cipher, userId, sealed)),
    ))
  );
}

async function resealSides(db: Database, cipher: DataCipher): Promise<number> {
  let resealed = 0;
  let after = { matchId: '00000000-0000-0000-0000-000000000000', side: -1 };
  for (;;) {
    const isLater = sql`(${matchSides.matchId}, ${matchSides.side}) > (${after.matchId}, ${after.side})`;
    const rows = await db
      .select({ matchId: matchSides.matchId, side: matchSides.side, sealed: matchSides.sealed })
      .from(matchSides)
      .where(
        and(
          isNotNull(matchSides.sealed),
          isNotSealedAnew(matchSides.sealed, cipher, 'matchSide'),
          isLater,
        ),
      )
      .orderBy(matchSides.matchId, matchSides.side)
      .limit(RESEALED_ROWS);
    for (const { sealed, ...key } of rows) {
      const secret = sealed === null ? undefined : openSide(cipher, key, sealed);
      if (secret === undefined || sealed === null) continue;
      const changed = await db
        .update(matchSides)
        .set({ sealed: sealSide(cipher, key, secret) })
        // Only if the side is unchanged. A match that was remade in the meantime is already encrypted with the first
        // key.
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

/** Encrypts again the rows of a table in which each row belongs to one user. */
async function resealOwn(
  db: Database,
  cipher: DataCipher,
  table: typeof matchBlocks | typeof matchAnswers,
  lengthClass: LengthClass,
  reseal: (userId: string, sealed: string) => string,
): Promise<number> {
  let resealed = 0;
  let after = { userId: '00000000-0000-0000-0000-000000000000', pairHash: '' };
  for (;;) {
    const isLater = sql`(${table.userId}, ${table.pairHash}) > (${after.userId}, ${after.pairHash})`;
    const rows = await db
      .select({ userId: table.userId, pairHash: table.pairHash, sealed: table.sealed })
      .from(table)
      .where(
        and(isNotNull(table.sealed), isNotSealedAnew(table.sealed, cipher, lengthClass), isLater),
      )
      .orderBy(table.userId, table.pairHash)
      .limit(RESEALED_ROWS);
    for (const { userId, pairHash, sealed } of rows) {
      const text = sealed === null ? undefined : tryToReseal(reseal, userId, sealed);
      if (text === undefined || sealed === null) continue;
      const changed = await db
        .update(table)
        .set({ sealed: text })
        .where(
          and(eq(table.userId, userId), eq(table.pairHash, pairHash), eq(table.sealed, sealed)),
        )
        .returning({ userId: table.userId });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}

/** Undefined if the text's key is no longer in `DATA_KEY`. */
function tryToReseal(
  reseal: (userId: string, sealed: string) => string,
  userId: string,
  sealed: string,
): string | undefined {
  try {
    return reseal(userId, sealed);
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}
