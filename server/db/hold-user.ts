// Changes that belong to a user, made so that the account cannot go away under them.

import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './schema/index.ts';

/**
 * Runs `work` in one transaction that holds the user's row; undefined, and nothing done, when there is
 * no such user (any more). `share` lets others work beside it; `alone` keeps those who ask for `alone`
 * waiting, so that sums and rules see all that came before.
 */
export function holdUser<T>(
  db: Database,
  userId: string,
  how: 'share' | 'alone',
  work: (tx: Database) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for(how === 'alone' ? 'no key update' : 'key share');
    return held === undefined ? undefined : work(tx);
  });
}
