// The store of express-session on the table of sessions. express-session reads and sets the cookie;
// DatabaseRequestSession writes the rows.

import { hash } from 'node:crypto';
import type { Request } from 'express';
import session from 'express-session';
import type { UserRow } from '#server/db/schema/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { LoadedSession, SessionRepository } from './session.repository.ts';
import { TOUCH_INTERVAL_MS } from './session-rules.ts';

declare module 'express-session' {
  interface SessionData {
    /** Public id of the row; its presence makes express-session send the cookie. */
    row: string;
    /** The property from which passport reads the user's id. */
    passport: { user: string };
  }
}
declare global {
  namespace Express {
    interface User extends UserRow {}
  }
}

/** The stored form of the cookie's secret id. */
export function hashSid(sid: string): string {
  return hash('sha256', sid, 'base64url');
}

const loadedBySession = new WeakMap<object, LoadedSession>();

/** The row and the user of a request's session; undefined for a visitor without a session. */
export function findLoadedSession(request: Request): LoadedSession | undefined {
  return loadedBySession.get(request.session);
}

/** What one read of the database gave for a secret id: a request reads its session once. */
export interface ReadSession {
  sid: string;
  loaded: LoadedSession | undefined;
}

export class DatabaseSessionStore extends session.Store {
  readonly #repository: SessionRepository;
  readonly #clock: Clock;
  /** While set, `get` answers from it and does not query the database. */
  #read: ReadSession | undefined;

  constructor(repository: SessionRepository, clock: Clock) {
    super();
    this.#repository = repository;
    this.#clock = clock;
  }

  override get(
    sid: string,
    callback: (error: unknown, data?: session.SessionData | null) => void,
  ): void {
    const known = this.#read;
    const reading =
      known === undefined
        ? this.find(sid)
        : Promise.resolve(known.sid === sid ? known.loaded : undefined);
    reading.then(
      (loaded) => {
        if (loaded === undefined) return callback(null, null);
        const data = {
          cookie: { originalMaxAge: null },
          row: loaded.session.id,
          ...(loaded.user === null ? {} : { passport: { user: loaded.user.id } }),
        };
        loadedBySession.set(data, loaded);
        return callback(null, data as session.SessionData);
      },
      (error: unknown) => callback(error),
    );
  }

  /** The session of a secret id, with its user, in one query. */
  find(sid: string): Promise<LoadedSession | undefined> {
    return this.#repository.findByHash(hashSid(sid), this.#clock.now());
  }

  /**
   * Calls `work`, which must be synchronous, and meanwhile lets `get` answer from `read` alone. A query could wait
   * forever: a transaction of the same request may hold the only database connection.
   */
  answerWith(read: ReadSession, work: () => void): void {
    this.#read = read;
    try {
      work();
    } finally {
      this.#read = undefined;
    }
  }

  override createSession(
    request: Request,
    data: session.SessionData,
  ): session.Session & session.SessionData {
    const created = super.createSession(request, data);
    const loaded = loadedBySession.get(data);
    if (loaded !== undefined) loadedBySession.set(created, loaded);
    return created;
  }

  /** Called by express-session at the end of each request whose session did not change. */
  override touch(_sid: string, data: session.SessionData, callback?: () => void): void {
    const loaded = loadedBySession.get(data);
    const touching = loaded === undefined ? Promise.resolve() : this.touchLoaded(loaded);
    touching.then(() => callback?.());
  }

  /** Notes once a day that a user's session was used. A failure to do so fails no request. */
  async touchLoaded({ session: { id, userId, lastSeenAt } }: LoadedSession): Promise<void> {
    const nowMs = this.#clock.now();
    if (userId === null || lastSeenAt.getTime() > nowMs - TOUCH_INTERVAL_MS) return;
    await this.#repository.touch(id, nowMs).catch(() => undefined);
  }

  /** Does nothing: DatabaseRequestSession has written the row already, in its transaction. */
  override set(_sid: string, _data: session.SessionData, callback?: (error?: unknown) => void) {
    callback?.();
  }

  /** Does nothing: DatabaseRequestSession has deleted the row already. */
  override destroy(_sid: string, callback?: (error?: unknown) => void): void {
    callback?.();
  }
}
