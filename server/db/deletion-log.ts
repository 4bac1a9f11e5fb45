// The log of deleted accounts, by the keyed hash of their ids, so that restoring an older backup does not bring them
// back. The transaction of the deletion writes the table; the file outside the database, if one is set, remains when
// the database is lost.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { asc, gt } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './database.ts';
import { hashesOf } from './encryption.ts';
import { deletions, users } from './schema/index.ts';

const BATCH_ROWS = 5_000;
/** Sorts before the id of every account. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/**
 * How far before the file's newest entry the table is read again: a transaction with an earlier time of deletion may
 * commit later than that entry's.
 */
const OVERLAP_MS = 60 * 60_000;

export interface DeletionLog {
  /** Records within `tx` that the account is deleted. */
  record(tx: Database, userId: string, deletedAt: Date): Promise<void>;
  /** Appends to the file the entries of the table that it lacks; does nothing without a file. */
  appendToFile(): Promise<void>;
  /**
   * Repeats, by `deleteAccount`, the deletions that the log lists and a restored backup has undone. It looks through
   * all accounts only if the file has an entry that the table lacks, or with `always`. Returns how many accounts were
   * deleted.
   */
  replay(
    deleteAccount: (userId: string, deletedAt: Date) => Promise<void>,
    options?: { always?: boolean },
  ): Promise<number>;
}

/** `file` is a path and need not exist yet; the lines of the file are `<hash> <ISO 8601 time>`. */
export function createDeletionLog(
  db: Database,
  file: string | undefined,
  clock: Clock,
): DeletionLog {
  /** The hashes in the file, and the time of the newest in milliseconds since 1970 UTC; read once. */
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
      const deleted = await deleteNamed(db, named, (id) =>
        deleteAccount(id, new Date(clock.now())),
      );
      // The table is written last: while it lacks an entry of the file, an interrupted replay is repeated.
      const now = new Date(clock.now());
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

/** Deletes the accounts whose hash is among `named`; returns how many there were. */
async function deleteNamed(
  db: Database,
  named: ReadonlySet<string>,
  deleteAccount: (userId: string) => Promise<void>,
): Promise<number> {
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
  return deleted;
}

const subjectOf = (userId: string) => `account ${userId}`;
