// A request's session as handlers and services use it: begin one, give it a new id, sign in, sign out.

import type { CookieOptions, Request, Response } from 'express';
import { AppError } from '#shared/core/errors.ts';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Chance } from '../chance.ts';
import type { Clock } from '../clock.ts';
import { nameDevice } from './device-name.ts';
import type { SessionRepository } from './session.repository.ts';
import {
  SIGNED_IN_COOKIE,
  sessionCookieName,
  USER_SESSION_MS,
  VISITOR_SESSION_MS,
} from './session-rules.ts';
import { findLoadedSession, hashSid } from './session-store.ts';

/** A new session id that is written to the database but not yet told to the browser. */
interface PendingChange {
  sid: string;
  row: string;
  userId: string | undefined;
}

export interface SessionSettings {
  repository: SessionRepository;
  clock: Clock;
  chance: Chance;
  production: boolean;
}

export class SessionKeeper {
  readonly #settings: SessionSettings;
  readonly #request: Request;
  readonly #response: Response;
  #id: string | undefined;
  #userId: string | undefined;
  #pending: PendingChange | undefined;

  /** For a request that express-session has seen. */
  constructor(settings: SessionSettings, request: Request, response: Response) {
    this.#settings = settings;
    this.#request = request;
    this.#response = response;
    const loaded = findLoadedSession(request);
    this.#id = loaded?.session.id;
    this.#userId = loaded?.user?.id;
  }

  /** Public id of the session's row; undefined for a visitor who has none. */
  get id(): string | undefined {
    return this.#id;
  }

  get userId(): string | undefined {
    return this.#userId;
  }

  /** The user as loaded with the session. */
  get user(): UserRow | undefined {
    return findLoadedSession(this.#request)?.user ?? undefined;
  }

  /** Public id of the session's row, made now if there is none; a visitor's lives on from now. */
  async ensure(): Promise<string> {
    const { repository, clock, chance } = this.#settings;
    const nowMs = clock.now();
    const expiresAtMs = nowMs + VISITOR_SESSION_MS;
    if (this.#id !== undefined && this.#userId !== undefined) return this.#id;
    if (this.#id !== undefined && (await repository.extend(this.#id, expiresAtMs))) return this.#id;
    const id = chance.uuid();
    const sid = newSid(chance);
    await repository.create({
      id,
      sidHash: hashSid(sid),
      device: this.#device(),
      nowMs,
      expiresAtMs,
    });
    this.#tell({ sid, row: id, userId: undefined });
    return id;
  }

  /**
   * Gives the session a new secret id, within `tx`; the old one is dead when that commits. The row,
   * and what hangs on it, stays. Throws `not_signed_in` when the session has ended meanwhile.
   */
  async changeId(tx: Database): Promise<void> {
    const { repository, clock, chance } = this.#settings;
    const id = this.#id;
    const sid = newSid(chance);
    const changed =
      id !== undefined &&
      (await repository.changeHash(tx, {
        id,
        oldHash: hashSid(this.#request.sessionID),
        newHash: hashSid(sid),
        visitorExpiresAtMs: clock.now() + VISITOR_SESSION_MS,
      }));
    if (id === undefined || !changed) throw new AppError('not_signed_in');
    this.#pending = { sid, row: id, userId: this.#userId };
  }

  /**
   * Signs the user in, within `tx`: a new session in place of this one, whose codes and grants end
   * with it. The browser is told when the handler has returned, so never of one rolled back.
   */
  async signIn(tx: Database, userId: string): Promise<void> {
    const { repository, clock, chance } = this.#settings;
    const nowMs = clock.now();
    const id = chance.uuid();
    const sid = newSid(chance);
    await repository.replaceBySignedIn(tx, this.#id, {
      id,
      userId,
      sidHash: hashSid(sid),
      device: this.#device(),
      nowMs,
      expiresAtMs: nowMs + USER_SESSION_MS,
    });
    this.#pending = { sid, row: id, userId };
  }

  /** Ends the session, if there is one, and takes both cookies back. */
  async signOut(): Promise<void> {
    if (this.#id !== undefined) await this.#settings.repository.delete(this.#id);
    this.forget();
  }

  /** Takes both cookies back; for a session whose row is gone. */
  forget(): void {
    this.#id = undefined;
    this.#userId = undefined;
    this.#pending = undefined;
    // Without a session express-session leaves the cookie alone.
    Reflect.deleteProperty(this.#request, 'session');
    const cookieName = sessionCookieName(this.#settings.production);
    this.#response.clearCookie(cookieName, { ...this.#cookieOptions(), httpOnly: true });
    this.#response.clearCookie(SIGNED_IN_COOKIE, this.#cookieOptions());
  }

  /** Tells the browser what `changeId` or `signIn` have written; called when the handler has returned. */
  settle(): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#pending = undefined;
    this.#tell(pending);
    if (pending.userId !== undefined) {
      this.#response.cookie(SIGNED_IN_COOKIE, '1', {
        ...this.#cookieOptions(),
        maxAge: USER_SESSION_MS,
      });
    }
  }

  #tell(change: PendingChange): void {
    const request = this.#request;
    this.#id = change.row;
    this.#userId = change.userId;
    nextSids.set(request, change.sid);
    request.sessionStore.generate(request);
    request.session.row = change.row;
  }

  #cookieOptions(): CookieOptions {
    return { path: '/', sameSite: 'lax', secure: this.#settings.production };
  }

  #device(): string {
    return nameDevice(this.#request.headers['user-agent']);
  }
}

const nextSids = new WeakMap<Request, string>();

/** The id that a session now being generated gets: the one already in the database, else a fresh one. */
export function takeNextSid(request: Request, chance: Chance): string {
  return nextSids.get(request) ?? newSid(chance);
}

/** The secret in the cookie: 256 random bits. */
function newSid(chance: Chance): string {
  return chance.secret(32);
}
