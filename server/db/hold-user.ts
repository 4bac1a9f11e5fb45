// Rows that belong to a user, made so that the account cannot go away under them.

import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './schema/index.ts';

/**
 * Runs `work` in one transaction that holds the user's row, beside others that do; undefined, and nothing
 * done, when there is no such user (any more).
 */
export function holdUser<T>(
  db: Database,
  userId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    return held === undefined ? undefined : work(tx);
  });
}
