// Statements that share a few connections: each is sent without waiting for the answers of those before it, which
// Postgres gives in their order. For what is over at once: what takes a transaction, or waits for a lock or the disk, would
// keep those behind it waiting and needs a connection of its own.

import type pg from 'pg';
import { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { DatabaseUnavailableError, endsConnection, findSqlState, isConflict } from './pg-errors.ts';
import { PipelinedStatement, type Row, type StatementConfig } from './pipelined-statement.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

const WATCH_INTERVAL_MS = 500;
/** invalid_sql_statement_name */
const NOT_PREPARED = '26000';

interface PipelineSettings {
  /** The longest silence of a connection that owes answers. */
  silenceMs: number;
  /** So long a statement whose connection ends is sent again; 0 for what must not be done twice. */
  repeatForMs: number;
  /** After this time a connection is replaced. */
  lifetimeMs: number;
}

/** One connection and what it owes. */
class Lane {
  readonly #client: pg.PoolClient;
  readonly #openedMs = performance.now();
  #owed = 0;
  #answers = 0;
  #answersAtLook = 0;
  #silentLooks = 0;
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
   * How many looks in a row saw no answer to what is owed. Counted, since after a pause of this process a clock would
   * blame the connection for it.
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

  /** Gives the connection back, to be closed; for one that owes nothing. Harmless a second time. */
  close(): void {
    this.#client.release(true);
  }

  /** Closes the connection at once; what it owes is answered by errors. */
  breakOff(): void {
    if (this.#client instanceof GuardedClient) this.#client.closeSocket();
  }

  /** What requests of the same turn of the event loop ask leaves in one write. */
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

/** A pool of `max` connections that its `query` shares. */
export class PipelinedPool extends GuardedPool {
  readonly #settings: PipelineSettings;
  readonly #lanes: (Lane | Promise<Lane> | undefined)[];
  /** Replaced when it owes nothing, and not used meanwhile. */
  #leaving: Lane | undefined;
  readonly #watch: NodeJS.Timeout;
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

  async #repeating(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    try {
      return await this.#run(config, values);
    } catch (error) {
      if (isConflict(error)) return repeatOnConflict(() => this.#run(config, values));
      if (findSqlState(error) === NOT_PREPARED) return this.#runAgain(config, values);
      throw error;
    }
  }

  /** For a statement that one before it was to prepare, which failed: behind a lock, for instance. */
  async #runAgain(config: StatementConfig, values: unknown[]): Promise<{ rows: Row[] }> {
    try {
      return await this.#run(config, values);
    } catch (error) {
      if (findSqlState(error) === NOT_PREPARED) throw new DatabaseUnavailableError(undefined);
      throw error;
    }
  }

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
        // At once, and not when the socket has closed: what is sent again must not find the connection that has ended.
        this.#forget(at, lane);
        // What was sent lately shares the end of what was silent before it.
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

  /** Uses a connection no more and closes it; whatever it still owes is answered by errors. */
  #forget(at: number, lane: Lane): void {
    if (this.#lanes[at] === lane) this.#lanes[at] = undefined;
    if (this.#leaving === lane) this.#leaving = undefined;
    if (lane.owed > 0) lane.breakOff();
    lane.close();
  }

  /** Breaks off what is silent, and replaces what is old, one after the other. */
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
