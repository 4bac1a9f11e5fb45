// The days whose numbers a user keeps.

import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type LuckyNumbers,
  luckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import type { Database } from '../../db/client.ts';
import { holdUser } from '../../db/hold-user.ts';
import { savedLuckyNumbers } from '../../db/schema/index.ts';

export interface LuckyNumbersRepository {
  /** The kept days, newest first. */
  listSaved(userId: string): Promise<LuckyNumbers[]>;
  /** Keeps a day, once; false when there is no such user (any more). */
  save(userId: string, numbers: LuckyNumbers, savedAt: Date): Promise<boolean>;
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
      const saved = await holdUser(db, userId, async (tx) => {
        await tx
          .insert(savedLuckyNumbers)
          .values({ userId, date: numbers.date, numbers, savedAt })
          .onConflictDoNothing();
        return true;
      });
      return saved ?? false;
    },
  };
}
