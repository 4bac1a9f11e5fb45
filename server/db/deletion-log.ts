// The log of deleted accounts, by the keyed hash of their ids, so that a backup from before does not bring them back. The
// table takes part in the deletion's transaction; a file outside the database, where one is set, survives its loss.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { asc, gt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashesOf } from './encryption.ts';
import { deletions, users } from './schema/index.ts';

const BATCH_ROWS = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** A transaction that began earlier may commit later. */
const OVERLAP_MS = 60 * 60_000;

export interface DeletionLog {
  /** Notes within `tx` that the account is deleted. */
  record(tx: Database, userId: string, deletedAt: Date): Promise<void>;
  /** Writes to the file what the table has and the file has not; without a file does nothing. */
  appendToFile(): Promise<void>;
  /**
   * Deletes again by `deleteAccount` what a restored backup has brought back: accounts that the log names. Looks through
   * all accounts if the file names one that the table does not, or if asked to. Returns how many were deleted.
   */
  replay(
    deleteAccount: (userId: string) => Promise<void>,
    options?: { always?: boolean },
  ): Promise<number>;
}

/** `file` need not exist; its lines are `<hash> <ISO time>`. */
export function createDeletionLog(db: Database, file: string | undefined): DeletionLog {
  /** The entries of the file, and the time of the newest; read once. */
  let entriesOfFile: { hashes: Set<string>; newestMs: number } | undefined;

  function readEntries() {
    if (entriesOfFile !== undefined) return entriesOfFile;
    const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
    const entries = lines
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([hash, at]) => hash?.startsWith('h1.') && !Number.isNaN(Date.parse(at ?? '')));
    const times = entries.map(([, at]) => Date.parse(at ?? ''));
    entriesOfFile = {
      hashes: new Set(entries.map(([hash]) => hash ?? '')),
      newestMs: times.reduce((newest, at) => Math.max(newest, at), 0),
    };
    return entriesOfFile;
  }

  return {
    async record(tx, userId, deletedAt) {
      const [accountHash = ''] = hashesOf(subjectOf(userId));
      await tx.insert(deletions).values({ accountHash, deletedAt }).onConflictDoNothing();
    },

    async appendToFile() {
      if (file === undefined) return;
      const known = readEntries();
      const rows = await db
        .select()
        .from(deletions)
        .where(gt(deletions.deletedAt, new Date(known.newestMs - OVERLAP_MS)))
        .orderBy(asc(deletions.deletedAt));
      const missing = rows.filter(({ accountHash }) => !known.hashes.has(accountHash));
      if (missing.length === 0) return;
      const lines = missing.map(
        ({ accountHash, deletedAt }) => `${accountHash} ${deletedAt.toISOString()}\n`,
      );
      appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
      for (const { accountHash, deletedAt } of missing) {
        known.hashes.add(accountHash);
        known.newestMs = Math.max(known.newestMs, deletedAt.getTime());
      }
    },

    async replay(deleteAccount, { always = false } = {}) {
      const rows = await db.select({ accountHash: deletions.accountHash }).from(deletions);
      const inTable = new Set(rows.map(({ accountHash }) => accountHash));
      const { hashes } = readEntries();
      const isMissing = [...hashes].some((hash) => !inTable.has(hash));
      if (!isMissing && !always) return 0;
      const named = new Set([...hashes, ...inTable]);
      let deleted = 0;
      let afterId: string | undefined = FIRST_ID;
      while (afterId !== undefined) {
        const batch: { id: string }[] = await db
          .select({ id: users.id })
          .from(users)
          .where(gt(users.id, afterId))
          .orderBy(asc(users.id))
          .limit(BATCH_ROWS);
        for (const { id } of batch) {
          if (!hashesOf(subjectOf(id)).some((hash) => named.has(hash))) continue;
          await deleteAccount(id);
          deleted += 1;
        }
        afterId = batch.length < BATCH_ROWS ? undefined : batch.at(-1)?.id;
      }
      // The table last, so that a replay that was cut off begins anew.
      const now = new Date();
      const missing = [...hashes].filter((hash) => !inTable.has(hash));
      for (let at = 0; at < missing.length; at += BATCH_ROWS) {
        await db
          .insert(deletions)
          .values(
            missing
              .slice(at, at + BATCH_ROWS)
              .map((accountHash) => ({ accountHash, deletedAt: now })),
          )
          .onConflictDoNothing();
      }
      return deleted;
    },
  };
}

const subjectOf = (userId: string) => `account ${userId}`;
