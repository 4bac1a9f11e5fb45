// A session belongs to the database in which it began. When a backup is restored, all of its sessions end, since some
// of them may have been signed out after the backup was made.

import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, PlainQuery } from './database.ts';
import { findSqlState } from './pg-errors.ts';
import { installations, sessions } from './schema/index.ts';

const BATCH_ROWS = 5_000;
/** The id of the table's only row. */
const ONLY = 'this';
/**
 * The place of the sessions is the ids of the cluster, of the database and of the table. A standby has the same ids; a
 * database that pg_restore has filled has others.
 */
const PLACE = `(select oid from pg_database where datname = current_database())::text || ':' || 'sessions'::regclass::oid::text`;
/** Not permitted, unknown or not supported. */
const REFUSED_SQLSTATE = /^(42|0A)/;
const CLUSTER = '(select system_identifier::text from pg_control_system())';

interface Store {
  readonly db: Database;
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[] }>;
}

async function readPlace(database: Store): Promise<string> {
  const read = async (text: string) => {
    const { rows } = await database.query({ text: `select ${text} as place`, values: [] });
    return String(rows[0]?.['place']);
  };
  // If the role may not read the cluster's id, or the engine has none, the other two ids alone are used.
  const cluster = await read(CLUSTER).catch((error: unknown) => {
    if (!REFUSED_SQLSTATE.test(findSqlState(error) ?? '')) throw error;
    return '';
  });
  return `${cluster}:${await read(PLACE)}`;
}

/**
 * Ends all sessions, with their codes and grants, if the database was restored from a backup since the last start;
 * returns whether it was.
 */
export async function endSessionsOfBackup(database: Store): Promise<boolean> {
  const place = await readPlace(database);
  return database.db.transaction(async (tx) => {
    // Processes that start together do this one after another.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('installation', 0))`);
    const [known] = await tx.select().from(installations).where(eq(installations.id, ONLY));
    if (known?.place === place) return false;
    if (known !== undefined) await endAllSessions(tx);
    await tx
      .insert(installations)
      .values({ id: ONLY, place })
      .onConflictDoUpdate({ target: installations.id, set: { place } });
    return known !== undefined;
  });
}

/** Ends all sessions, with their codes and grants. */
export async function endAllSessions(db: Database): Promise<void> {
  let isMore = true;
  while (isMore) {
    const gone = await db
      .delete(sessions)
      .where(inArray(sessions.id, db.select({ id: sessions.id }).from(sessions).limit(BATCH_ROWS)))
      .returning({ one: sql`1` });
    isMore = gone.length === BATCH_ROWS;
  }
}
