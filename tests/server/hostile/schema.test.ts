// Properties of the schema that other code relies on.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/db/schema/index.ts';
import { ACTIVITIES, DAILY_POINTS_CAP } from '#shared/progress/activities.ts';
import { BONUS_POINTS_MAX } from '#shared/progress/progress.schema.ts';

const SCHEMA = resolve(import.meta.dirname, '../../../server/db/schema');
const tables = Object.values(schema).filter((value) => is(value, PgTable));

test('every foreign key outside match sides references a user or a session: a broken one means that the caller is gone', () => {
  // The two sides of a match are written with it, in one transaction.
  const others = tables.filter((table) => table !== schema.matchSides);
  const named = others.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
  );
  expect(new Set(named)).toEqual(new Set(['users', 'sessions']));
});

test('the largest award or bonus is less than the daily cap', () => {
  const awards = Object.values(ACTIVITIES).map(({ points }) => points);
  expect(DAILY_POINTS_CAP).toBeGreaterThan(Math.max(...awards, BONUS_POINTS_MAX));
});

test("no constraint of the schema lists values by hand, because `known` lists a constant's values", () => {
  const lists = readdirSync(SCHEMA)
    .filter((file) => file !== 'known.ts')
    .flatMap((file) => readFileSync(join(SCHEMA, file), 'utf8').match(/sql`[^`]*`/g) ?? [])
    .filter((statement) =>
      /\b(?:in|any|all|values) ?\(|'[^']*'(?:.*\bor\b.*'|.*\|)/i.test(statement),
    );
  expect(lists).toEqual([]);
});

/** The text of each constraint by `known`, by table and column. */
const listed = new Map(
  tables.flatMap((table) =>
    getTableConfig(table).checks.flatMap(({ name, value }) =>
      name.endsWith('_known') ? [[name, new PgDialect().sqlToQuery(value).sql] as const] : [],
    ),
  ),
);

test('a constraint on a column with an enum lists the values of that enum', () => {
  const enums = tables.flatMap((table) =>
    getTableConfig(table).columns.flatMap(({ name, enumValues }) => {
      const text = listed.get(`${getTableName(table)}_${name}_known`);
      return enumValues && text !== undefined ? [{ text, enumValues }] : [];
    }),
  );
  expect(enums.length).toBeGreaterThan(7);
  for (const { text, enumValues } of enums) {
    expect(text).toContain(` in (${enumValues.map((value) => `'${value}'`).join(', ')})`);
  }
});
