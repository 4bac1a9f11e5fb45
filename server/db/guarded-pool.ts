// node-pg's client and pool, changed so that a connection on which an answer failed is never used again.

import pg from 'pg';
import { DatabaseUnavailableError, endsConnection, findSqlState } from './pg-errors.ts';
import type { PostgresHosts } from './postgres-hosts.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

/**
 * A connection that is closed when an answer does not arrive: the next query must neither wait behind the
 * late answer nor receive it.
 */
export class GuardedClient extends pg.Client {
  /** Whether a commit on this connection was not confirmed by the synchronous standby. */
  #isUnconfirmed = false;
  /** Gives the client back to the pool to be closed; set while the pool has lent it out. */
  fail: (() => void) | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('notice', (notice) => {
      // A commit that gave up waiting for the synchronous standby is answered with this warning and not with an error,
      // although it is lost if this server is. The warning is recognized by the C function that sends it, whose name
      // does not depend on the language of the server's messages.
      if (notice.routine === 'SyncRepWaitForLSN') this.#isUnconfirmed = true;
    });
  }

  override query(...parameters: unknown[]): never {
    // pg's overloads cannot be restated one by one; every call is passed on unchanged.
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.then(
      (result: unknown) => {
        if (!this.#isUnconfirmed) return result;
        this.closeSocket();
        throw new DatabaseUnavailableError(new Error('commit not confirmed by the standby'));
      },
      (error: unknown) => {
        const failedBegin = findQueryText(parameters[0])?.startsWith('begin') === true;
        if (endsConnection(error) || failedBegin) this.closeSocket();
        throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
      },
    ) as never; // the type that pg declares
  }

  /** Closes the connection at once; unanswered queries fail. */
  closeSocket(): void {
    const connection: unknown = Reflect.get(this, 'connection');
    const stream: unknown =
      connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
    if (stream instanceof Object && 'destroy' in stream && typeof stream.destroy === 'function') {
      stream.destroy();
    }
    this.fail?.();
  }
}

function findQueryText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return query instanceof Object && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
}

/**
 * Makes a second `release` harmless: `closeSocket` releases a failed connection, and its borrower releases it again.
 */
function guardRelease(client: pg.PoolClient): void {
  if (!(client instanceof GuardedClient)) throw new TypeError('the pool makes other clients');
  const release = client.release.bind(client);
  let released = false;
  client.release = (error) => {
    if (released) return;
    released = true;
    client.fail = undefined;
    release(error);
  };
  client.fail = () => client.release(true);
}

// Drizzle recognizes a pool by "Pool" in the class name and then uses one connection per transaction.
export class GuardedPool extends pg.Pool {
  /** Which of several servers new connections go to; undefined for a single one. */
  hosts: PostgresHosts | undefined;

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    return this.#connectAny(this.hosts?.count ?? 1);
  }

  /**
   * Connects, and tries each host once. It tries again only when the failed attempt moved the pool to another host: a
   * caller that waited in vain for a free connection does not wait again.
   */
  async #connectAny(tries: number): Promise<pg.PoolClient> {
    const host = this.hosts?.url;
    try {
      const client = await super.connect();
      guardRelease(client);
      return client;
    } catch (error) {
      const isOtherHost = this.hosts?.url !== host;
      if (isOtherHost && tries > 1) return this.#connectAny(tries - 1);
      throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
    }
  }

  /**
   * Runs one statement on a connection from `connect`, so that `GuardedClient` applies to it too. A single statement
   * that fails by a conflict was undone as a whole, so any statement is safe to repeat.
   */
  override query(...parameters: unknown[]): never {
    return repeatOnConflict(async () => {
      const client = await this.connect();
      try {
        return await Reflect.apply(client.query, client, parameters);
      } finally {
        client.release();
      }
    }) as never; // always a promise: neither Drizzle nor this project passes callbacks
  }
}
