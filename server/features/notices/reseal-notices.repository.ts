// Seals the rows of notices again when `DATA_KEY` has a new first key, or when they are not padded.

import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import { noticePlans, pushSubscriptions } from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { endpointHashes, LENGTH_OF, openContent, sealContent } from './sealed-content.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const BATCH_ROWS = 200;

/**
 * Seals again with the first key of `DATA_KEY` the devices and plans that an older key sealed or that are not padded,
 * and returns how many. Rows whose key is no longer in `DATA_KEY` stay as they are. May run while servers are running.
 */
export async function resealNotices(db: Database, cipher: DataCipher): Promise<number> {
  return (await resealDevices(db, cipher)) + (await resealPlans(db, cipher));
}

async function resealDevices(db: Database, cipher: DataCipher): Promise<number> {
  let written = 0;
  for (let after = FIRST_ID; ; ) {
    const rows = await db
      .select()
      .from(pushSubscriptions)
      .where(
        and(
          gt(pushSubscriptions.id, after),
          isNotSealedAnew(pushSubscriptions.sealed, cipher, LENGTH_OF.device),
        ),
      )
      .orderBy(asc(pushSubscriptions.id))
      .limit(BATCH_ROWS);
    for (const { id, userId, sealed } of rows) {
      const device = openContent(cipher, 'device', userId, sealed);
      if (device === undefined) continue;
      const changed = await db
        .update(pushSubscriptions)
        .set({
          endpointHash: endpointHashes(cipher, device.endpoint)[0],
          sealed: sealContent(cipher, 'device', userId, device),
        })
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.sealed, sealed)))
        .returning({ id: pushSubscriptions.id });
      written += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return written;
    after = last.id;
  }
}

async function resealPlans(db: Database, cipher: DataCipher): Promise<number> {
  let written = 0;
  for (let after = FIRST_ID; ; ) {
    const rows = await db
      .select({ userId: noticePlans.userId, sealed: noticePlans.sealed })
      .from(noticePlans)
      .where(
        and(
          gt(noticePlans.userId, after),
          isNotSealedAnew(noticePlans.sealed, cipher, LENGTH_OF.plan),
        ),
      )
      .orderBy(asc(noticePlans.userId))
      .limit(BATCH_ROWS);
    for (const { userId, sealed } of rows) {
      const plan = openContent(cipher, 'plan', userId, sealed);
      if (plan === undefined) continue;
      const changed = await db
        .update(noticePlans)
        .set({ sealed: sealContent(cipher, 'plan', userId, plan) })
        .where(and(eq(noticePlans.userId, userId), eq(noticePlans.sealed, sealed)))
        .returning({ userId: noticePlans.userId });
      written += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return written;
    after = last.userId;
  }
}
