// Passkeys (WebAuthn credentials), and the challenges of ceremonies that are under way.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { sessions } from './auth.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's id of the credential, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** The public key in COSE form (RFC 9052), base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter as last seen (32 bits without sign); 0 where the authenticator counts nothing. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator: 'internal', 'hybrid', 'usb'. */
    transports: text('transports').array().notNull(),
    /** The browser and system it was made on. */
    device: text('device').notNull(),
    /** Whether the credential is backed up, so that other devices of the person may hold it too. */
    synced: boolean('synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    check('passkeys_counter_range', sql`${table.counter} between 0 and 4294967295`),
  ],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** A challenge that a session was given; the answer to it deletes the row, right or wrong. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 32 random bytes, base64url. */
    challenge: text('challenge').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['registration', 'sign-in'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
