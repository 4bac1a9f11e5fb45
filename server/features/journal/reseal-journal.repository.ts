// Seals what journals keep again when `DATA_KEY` has a new first key.

import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import { journalEntries, journalNamespaces, journalVersions } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import {
  openEntry,
  openNamespace,
  openVersion,
  sealEntry,
  sealNamespace,
  sealVersion,
} from './sealed-entry.ts';

/** How many rows one query reads. */
const RESEALED_ROWS = 200;
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals again with the first key of `DATA_KEY` what an older key sealed or what is not padded; returns how many rows it
 * wrote. Rows whose key is no longer in `DATA_KEY` stay as they are.
 */
export async function resealJournals(db: Database, cipher: DataCipher): Promise<number> {
  return (
    (await resealEntries(db, cipher)) +
    (await resealVersions(db, cipher)) +
    (await resealNamespaces(db, cipher))
  );
}

async function resealEntries(db: Database, cipher: DataCipher): Promise<number> {
  let resealed = 0;
  let after = { userId: FIRST_ID, id: FIRST_ID };
  for (;;) {
    const isLater = sql`(${journalEntries.userId}, ${journalEntries.id}) > (${after.userId}, ${after.id})`;
    const rows = await db
      .select({
        userId: journalEntries.userId,
        id: journalEntries.id,
        sealed: sql<string>`${journalEntries.sealed}`,
      })
      .from(journalEntries)
      .where(
        and(
          isLater,
          isNotNull(journalEntries.sealed),
          isNotSealedAnew(journalEntries.sealed, cipher, 'journal'),
        ),
      )
      .orderBy(asc(journalEntries.userId), asc(journalEntries.id))
      .limit(RESEALED_ROWS);
    for (const { userId, id, sealed } of rows) {
      const content = openEntry(cipher, { userId, id }, sealed);
      if (content === undefined) continue;
      const changed = await db
        .update(journalEntries)
        .set({ sealed: sealEntry(cipher, { userId, id }, content) })
        // Only if it is unchanged: what was written meanwhile is sealed with the first key already.
        .where(
          and(
            eq(journalEntries.userId, userId),
            eq(journalEntries.id, id),
            eq(journalEntries.sealed, sealed),
          ),
        )
        .returning({ id: journalEntries.id });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}

async function resealVersions(db: Database, cipher: DataCipher): Promise<number> {
  let resealed = 0;
  let after = { userId: FIRST_ID, entryId: FIRST_ID, markedAt: new Date(0) };
  for (;;) {
    const { userId: afterUser, entryId: afterEntry } = after;
    const isLater = sql`(${journalVersions.userId}, ${journalVersions.entryId}, ${journalVersions.markedAt})
      > (${afterUser}, ${afterEntry}, ${after.markedAt.toISOString()}::timestamptz)`;
    const rows = await db
      .select({
        userId: journalVersions.userId,
        entryId: journalVersions.entryId,
        markedAt: journalVersions.markedAt,
        sealed: journalVersions.sealed,
      })
      .from(journalVersions)
      .where(and(isLater, isNotSealedAnew(journalVersions.sealed, cipher, 'journal')))
      .orderBy(
        asc(journalVersions.userId),
        asc(journalVersions.entryId),
        asc(journalVersions.markedAt),
      )
      .limit(RESEALED_ROWS);
    for (const { userId, entryId, markedAt, sealed } of rows) {
      const key = { userId, id: entryId };
      const content = openVersion(cipher, key, sealed);
      if (content === undefined) continue;
      const changed = await db
        .update(journalVersions)
        .set({ sealed: sealVersion(cipher, key, content) })
        .where(
          and(
            eq(journalVersions.userId, userId),
            eq(journalVersions.entryId, entryId),
            eq(journalVersions.markedAt, markedAt),
          ),
        )
        .returning({ entryId: journalVersions.entryId });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}

async function resealNamespaces(db: Database, cipher: DataCipher): Promise<number> {
  let resealed = 0;
  let after = FIRST_ID;
  for (;;) {
    const rows = await db
      .select()
      .from(journalNamespaces)
      .where(
        and(
          gt(journalNamespaces.userId, after),
          isNotSealedAnew(journalNamespaces.sealed, cipher, 'text'),
        ),
      )
      .orderBy(asc(journalNamespaces.userId))
      .limit(RESEALED_ROWS);
    for (const { userId, sealed } of rows) {
      const namespace = openNamespace(cipher, userId, sealed);
      if (namespace === undefined) continue;
      const changed = await db
        .update(journalNamespaces)
        .set({ sealed: sealNamespace(cipher, userId, namespace) })
        .where(eq(journalNamespaces.userId, userId))
        .returning({ userId: journalNamespaces.userId });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last.userId;
  }
}
