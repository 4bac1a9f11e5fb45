// The days whose numbers a user keeps.

import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type LuckyNumbers,
  luckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import type { Database } from '../../db/client.ts';
import { savedLuckyNumbers, users } from '../../db/schema/index.ts';

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
    save: (userId, numbers, savedAt) =>
      db.transaction(async (tx) => {
        // Held until the end, so that the account cannot go away in between.
        const [owner] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('key share');
        if (!owner) return false;
        await tx
          .insert(savedLuckyNumbers)
          .values({ userId, date: numbers.date, numbers, savedAt })
          .onConflictDoNothing();
        return true;
      }),
  };
}
