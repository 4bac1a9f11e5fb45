import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of rate limits, by rule and keyed hash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** End of the window, milliseconds since 1970 UTC. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
);
