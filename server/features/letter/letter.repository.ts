// Queries of the letters that users have read, which are stored encrypted as they were shown.

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { letters } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { openLetter, sealLetter } from './sealed-letter.ts';

export const ownedTables: OwnedTables = {
  byUserId: [letters],
  byPhoneNumber: [],
  readers: {
    letters: ({ userId, date, sealed, keptAt }, cipher) => {
      const key = { userId: String(userId), date: String(date) };
      // Null when the key that sealed the letter is no longer in DATA_KEY: the export still has everything else.
      return { userId, date, letter: openLetter(cipher, key, String(sealed)) ?? null, keptAt };
    },
  },
};

export interface LetterRepository {
  /** The sealed letter of a date (`YYYY-MM-DD`); undefined when none is stored. */
  findLetter(userId: string, date: string): Promise<string | undefined>;
  /** Stores a sealed letter unless the date has one already; returns the one that is stored. */
  keepLetter(userId: string, date: string, sealed: string, keptAt: Date): Promise<string>;
}

export function createLetterRepository(db: Database): LetterRepository {
  async function findLetter(userId: string, date: string): Promise<string | undefined> {
    const [row] = await db
      .select({ sealed: letters.sealed })
      .from(letters)
      .where(and(eq(letters.userId, userId), eq(letters.date, date)));
    return row?.sealed;
  }
  return {
    findLetter,
    async keepLetter(userId, date, sealed, keptAt) {
      const [kept] = await db
        .insert(letters)
        .values({ userId, date, sealed, keptAt })
        .onConflictDoNothing()
        .returning({ sealed: letters.sealed });
      return kept?.sealed ?? (await findLetter(userId, date)) ?? sealed;
    },
  };
}

/** How many rows one query reads. */
const RESEALED_ROWS = 200;

/**
 * Seals again with the first key of `DATA_KEY` the letters that an older key sealed or that are not padded; returns how
 * many. Letters whose
 * key is no longer in `DATA_KEY` stay as they are.
 */
export async function resealLetters(db: Database, cipher: DataCipher): Promise<number> {
  const isOld = isNotSealedAnew(letters.sealed, cipher, 'letter');
  let resealed = 0;
  let after = { userId: '00000000-0000-0000-0000-000000000000', date: '' };
  for (;;) {
    const isLater = sql`(${letters.userId}, ${letters.date}) > (${after.userId}, ${after.date})`;
    const rows = await db
      .select()
      .from(letters)
      .where(and(isLater, isOld))
      .orderBy(asc(letters.userId), asc(letters.date))
      .limit(RESEALED_ROWS);
    for (const { userId, date, sealed } of rows) {
      const letter = openLetter(cipher, { userId, date }, sealed);
      if (letter === undefined) continue;
      await db
        .update(letters)
        .set({ sealed: sealLetter(cipher, { userId, date }, letter) })
        .where(and(eq(letters.userId, userId), eq(letters.date, date)));
      resealed += 1;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}
