// Queries of the letters that are kept as they were shown.

import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { letters } from '#server/db/schema/index.ts';
import { openLetter } from './sealed-letter.ts';

export const ownedTables: OwnedTables = {
  byUserId: [letters],
  byPhoneNumber: [],
  readers: {
    letters: ({ userId, date, sealed, keptAt }, cipher) => {
      const key = { userId: String(userId), date: String(date) };
      // Null where its key is gone, so that the rest of the export is given all the same.
      return { userId, date, letter: openLetter(cipher, key, String(sealed)) ?? null, keptAt };
    },
  },
};

export interface LetterRepository {
  /** The sealed letter of a date (`YYYY-MM-DD`); undefined when none is kept. */
  findLetter(userId: string, date: string): Promise<string | undefined>;
  /** Keeps a sealed letter unless one is kept already, and returns the one that is kept. */
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
