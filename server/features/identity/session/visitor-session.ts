// The session interface of the sign-in and verification services, which know nothing of HTTP.

import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';

export interface VisitorSession {
  /** Id of the session's row; undefined for a visitor who has none. */
  readonly id: string | undefined;
  /** The id of the row, created if there is none. */
  getOrCreateId(): Promise<string>;
  /** Gives the session a new secret id within the transaction; the old one is invalid when it commits. */
  changeId(tx: Database): Promise<void>;
  /** Signs a user in within the transaction: a new session replaces this one, and the device knows the number. */
  signIn(tx: Database, user: UserRow): Promise<void>;
  /** Whether somebody in this session has given a birth date that is too young. */
  isAgeRefused(): Promise<boolean>;
  /** Remembers that until the session ends. */
  refuseAge(): Promise<void>;
  /** The id of this device if an account with this number has signed in on it, else undefined. */
  findDeviceOf(phoneNumber: string): string | undefined;
}
