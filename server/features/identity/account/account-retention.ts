// Deletes accounts without their owner's request: those unused for two years, and deleted ones that a restored backup
// has brought back.

import type { Database } from '#server/db/database.ts';
import type { DeletionLog } from '#server/db/deletion-log.ts';
import type { AccountRepository } from './account.repository.ts';

const BATCH_ACCOUNTS = 200;
/** The longest that one run takes; the next run continues where it stopped. */
const RUN_MS = 5 * 60_000;

export interface AccountRetention {
  /**
   * Notes in the history of accounts unused for 23 months that they are about to be deleted, and deletes those unused
   * for two years whose note is a month old. `nowMs` is the database's time. Returns how many were deleted.
   */
  deleteUnused(nowMs: number): Promise<number>;
  /**
   * Repeats the deletions that the log of deletions lists and returns how many; looks for such accounts only when the
   * log's file lists one that the database does not, or with `always`.
   */
  replayDeletions(options?: { always?: boolean }): Promise<number>;
}

export function createAccountRetention(dependencies: {
  repository: AccountRepository;
  deletions: DeletionLog;
}): AccountRetention {
  const { repository, deletions } = dependencies;

  async function deleteAccount(tx: Database, id: string, deletedAt: Date): Promise<boolean> {
    const deleted = await repository.deleteUser(tx, id);
    if (deleted === undefined) return false;
    await deletions.record(tx, id, deletedAt);
    return true;
  }

  return {
    async deleteUnused(nowMs) {
      const endsMs = performance.now() + RUN_MS;
      const isLate = () => performance.now() > endsMs;
      while (!isLate()) {
        if ((await repository.noteUnused(nowMs, BATCH_ACCOUNTS)) < BATCH_ACCOUNTS) break;
      }
      let deleted = 0;
      for (;;) {
        const ids = await repository.listUnused(nowMs, BATCH_ACCOUNTS);
        for (const id of ids) {
          if (isLate()) return deleted;
          const isDeleted = await repository.inTransaction(async (tx) => {
            // The owner may have come back, or another process may have deleted it.
            if (!(await repository.lockUnused(tx, id, nowMs))) return false;
            return deleteAccount(tx, id, new Date(nowMs));
          });
          if (isDeleted) deleted += 1;
        }
        if (ids.length < BATCH_ACCOUNTS) return deleted;
      }
    },

    replayDeletions: (options) =>
      deletions.replay(
        (id, deletedAt) =>
          repository.inTransaction(async (tx) => {
            await deleteAccount(tx, id, deletedAt);
          }),
        options,
      ),
  };
}
