import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** One computed chart per user; the key contains everything the chart was computed from, so a stale chart never matches. */
export const birthCharts = pgTable('birth_charts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** The exact text of the answer: `json` stores text unchanged, `jsonb` would not. */
  chart: json('chart').notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true, precision: 3 }).notNull(),
});
