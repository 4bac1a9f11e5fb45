// Who has opened the written chart: a game of Find yourself that is drawn later is not counted.

import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { lockUserRow } from '#server/db/lock-user-row.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { chartReaders } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [chartReaders], byPhoneNumber: [] };

/** Whether a user has opened the written chart. */
export async function hasReadChart(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: chartReaders.userId })
    .from(chartReaders)
    .where(eq(chartReaders.userId, userId));
  return found.length > 0;
}

/** Notes that a user has opened the written chart; writes once. */
export async function noteChartRead(db: Database, userId: string): Promise<void> {
  if (await hasReadChart(db, userId)) return;
  await lockUserRow(db, userId, (tx) =>
    tx.insert(chartReaders).values({ userId }).onConflictDoNothing(),
  );
}
