// Queries of invitations and matches.

import { and, asc, count, desc, eq, exists, gt, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  matchBlocks,
  matches,
  matchInvitations,
  matchMakings,
  matchSides,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { openSide } from './sealed-side.ts';

export type InvitationRow = typeof matchInvitations.$inferSelect;
export type MatchRow = typeof matches.$inferSelect;
export type SideRow = typeof matchSides.$inferSelect;
export type NewSide = typeof matchSides.$inferInsert;
export type SideChanges = Partial<
  Pick<SideRow, 'level' | 'showsSun' | 'showsMoon' | 'showsRising' | 'asksAgain' | 'sealed'>
>;

export const ownedTables: OwnedTables = {
  byUserId: [matchInvitations, matchSides, matchBlocks],
  byPhoneNumber: [],
  readers: {
    match_invitations: ({ tokenHash: _, ...row }) => row,
    // What the user gave and chose, and the areas that the level *Word* names; nothing about the other person.
    match_sides: ({ sealed, ...row }, cipher) => {
      const key = { matchId: String(row['matchId']), side: Number(row['side']) };
      const secret = sealed === null ? undefined : openSide(cipher, key, String(sealed));
      const { flows = null, care = null, chart = null } = secret ?? {};
      return { ...row, flows, care, chart };
    },
    match_blocks: ({ pairHash: _, ...row }) => row,
  },
};

/** The time of the clean-up, which it passes as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** How long each making of a match counts against the yearly limit of its two people. */
const YEAR_DAYS = 365;
/** Invitations that have lapsed, makings older than a year, and matches without a user left. */
export const expiredRows: readonly ExpiredRows[] = [
  { table: 'match_invitations', condition: `expires_at < ${AT}` },
  { table: 'match_makings', condition: `made_at < ${AT} - interval '${YEAR_DAYS} days'` },
  {
    table: 'matches',
    // Every condition must use the parameter $1, so this one also compares the time, which is always true.
    condition: `created_at < ${AT} and not exists (
      select from match_sides where match_id = matches.id and user_id is not null)`,
  },
];

/** A match with both sides as one user sees it; `other` is undefined when the other person's account was deleted. */
export interface FoundMatch {
  match: MatchRow;
  own: SideRow;
  other: SideRow | undefined;
}

const otherSides = alias(matchSides, 'other_sides');

export interface MatchesRepository {
  inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /**
   * Locks users against deletion until `tx` ends and returns those that exist. Always locks in the order of ids, so
   * that two transactions cannot wait for each other.
   */
  lockUsers(tx: Database, ids: readonly string[]): Promise<UserRow[]>;
  /** Locks a user's row until `tx` ends; false when the user does not exist. */
  lockForInvitation(tx: Database, userId: string): Promise<boolean>;
  /** How many invitations of the user are open. */
  countInvitations(tx: Database, userId: string, now: Date): Promise<number>;
  addInvitation(tx: Database, row: InvitationRow): Promise<void>;
  /** The user's open invitations, newest first. */
  listInvitations(userId: string, now: Date): Promise<InvitationRow[]>;
  /** Deletes an open invitation; false when the user has none with this id. */
  deleteInvitation(userId: string, id: string, now: Date): Promise<boolean>;
  /** An open invitation with its sender, found by the hashes of its token. */
  findInvitation(
    hashes: readonly string[],
    now: Date,
  ): Promise<{ invitation: InvitationRow; sender: UserRow } | undefined>;
  /** Deletes an open invitation; of several simultaneous calls one gets true. */
  useInvitation(tx: Database, id: string, now: Date): Promise<boolean>;
  /** Whether one of two people has blocked the other. */
  isBlocked(db: Database | undefined, pairHash: string): Promise<boolean>;
  addBlock(tx: Database, block: typeof matchBlocks.$inferInsert): Promise<void>;
  /** Inserts a match with its sides; false when the pair has one, or another match has the guest's key. */
  addMatch(tx: Database, match: MatchRow, sides: readonly NewSide[]): Promise<boolean>;
  /** How often a match of two people was made or made again in the last 365 days. */
  countMakings(tx: Database, pairHash: string, now: Date): Promise<number>;
  addMaking(tx: Database, making: typeof matchMakings.$inferInsert): Promise<void>;
  /** The user's matches, newest first. */
  listMatches(userId: string): Promise<FoundMatch[]>;
  /** The user's match with this id, or with one of these; within a transaction where one is given. */
  findMatch(
    tx: Database | undefined,
    userId: string,
    id: string | readonly string[],
  ): Promise<FoundMatch | undefined>;
  /** A match as its guest sees it. */
  findGuestMatch(guestKeyHash: string): Promise<FoundMatch | undefined>;
  findMatchOfPair(tx: Database, userId: string, pairHash: string): Promise<FoundMatch | undefined>;
  /** Locks a match until `tx` ends, so that changes and its deletion wait for each other; false when there is none. */
  lockMatch(tx: Database, id: string): Promise<boolean>;
  changeMatch(tx: Database, id: string, changes: Partial<MatchRow>): Promise<void>;
  changeSide(tx: Database, side: SideRow, changes: SideChanges): Promise<void>;
  /** Deletes a match for both people; false when the user has no match with this id. */
  deleteMatch(tx: Database | undefined, userId: string, id: string): Promise<boolean>;
  deleteGuestMatch(guestKeyHash: string): Promise<void>;
}

export function createMatchesRepository(db: Database): MatchesRepository {
  const selectMatches = (tx: Database) =>
    tx
      .select({ match: matches, own: matchSides, other: otherSides })
      .from(matchSides)
      .innerJoin(matches, eq(matches.id, matchSides.matchId))
      .leftJoin(
        otherSides,
        and(eq(otherSides.matchId, matchSides.matchId), ne(otherSides.side, matchSides.side)),
      );
  const toFound = (row: { match: MatchRow; own: SideRow; other: SideRow | null }): FoundMatch => ({
    ...row,
    other: row.other ?? undefined,
  });
  const isOpen = (now: Date) => gt(matchInvitations.expiresAt, now);

  return {
    inTransaction: (work) => db.transaction(work),

    async lockUsers(tx, ids) {
      return tx
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]))
        .orderBy(asc(users.id))
        .for('key share');
    },

    async lockForInvitation(tx, userId) {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      return found.length > 0;
    },

    async countInvitations(tx, userId, now) {
      const [found] = await tx
        .select({ count: count() })
        .from(matchInvitations)
        .where(and(eq(matchInvitations.userId, userId), isOpen(now)));
      return found?.count ?? 0;
    },

    async addInvitation(tx, row) {
      await tx.insert(matchInvitations).values(row);
    },

    async listInvitations(userId, now) {
      return db
        .select()
        .from(matchInvitations)
        .where(and(eq(matchInvitations.userId, userId), isOpen(now)))
        .orderBy(desc(matchInvitations.createdAt), desc(matchInvitations.id));
    },

    async deleteInvitation(userId, id, now) {
      const deleted = await db
        .delete(matchInvitations)
        .where(and(eq(matchInvitations.userId, userId), eq(matchInvitations.id, id), isOpen(now)))
        .returning({ id: matchInvitations.id });
      return deleted.length > 0;
    },

    async findInvitation(hashes, now) {
      const [found] = await db
        .select({ invitation: matchInvitations, sender: users })
        .from(matchInvitations)
        .innerJoin(users, eq(users.id, matchInvitations.userId))
        .where(and(inArray(matchInvitations.tokenHash, [...hashes]), isOpen(now)));
      return found;
    },

    async useInvitation(tx, id, now) {
      const used = await tx
        .delete(matchInvitations)
        .where(and(eq(matchInvitations.id, id), isOpen(now)))
        .returning({ id: matchInvitations.id });
      return used.length > 0;
    },

    async isBlocked(tx, pairHash) {
      const found = await (tx ?? db)
        .select({ userId: matchBlocks.userId })
        .from(matchBlocks)
        .where(eq(matchBlocks.pairHash, pairHash))
        .limit(1);
      return found.length > 0;
    },

    async addBlock(tx, block) {
      await tx.insert(matchBlocks).values(block).onConflictDoNothing();
    },

    async addMatch(tx, match, sides) {
      const added = await tx
        .insert(matches)
        .values(match)
        .onConflictDoNothing()
        .returning({ id: matches.id });
      if (added.length === 0) return false;
      await tx.insert(matchSides).values([...sides]);
      return true;
    },

    async countMakings(tx, pairHash, now) {
      const since = new Date(now.getTime() - YEAR_DAYS * 86_400_000);
      const [found] = await tx
        .select({ count: count() })
        .from(matchMakings)
        .where(and(eq(matchMakings.pairHash, pairHash), gt(matchMakings.madeAt, since)));
      return found?.count ?? 0;
    },

    async addMaking(tx, making) {
      await tx.insert(matchMakings).values(making);
    },

    async listMatches(userId) {
      const found = await selectMatches(db)
        .where(eq(matchSides.userId, userId))
        .orderBy(desc(matches.createdAt), desc(matches.id));
      return found.map(toFound);
    },

    async findMatch(tx, userId, id) {
      const [found] = await selectMatches(tx ?? db).where(
        and(eq(matchSides.userId, userId), inArray(matchSides.matchId, [id].flat())),
      );
      return found === undefined ? undefined : toFound(found);
    },

    async findGuestMatch(guestKeyHash) {
      const [found] = await selectMatches(db).where(
        and(eq(matches.guestKeyHash, guestKeyHash), eq(matchSides.side, 1)),
      );
      return found === undefined ? undefined : toFound(found);
    },

    async findMatchOfPair(tx, userId, pairHash) {
      const [found] = await selectMatches(tx).where(
        and(eq(matchSides.userId, userId), eq(matches.pairHash, pairHash)),
      );
      return found === undefined ? undefined : toFound(found);
    },

    async lockMatch(tx, id) {
      const found = await tx
        .select({ id: matches.id })
        .from(matches)
        .where(eq(matches.id, id))
        .for('update');
      return found.length > 0;
    },

    async changeMatch(tx, id, changes) {
      await tx.update(matches).set(changes).where(eq(matches.id, id));
    },

    async changeSide(tx, { matchId, side }, changes) {
      await tx
        .update(matchSides)
        .set(changes)
        .where(and(eq(matchSides.matchId, matchId), eq(matchSides.side, side)));
    },

    async deleteMatch(tx, userId, id) {
      const isOwn = exists(
        (tx ?? db)
          .select({ side: matchSides.side })
          .from(matchSides)
          .where(and(eq(matchSides.matchId, matches.id), eq(matchSides.userId, userId))),
      );
      const deleted = await (tx ?? db)
        .delete(matches)
        .where(and(eq(matches.id, id), isOwn))
        .returning({ id: matches.id });
      return deleted.length > 0;
    },

    async deleteGuestMatch(guestKeyHash) {
      await db.delete(matches).where(eq(matches.guestKeyHash, guestKeyHash));
    },
  };
}
