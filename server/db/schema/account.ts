// Users and their consents.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BIRTH_TIME_MARGINS, type BirthTimeMargin } from '#shared/core/birth.ts';
import { USERNAME_CHARACTERS, USERNAME_LENGTH } from '#shared/identity/account/account.schema.ts';
import { ACCOUNT_EVENT_KINDS } from '#shared/identity/account/history.schema.ts';
import {
  DATE_ORDERS,
  FIRST_DAYS,
  HOUR_FORMATS,
  type Offer,
} from '#shared/identity/account/preferences.schema.ts';
import { THEMES } from '#shared/identity/account/themes.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { HOUSE_SYSTEMS } from '#shared/sky/house-systems.ts';
import { encryptedFold, encryptedJsonb, encryptedText, encryptedTexts } from './encrypted.ts';
import { known } from './known.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** E.164. */
    phoneNumber: encryptedText('phone_number').notNull().unique('users_phone_number_unique'),
    /** The keyed hash by which an encrypted number is found; null beside a plain one. */
    phoneHash: text('phone_hash').unique('users_phone_hash_unique'),
    username: text('username').notNull().unique('users_username_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: encryptedText('email'),
    /** `YYYY-MM-DD`; stored and sent as text, so that no time zone can shift it. */
    birthDate: encryptedText('birth_date'),
    /** `HH:MM` as the clocks showed it at the birth place. */
    birthTime: encryptedText('birth_time'),
    birthPlace: encryptedText('birth_place'),
    /** A copy of the gazetteer's place at the time it was chosen; null where the text could not be resolved. */
    birthPlaceDetails: encryptedJsonb<Place>('birth_place_details', 'place'),
    /**
     * Which of two equal clock times is meant when clocks were set back; null where the time came once. Clocks are set
     * back on only about a hundred dates in a life, so this is encrypted too, null included.
     */
    birthTimeFold: encryptedFold('birth_time_fold'),
    /** Minutes that the birth time may be off on either side; null until its owner says, and without a birth time. */
    birthTimeMargin: integer('birth_time_margin').$type<BirthTimeMargin>(),
    personalityTraits: text('personality_traits').array().notNull(),
    /** IANA name of the zone in which the user reads events; null until a page has sent its browser's. */
    zone: text('zone'),
    /** Whether the user chose the zone: a browser in another zone then does not change it. */
    zoneFixed: boolean('zone_fixed').notNull().default(false),
    /** How times are written; null, here, in `dateOrder` and in `firstDay`, to follow the browser's locale. */
    hours: text('hours', { enum: HOUR_FORMATS }),
    /**
     * How the browser that the user last signed in with, or reported its zone, writes times; where `hours` is null, the
     * calendar and the notices write them so. Null until known.
     */
    browserHours: text('browser_hours', { enum: HOUR_FORMATS }),
    dateOrder: text('date_order', { enum: DATE_ORDERS }),
    firstDay: text('first_day', { enum: FIRST_DAYS }),
    houses: text('houses', { enum: HOUSE_SYSTEMS }).notNull().default('whole-sign'),
    /** Null to follow the device. */
    theme: text('theme', { enum: THEMES }),
    /** What the user was offered once. */
    offered: text('offered').array().$type<Offer[]>().notNull().default([]),
    attractions: encryptedTexts('attractions', 'attractions').notNull(),
    /** Null until the user sets a password; until then the account cannot log in with one. */
    passwordHash: text('password_hash'),
    /** Wrong passwords in a row from devices that do not know the account; a sign-in sets it to 0. */
    passwordFailures: integer('password_failures').notNull().default(0),
    /** The version of the user's progress: a change adds 1, and is refused if the version changed since it was read. */
    progressVersion: integer('progress_turn').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the account was last used; for accounts unused since this column was added, the time of that migration. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('users_last_used').on(table.lastUsedAt),
    // Lower case only, so that the unique constraint also prevents names that differ in case alone.
    check(
      'users_username_form',
      sql`${table.username} ~ ${sql.raw(`'^${USERNAME_CHARACTERS}{${USERNAME_LENGTH.min},${USERNAME_LENGTH.max}}$'`)}`,
    ),
    known(table.birthTimeMargin, BIRTH_TIME_MARGINS),
    known(table.hours, HOUR_FORMATS),
    known(table.browserHours, HOUR_FORMATS),
    known(table.dateOrder, DATE_ORDERS),
    known(table.firstDay, FIRST_DAYS),
    known(table.houses, HOUSE_SYSTEMS),
    known(table.theme, THEMES),
  ],
);
export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;

/** Consents with the version of their wording; withdrawn ones stay as a record. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['attractions', 'terms', 'find-yourself'] }).notNull(),
    version: text('version').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('consents_one_in_force')
      .on(table.userId, table.kind)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** What happened to an account, for its owner to see; kept for 90 days. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACCOUNT_EVENT_KINDS }).notNull(),
    /** The browser and system it was done on. */
    device: text('device').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('account_events_user').on(table.userId, table.at),
    index('account_events_at').on(table.at),
  ],
);
