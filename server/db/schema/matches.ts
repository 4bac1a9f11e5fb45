// Matches of two people, the invitations to them, and who has blocked whom.

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
import {
  AREA_RATINGS,
  type INVITATION_DAYS,
  MATCH_AREAS,
  MATCH_LEVELS,
} from '#shared/matches/matches.ts';
import { users } from './account.ts';
import { known } from './known.ts';

/** Which of their signs a person shows to the other at the level `signs` and above. */
const signSwitches = {
  showsSun: boolean('shows_sun').notNull(),
  showsMoon: boolean('shows_moon').notNull(),
  showsRising: boolean('shows_rising').notNull(),
};
/** `matches.four`: a rating for each area. */
const FOUR_FORM = `^[${AREA_RATINGS.map((_, rating) => rating).join('')}]{${MATCH_AREAS.length}}$`;

/** Invitations that wait for an answer. The row is deleted when one is answered or taken back. */
export const matchInvitations = pgTable(
  'match_invitations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the link's token. */
    tokenHash: text('token_hash').notNull().unique('match_invitations_token_unique'),
    /** What the inviter calls the person who is invited. */
    nickname: text('nickname').notNull(),
    /** The inviter's name as the page of the link shows it; null for none. */
    signedAs: text('signed_as'),
    level: text('level', { enum: MATCH_LEVELS }).notNull(),
    ...signSwitches,
    /** How many days the link works. */
    days: integer('days').$type<(typeof INVITATION_DAYS)[number]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('match_invitations_user').on(table.userId),
    index('match_invitations_expires').on(table.expiresAt),
    known(table.level, MATCH_LEVELS),
  ],
);

/** What two people were shown about their match, as it was when the match was made. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey(),
    /** Keyed hash of both users' ids, so that two people have one match; null with a guest. */
    pairHash: text('pair_hash').unique('matches_pair_unique'),
    /** Hash of the key with which a guest deletes the match; null without a guest. */
    guestKeyHash: text('guest_key_hash').unique('matches_guest_key_unique'),
    /** The area that flows best between the two. */
    flows: text('flows', { enum: MATCH_AREAS }).notNull(),
    /** The area that needs the most care. */
    care: text('care', { enum: MATCH_AREAS }).notNull(),
    /**
     * The ratings of love, friendship, communication and trust, in this order: a digit each, 0 low, 1 even, 2 high. Null
     * once an account of the two is deleted.
     */
    four: text('four'),
    /** Whether the Moons were left out, because a birth time is not known. */
    withoutMoon: boolean('without_moon').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // The matches of which an account was deleted; those without any are cleaned up.
    index('matches_without_account').on(table.id).where(sql`${table.four} is null`),
    check('matches_four_form', sql`${table.four} ~ ${sql.raw(`'${FOUR_FORM}'`)}`),
  ],
);

/** One person's side of a match. A guest's has no user, and neither signs nor chart. */
export const matchSides = pgTable(
  'match_sides',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** 0 for the person who invited, 1 for the one who answered. */
    side: integer('side').notNull(),
    /** Null for a guest. The side is deleted with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What this person calls the other; empty for a guest, who keeps it on their device. */
    nickname: text('nickname').notNull(),
    level: text('level', { enum: MATCH_LEVELS }).notNull(),
    ...signSwitches,
    /** Whether this person has asked to make the match again; it is made once both have asked. */
    asksAgain: boolean('asks_again').notNull().default(false),
    /** Whether this person has looked at their matches since this one was made. */
    isSeen: boolean('is_seen').notNull().default(true),
    /** The person's chart when the match was made and the signs that it shows, sealed JSON; null for a guest. */
    sealed: text('sealed'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.side] }),
    uniqueIndex('match_sides_user').on(table.userId, table.matchId),
    known(table.side, [0, 1]),
    known(table.level, MATCH_LEVELS),
  ],
);

/** When matches of two people were made again. Rows are kept for a year, also after the match was deleted. */
export const matchMakings = pgTable(
  'match_makings',
  {
    id: uuid('id').primaryKey(),
    pairHash: text('pair_hash').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('match_makings_pair').on(table.pairHash),
    index('match_makings_at').on(table.madeAt),
  ],
);

/** A user who has blocked another. */
export const matchBlocks = pgTable(
  'match_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of both users' ids: the row does not reveal who is blocked. */
    pairHash: text('pair_hash').notNull(),
    /** The id of the blocked user, sealed; null in rows of earlier versions. */
    sealed: text('sealed'),
    /** What the user calls the blocked person. */
    nickname: text('nickname').notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pairHash] }),
    index('match_blocks_pair').on(table.pairHash),
  ],
);

/** What a user and another were told before their match was deleted, so that a new one tells the same. */
export const matchAnswers = pgTable(
  'match_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of both users' ids; the other's row has another one. */
    pairHash: text('pair_hash').notNull(),
    /** The other's id, the words and the signs, sealed JSON. */
    sealed: text('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pairHash] })],
);
