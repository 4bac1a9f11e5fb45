// The store of express-session: sessions in the database. Only visitors' sessions and those of a sign-in's transaction
// are inserted; everything else updates or deletes, so that a request that ends late cannot bring a session back.

import { hash } from 'node:crypto';
import session from 'express-session';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { SessionRepository } from './session.repository.ts';
import { TOUCH_INTERVAL_MS, USER_SESSION_MS, VISITOR_SESSION_MS } from './session-rules.ts';

declare module 'express-session' {
  interface SessionData {
    /** The public id of the session's row; undefined while it is not in the database. */
    row: string;
    /** What passport stores: its form of the user. */
    passport: { user: SessionUser };
    /** The name of the browser and system. */
    device: string;
    proof: RequestSession['proof'];
    /** Whether somebody in this session has given the birth date of a person who is too young to register. */
    ageRefused: boolean;
  }
}
declare global {
  namespace Express {
    interface User extends UserRow {}
  }
}

/** The user in a session. The store keeps the id and reads the row together with the session, in one query. */
export class SessionUser {
  readonly row: UserRow;

  constructor(row: UserRow) {
    this.row = row;
  }

  /** express-session serializes a session to see whether it has changed. */
  toJSON(): string {
    return this.row.id;
  }
}

/** The stored form of the cookie's secret id. */
export function hashSid(sid: string): string {
  return hash('sha256', sid, 'base64url');
}

export interface StoreSettings {
  repository: SessionRepository;
  clock: Clock;
  random: Random;
}

type Callback = (error?: unknown) => void;

export class DatabaseSessionStore extends session.Store {
  protected readonly settings: StoreSettings;

  constructor(settings: StoreSettings) {
    super();
    this.settings = settings;
  }

  override get(
    sid: string,
    callback: (error: unknown, data?: session.SessionData | null) => void,
  ): void {
    this.#read(sid).then((data) => callback(null, data), callback);
  }

  override set(sid: string, data: session.SessionData, callback: Callback = () => {}): void {
    this.write(sid, data).then(() => callback(), callback);
  }

  override destroy(sid: string, callback: Callback = () => {}): void {
    this.settings.repository.deleteByHash(hashSid(sid)).then(() => callback(), callback);
  }

  /**
   * Reads a session, and records once a day that a user's was used. With a method `touch` for it, express-session would
   * compare the whole session once more at the end of every request.
   */
  async #read(sid: string): Promise<session.SessionData | null> {
    const { repository, clock } = this.settings;
    const nowMs = clock.now();
    const found = await repository.findByHash(hashSid(sid), nowMs);
    if (found === undefined) return null;
    const { session: stored, user } = found;
    const { provedAt, provedBy } = stored;
    // If this fails, the request still succeeds.
    if (user !== null && stored.lastSeenAt.getTime() <= nowMs - TOUCH_INTERVAL_MS)
      await repository.touch(stored.id, nowMs).catch(() => undefined);
    const data = {
      // The browser's cookie stays as it is.
      cookie: { originalMaxAge: null },
      row: stored.id,
      proof: provedAt && provedBy ? { atMs: provedAt.getTime(), by: provedBy } : undefined,
      ageRefused: stored.ageRefused,
      ...(user === null ? {} : { passport: { user: new SessionUser(user) } }),
    };
    return data as session.SessionData; // a visitor's has no user
  }

  /** Inserts a visitor's session, or updates what is stored. Throws `not_signed_in` for one that has ended. */
  protected async write(sid: string, data: session.SessionData): Promise<void> {
    const { repository, clock, random } = this.settings;
    const nowMs = clock.now();
    const visitorExpiresAtMs = nowMs + VISITOR_SESSION_MS;
    const { row, proof, ageRefused = false } = data;
    if (row !== undefined) {
      const changes = { proof, ageRefused, visitorExpiresAtMs };
      if (await repository.update(hashSid(sid), changes)) return;
    }
    if (row !== undefined || data.passport !== undefined) throw new AppError('not_signed_in');
    const id = random.uuid();
    const { device } = data;
    const sidHash = hashSid(sid);
    await repository.create({ id, sidHash, device, nowMs, expiresAtMs: visitorExpiresAtMs });
    // express-session writes a session again when its enumerable fields are not those that it has just stored.
    Object.defineProperty(data, 'row', { value: id, writable: true, configurable: true });
  }
}

interface SignIn {
  tx: Database;
  device: string;
  browserHours: HourFormat | undefined;
  /** The public id of the session that the new one replaces. */
  replaced: string | undefined;
}

/**
 * The store for a request that signs a user in: whatever passport's `login` writes through it is part of the
 * transaction.
 */
export class SignInStore extends DatabaseSessionStore {
  readonly #signIn: SignIn;

  constructor(settings: StoreSettings, signIn: SignIn) {
    super(settings);
    this.#signIn = signIn;
  }

  /** Deletes by the public id: a simultaneous proof may have changed the secret one. */
  override destroy(_sid: string, callback: Callback = () => {}): void {
    const { tx, replaced } = this.#signIn;
    if (replaced === undefined) callback();
    else this.settings.repository.delete(replaced, tx).then(() => callback(), callback);
  }

  protected override async write(sid: string, data: session.SessionData): Promise<void> {
    const { repository, clock, random } = this.settings;
    const { tx, device, browserHours } = this.#signIn;
    const nowMs = clock.now();
    const id = random.uuid();
    await repository.createSignedIn(tx, {
      id,
      userId: data.passport.user.row.id,
      sidHash: hashSid(sid),
      device,
      browserHours,
      eventId: random.uuid(),
      nowMs,
      expiresAtMs: nowMs + USER_SESSION_MS,
    });
    data.row = id;
    data.proof = { atMs: nowMs, by: 'sign-in' };
  }
}
