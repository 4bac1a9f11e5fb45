// A pool whose statements share a few connections: each statement is sent without waiting for the answers to those
// before it, and Postgres answers in order (pipelining). It is for quick single statements. A transaction, or a
// statement that waits for a lock or the disk, would delay every statement behind it and needs its own connection.

import type pg from 'pg';
import { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { DatabaseUnavailableError, endsConnection, findSqlState, isConflict } from './pg-errors.ts';
import { PipelinedStatement, type Row, type StatementConfig } from './pipelined-statement.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

const WATCH_INTERVAL_MS = 500;
/** The SQLSTATE invalid_sql_statement_name: a statement names a prepared statement that does not exist. */
const NOT_PREPARED = '26000';

interface PipelineSettings {
  /** A connection that owes answers and has given none for this long is closed. */
  silenceMs: number;
  /** How long a statement whose connection ends is sent again; 0 for statements that must not be done twice. */
  repeatForMs: number;
  /** The age at which a connection is replaced. */
  lifetimeMs: number;
}

/** One shared connection, with a count of the statements that it has not answered yet. */
class Lane {
  readonly #client: pg.PoolClient;
  readonly #openedMs = performance.now();
  /** Statements that were sent and not answered. */
  #owed = 0;
  /** Statements that were answered. */
  #answers = 0;
  /** `#answers` at the last call of `look`. */
  #answersAtLook = 0;
  /** Calls of `look` in a row without an answer since the one before, while answers were owed. */
  #silentLooks = 0;
  /** Whether writes to the socket are held back until the end of this turn of the event loop. */
  #corked = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  get owed(): number {
    return this.#owed;
  }

  isOlderThan(ms: number): boolean {
    return performance.now() - this.#openedMs > ms;
  }

  /**
   * How many calls in a row saw no answer although answers are owed. Calls are counted and no time is measured, since
   * after a pause of this process a clock would blame the connection for the pause.
   */
  look(): number {
    const isSilent = this.#owed > 0 && this.#answers === this.#answersAtLook;
    this.#silentLooks = isSilent ? this.#silentLooks + 1 : 0;
    this.#answersAtLook = this.#answers;
    return this.#silentLooks;
  }

  /** Sends a statement; rejects with the error of the database or of the connection. */
  run(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    return new Promise((resolve, reject) => {
      this.#owed += 1;
      const statement = new PipelinedStatement(config, values, (error, rows) => {
        this.#owed -= 1;
        this.#answers += 1;
        if (error === undefined) resolve({ rows });
        else reject(error);
      });
      this.#holdBack();
      this.#client.query(statement);
    });
  }

  /** Gives the connection back to the pool, to be closed; for one that owes no answers. Harmless a second time. */
  close(): void {
    this.#client.release(true);
  }

  /** Closes the connection at once; the statements that it has not answered fail. */
  breakOff(): void {
    if (this.#client instanceof GuardedClient) this.#client.closeSocket();
  }

  /** Holds writes back, so that the statements of one turn of the event loop are sent in one write. */
  #holdBack(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = Reflect.get(this.#client, 'connection') as pg.Connection; // pg declares it for its own use
    stream.cork();
    setImmediate(() => {
      this.#corked = false;
      stream.uncork();
    });
  }
}

/** A pool of `max` connections, over which `query` sends statements in turn. */
export class PipelinedPool extends GuardedPool {
  readonly #settings: PipelineSettings;
  /** The connections, by place: open, being opened, or undefined where none is. */
  readonly #lanes: (Lane | Promise<Lane> | undefined)[];
  /** An old connection that gets no new statements, unless it is the only one; closed once it owes no answers. */
  #leaving: Lane | undefined;
  readonly #watch: NodeJS.Timeout;
  /** The place of the connection that got the last statement. */
  #turn = 0;

