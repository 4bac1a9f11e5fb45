// Notices on the lock screen: what a reader chose, the devices that get them, the bells, and what is planned.

import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LetterWay, NOTICE_STYLES, type NoticeKind } from '#shared/notices/notice-rules.ts';
import { users } from './account.ts';
import { sessions } from './auth.ts';
import { known } from './known.ts';

/** Whether the reader asked for a notice by a bell, or by one of the kinds of their settings. */
const NOTICE_SOURCES = ['bell', 'kind'] as const;

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The settings of readers who have changed any; all other readers have the defaults and no row. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    kinds: text('kinds').array().$type<NoticeKind[]>().notNull(),
    style: text('style', { enum: NOTICE_STYLES }).notNull(),
    /** The start and end of the hours without notices, `HH:MM` of the reader's own clock. */
    quietFrom: text('quiet_from').notNull(),
    quietUntil: text('quiet_until').notNull(),
    /** When the letter is announced, `HH:MM` of the reader's own clock. */
    letterAt: text('letter_at').notNull().default('07:30'),
    /** How the letter is announced. */
    letterBy: text('letter_by').array().$type<LetterWay[]>().notNull().default(['push']),
  },
  (table) => [known(table.style, NOTICE_STYLES)],
);

/** A device that gets notices. It ends with the session in which it was subscribed: a device signed out gets none. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    sessionId: uuid('session_id')
      .notNull()
      .unique('push_subscriptions_session_unique')
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Keyed hash of the endpoint. */
    endpointHash: text('endpoint_hash').notNull().unique('push_subscriptions_endpoint_unique'),
    /** Endpoint and keys, encrypted. */
    sealed: text('sealed').notNull(),
    /** The origin at which the device uses the app, to which a notice leads: `https://asteria.example`. */
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * What rings for a reader: the bells, and the notices of the last week, today and tomorrow. Each reader has one row,
 * which is written at the reader's midnight and when the reader changes something, and never at the minute of a
 * contact.
 */
export const noticePlans = pgTable(
  'notice_plans',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The midnight of the reader's zone at which the plan is made anew, or 1970 if it must be made at once; null while
     * the reader has no device and gets no letter by mail.
     */
    dueAt: instant('due_at'),
    /** The process that rings for the reader (`notice_holders`); null before the first. */
    holder: uuid('holder'),
    /** Whether the reader has changed something, so that nothing of the plan may ring until it is made anew. */
    isChanged: boolean('is_changed').notNull(),
    /** The plan, encrypted; of one length. */
    sealed: text('sealed').notNull(),
  },
  (table) => [
    index('notice_plans_holder').on(table.holder),
    index('notice_plans_changed').on(table.userId).where(sql`${table.isChanged}`),
  ],
);

/** The processes that ring. */
export const noticeHolders = pgTable('notice_holders', {
  id: uuid('id').primaryKey(),
  /** The end of the lease: from then on other processes take over the plans, unless it is renewed. */
  expiresAt: instant('expires_at').notNull(),
  /** How far the process has come, encrypted at one length, so that another process can continue there. */
  sealed: text('sealed').notNull(),
});

/**
 * Bells as the previous version stores them: contacts for which a reader wants a notice. A process of this version
 * moves them into the reader's plan when it finds them.
 */
export const noticeBells = pgTable(
  'notice_bells',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** The date of the contact, `YYYY-MM-DD` of the reader's zone when the bell was set. */
    day: text('day').notNull(),
    /** Keyed hash of which contact it is. */
    contactHash: text('contact_hash').notNull(),
    /** Which contact it is, encrypted: a birth can be computed from the names and hours of contacts. */
    sealed: text('sealed').notNull(),
  },
  (table) => [
    unique('notice_bells_contact').on(table.userId, table.contactHash),
    index('notice_bells_day').on(table.day),
  ],
);

/** Notices as the previous version plans them; deleted when a process of this version moves them into a plan. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    source: text('source', { enum: NOTICE_SOURCES }).notNull(),
    /** `YYYY-MM-DD` of the reader's zone; the minute is encrypted. */
    day: text('day').notNull(),
    /** Keyed hash of which contact it is. */
    contactHash: text('contact_hash').notNull(),
    /** The content and the minute of the notice, encrypted. */
    sealed: text('sealed').notNull(),
    /** False while the notice is planned; each new plan replaces the planned notices. */
    isRung: boolean('is_rung').notNull(),
  },
  (table) => [
    unique('notices_contact').on(table.userId, table.contactHash),
    index('notices_day').on(table.day),
    known(table.source, NOTICE_SOURCES),
  ],
);
