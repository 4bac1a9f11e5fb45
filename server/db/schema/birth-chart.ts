import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { encryptedJson, hashedText } from './encrypted.ts';

/** One computed chart per user; the key contains everything the chart was computed from, so a stale chart never matches. */
export const birthCharts = pgTable('birth_charts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: hashedText('key').notNull(),
  /** The exact text of the answer. */
  chart: encryptedJson<object>('chart', 'chart').notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true, precision: 3 }).notNull(),
});
