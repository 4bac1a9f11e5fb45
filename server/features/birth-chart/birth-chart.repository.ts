// Queries of stored charts, one per user.

import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseClient } from '#server/db/database.ts';
import { toStoredHash } from '#server/db/encryption.ts';
import { lockUserRow } from '#server/db/lock-user-row.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { fromStoredJsonText, toStoredJsonText } from '#server/db/schema/encrypted.ts';
import { birthCharts } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [birthCharts], byPhoneNumber: [] };

const CHART = birthCharts.chart.name;

/** Charts are JSON text, stored and sent exactly as it was serialized. */
export interface BirthChartRepository {
  /** The user's stored chart if it has this key. */
  findChart(userId: string, key: string): Promise<string | undefined>;
  /** Stores a chart and replaces the previous one; does nothing when the user does not exist. */
  saveChart(userId: string, key: string, chart: string, computedAt: Date): Promise<void>;
}

export function createBirthChartRepository({ db, reads }: DatabaseClient): BirthChartRepository {
  const byKey = reads
    // As text: parsing the JSON and serializing it again could change how a number is written.
    .select({ chart: sql<string>`${birthCharts.chart}::text` })
    .from(birthCharts)
    .where(
      and(
        eq(birthCharts.userId, sql.placeholder('userId')),
        eq(birthCharts.key, sql.placeholder('key')),
      ),
    )
    .prepare('birth_chart_by_key');
  return {
    async findChart(userId, key) {
      const [row] = await byKey.execute({ userId, key: toStoredHash(key) });
      return row && fromStoredJsonText(row.chart, CHART);
    },
    async saveChart(userId, key, chart, computedAt) {
      const stored = sql`${toStoredJsonText(chart, CHART, 'chart')}::json`;
      const columns = { key, chart: stored, computedAt };
      await lockUserRow(db, userId, (tx) =>
        tx
          .insert(birthCharts)
          .values({ userId, ...columns })
          .onConflictDoUpdate({ target: birthCharts.userId, set: columns }),
      );
    },
  };
}
