// The game Find yourself, and its counters, which hold nothing of a user.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ROUND_KINDS, ROUND_SETS } from '#shared/find-yourself/protocol.ts';
import { users } from './account.ts';
import { known } from './known.ts';

/** The one game of a user. */
export const findYourselfGames = pgTable(
  'find_yourself_games',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Salt, rounds and answers as JSON, encrypted for this user and game. */
    sealed: text('sealed').notNull(),
    /** The Monday of the week of its answer (`YYYY-MM-DD`) while its rounds wait to be counted; else null. */
    waitsSince: text('waits_since'),
  },
  (table) => [
    index('find_yourself_games_waiting')
      .on(table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
  ],
);

/** Users who have opened the written chart; their games are not counted. */
export const chartReaders = pgTable('chart_readers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Answered rounds by week, edition, set, kind, pair of headlines, own side and choice. */
export const findYourselfCounters = pgTable(
  'find_yourself_counters',
  {
    /** Its Monday (`YYYY-MM-DD`). */
    week: text('week').notNull(),
    edition: text('edition').notNull(),
    set: text('set', { enum: ROUND_SETS }).notNull(),
    kind: text('kind', { enum: ROUND_KINDS }).notNull(),
    first: text('first').notNull(),
    second: text('second').notNull(),
    ownFirst: boolean('own_first').notNull(),
    choseFirst: boolean('chose_first').notNull(),
    rounds: integer('rounds').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'find_yourself_counters_key',
      columns: [
        table.week,
        table.edition,
        table.set,
        table.kind,
        table.first,
        table.second,
        table.ownFirst,
        table.choseFirst,
      ],
    }),
    known(table.set, ROUND_SETS),
    known(table.kind, ROUND_KINDS),
  ],
);

/** How many counted games were answered in a week. */
export const findYourselfWeeks = pgTable('find_yourself_weeks', {
  /** Its Monday (`YYYY-MM-DD`). */
  week: text('week').primaryKey(),
  players: integer('players').notNull(),
});
