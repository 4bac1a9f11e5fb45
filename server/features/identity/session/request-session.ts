// The session of a request, stored in the database: create it, change its secret id, sign in, sign out.

import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import { requireUnanswered } from '#server/http/require-unanswered.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import type { CeremonyCookie } from './ceremony-cookie.ts';
import { nameDevice } from './device-name.ts';
import type { Device, KnownDevices } from './known-devices.ts';
import type { LoadedSession, SessionRepository } from './session.repository.ts';
import {
  CEREMONY_COOKIE_MS,
  ceremonyCookieName,
  DEVICE_COOKIE_MS,
  deviceCookieName,
  SIGNED_IN_COOKIE,
  sessionCookieName,
  USER_SESSION_MS,
  VISITOR_SESSION_MS,
} from './session-rules.ts';
import { hashSid } from './session-store.ts';

/** A new secret id that is in the database but not yet in the browser's cookie. */
interface PendingChange {
  sid: string;
  /** The public id of the session's row. */
  row: string;
  userId: string | undefined;
  /** The number (E.164) to add to the device's cookie. */
  phoneNumber?: string | undefined;
}

export interface SessionSettings {
  repository: SessionRepository;
  devices: KnownDevices;
  ceremonies: CeremonyCookie;
  clock: Clock;
  random: Random;
  production: boolean;
}

/** How a request's session was opened. */
interface Opened {
  loaded: LoadedSession | undefined;
  /** Runs express-session on the request if it has not run yet, so that it sets the cookie. May be called twice. */
  beforeChange: () => Promise<void>;
}

/** The session of a request. */
export class DatabaseRequestSession implements RequestSession {
  readonly #settings: SessionSettings;
  readonly #request: Request;
  readonly #response: Response;
  readonly #opened: Opened;
  #id: string | undefined;
  #userId: string | undefined;
  #pending: PendingChange | undefined;
  #device: Device | undefined;
  #deviceRead = false;
  /** The secret id that `changeId` stored in this request; undefined while the one of the request's cookie is valid. */
  #sid: string | undefined;
  /** The number (E.164) that `commit` adds to the device's cookie. */
  #numberToRemember: string | undefined;
  readonly user: UserRow | undefined;

  constructor(settings: SessionSettings, request: Request, response: Response, opened: Opened) {
    this.#settings = settings;
    this.#request = request;
    this.#response = response;
    this.#opened = opened;
    const { loaded } = opened;
    this.#id = loaded?.session.id;
    this.#userId = loaded?.user?.id;
    this.user = loaded?.user ?? undefined;
  }

  get id(): string | undefined {
    return this.#id;
  }

  get userId(): string | undefined {
    return this.#userId;
  }

  get proof(): RequestSession['proof'] {
    const { provedAt, provedBy } = this.#opened.loaded?.session ?? {};
    return provedAt && provedBy ? { atMs: provedAt.getTime(), by: provedBy } : undefined;
  }

  get deviceName(): string {
    return nameDevice(this.#request.headers['user-agent']);
  }

  async prove(tx: Database, by: 'password' | 'code' | 'passkey'): Promise<void> {
    const id = this.#id;
    const provedAt = new Date(this.#settings.clock.now());
    if (id !== undefined) await this.#settings.repository.prove(tx, id, { provedAt, provedBy: by });
    await this.changeId(tx);
  }

  rememberNumber(phoneNumber: string): void {
    this.#numberToRemember = phoneNumber;
  }

  async isAgeRefused(): Promise<boolean> {
    return this.#opened.loaded?.session.ageRefused ?? false;
  }

  async refuseAge(): Promise<void> {
    const id = await this.getOrCreateId();
    await this.#settings.repository.refuseAge(id);
  }

  get deviceId(): string | undefined {
    return this.#findDevice()?.id;
  }

  findDeviceOf(phoneNumber: string): string | undefined {
    const device = this.#findDevice();
    if (device === undefined) return undefined;
    return this.#settings.devices.knows(device, phoneNumber) ? device.id : undefined;
  }

  get challenges(): readonly string[] {
    return this.#settings.ceremonies.read(this.#request.headers.cookie);
  }

  addChallenge(challenge: string): void {
    const { ceremonies, production } = this.#settings;
    const value = ceremonies.add(this.#request.headers.cookie, challenge);
    this.#response.cookie(ceremonyCookieName(production), value, {
      ...this.#cookieOptions(),
      httpOnly: true,
      maxAge: CEREMONY_COOKIE_MS,
    });
  }

  /** The device of the request's cookie, verified when first asked for, because most calls do not need it. */
  #findDevice(): Device | undefined {
    if (!this.#deviceRead) {
      this.#deviceRead = true;
      this.#device = this.#settings.devices.read(this.#request.headers.cookie);
    }
    return this.#device;
  }

