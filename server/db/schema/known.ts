import { getTableName, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

function toLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * A constraint that a column contains one of the values, or null. It is built from the constant that the rest of the
 * code uses, so that `npm run db:generate` writes a migration when the constant gets another value.
 */
export function known(column: PgColumn, values: readonly (string | number)[]) {
  const list = sql.raw(values.map(toLiteral).join(', '));
  return check(`${getTableName(column.table)}_${column.name}_known`, sql`${column} in (${list})`);
}
