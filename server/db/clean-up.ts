// Deletes expired rows in batches, so that no statement holds its locks for long, and stops after five minutes. Rows
// expire by the database's clock alone: a machine whose own clock is wrong must not end everybody's sessions.

import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock.ts';
import type { PlainQuery } from './database.ts';

const BATCH_ROWS = 5_000;
/** The pause between two batches, in which other statements get their turn. */
const PAUSE_MS = 20;
/** The longest duration of one run; the next run continues where it stopped. */
const RUN_MS = 5 * 60_000;
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** Rows of a table that may go. `$1` is now, milliseconds since 1970 UTC. */
export interface ExpiredRows {
  table: string;
  /** The first column of the primary key, by which the rows are deleted: in a distributed table the user. */
  key: string;
  condition: string;
}

/** The process's clock and the database's differ by more than five minutes; nothing was deleted. */
export class ClocksDifferError extends Error {
  constructor(differenceMs: number) {
    super(`this machine's clock is ${Math.round(differenceMs / 1000)} s off the database's`);
    this.name = 'ClocksDifferError';
  }
}

interface Store {
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
}

/** The database's time, milliseconds since 1970 UTC. */
export async function readDatabaseClock(database: Store): Promise<number> {
  const { rows } = await database.query({
    text: 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    values: [],
  });
  return Number(rows[0]?.['now']);
}

/**
 * Deletes expired rows and returns how many; several processes may do so at once. Throws ClocksDifferError, and
 * what the database throws.
 */
export async function deleteExpiredRows(dependencies: {
  database: Store;
  clock: Clock;
  databaseNow: () => Promise<number>;
  expired: readonly ExpiredRows[];
}): Promise<number> {
  const { database, clock, databaseNow, expired } = dependencies;
  const nowMs = await databaseNow();
  const differenceMs = clock.now() - nowMs;
  if (Math.abs(differenceMs) > MAX_CLOCK_DIFFERENCE_MS) throw new ClocksDifferError(differenceMs);

  const endsMs = performance.now() + RUN_MS;
  let deleted = 0;
  for (const { table, key, condition } of expired) {
    let batch = BATCH_ROWS;
    while (batch === BATCH_ROWS && performance.now() < endsMs) {
      const { rows } = await database.query({
        text: `select ${key} as key from ${table} where ${condition} limit ${BATCH_ROWS}`,
        values: [nowMs],
      });
      batch = rows.length;
      if (batch === 0) break;
      // The condition again: a row may have changed since.
      const { rowCount } = await database.query({
        text: `delete from ${table} where ${key} = any($2) and (${condition})`,
        values: [nowMs, [...new Set(rows.map((row) => row['key']))]],
      });
      deleted += rowCount;
      if (batch === BATCH_ROWS) await delay(PAUSE_MS);
    }
  }
  return deleted;
}