  constructor(config: pg.PoolConfig, settings: PipelineSettings) {
    super({ ...config, pipeline: true });
    this.#settings = settings;
    this.#lanes = Array.from({ length: this.options.max }, () => undefined);
    this.#watch = setInterval(() => this.#look(), WATCH_INTERVAL_MS).unref();
  }

  /** Connections that owe no answer. */
  get idleLanes(): number {
    return this.#lanes.filter((lane) => lane instanceof Lane && lane.owed === 0).length;
  }

  override query(...[config, values]: unknown[]): never {
    return this.#repeating(config as StatementConfig, values as unknown[]) as never; // as Drizzle calls it
  }

  override async end(): Promise<void> {
    clearInterval(this.#watch);
    for (const lane of await Promise.allSettled(this.#lanes)) {
      if (lane.status === 'fulfilled') lane.value?.close();
    }
    await super.end();
  }

  /** Runs a statement, again after a conflict, and once more when its prepared statement is missing. */
  async #repeating(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    try {
      return await this.#run(config, values);
    } catch (error) {
      if (isConflict(error)) return repeatOnConflict(() => this.#run(config, values));
      if (findSqlState(error) === NOT_PREPARED) return this.#runAgain(config, values);
      throw error;
    }
  }

  /**
   * Runs a statement whose prepared statement is missing, because the statement before it, which was to prepare it,
   * failed. This run prepares it.
   */
  async #runAgain(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    try {
      return await this.#run(config, values);
    } catch (error) {
      if (findSqlState(error) === NOT_PREPARED) throw new DatabaseUnavailableError(undefined);
      throw error;
    }
  }

  /** Runs a statement on the next connection, and for `repeatForMs` on another one when its connection ends. */
  async #run(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    const untilMs = performance.now() + this.#settings.repeatForMs;
    for (;;) {
      const at = this.#nextPlace();
      const opened = this.#lanes[at] ?? this.#open(at);
      const lane = opened instanceof Lane ? opened : await opened;
      try {
        return await lane.run(config, values);
      } catch (error) {
        if (!endsConnection(error)) throw error;
        // At once, before the socket reports its end, so that the statement is not sent over this connection again.
        this.#forget(at, lane);
        // A statement sent just now fails with its connection, although only earlier ones were stuck.
        if (performance.now() < untilMs) continue;
        throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
      }
    }
  }

  #nextPlace(): number {
    this.#turn = (this.#turn + 1) % this.#lanes.length;
    const isFree = this.#leaving === undefined || this.#lanes[this.#turn] !== this.#leaving;
    if (!isFree) this.#turn = (this.#turn + 1) % this.#lanes.length;
    return this.#turn;
  }

  #open(at: number): Promise<Lane> {
    const opening = this.connect().then(
      (client) => {
        const lane = new Lane(client);
        client.once('end', () => this.#forget(at, lane));
        this.#lanes[at] = lane;
        return lane;
      },
      (error: unknown) => {
        this.#lanes[at] = undefined;
        throw error;
      },
    );
    this.#lanes[at] = opening;
    return opening;
  }

  /** Takes a connection out of the pool and closes it; the statements that it has not answered fail. */
  #forget(at: number, lane: Lane): void {
    if (this.#lanes[at] === lane) this.#lanes[at] = undefined;
    if (this.#leaving === lane) this.#leaving = undefined;
    if (lane.owed > 0) lane.breakOff();
    lane.close();
  }

  /**
   * Closes connections that are silent, and old ones that owe no answers. Of old connections that always owe some, one
   * at a time is given no more statements, so that it can be closed.
   */
  #look(): void {
    const { silenceMs, lifetimeMs } = this.#settings;
    for (const [at, lane] of this.#lanes.entries()) {
      if (!(lane instanceof Lane)) continue;
      if (lane.look() * WATCH_INTERVAL_MS >= silenceMs) lane.breakOff();
      else if (lane.isOlderThan(lifetimeMs)) {
        this.#leaving ??= lane;
        if (lane.owed === 0) this.#forget(at, lane);
      }
    }
  }
}
