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
import { ATTEMPTS_PER_CODE } from '#shared/identity/verification/verification.schema.ts';
import { sessions } from './auth.ts';
import { encryptedText, hashedText } from './encrypted.ts';

/** Codes that were sent, one for each session and phone number. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The number in E.164; only its keyed hash is stored. */
    phoneNumber: hashedText('phone_number').notNull(),
    /** Keyed hash of the code; null where the SMS provider stores the code itself. */
    codeHash: text('code_hash'),
    /** The SMS provider's id of the code; sessions that asked for the same number within minutes may share it. */
    providerId: text('provider_id'),
    /**
     * The kind of caller that asked for the code, by which wrong checks are counted: a device that knows the number, a
     * stranger with a proof of work, a stranger without one.
     */
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
    check(
      'verification_codes_attempts',
      sql`${table.attempts} between 0 and ${sql.raw(String(ATTEMPTS_PER_CODE))}`,
    ),
  ],
);

/** A session's proof that its visitor has the phone; registration and login delete the row. */
export const phoneGrants = pgTable(
  'phone_grants',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The number in E.164; only its keyed hash is stored. */
    phoneNumber: hashedText('phone_number').notNull(),
    /** The number itself; null in rows of an earlier version, which stored it plain in `phone_number`. */
    number: encryptedText('number'),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.phoneNumber] }),
    index('phone_grants_expiry').on(table.expiresAt),
  ],
);
