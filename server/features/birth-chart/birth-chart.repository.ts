// Charts once drawn, one a user: the newest.

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type BirthChart, fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import type { Database } from '../../db/client.ts';
import { holdUser } from '../../db/hold-user.ts';
import { birthCharts } from '../../db/schema/index.ts';

export interface BirthChartRepository {
  /** The user's kept chart, if it was drawn for just this key. */
  findChart(userId: string, key: string): Promise<BirthChart | undefined>;
  /** Keeps a chart in place of the one before; nothing happens when the user is gone. */
  keepChart(userId: string, key: string, chart: BirthChart, computedAt: Date): Promise<void>;
}

export function createBirthChartRepository(db: Database): BirthChartRepository {
  const byKey = db
    .select({ chart: birthCharts.chart })
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
      // A chart that does not fit is one of another edition: to be drawn anew.
      return row && z.safeParse(fullBirthChartSchema, row.chart).data;
    },
    async keepChart(userId, key, chart, computedAt) {
      await holdUser(db, userId, (tx) =>
        tx
          .insert(birthCharts)
          .values({ userId, key, chart, computedAt })
          .onConflictDoUpdate({ target: birthCharts.userId, set: { key, chart, computedAt } }),
      );
    },
  };
}
