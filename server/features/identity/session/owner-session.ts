// The session interface of the services that require a fresh proof, which know nothing of HTTP.

import type { Database } from '#server/db/database.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { VisitorSession } from './visitor-session.ts';

export interface OwnerSession extends VisitorSession {
  /** When and how the user last proved who they are; undefined for visitors. */
  readonly proof: { atMs: number; by: 'sign-in' | 'password' | 'code' | 'passkey' } | undefined;
  /** The name of the browser and system. */
  readonly deviceName: string;
  /** How the browser writes times, by its language; undefined if it names none. */
  readonly browserHours: HourFormat | undefined;
  /** Records within the transaction that the user has proven who they are; gives the session a new secret id. */
  prove(tx: Database, by: 'password' | 'code' | 'passkey'): Promise<void>;
  /** The challenges of sign-ins by passkey that this browser has begun in the last quarter of an hour. */
  readonly challenges: readonly string[];
  /** Adds a challenge to these. */
  addChallenge(challenge: string): void;
  /** When the call has been answered, the device knows this number too. */
  rememberNumber(phoneNumber: string): void;
}
