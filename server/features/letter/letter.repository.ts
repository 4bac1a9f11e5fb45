// Queries of the letters that users have read and of what each user has been shown, both stored encrypted.

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { letterMemories, letters } from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { type LetterKey, openLetter, openMemory, sealLetter, sealMemory } from './sealed-letter.ts';

export const ownedTables: OwnedTables = {
  byUserId: [letters, letterMemories],
  byPhoneNumber: [],
  readers: {
    letters: ({ userId, date, sealed, keptAt }, cipher) => {
      const key = { userId: String(userId), date: String(date) };
      // Null when the key that sealed the letter is no longer in DATA_KEY: the export still has everything else.
      return {
        userId,
        date,
        letter: openLetter(cipher, key, String(sealed))?.letter ?? null,
        keptAt,
      };
    },
    letter_memories: ({ userId, sealed }, cipher) => {
      const memory = openMemory(cipher, String(userId), String(sealed));
      const { units, areas, letters: recent, moments, others, pictures, month } = memory;
      return {
        userId,
        units: Object.fromEntries(units),
        areas: Object.fromEntries(areas),
        letters: recent,
        moments: Object.fromEntries(moments),
        others: Object.fromEntries(others),
        pictures: Object.fromEntries(pictures),
        month: Object.fromEntries(month),
        placements: memory.placements,
      };
    },
  },
};

/** A sealed memory with its version; version 0 when nothing is stored yet. */
export interface StoredMemory {
  sealed: string | null;
  version: number;
}

export interface FoundLetter {
  /** The sealed letter; null when none is stored. */
  letter: string | null;
  /** The reader's memory; read only when there is no letter. */
  memory: StoredMemory;
}

/** A sealed letter and the reader's sealed memory after it. */
interface KeptRows {
  letter: string;
  /** The sealed letter that it replaces; null when there is none. */
  replaces: string | null;
  memory: string;
  /** The version of the memory that it was written with. */
  version: number;
  at: Date;
}

export interface LetterRepository {
  /** The letter of a date (`YYYY-MM-DD`), or else the reader's memory. One statement. */
  findLetter(key: LetterKey): Promise<FoundLetter>;
  findMemory(userId: string): Promise<StoredMemory>;
  /**
   * Stores a letter and the memory with it, both or neither, in one statement. False when the memory has a different
   * version by now, or the letter changed.
   */
  keepLetter(key: LetterKey, kept: KeptRows): Promise<boolean>;
}

const memoryOf = (
  row: { sealed: string | null; version: number | null } | undefined,
): StoredMemory => ({ sealed: row?.sealed ?? null, version: row?.version ?? 0 });

async function findLetter(db: Database, { userId, date }: LetterKey): Promise<FoundLetter> {
  const asked = db
    .select({ asked: sql<number>`1`.as('asked') })
    .from(sql`(values (1)) as one`)
    .as('asked');
  const [row] = await db
    .select({
      letter: letters.sealed,
      sealed: sql<
        string | null
      >`case when ${letters.sealed} is null then ${letterMemories.sealed} end`,
      version: letterMemories.version,
    })
    .from(asked)
    .leftJoin(letters, and(eq(letters.userId, userId), eq(letters.date, date)))
    .leftJoin(letterMemories, eq(letterMemories.userId, userId));
  return { letter: row?.letter ?? null, memory: memoryOf(row) };
}

async function findMemory(db: Database, userId: string): Promise<StoredMemory> {
  const [row] = await db
    .select({ sealed: letterMemories.sealed, version: letterMemories.version })
    .from(letterMemories)
    .where(eq(letterMemories.userId, userId));
  return memoryOf(row);
}

async function keepLetter(db: Database, key: LetterKey, kept: KeptRows): Promise<boolean> {
  const { userId, date } = key;
  const { letter, replaces, at } = kept;
  const remembered = rememberAs(db, userId, kept);
  if (replaces !== null) {
    const isRemembered = sql`exists (select 1 from ${remembered})`;
    const isOfKey = and(eq(letters.userId, userId), eq(letters.date, date));
    const rows = await db
      .with(remembered)
      .update(letters)
      .set({ sealed: letter, keptAt: at })
      .where(and(isOfKey, eq(letters.sealed, replaces), isRemembered))
      .returning({ date: letters.date });
    return rows.length > 0;
  }
  const row = db
    .select({
      userId: sql<string>`${userId}::uuid`.as('user_id'),
      date: sql<string>`${date}::text`.as('date'),
      sealed: sql<string>`${letter}::text`.as('sealed'),
      keptAt: sql<Date>`${at.toISOString()}::timestamptz`.as('kept_at'),
    })
    .from(remembered);
  const rows = await db
    .with(remembered)
    .insert(letters)
    .select(row)
    .onConflictDoNothing()
    .returning({ date: letters.date });
  return rows.length > 0;
}

/** Stores a memory as a part of a statement: has a row only if the memory still had its version. */
function rememberAs(db: Database, userId: string, { memory, version }: KeptRows) {
  return db.$with('remembered').as(
    db
      .insert(letterMemories)
      .values({ userId, sealed: memory, version: 1 })
      .onConflictDoUpdate({
        target: letterMemories.userId,
        set: { sealed: memory, version: version + 1 },
        setWhere: eq(letterMemories.version, version),
      })
      .returning({ userId: letterMemories.userId }),
  );
}

export function createLetterRepository(db: Database): LetterRepository {
  return bindAll(db, { findLetter, findMemory, keepLetter });
}

/** How many rows one query reads. */
const RESEALED_ROWS = 200;

/**
 * Seals again, with the first key of `DATA_KEY`, the letters that an older key sealed or that are not padded; returns
 * how many. Letters whose key is no longer in `DATA_KEY` stay as they are.
 */
export async function resealLetters(db: Database, cipher: DataCipher): Promise<number> {
  const isOld = isNotSealedAnew(letters.sealed, cipher, 'letter');
  let resealed = 0;
  let after = { userId: '00000000-0000-0000-0000-000000000000', date: '' };
  for (;;) {
    const isLater = sql`(${letters.userId}, ${letters.date}) > (${after.userId}, ${after.date})`;
    const rows = await db
      .select()
      .from(letters)
      .where(and(isLater, isOld))
      .orderBy(asc(letters.userId), asc(letters.date))
      .limit(RESEALED_ROWS);
    for (const { userId, date, sealed } of rows) {
      const letter = openLetter(cipher, { userId, date }, sealed);
      if (letter === undefined) continue;
      await db
        .update(letters)
        .set({ sealed: sealLetter(cipher, { userId, date }, letter) })
        .where(and(eq(letters.userId, userId), eq(letters.date, date)));
      resealed += 1;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last;
  }
}

/** The same for the memories of letters. */
export async function resealLetterMemories(db: Database, cipher: DataCipher): Promise<number> {
  const isOld = isNotSealedAnew(letterMemories.sealed, cipher, 'letterMemory');
  let resealed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select()
      .from(letterMemories)
      .where(and(gt(letterMemories.userId, after), isOld))
      .orderBy(asc(letterMemories.userId))
      .limit(RESEALED_ROWS);
    for (const { userId, sealed, version } of rows) {
      const memory = openMemory(cipher, userId, sealed);
      const changed = await db
        .update(letterMemories)
        .set({ sealed: sealMemory(cipher, userId, memory) })
        .where(and(eq(letterMemories.userId, userId), eq(letterMemories.version, version)))
        .returning({ userId: letterMemories.userId });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last.userId;
  }
}
