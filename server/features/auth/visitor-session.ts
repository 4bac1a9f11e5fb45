// The session as signing in needs it, without HTTP: what services may know of the request that they serve.

import type { Database } from '../../db/client.ts';

export interface VisitorSession {
  /** Id of the session's row; undefined for a visitor who has none. */
  readonly id: string | undefined;
  /** The id of the row, made now if there is none. */
  ensure(): Promise<string>;
  /** A new secret id for the browser, within the transaction; the old one is dead when that commits. */
  changeId(tx: Database): Promise<void>;
  /** Signs a user in, within the transaction: a new session in place of this one. */
  signIn(tx: Database, userId: string): Promise<void>;
}