  async getOrCreateId(): Promise<string> {
    const { repository, clock, random } = this.#settings;
    const nowMs = clock.now();
    const expiresAtMs = nowMs + VISITOR_SESSION_MS;
    if (this.#id !== undefined && this.#userId !== undefined) return this.#id;
    if (this.#id !== undefined && (await repository.extend(this.#id, expiresAtMs))) return this.#id;
    const id = random.uuid();
    const sid = newSid(random);
    await repository.create({
      id,
      sidHash: hashSid(sid),
      device: this.deviceName,
      nowMs,
      expiresAtMs,
    });
    this.#setCookies({ sid, row: id, userId: undefined });
    return id;
  }

  /**
   * Gives the session a new secret id within `tx`; the old one is invalid when `tx` commits. The row, with
   * its codes and grants, stays. Throws `not_signed_in` when the session has ended in the meantime, and `unavailable`
   * when the answer can no longer be sent: the browser would keep an id that is no longer valid. Callers do this last,
   * so that little time is left for that before the commit.
   */
  async changeId(tx: Database): Promise<void> {
    const { repository, clock, random } = this.#settings;
    await this.#opened.beforeChange();
    const id = this.#id;
    const sid = newSid(random);
    const changed =
      id !== undefined &&
      (await repository.changeHash(tx, {
        id,
        oldHash: hashSid(this.#sid ?? this.#request.sessionID),
        newHash: hashSid(sid),
        visitorExpiresAtMs: clock.now() + VISITOR_SESSION_MS,
      }));
    if (id === undefined || !changed) throw new AppError('not_signed_in');
    requireUnanswered(this.#response);
    this.#sid = sid;
    this.#pending = { sid, row: id, userId: this.#userId };
  }

  /**
   * Signs the user in within `tx`: a new session replaces this one, whose codes and grants are deleted with it.
   * `commit` sets the cookie after the handler has returned, so a transaction that is rolled back sets none. Throws
   * `unavailable` when the answer can no longer be sent: nobody could use the session, nor the grant that it used up.
   * Callers do this last, as with `changeId`.
   */
  async signIn(tx: Database, user: Pick<UserRow, 'id' | 'phoneNumber'>): Promise<void> {
    const { repository, clock, random } = this.#settings;
    await this.#opened.beforeChange();
    const nowMs = clock.now();
    const id = random.uuid();
    const sid = newSid(random);
    await repository.replaceBySignedIn(tx, this.#id, {
      id,
      userId: user.id,
      sidHash: hashSid(sid),
      device: this.deviceName,
      eventId: random.uuid(),
      nowMs,
      expiresAtMs: nowMs + USER_SESSION_MS,
    });
    requireUnanswered(this.#response);
    this.#pending = { sid, row: id, userId: user.id, phoneNumber: user.phoneNumber };
  }

  /** Ends the session, if there is one, and clears both cookies. */
  async signOut(): Promise<void> {
    if (this.#id !== undefined) await this.#settings.repository.delete(this.#id);
    this.clearCookies();
  }

  /** Clears both cookies; for a session whose row is deleted. */
  clearCookies(): void {
    this.#id = undefined;
    this.#userId = undefined;
    this.#pending = undefined;
    // Without `request.session` express-session does not set its cookie again.
    Reflect.deleteProperty(this.#request, 'session');
    // Only the HTTP cache: the page clears its own storage.
    this.#response.setHeader('Clear-Site-Data', '"cache"');
    const cookieName = sessionCookieName(this.#settings.production);
    this.#response.clearCookie(cookieName, { ...this.#cookieOptions(), httpOnly: true });
    this.#response.clearCookie(SIGNED_IN_COOKIE, this.#cookieOptions());
  }

  forgetDevice(): void {
    const cookieName = deviceCookieName(this.#settings.production);
    this.#response.clearCookie(cookieName, { ...this.#cookieOptions(), httpOnly: true });
  }

  /** Sets the cookies for the changes of `changeId` or `signIn`; called when the handler has returned. */
  commit(): void {
    if (this.#numberToRemember !== undefined) this.#rememberNumber(this.#numberToRemember);
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#pending = undefined;
    this.#setCookies(pending);
    if (pending.userId !== undefined) {
      this.#response.cookie(SIGNED_IN_COOKIE, '1', {
        ...this.#cookieOptions(),
        maxAge: USER_SESSION_MS,
      });
    }
    if (pending.phoneNumber !== undefined) this.#rememberNumber(pending.phoneNumber);
  }

  #rememberNumber(phoneNumber: string): void {
    const { devices, production } = this.#settings;
    this.#response.cookie(
      deviceCookieName(production),
      devices.remember(this.#findDevice(), phoneNumber),
      { ...this.#cookieOptions(), httpOnly: true, maxAge: DEVICE_COOKIE_MS },
    );
  }

  #setCookies(change: PendingChange): void {
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
}

const nextSids = new WeakMap<Request, string>();

/** The secret id for a session that express-session generates: the one already in the database, else a new one. */
export function takeNextSid(request: Request, random: Random): string {
  return nextSids.get(request) ?? newSid(random);
}

/** The secret id in the cookie: 256 random bits. */
function newSid(random: Random): string {
  return random.secret(32);
}
