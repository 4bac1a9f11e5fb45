// Conditions that find rows by a text that is stored encrypted or hashed, and a lock for storing such a text.

import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { LengthClass } from '#server/platform/length-classes.ts';
import type { Database } from './database.ts';
import { hashesOf } from './encryption.ts';

/** An SQL condition: whether a column of hashes has the text, stored as its hash or plain. */
export function hasHashOf(column: SQLWrapper, text: string): SQL {
  return inArray(sql`${column}`, [text, ...hashesOf(text)]);
}

/** An SQL condition: whether an encrypted column has the text, found by the column of hashes beside it. */
export function hasText(columns: { plain: SQLWrapper; hash: SQLWrapper }, text: string): SQL {
  // The text is bound without the column's encoder, which would encrypt it.
  const isHashed = inArray(sql`${columns.hash}`, hashesOf(text));
  return sql`(${columns.plain} = ${text} or ${isHashed})`;
}

/**
 * Makes other transactions that lock the same text, such as a phone number, wait until `tx` ends. It stands in for a
 * unique constraint, which does not compare a plain value with an encrypted one, nor the hashes of two keys.
 */
export async function lockText(tx: Database, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}

/**
 * An SQL condition: whether a stored value does not begin with `prefix`, which names the first key, or has none of the
 * lengths to which texts are padded; null for null.
 */
export function isNotStoredAnew(
  value: SQLWrapper,
  prefix: string,
  lengths: readonly number[],
): SQL {
  const isOfLength = sql`length(${value}) = any(${`{${lengths.join(',')}}`}::int[])`;
  return sql`not (starts_with(${value}, ${prefix}) and ${isOfLength})`;
}

/** The same for what a cipher seals row by row. */
export function isNotSealedAnew(
  value: SQLWrapper,
  cipher: DataCipher,
  lengthClass: LengthClass,
): SQL {
  return isNotStoredAnew(value, `${cipher.keyIds[0]}.`, cipher.sealedLengths(lengthClass));
}
