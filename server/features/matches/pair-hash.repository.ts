// Keyed hashes of two users' ids. They find the rows of a pair without revealing who the two are. Each table has its
// own hashes, so that a block or a stored answer does not lead to the match of the same two people in another copy of
// the database.
//
// The key is random. It is created once per database and stored there, encrypted with `DATA_KEY`. So the hashes stay
// valid after a change of `DATA_KEY`; their rows contain nothing from which to compute them again. Earlier versions
// stored hashes without a key. The queries still find those, and still write them while `DATA_AT_REST` keeps values
// plain, because an earlier version may still be running; `npm run data:encrypt` replaces them.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isEncrypting } from '#server/db/encryption.ts';
import { hashKeys, matchBlocks, matches, matchMakings } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';

/** The name of the key, and the purpose that it is encrypted for. */
const KEY_NAME = 'matches';
const KEY_BYTES = 32;
/** The prefix of a keyed hash. */
const KEYED_MARK = 'p1.';
/** How many hashes one query reads. */
const BATCH_HASHES = 200;

const TABLES = { match: matches, making: matchMakings, block: matchBlocks } as const;
type PairTable = keyof typeof TABLES;

/** The forms in which a pair's hash can be stored. The first is the form to write. */
export type PairForms = readonly [string, ...string[]];

export interface PairHasher {
  /** The hashes of two users in a table, the same in either order. */
  formsOf(table: PairTable, oneId: string, otherId: string): PairForms;
  /** The hash of the two in the row of `userId` that stores what that user was told. */
  hashOfAnswer(userId: string, otherId: string): string;
  /** A text that identifies two users for a lock, the same in either order. */
  lockOf(oneId: string, otherId: string): string;
}

/** A hash in the form of earlier versions. The ids are random, so nobody can find them by trying. */
function hashPlainly(oneId: string, otherId: string): string {
  const ids = [oneId, otherId].sort().join(':');
  return createHash('sha256').update(`match-pair:${ids}`).digest('base64url');
}

function hashUnder(key: Buffer, text: string): string {
  return KEYED_MARK + createHmac('sha256', key).update(text).digest('base64url');
}

function createPairHasher(key: Buffer): PairHasher {
  return {
    formsOf(table, oneId, otherId) {
      const plain = hashPlainly(oneId, otherId);
      const keyed = hashUnder(key, `${table}:${plain}`);
      return isEncrypting() ? [keyed, plain] : [plain, keyed];
    },
    hashOfAnswer: (userId, otherId) => hashUnder(key, `answer:${userId}:${otherId}`),
    lockOf: (oneId, otherId) => hashUnder(key, `lock:${hashPlainly(oneId, otherId)}`),
  };
}

/** Reads the key of the database, and creates it if there is none. */
async function readKey(db: Database, cipher: DataCipher): Promise<Buffer> {
  const read = () =>
    db.select({ sealed: hashKeys.sealed }).from(hashKeys).where(eq(hashKeys.name, KEY_NAME));
  let [row] = await read();
  if (row === undefined) {
    const sealed = cipher.seal(randomBytes(KEY_BYTES).toString('base64url'), contextOf(KEY_NAME));
    await db.insert(hashKeys).values({ name: KEY_NAME, sealed }).onConflictDoNothing();
    // Another process may have created it at the same time.
    [row] = await read();
  }
  if (row === undefined) throw new Error('the key of pair hashes is not in the database');
  return Buffer.from(cipher.open(row.sealed, contextOf(KEY_NAME)), 'base64url');
}

const contextOf = (name: string) => `hash-key:${name}`;

/** Reads the key at the first call. Call it outside of a transaction. */
export function createPairHashes(db: Database, cipher: DataCipher): () => Promise<PairHasher> {
  let hasher: Promise<PairHasher> | undefined;
  return () => {
    hasher ??= readKey(db, cipher)
      .then(createPairHasher)
      .catch((error: unknown) => {
        hasher = undefined;
        throw error;
      });
    return hasher;
  };
}

/**
 * Encrypts the key again with the first key of `DATA_KEY` if an older one encrypted it; returns how many rows it wrote.
 */
export async function resealHashKeys(db: Database, cipher: DataCipher): Promise<number> {
  const rows = await db
    .select()
    .from(hashKeys)
    .where(not(sql`starts_with(${hashKeys.sealed}, ${`${cipher.keyIds[0]}.`})`));
  for (const { name, sealed } of rows) {
    const text = cipher.open(sealed, contextOf(name));
    await db
      .update(hashKeys)
      .set({ sealed: cipher.seal(text, contextOf(name)) })
      .where(eq(hashKeys.name, name));
  }
  return rows.length;
}

/** Replaces hashes without a key with keyed ones; returns how many it replaced. */
export async function rekeyPairs(db: Database, cipher: DataCipher): Promise<number> {
  const key = await readKey(db, cipher);
  let replaced = 0;
  for (const [kind, table] of Object.entries(TABLES)) {
    let after = '';
    for (;;) {
      const rows = await db
        .selectDistinct({ plain: table.pairHash })
        .from(table)
        .where(
          and(gt(table.pairHash, after), not(sql`starts_with(${table.pairHash}, ${KEYED_MARK})`)),
        )
        .orderBy(asc(table.pairHash))
        .limit(BATCH_HASHES);
      for (const { plain } of rows) {
        if (plain === null) continue;
        const keyed = hashUnder(key, `${kind}:${plain}`);
        // Two versions that ran at the same time wrote the row in both forms. The keyed row is found first, and stays.
        const already = db
          .select({ pairHash: table.pairHash })
          .from(table)
          .where(eq(table.pairHash, keyed));
        await db
          .update(table)
          .set({ pairHash: keyed })
          .where(and(eq(table.pairHash, plain), not(inArray(sql`${keyed}`, already))));
        replaced += 1;
        after = plain;
      }
      if (rows.length < BATCH_HASHES) break;
    }
  }
  return replaced;
}
