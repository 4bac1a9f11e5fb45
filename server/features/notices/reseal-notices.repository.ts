// Seals the rows of notices again when `DATA_KEY` has a new first key, and replaces the hashes by which they are found.

import { and, asc, eq, gt, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { noticeBells, notices, pushSubscriptions } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import {
  type ContentKind,
  contactHashes,
  endpointHashes,
  openContent,
  sealContent,
} from './sealed-content.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const BATCH_ROWS = 200;

/**
 * Seals again with the first key of `DATA_KEY` the devices, bells and notices that an older key sealed, and returns how
 * many. Rows whose key is no longer in `DATA_KEY` stay as they are. May run while servers are running.
 */
export async function resealNotices(db: Database, cipher: DataCipher): Promise<number> {
  let written = 0;
  for (const [kind, table] of [
    ['device', pushSubscriptions],
    ['bell', noticeBells],
    ['notice', notices],
  ] as const) {
    const isOld = not(sql`starts_with(${table.sealed}, ${`${cipher.keyIds[0]}.`})`);
    for (let after = FIRST_ID; ; ) {
      const rows = await db
        .select({ id: table.id, userId: table.userId, sealed: table.sealed })
        .from(table)
        .where(and(gt(table.id, after), isOld))
        .orderBy(asc(table.id))
        .limit(BATCH_ROWS);
      for (const row of rows) {
        const columns = reseal(cipher, kind, row);
        if (columns === undefined) continue;
        const changed = await db
          .update(table)
          .set(columns)
          .where(and(eq(table.id, row.id), eq(table.sealed, row.sealed)))
          .returning({ id: table.id });
        written += changed.length;
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH_ROWS) break;
      after = last.id;
    }
  }
  return written;
}

/** The columns of a row under the first key; undefined when the key that sealed it is no longer in `DATA_KEY`. */
function reseal(
  cipher: DataCipher,
  kind: ContentKind,
  { userId, sealed }: { userId: string; sealed: string },
): { sealed: string; endpointHash?: string; contactHash?: string } | undefined {
  const content = openContent(cipher, kind, userId, sealed);
  if (content === undefined) return undefined;
  const hash =
    'endpoint' in content
      ? { endpointHash: endpointHashes(cipher, content.endpoint)[0] }
      : { contactHash: contactHashes(cipher, userId, content.key)[0] };
  return { sealed: sealContent(cipher, kind, userId, content), ...hash };
}
