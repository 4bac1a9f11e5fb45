// The counts of limits, in the table `rate_limits`. One statement takes several counts: it adds one to each of them if
// none is full, and to none otherwise (.github/decisions/0006).

import { bindAll } from './bind-all.ts';
import type { Clock } from './clock.ts';

/** The store of the counts: a database with the table `rate_limits`. */
export interface CountStore {
  query(query: CountQuery): Promise<{ rows: Record<string, unknown>[] }>;
  /** Like `query`, without waiting for the disk. */
  queryUnsynced(query: CountQuery): Promise<{ rows: Record<string, unknown>[] }>;
}

interface CountQuery {
  text: string;
  values: unknown[];
  name: string;
}

/** A count to look at, and to add to unless `lookOnly`. */
export interface CountRow {
  /** The position, in the caller's list, of the take that the row belongs to; a take has one row for each secret. */
  take: number;
  key: string;
  lookOnly: boolean;
  /** The count at which the row is full. */
  most: number;
  windowMs: number;
}

/** A row that was added to. */
interface TakenRow {
  take: number;
  key: string;
  count: number;
  /** End of the window, milliseconds since 1970 UTC. */
  expire: number;
}

// Takes one row, as most calls do. Adds to the row and returns it if it is not full; else returns no row.
const TAKE_ONE = `
  insert into rate_limits as r (key, points, expire) values ($1, 1, $2::bigint)
  on conflict (key) do update set
    points = case when r.expire <= $3::bigint then 1 else r.points + 1 end,
    expire = case when r.expire <= $3::bigint then excluded.expire else r.expire end
  where r.expire <= $3::bigint or r.points < $4::integer
  returning points, expire`;

const END_OF = 'select expire from rate_limits where key = $1';

// Takes several rows. They are inserted and locked in the order of their keys, so that no two statements wait for each
// other (a deadlock).
const TAKE = `
  with asked as (
    select * from json_to_recordset($1::json) as a(key text, counted boolean, most integer, ends bigint)
  ), full_rows as (
    -- Row by row, by its key: the planner cannot know how few are asked, and would read the whole table.
    select asked.key, r.expire from asked
    cross join lateral (select expire, points from rate_limits where key = asked.key offset 0) r
    where r.expire > $2::bigint and r.points >= asked.most
  ), taken as (
    insert into rate_limits as r (key, points, expire)
    select key, 1, ends from asked
    where counted and not exists (select 1 from full_rows) order by key
    on conflict (key) do update set
      points = case when r.expire <= $2::bigint then 1 else r.points + 1 end,
      expire = case when r.expire <= $2::bigint then excluded.expire else r.expire end
    returning key, points, expire
  )
  select key, -1 as points, expire from full_rows
  union all select key, points, expire from taken`;

const LOOK = `
  select key, points from rate_limits
  where key in (select json_array_elements_text($1::json)) and expire > $2::bigint`;

const GIVE_BACK = `
  with back as (
    select r.key from rate_limits r
    join json_to_recordset($1::json) as a(key text, expire bigint) on a.key = r.key and a.expire = r.expire
    order by r.key for update of r
  )
  update rate_limits set points = greatest(points - 1, 0) where key in (select key from back)`;

/** Counts with a window up to this long are written without waiting for the disk. */
const SHORT_WINDOW_MS = 60_000;

interface Parts {
  database: CountStore;
  clock: Clock;
}

/** Subtracts one from each row whose window is still the same. */
async function giveBack({ database }: Parts, rows: readonly TakenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = [JSON.stringify(rows.map(({ key, expire }) => ({ key, expire })))];
  await database.query({ name: 'give_back_counts', text: GIVE_BACK, values });
}

async function takeOne({ clock, database }: Parts, row: CountRow): ReturnType<JointCounts['take']> {
  const { take, key, most, windowMs } = row;
  const nowMs = clock.now();
  const ends = nowMs + windowMs;
  const query = { name: 'take_count', text: TAKE_ONE, values: [key, ends, nowMs, most] };
  // If the database crashes and loses such a count, little is lost: its window would have ended within a minute.
  const isShort = windowMs <= SHORT_WINDOW_MS;
  const answer = await (isShort ? database.queryUnsynced(query) : database.query(query));
  const [taken] = answer.rows;
  if (taken !== undefined) {
    const [count, expire] = [Number(taken['points']), Number(taken['expire'])];
    return { taken: [{ take, key, count, expire }], full: [] };
  }
  const [full] = (await database.query({ name: 'end_of_count', text: END_OF, values: [key] })).rows;
  return { taken: [], full: [{ take, waitMs: Number(full?.['expire'] ?? ends) - nowMs }] };
}

/**
 * Adds one to each row that is not `lookOnly`, or to none when any row is full. `waitMs` is the time until the window
 * of a full row ends.
 */
async function take(
  parts: Parts,
  rows: readonly CountRow[],
): Promise<{
  taken: TakenRow[];
  full: { take: number; waitMs: number }[];
}> {
  const { clock, database } = parts;
  const [first, ...others] = rows;
  if (first !== undefined && others.length === 0 && !first.lookOnly) return takeOne(parts, first);
  const nowMs = clock.now();
  const asked = rows.map(({ key, lookOnly, most, windowMs }) => ({
    key,
    counted: !lookOnly,
    most,
    ends: nowMs + windowMs,
  }));
  const answer = await database.query({
    name: 'take_counts',
    text: TAKE,
    values: [JSON.stringify(asked), nowMs],
  });
  const taken: TakenRow[] = [];
  const full: { take: number; waitMs: number }[] = [];
  for (const found of answer.rows) {
    const row = rows.find(({ key }) => key === found['key']);
    if (row === undefined) continue;
    const count = Number(found['points']);
    const expire = Number(found['expire']);
    // Two statements at once may both have seen the last free place: the later one gives its own back.
    if (count < 0 || count > row.most) full.push({ take: row.take, waitMs: expire - nowMs });
    if (count > 0) taken.push({ take: row.take, key: row.key, count, expire });
  }
  if (full.length === 0) return { taken, full };
  await giveBack(parts, taken);
  return { taken: [], full };
}

/** The counts of the rows; a row without a count, or whose window has ended, is missing from the answer. */
async function look(
  { database, clock }: Parts,
  rows: readonly CountRow[],
): Promise<{ take: number; count: number }[]> {
  const keys = JSON.stringify(rows.map(({ key }) => key));
  const answer = await database.query({
    name: 'look_at_counts',
    text: LOOK,
    values: [keys, clock.now()],
  });
  return answer.rows.flatMap((found) => {
    const row = rows.find(({ key }) => key === found['key']);
    return row === undefined ? [] : [{ take: row.take, count: Number(found['points']) }];
  });
}

export function createJointCounts(database: CountStore, clock: Clock) {
  return bindAll({ database, clock }, { take, look, giveBack });
}

export type JointCounts = ReturnType<typeof createJointCounts>;
