// Encrypts plain values, values of older keys, and values that are not padded, with the first key.

import { and, asc, eq, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LengthClass } from '#server/platform/length-classes.ts';
import type { Database } from './database.ts';
import { isNotStoredAnew } from './encrypted-search.ts';
import { currentPrefix, searchHash, storedLengths, toStoredHash } from './encryption.ts';
import { storedFold } from './schema/encrypted.ts';
import { birthCharts, phoneGrants, subscribers, users, verificationCodes } from './schema/index.ts';

const BATCH_ROWS = 200;
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Encrypts every value that the first key has not encrypted, and returns how many rows were written. It goes through
 * the tables by id in short transactions, so that servers can work meanwhile. Call it only in a process that writes
 * values encrypted (`isEncrypting`): it writes in the form of the process.
 */
export async function reencrypt(db: Database): Promise<number> {
  const written = [
    await reencryptUsers(db),
    await reencryptSubscribers(db),
    await hashNumbers(db),
  ].reduce((sum, rows) => sum + rows, 0);
  // Charts are deleted instead of encrypted: a chart is recomputed when it is requested.
  await db.delete(birthCharts).where(isOld(sql`${birthCharts.chart} #>> '{}'`, 'chart'));
  return written;
}

/**
 * An SQL condition: whether a value was not encrypted with the first key, or not padded; null, and so not true, for
 * null.
 */
function isOld(value: SQLWrapper, lengthClass: LengthClass = 'text'): SQL {
  return isNotStoredAnew(value, currentPrefix(), storedLengths(lengthClass));
}

/**
 * Calls `rewrite` for batch after batch and returns how many rows it wrote. `rewrite` writes up to `BATCH_ROWS` rows
 * with ids above `afterId`, and returns them in the order of their ids.
 */
async function inBatches(
  db: Database,
  rewrite: (tx: Database, afterId: string) => Promise<{ id: string }[]>,
): Promise<number> {
  let written = 0;
  let afterId: string | undefined = FIRST_ID;
  while (afterId !== undefined) {
    const from: string = afterId;
    const rows = await db.transaction((tx) => rewrite(tx, from));
    written += rows.length;
    afterId = rows.length < BATCH_ROWS ? undefined : rows.at(-1)?.id;
  }
  return written;
}

function reencryptUsers(db: Database): Promise<number> {
  const isAnyOld = or(
    isOld(users.phoneNumber),
    isOld(users.email),
    isOld(users.birthDate),
    isOld(users.birthTime),
    isOld(users.birthPlace),
    sql`coalesce(${isOld(users.birthTimeFold)}, true)`,
    isOld(sql`${users.birthPlaceDetails} #>> '{}'`, 'place'),
    sql`coalesce(${isOld(sql`${users.attractions}[1]`, 'attractions')}, true)`,
  );
  return inBatches(db, async (tx, afterId) => {
    const rows = await tx
      .select()
      .from(users)
      .where(and(gt(users.id, afterId), isAnyOld))
      .orderBy(asc(users.id))
      .limit(BATCH_ROWS)
      .for('no key update');
    for (const { id, ...row } of rows) {
      await tx
        .update(users)
        .set({
          phoneNumber: row.phoneNumber,
          phoneHash: searchHash(row.phoneNumber),
          email: row.email,
          birthDate: row.birthDate,
          birthTime: row.birthTime,
          birthTimeFold: storedFold(row.birthTimeFold),
          birthPlace: row.birthPlace,
          birthPlaceDetails: row.birthPlaceDetails,
          attractions: row.attractions,
        })
        .where(eq(users.id, id));
    }
    return rows;
  });
}

function reencryptSubscribers(db: Database): Promise<number> {
  const isAnyOld = or(
    isOld(subscribers.email),
    isOld(subscribers.phoneNumber),
    isOld(subscribers.linkSecret),
  );
  return inBatches(db, async (tx, afterId) => {
    const rows = await tx
      .select()
      .from(subscribers)
      .where(and(gt(subscribers.id, afterId), isAnyOld))
      .orderBy(asc(subscribers.id))
      .limit(BATCH_ROWS)
      .for('no key update');
    for (const { id, email, phoneNumber, linkSecret } of rows) {
      const emailHash = searchHash(email.toLowerCase());
      const phoneHash = phoneNumber === null ? null : searchHash(phoneNumber);
      await tx
        .update(subscribers)
        .set({ email, emailHash, phoneNumber, phoneHash, linkSecret })
        .where(eq(subscribers.id, id));
    }
    return rows;
  });
}

/** Hashes the plain phone numbers of codes and grants. There are few: both live for half an hour at most. */
async function hashNumbers(db: Database): Promise<number> {
  let written = 0;
  for (const table of [verificationCodes, phoneGrants]) {
    const plain = await db
      .select({ sessionId: table.sessionId, phoneNumber: table.phoneNumber })
      .from(table)
      .where(sql`starts_with(${table.phoneNumber}, '+')`);
    for (const { sessionId, phoneNumber } of plain) {
      const isRow = and(eq(table.sessionId, sessionId), sql`${table.phoneNumber} = ${phoneNumber}`);
      const hashed = db
        .select({ sessionId: table.sessionId })
        .from(table)
        .where(
          and(eq(table.sessionId, sessionId), eq(table.phoneNumber, toStoredHash(phoneNumber))),
        );
      const number = table === phoneGrants ? { number: phoneNumber } : {};
      await db.transaction(async (tx) => {
        // Where the session has a newer row for the number, hashed already, that one stays and this one goes.
        await tx.delete(table).where(and(isRow, inArray(table.sessionId, hashed)));
        await tx
          .update(table)
          .set({ phoneNumber, ...number })
          .where(isRow);
      });
      written += 1;
    }
  }
  return written;
}
