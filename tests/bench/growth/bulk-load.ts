// Fills large tables in minutes: without their indexes and constraints, which are created again, unchanged, after the
// tables are full.

import type { Admin } from '#tests/support/postgres-admin.ts';

const TABLES = ['users', 'sessions', 'activities', 'point_entries', 'user_badges', 'birth_charts'];

/** Empties the tables and runs `fill` while they have no indexes and no constraints; then restores both. */
export async function loadInBulk({ run }: Admin, fill: () => Promise<void>): Promise<void> {
  await run(`set maintenance_work_mem = '1GB'`);
  // Foreign keys are dropped first and created last, because they need the keys that they refer to.
  const constraints = await run(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = any($1::regclass[]) and contype in ('p', 'u', 'f') order by contype = 'f'`,
    [TABLES],
  );
  for (const { table, name } of constraints.toReversed()) {
    await run(`alter table ${table} drop constraint "${name}" cascade`);
  }
  const indexes = await run(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and schemaname = 'public'`,
    [TABLES],
  );
  for (const { name } of indexes) await run(`drop index "${name}"`);
  // Postgres writes rows only once, without the write-ahead log, to a table that was emptied in the same transaction.
  await run('begin');
  await run(`truncate ${TABLES.join(', ')}`);
  await fill();
  await run('commit');
  for (const { definition } of indexes) await run(String(definition));
  for (const { table, name, definition } of constraints) {
    await run(`alter table ${table} add constraint "${name}" ${definition}`);
  }
  await run('vacuum analyze');
}
