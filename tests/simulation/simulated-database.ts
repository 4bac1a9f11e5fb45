// The one database of all simulated processes, and the client that each of them has of it. A statement or a transaction
// runs when the simulation picks it, and its answer may be refused, or lost after the commit.

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseClient } from '#server/db/database.ts';
import { startEmbeddedThread } from '#server/db/embedded-thread.ts';
import { DatabaseUnavailableError } from '#server/db/pg-errors.ts';
import * as schema from '#server/db/schema/index.ts';
import { getEmbeddedSnapshot } from '#tests/support/databases.ts';

/**
 * What becomes of a statement or transaction. `refused`: it is not run, or rolled back where it was to commit. `lost`: it
 * is committed, and its caller gets an error. `ended`: its process ends before the answer; `undone`: the same, before
 * the commit.
 */
export type Fate = 'answered' | 'refused' | 'lost' | 'ended' | 'undone';

/** Waits until the simulation picks the work; `perform` then does it and settles its promise. */
export type Gate = <T>(
  what: string,
  perform: (fate: Fate, settle: Settle<T>) => Promise<void>,
) => Promise<T>;

export interface Settle<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

const gone = () => new DatabaseUnavailableError(new Error('the simulation cut the connection'));
const never = new Promise<never>(() => undefined);

/** The only connection. While a transaction has it, the transaction's fate decides what becomes of its commit. */
class SimulatedConnection extends pg.Client {
  /** The transaction that has the connection. */
  #transaction: { fate: Fate; end: () => void } | undefined;

  /** Lends the connection to a transaction, and resolves when it is given back or its process has ended. */
  lend(fate: Fate, begin: (client: pg.PoolClient) => void): Promise<void> {
    return new Promise((end) => {
      this.#transaction = { fate, end };
      begin(this);
    });
  }

  release(): void {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    transaction?.end();
  }

  override query(...parameters: unknown[]): never {
    const fate = this.#transaction?.fate ?? 'answered';
    const pass = (): Promise<unknown> => Reflect.apply(super.query, this, parameters);
    // pg's overloads cannot be restated one by one; no caller here passes a callback.
    return (
      fate !== 'answered' && textOf(parameters[0]) === 'commit' ? this.#commit(fate, pass) : pass()
    ) as never;
  }

  async #commit(fate: Fate, pass: () => Promise<unknown>): Promise<never> {
    if (fate === 'lost' || fate === 'ended') await pass();
    else await super.query('rollback');
    if (fate === 'lost' || fate === 'refused') throw gone();
    // Nobody gives the connection back.
    this.release();
    return never;
  }
}

function textOf(query: unknown): unknown {
  return query instanceof Object && 'text' in query ? query.text : query;
}

/** Drizzle recognizes a pool by "Pool" in the name of its class. */
class SimulatedPool extends pg.Pool {
  readonly #connection: SimulatedConnection;
  readonly #gate: Gate;

  constructor(connection: SimulatedConnection, gate: Gate) {
    super();
    this.#connection = connection;
    this.#gate = gate;
  }

  override connect(): never {
    // pg declares a second form, with a callback, which nobody uses here.
    return this.#gate<pg.PoolClient>('transaction', async (fate, { resolve, reject }) => {
      // A process may end before its transaction has done anything, or while it commits.
      await this.#connection.lend(fate, resolve).catch(reject);
    }) as never;
  }

  override query(...parameters: unknown[]): never {
    return this.#gate(labelOf(parameters[0]), async (fate, { resolve, reject }) => {
      if (fate === 'refused') return reject(gone());
      if (fate === 'undone') return;
      try {
        const result: unknown = await Reflect.apply(
          this.#connection.query,
          this.#connection,
          parameters,
        );
        if (fate === 'lost') reject(gone());
        if (fate === 'answered') resolve(result);
      } catch (error) {
        reject(error);
      }
    }) as never; // always a promise, as `connect`
  }
}

/** The beginning of a statement, for the report. */
function labelOf(query: unknown): string {
  return String(textOf(query)).replaceAll(/\s+/g, ' ').trim().slice(0, 40);
}

export interface SimulatedDatabase {
  /** For the simulation itself, between steps. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  db: DatabaseClient['db'];
  /** Deletes every row, so that a simulation does not depend on earlier ones. */
  empty(): Promise<void>;
  /** A process's own client. */
  openClient(gate: Gate): DatabaseClient;
  close(): Promise<void>;
}

/** A migrated embedded database in memory. */
export async function openSimulatedDatabase(): Promise<SimulatedDatabase> {
  const thread = await startEmbeddedThread({ snapshot: await getEmbeddedSnapshot() });
  const connection = new SimulatedConnection({
    // node-pg declares a whole net.Socket; the thread's socket has the part of it that node-pg uses.
    stream: () => thread.connect() as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
  });
  await connection.connect();
  const tables: pg.QueryResult<{ name: string }> = await connection.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const emptyAll = `truncate ${tables.rows.map(({ name }) => name).join(', ')}`;
  return {
    db: drizzle(connection, { schema }),
    async query(text, values = []) {
      const result: pg.QueryResult<Record<string, unknown>> = await connection.query(text, values);
      return result.rows;
    },
    async empty() {
      await connection.query(emptyAll);
    },
    openClient(gate) {
      const pool = new SimulatedPool(connection, gate);
      const db = drizzle(pool, { schema });
      const query: DatabaseClient['query'] = async ({ text, values }) => {
        const result: pg.QueryResult<Record<string, unknown>> = await pool.query(text, values);
        return { rows: result.rows, rowCount: result.rowCount ?? 0 };
      };
      return {
        kind: 'embedded',
        db,
        reads: db,
        query,
        queryUnsynced: query,
        migrate: async () => undefined,
        ping: async () => undefined,
        close: async () => undefined,
      };
    },
    async close() {
      await connection.end();
      await thread.close();
    },
  };
}
