// Replaces Citus, which neither Debian nor npm packages. A table that is distributed by a column is partitioned by the
// column's hash, so that Postgres itself requires the column in each unique key and its plans show which shards are
// read.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Admin } from './postgres-admin.ts';
import type { Statement } from './statements.ts';

const SHARDS = 4;
const FILE = resolve(import.meta.dirname, '../../server/db/distribute.sql');

/** The Citus functions that the file calls, with the Citus rules for foreign keys. */
const STAND_INS = `
create table shard_references (name regclass primary key);

create function create_reference_table(name regclass) returns void language plpgsql as $$
begin
  if exists (select from pg_constraint where contype = 'f' and conrelid = name) then
    raise 'the reference table % has a foreign key', name;
  end if;
  insert into shard_references values (name);
end $$;

create function create_distributed_table(name regclass, by_column text) returns void language plpgsql as $$
declare
  table_name text := name::text;
  whole text := 'whole_' || table_name;
  foreign_key record;
begin
  if exists (select from pg_constraint where contype = 'f' and confrelid = name) then
    raise 'a foreign key refers to the distributed table %', name;
  end if;
  execute format('alter table %I rename to %I', table_name, whole);
  execute format('create table %I (like %I including all) partition by hash (%I)', table_name, whole, by_column);
  for shard in 0 .. ${SHARDS - 1} loop
    execute format('create table %I partition of %I for values with (modulus ${SHARDS}, remainder %s)',
      table_name || '_shard_' || shard, table_name, shard);
  end loop;
  execute format('insert into %I select * from %I', table_name, whole);
  for foreign_key in
    select conname, confrelid, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = whole::regclass
  loop
    if not exists (select from shard_references where shard_references.name = foreign_key.confrelid) then
      raise 'a foreign key of % refers to a table that is not on every machine', table_name;
    end if;
    execute format('alter table %I add constraint %I %s', table_name, foreign_key.conname, foreign_key.definition);
  end loop;
  execute format('drop table %I', whole);
end $$`;

/** What `distribute.sql` says about each table, in the order of the file. */
export function readDistribution(): { table: string; kind: 'reference' | 'user' | 'local' }[] {
  const text = readFileSync(FILE, 'utf8');
  const lines = text.matchAll(
    /^(?:select create_(reference|distributed)_table\('(\w+)'(?:, '(user_id)')?\);|-- local (\w+): .+)$/gm,
  );
  return [...lines].map(([, way, placed = '', , local]) =>
    local === undefined
      ? { table: placed, kind: way === 'reference' ? 'reference' : 'user' }
      : { table: local, kind: 'local' },
  );
}

/** Distributes the tables of a database according to `distribute.sql`. */
export async function distribute({ run }: Admin): Promise<void> {
  await run(STAND_INS);
  await run(readFileSync(FILE, 'utf8'));
}

interface PlanNode {
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The distributed tables of which Postgres would read more than one shard for a statement. */
export async function findCrossShardTables(
  run: Admin['run'],
  { text, values }: Statement,
): Promise<string[]> {
  const [row] = await run(`explain (format json) ${text}`, values);
  const plans = row?.['QUERY PLAN'] as { Plan: PlanNode }[]; // PostgreSQL's own form, chapter "EXPLAIN"
  const nodes = plans.map(({ Plan }) => Plan);
  for (const node of nodes) nodes.push(...(node.Plans ?? []));
  const shards = new Set(nodes.map((node) => node['Relation Name'] ?? ''));
  const counts = new Map<string, number>();
  for (const shard of shards) {
    const table = /^(\w+)_shard_\d+$/.exec(shard)?.[1];
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([table]) => table);
}
