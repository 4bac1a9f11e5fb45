// Writes rows that belong to a user while a lock prevents the deletion of the account.

import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/index.ts';

/**
 * Runs `work` in one transaction that locks the user's row against deletion (`for key share`; several
 * transactions can have this lock at once). Returns undefined, without running `work`, when the user does
 * not exist.
 */
export function lockUserRow<T>(
  db: Database,
  userId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    return locked === undefined ? undefined : work(tx);
  });
}
