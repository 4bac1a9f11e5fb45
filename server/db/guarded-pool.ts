// node-pg's client and pool, which never reuse a connection after a failed answer.

import pg from 'pg';
import { DatabaseUnavailableError, endsConnection, findSqlState } from './pg-errors.ts';
import type { PostgresHosts } from './postgres-hosts.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

type ReleasableClient = pg.PoolClient & { fail?: (() => void) | undefined };

/**
 * A connection that is closed when an answer does not arrive: the next query must neither wait behind the
 * late answer nor receive it.
 */
export class GuardedClient extends pg.Client {
  #isUnconfirmed = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('notice', (notice) => {
      // A commit that gave up waiting for the synchronous standby is answered with this warning and no error: it may
      // be lost with this server. The name of the C function is the same in every language of the server.
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
    (this as unknown as ReleasableClient).fail?.(); // `guardRelease` sets it while the pool lends the client out
  }
}

function findQueryText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return query instanceof Object && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
}

/** Makes a second `release` harmless: a failed connection is released at once, and again by its caller. */
function guardRelease(client: ReleasableClient): void {
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
  /** Where connections go, when there are several servers. */
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

  /** Each host is tried once; a caller that waited in vain for a free connection does not wait again. */
  async #connectAny(tries: number): Promise<pg.PoolClient> {
    const host = this.hosts?.url;
    try {
      const client = await super.connect();
      guardRelease(client);
      return client;
    } catch (error) {
      const isLeft = this.hosts?.url !== host;
      if (isLeft && tries > 1) return this.#connectAny(tries - 1);
      throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
    }
  }

  /**
   * Runs one statement on a connection from `connect`, so that `GuardedClient` applies to it too. A conflict has undone
   * the whole of it, so it is repeated, whatever it is.
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
