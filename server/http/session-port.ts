// The session interface that HTTP uses; server/features/identity/session implements it.

import type { Request, Response } from 'express';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

/** The session of one request. */
export interface RequestSession {
  /** Public id of the session's row; undefined for a visitor who has none. */
  readonly id: string | undefined;
  /** The session's user; `signIn` and `signOut` change it. */
  readonly userId: string | undefined;
  /** The user as loaded with the session; not changed by `signIn` and `signOut`. */
  readonly user: UserRow | undefined;
  /** Public id of the session's row, created if there is none; extends the lifetime of a visitor's session. */
  getOrCreateId(): Promise<string>;
  /**
   * Gives the session a new secret id within `tx`; the old one is invalid when `tx` commits. Throws
   * `not_signed_in` when the session has ended in the meantime, and `unavailable` when the answer can no longer be
   * sent, so that the browser keeps the id that it has.
   */
  changeId(tx: Database): Promise<void>;
  /**
   * Signs a user in within `tx`: a new session replaces this one, and the device knows the user's number. Throws
   * `unavailable` when the answer can no longer be sent.
   */
  signIn(tx: Database, user: UserRow): Promise<void>;
  /** Whether somebody in this session has given a birth date that is too young. */
  isAgeRefused(): Promise<boolean>;
  /** Records that a birth date was too young, until the session ends. */
  refuseAge(): Promise<void>;
  /** The device's id, kept in a cookie since its last sign-in; undefined on a device where nobody signed in. */
  readonly deviceId: string | undefined;
  /** The device's id if an account with this number (E.164) has signed in on it, else undefined. */
  findDeviceOf(phoneNumber: string): string | undefined;
  /** The challenges of sign-ins by passkey that this browser has begun in the last quarter of an hour. */
  readonly challenges: readonly string[];
  /** Adds a challenge to these, in a cookie. */
  addChallenge(challenge: string): void;
  /**
   * Records within `tx` that the user has proven who they are; gives the session a new secret id, as `changeId` does.
   */
  prove(tx: Database, by: 'password' | 'code' | 'passkey'): Promise<void>;
  /** When and how the user last proved who they are; undefined for visitors. */
  readonly proof: { atMs: number; by: 'sign-in' | 'password' | 'code' | 'passkey' } | undefined;
  /** The name of the browser and system. */
  readonly deviceName: string;
  /** How the browser writes times, by its language; undefined if it names none. */
  readonly browserHours: HourFormat | undefined;
  /** Adds a number (E.164) to those of the device's cookie, which `commit` sends. */
  rememberNumber(phoneNumber: string): void;
  /** Ends the session, if there is one, and clears its cookies. */
  signOut(): Promise<void>;
  /** Clears the session's cookies; for a session whose row is deleted. */
  clearCookies(): Promise<void>;
  /** Clears the device's cookie too, for an account that is deleted. */
  forgetDevice(): void;
  /** Sets the cookies other than the session's; called when the handler has returned. */
  commit(): void;
  /** Restores the session that the request had before `changeId` or `signIn`; called when the request is refused. */
  discard(): void;
}

export interface SessionOpener {
  /** Loads the session and the user of a request. */
  open(request: Request, response: Response): Promise<RequestSession>;
}
