// Queries of the days whose numbers a user has saved.

import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { lockUserRow } from '#server/db/lock-user-row.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { savedLuckyNumbers } from '#server/db/schema/index.ts';
import {
  type LuckyNumbers,
  luckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';

export const ownedTables: OwnedTables = { byUserId: [savedLuckyNumbers], byPhoneNumber: [] };

export interface LuckyNumbersRepository {
  /** The saved days, newest first. */
  listSaved(userId: string): Promise<LuckyNumbers[]>;
  /** Saves a day unless it is saved already; false when the user does not exist. */
  save(userId: string, numbers: LuckyNumbers, savedAt: Date): Promise<boolean>;
  /** Removes a saved day, if there is one. */
  remove(userId: string, date: string): Promise<void>;
}

export function createLuckyNumbersRepository(db: Database): LuckyNumbersRepository {
  return {
    async listSaved(userId) {
      const rows = await db
        .select({ numbers: savedLuckyNumbers.numbers })
        .from(savedLuckyNumbers)
        .where(eq(savedLuckyNumbers.userId, userId))
        .orderBy(desc(savedLuckyNumbers.date));
      return rows.map(({ numbers }) => z.parse(luckyNumbersSchema, numbers));
    },
    async save(userId, numbers, savedAt) {
      const saved = await lockUserRow(db, userId, async (tx) => {
        await tx
          .insert(savedLuckyNumbers)
          .values({ userId, date: numbers.date, numbers, savedAt })
          .onConflictDoNothing();
        return true;
      });
      return saved ?? false;
    },
    async remove(userId, date) {
      await db
        .delete(savedLuckyNumbers)
        .where(and(eq(savedLuckyNumbers.userId, userId), eq(savedLuckyNumbers.date, date)));
    },
  };
}
