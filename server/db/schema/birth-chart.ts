import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** Charts once computed; the key names all they were computed from, so that a stale one never fits. */
export const birthCharts = pgTable('birth_charts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** As it is answered, character by character: `json` keeps the text, which `jsonb` takes apart. */
  chart: json('chart').notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true, precision: 3 }).notNull(),
});
