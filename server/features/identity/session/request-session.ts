// The session of a request: begins it, changes its secret id, signs in, signs out.

import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import { requireUnanswered } from '#server/http/require-unanswered.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import { getHoursOfLanguages } from '#server/text/hour-habits.ts';
import { AppError } from '#shared/core/errors.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { CeremonyCookie } from './ceremony-cookie.ts';
import { nameDevice } from './device-name.ts';
import type { Device, KnownDevices } from './known-devices.ts';
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
import { hashSid, SignInStore, type StoreSettings } from './session-store.ts';

export interface SessionSettings extends StoreSettings {
  devices: KnownDevices;
  ceremonies: CeremonyCookie;
  production: boolean;
}

/** The session of a request that express-session and passport have read. */
export class DatabaseRequestSession implements RequestSession {
  readonly #settings: SessionSettings;
  readonly #request: Request;
  readonly #response: Response;
  /** The session of the browser's cookie, including the cookie it keeps if the call is refused. */
  #kept: Pick<Request, 'sessionID' | 'session'>;
  #device: Device | undefined;
  #deviceRead = false;
  /** The number (E.164) that `commit` adds to the device's cookie. */
  #numberToRemember: string | undefined;
  #signedIn = false;
  readonly user: UserRow | undefined;

  constructor(settings: SessionSettings, request: Request, response: Response) {
    this.#settings = settings;
    this.#request = request;
    this.#response = response;
    this.#kept = { sessionID: request.sessionID, session: request.session };
    this.user = request.user;
  }

  get id(): string | undefined {
    return this.#session?.row;
  }

  get userId(): string | undefined {
    return this.#session?.passport?.user.row.id;
  }

  get proof(): RequestSession['proof'] {
    return this.#session?.proof;
  }

  /** Undefined once it has ended. */
  get #session(): Request['session'] | undefined {
    return this.#request.session;
  }

  get deviceName(): string {
    return nameDevice(this.#request.headers['user-agent']);
  }

  get browserHours(): HourFormat | undefined {
    const header = this.#request.headers['accept-language'];
    return header === undefined ? undefined : getHoursOfLanguages(header);
  }

  rememberNumber(phoneNumber: string): void {
    this.#numberToRemember = phoneNumber;
  }

  async isAgeRefused(): Promise<boolean> {
    return this.#session?.ageRefused ?? false;
  }

  async refuseAge(): Promise<void> {
    this.#request.session.ageRefused = true;
    await this.getOrCreateId();
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

  /** The device of the request's cookie, verified on first use, because most calls do not need it. */
  #findDevice(): Device | undefined {
    if (!this.#deviceRead) {
      this.#deviceRead = true;
      this.#device = this.#settings.devices.read(this.#request.headers.cookie);
    }
    return this.#device;
  }

  async getOrCreateId(): Promise<string> {
    if (this.userId === undefined) await this.#save();
    const id = this.id;
    if (id === undefined) throw new AppError('not_signed_in');
    return id;
  }

  /** Stores a visitor's session, as a new one if it has ended in the meantime. */
  async #save(): Promise<void> {
    const request = this.#request;
    const { ageRefused = false } = request.session;
    try {
      request.session.device = this.deviceName;
      await promised((done) => request.session.save(done));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await promised((done) => request.session.regenerate(done));
      Object.assign(request.session, { device: this.deviceName, ageRefused });
      await promised((done) => request.session.save(done));
    }
    this.#kept = { sessionID: request.sessionID, session: request.session };
  }

  /**
   * Gives the session a new secret id within `tx`; the old one is invalid when `tx` commits. The row stays, with its
   * codes and grants. Throws `not_signed_in` when the session has ended in the meantime, and `unavailable` when the
   * answer can no longer be sent, because the browser would keep an invalid id. Callers do this last, so that little
   * time passes before the commit.
   */
  changeId(tx: Database): Promise<void> {
    return this.#changeId(tx, this.proof);
  }

  prove(tx: Database, by: 'password' | 'code' | 'passkey'): Promise<void> {
    return this.#changeId(tx, { atMs: this.#settings.clock.now(), by });
  }

  async #changeId(tx: Database, proof: RequestSession['proof']): Promise<void> {
    const { repository, clock } = this.#settings;
    const request = this.#request;
    this.discard();
    const { row, passport, ageRefused } = request.session;
    if (row === undefined) throw new AppError('not_signed_in');
    request.sessionStore.generate(request);
    Object.assign(request.session, { row, passport, ageRefused, proof });
    const changed = await repository.changeHash(tx, {
      oldHash: hashSid(this.#kept.sessionID),
      newHash: hashSid(request.sessionID),
      proof,
      visitorExpiresAtMs: clock.now() + VISITOR_SESSION_MS,
    });
    if (!changed) throw new AppError('not_signed_in');
    requireUnanswered(this.#response);
  }

  /**
   * Signs the user in within `tx`: passport's login replaces this session and deletes its codes and grants. Throws
   * `unavailable` when the answer can no longer be sent, because nobody could use the session, nor the grant that it
   * used up. Callers do this last, as with `changeId`.
   */
  async signIn(tx: Database, user: UserRow): Promise<void> {
    const request = this.#request;
    this.discard();
    await this.#settings.repository.lockUser(tx, user.id);
    const store = request.sessionStore;
    const { deviceName: device, browserHours, id: replaced } = this;
    const signIn = { tx, device, browserHours, replaced };
    request.sessionStore = Object.assign(new SignInStore(this.#settings, signIn), {
      generate: store.generate,
    });
    try {
      await promised((done) => request.login(user, done));
    } finally {
      request.sessionStore = store;
    }
    requireUnanswered(this.#response);
    this.#numberToRemember = user.phoneNumber;
    this.#signedIn = true;
  }

  /** Ends the session, if there is one, and clears both cookies. */
  async signOut(): Promise<void> {
    // By the public id too: a simultaneous proof may have changed the secret one.
    if (this.id !== undefined) await this.#settings.repository.delete(this.id);
    await this.clearCookies();
  }

  /** Clears both cookies; for a session whose row is deleted. */
  async clearCookies(): Promise<void> {
    this.#signedIn = false;
    await promised((done) => this.#request.session.destroy(done)).catch(() => undefined);
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

  discard(): void {
    const request = this.#request;
    if (this.#session === undefined || request.session === this.#kept.session) return;
    Object.assign(request, this.#kept);
    this.#signedIn = false;
  }

  commit(): void {
    const { devices, production } = this.#settings;
    if (this.#signedIn) {
      const options = { ...this.#cookieOptions(), maxAge: USER_SESSION_MS };
      this.#response.cookie(SIGNED_IN_COOKIE, '1', options);
    }
    if (this.#numberToRemember === undefined) return;
    this.#response.cookie(
      deviceCookieName(production),
      devices.remember(this.#findDevice(), this.#numberToRemember),
      { ...this.#cookieOptions(), httpOnly: true, maxAge: DEVICE_COOKIE_MS },
    );
  }

  #cookieOptions(): CookieOptions {
    return { path: '/', sameSite: 'lax', secure: this.#settings.production };
  }
}

/** Turns a function that takes a callback into a promise. */
function promised(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
