// Charts once drawn, one a user: the newest.

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { holdUser } from '../../db/hold-user.ts';
import { birthCharts } from '../../db/schema/index.ts';

/** A chart as JSON text: kept, read and sent as it was written once. */
export interface BirthChartRepository {
  /** The user's kept chart, if it was drawn for just this key. */
  findChart(userId: string, key: string): Promise<string | undefined>;
  /** Keeps a chart in place of the one before; nothing happens when the user is gone. */
  keepChart(userId: string, key: string, chart: string, computedAt: Date): Promise<void>;
}

export function createBirthChartRepository(db: Database): BirthChartRepository {
  const byKey = db
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
      const [row] = await byKey.execute({ userId, key });
      return row?.chart;
    },
    async keepChart(userId, key, chart, computedAt) {
      const drawn = { key, chart: sql`${chart}::json`, computedAt };
      await holdUser(db, userId, (tx) =>
        tx
          .insert(birthCharts)
          .values({ userId, ...drawn })
          .onConflictDoUpdate({ target: birthCharts.userId, set: drawn }),
      );
    },
  };
}
