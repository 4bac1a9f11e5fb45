// Sessions belong to the database in which they began: those of a restored backup end, since some of them were signed out
// after it was made.

import { eq, sql } from 'drizzle-orm';
import type { Database, PlainQuery } from './database.ts';
import { installations, sessions } from './schema/index.ts';

const BATCH_ROWS = 5_000;
const ONLY = 'this';
/** The cluster, the database and the table: a standby has the same, and what pg_restore makes has another. */
const PLACE = `(select oid from pg_database where datname = current_database())::text || ':' || 'sessions'::regclass::oid::text`;
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
  // Where the role may not ask for the cluster, another cluster is told by the other two alone.
  const cluster = await read(CLUSTER).catch(() => '');
  return `${cluster}:${await read(PLACE)}`;
}

/** Ends all sessions, with their codes and grants, of a database that was restored since they began; says whether it was. */
export async function endSessionsOfBackup(database: Store): Promise<boolean> {
  const place = await readPlace(database);
  return database.db.transaction(async (tx) => {
    // One of several processes that start together.
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
      .where(
        sql`ctid = any(array(select ctid from ${sessions} limit ${sql.raw(String(BATCH_ROWS))}))`,
      )
      .returning({ one: sql`1` });
    isMore = gone.length === BATCH_ROWS;
  }
}
