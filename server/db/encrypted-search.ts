// Finds rows by a text that is stored encrypted or hashed, and locks the text while one is stored.

import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashesOf } from './encryption.ts';

/** Whether a column of hashes has the text, stored as its hash or plain. */
export function hasHashOf(column: SQLWrapper, text: string): SQL {
  return inArray(sql`${column}`, [text, ...hashesOf(text)]);
}

/** Whether an encrypted column has the text, found by the column of hashes beside it. */
export function hasText(columns: { plain: SQLWrapper; hash: SQLWrapper }, text: string): SQL {
  // Bound without the column's encoder, which would encrypt it.
  const isHashed = inArray(sql`${columns.hash}`, hashesOf(text));
  return sql`(${columns.plain} = ${text} or ${isHashed})`;
}

/**
 * Holds back other transactions that store the same text, such as a number, until `tx` ends. A unique constraint
 * does not compare a plain value with an encrypted one, nor hashes of two keys.
 */
export async function lockText(tx: Database, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}
