// Verification codes that were sent, and the grants that correct codes earn. Both are deleted with their session.

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { encryptedText, hashedText } from './encrypted.ts';

export const verificationCodes = pgTable(
  'verification_codes',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** E.164, of which the hash is stored. */
    phoneNumber: hashedText('phone_number').notNull(),
    /** Keyed hash of the code; null where the SMS provider stores the code itself. */
    codeHash: text('code_hash'),
    /** Id of what the SMS provider keeps; the sessions that asked for one number within minutes may share it. */
    providerId: text('provider_id'),
    /** The kind of caller that asked for it; wrong checks count by it. */
    origin: text('origin', { enum: ['device', 'proven', 'stranger'] })
      .notNull()
      .default('stranger'),
    /** Number of checks, counted before each one is made. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.phoneNumber] }),
    index('verification_codes_expiry').on(table.expiresAt),
    check('verification_codes_attempts', sql`${table.attempts} between 0 and 5`),
  ],
);

/** A session's proof that its visitor has the phone; registration and login delete the row. */
export const phoneGrants = pgTable(
  'phone_grants',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** E.164, of which the hash is stored. */
    phoneNumber: hashedText('phone_number').notNull(),
    /** The number itself; null in rows of a version that stored it above. */
    number: encryptedText('number'),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.phoneNumber] }),
    index('phone_grants_expiry').on(table.expiresAt),
  ],
);
