// Properties of the schema that other code relies on.

import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/db/schema/index.ts';
import { ACTIVITIES, DAILY_POINTS_CAP } from '#shared/progress/activities.ts';
import { BONUS_POINTS_MAX } from '#shared/progress/progress.schema.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

test('every foreign key outside of match sides names a user or a session: a broken one means that the caller is gone', () => {
  // The two sides of a match are written with it, in one transaction.
  const others = tables.filter((table) => table !== schema.matchSides);
  const named = others.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
  );
  expect(new Set(named)).toEqual(new Set(['users', 'sessions']));
});

test('the largest award or bonus is the most that a row of the ledger takes, and less than the daily cap', () => {
  const { checks } = getTableConfig(schema.pointEntries);
  const bound = JSON.stringify(
    checks.find(({ name }) => name === 'point_entries_points')?.value.queryChunks.slice(-1),
  );
  const most = Number(/between 0 and (\d+)/.exec(bound)?.[1]);
  const awards = Object.values(ACTIVITIES).map(({ points }) => points);
  expect(Math.max(...awards, BONUS_POINTS_MAX)).toBe(most);
  expect(DAILY_POINTS_CAP).toBeGreaterThan(most);
});
