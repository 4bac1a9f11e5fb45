import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { encryptedText } from './encrypted.ts';

/** Newsletter subscribers. `userId` or `phoneNumber` identifies the owner when an account is exported or deleted. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    email: encryptedText('email').notNull(),
    /** The keyed hash of an encrypted address in lower case; null beside a plain one. */
    emailHash: text('email_hash').unique('subscribers_email_hash_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The verified number of a subscriber who had no account yet, E.164. */
    phoneNumber: encryptedText('phone_number'),
    /** The keyed hash of an encrypted number; null beside a plain one. */
    phoneHash: text('phone_hash'),
    /**
     * When the address was confirmed from its own mailbox; null before that. Until then it gets no letters, and a new
     * subscription replaces it.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    /** The secret in the links of mails, by which a reader confirms and unsubscribes. A new address gets a new one. */
    linkSecret: encryptedText('link_secret'),
    /** When the link that confirms was last asked for. */
    confirmAskedAt: timestamp('confirm_asked_at', { withTimezone: true, precision: 3 }),
    /** When the mail server refused the address for good; it gets no mail until it is confirmed again. */
    refusedAt: timestamp('refused_at', { withTimezone: true, precision: 3 }),
    subscribedAt: timestamp('subscribed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('subscribers_email_unique').on(sql`lower(${table.email})`),
    index('subscribers_user').on(table.userId),
    index('subscribers_phone_number').on(table.phoneNumber),
    index('subscribers_phone_hash').on(table.phoneHash),
  ],
);
