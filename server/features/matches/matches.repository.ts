// Queries of invitations and matches.

import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import { lockText } from '#server/db/encrypted-search.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  matchAnswers,
  matchBlocks,
  matches,
  matchInvitations,
  matchMakings,
  matchSides,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { openAnswer } from './kept-answer.ts';
import { createPairHashes, type PairForms } from './pair-hash.repository.ts';
import { openSide } from './sealed-side.ts';

export type InvitationRow = typeof matchInvitations.$inferSelect;
export type MatchRow = typeof matches.$inferSelect;
export type SideRow = typeof matchSides.$inferSelect;
export type AnswerRow = typeof matchAnswers.$inferSelect;
export type NewSide = typeof matchSides.$inferInsert;
export type SideChanges = Partial<
  Pick<SideRow, 'level' | 'showsSun' | 'showsMoon' | 'showsRising' | 'asksAgain' | 'sealed'>
>;

export const ownedTables: OwnedTables = {
  byUserId: [matchInvitations, matchSides, matchBlocks, matchAnswers],
  byPhoneNumber: [],
  beforeDeletion: forgetWhatIsTold,
  readers: {
    match_invitations: ({ tokenHash: _, ...row }) => row,
    // What the user gave and chose, and the areas that the level *Word* names; nothing about the other person.
    match_sides: ({ sealed, ...row }, cipher) => {
      const key = { matchId: String(row['matchId']), side: Number(row['side']) };
      const secret = sealed === null ? undefined : openSide(cipher, key, String(sealed));
      const { flows = null, care = null, chart = null } = secret ?? {};
      return { ...row, flows, care, chart };
    },
    match_blocks: ({ pairHash: _, sealed: __, ...row }) => row,
    // What the user was told, as while there was a match; not who the other is.
    match_answers: ({ userId, sealed }, cipher) => {
      const { words, signs } = openAnswer(cipher, String(userId), String(sealed));
      return { userId, flows: words.flows, care: words.care, signs: signs.own };
    },
  },
};

/**
 * Deletes what others' rows hold that was made from the birth of a user whose account is being deleted: the ratings that
 * *Four words* shows, and the answers that are kept for a new match.
 */
async function forgetWhatIsTold(tx: Database, userId: string, cipher: DataCipher): Promise<void> {
  const own = tx
    .select({ id: matchSides.matchId })
    .from(matchSides)
    .where(eq(matchSides.userId, userId));
  await tx.update(matches).set({ four: null }).where(inArray(matches.id, own));
  const kept = await tx.select().from(matchAnswers).where(eq(matchAnswers.userId, userId));
  if (kept.length === 0) return;
  const pairs = await createPairHashes(tx, cipher)();
  for (const { sealed } of kept) {
    const { otherId } = openAnswer(cipher, userId, sealed);
    await tx.delete(matchAnswers).where(isAnswer(otherId, pairs.hashOfAnswer(otherId, userId)));
  }
}

function isAnswer(userId: string, pairHash: string) {
  return and(eq(matchAnswers.userId, userId), eq(matchAnswers.pairHash, pairHash));
}

/** The time of the clean-up, which it passes as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** How long each new making of a match counts against the yearly limit of its two people. */
const YEAR_DAYS = 365;
/** Invitations that have lapsed, makings older than a year, and matches without a user left. */
export const expiredRows: readonly ExpiredRows[] = [
  { table: 'match_invitations', key: 'id', condition: `expires_at < ${AT}` },
  {
    table: 'match_makings',
    key: 'id',
    condition: `made_at < ${AT} - interval '${YEAR_DAYS} days'`,
  },
  {
    table: 'matches',
    key: 'id',
    // Deleting an account sets `four` to null (`beforeDeletion`). Every condition must use the parameter $1, so this one
    // also compares the time, which is always true.
    condition: `four is null and created_at < ${AT} and not exists (
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
  /** Makes other transactions that lock the same text, that of two people, wait until `tx` ends. */
  lockPair(tx: Database, text: string): Promise<void>;
  /** Whether one of two people has blocked the other. */
  isBlocked(db: Database | undefined, pair: PairForms): Promise<boolean>;
  /** The sealed ids of those whom a user has blocked. */
  listBlocked(userId: string): Promise<string[]>;
  /** The numbers (E.164) of those of these users who exist. */
  listNumbers(userIds: readonly string[]): Promise<string[]>;
  addBlock(tx: Database, block: typeof matchBlocks.$inferInsert): Promise<void>;
  /** Inserts a match with its sides; false when the pair has one, or another match has the guest's key. */
  addMatch(tx: Database, match: MatchRow, sides: readonly NewSide[]): Promise<boolean>;
  /** How often a match of two people was made again in the last 365 days. */
  countMakings(tx: Database, pair: PairForms, now: Date): Promise<number>;
  addMaking(tx: Database, making: typeof matchMakings.$inferInsert): Promise<void>;
  /** The sealed answer that a user has had from another. */
  findAnswer(tx: Database, userId: string, pairHash: string): Promise<string | undefined>;
  /** Stores what a user was told, in place of what is stored. */
  keepAnswer(tx: Database, answer: AnswerRow): Promise<void>;
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
  findMatchOfPair(tx: Database, userId: string, pair: PairForms): Promise<FoundMatch | undefined>;
  /** Locks a match until `tx` ends, so that changes and its deletion wait for each other; false when there is none. */
  lockMatch(tx: Database, id: string): Promise<boolean>;
  changeMatch(tx: Database, id: string, changes: Partial<MatchRow>): Promise<void>;
  changeSide(tx: Database, side: SideRow, changes: SideChanges): Promise<void>;
  /** Deletes a match for both people; false when the user has no match with this id. */
  deleteMatch(tx: Database, userId: string, id: string): Promise<boolean>;
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

    lockPair: lockText,

    async isBlocked(tx, pair) {
      const found = await (tx ?? db)
        .select({ userId: matchBlocks.userId })
        .from(matchBlocks)
        .where(inArray(matchBlocks.pairHash, [...pair]))
        .limit(1);
      return found.length > 0;
    },

    async listBlocked(userId) {
      const found = await db
        .select({ sealed: matchBlocks.sealed })
        .from(matchBlocks)
        .where(and(eq(matchBlocks.userId, userId), isNotNull(matchBlocks.sealed)));
      return found.flatMap(({ sealed }) => (sealed === null ? [] : [sealed]));
    },

    async listNumbers(userIds) {
      const found = await db
        .select({ phoneNumber: users.phoneNumber })
        .from(users)
        .where(inArray(users.id, [...userIds]));
      return found.map(({ phoneNumber }) => phoneNumber);
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

    async countMakings(tx, pair, now) {
      const since = new Date(now.getTime() - YEAR_DAYS * 86_400_000);
      const [found] = await tx
        .select({ count: count() })
        .from(matchMakings)
        .where(and(inArray(matchMakings.pairHash, [...pair]), gt(matchMakings.madeAt, since)));
      return found?.count ?? 0;
    },

    async addMaking(tx, making) {
      await tx.insert(matchMakings).values(making);
    },

    async findAnswer(tx, userId, pairHash) {
      const [found] = await tx
        .select({ sealed: matchAnswers.sealed })
        .from(matchAnswers)
        .where(isAnswer(userId, pairHash));
      return found?.sealed;
    },

    async keepAnswer(tx, answer) {
      await tx
        .insert(matchAnswers)
        .values(answer)
        .onConflictDoUpdate({
          target: [matchAnswers.userId, matchAnswers.pairHash],
          set: { sealed: answer.sealed },
        });
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

    async findMatchOfPair(tx, userId, pair) {
      const [found] = await selectMatches(tx).where(
        and(eq(matchSides.userId, userId), inArray(matches.pairHash, [...pair])),
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
        tx
          .select({ side: matchSides.side })
          .from(matchSides)
          .where(and(eq(matchSides.matchId, matches.id), eq(matchSides.userId, userId))),
      );
      const deleted = await tx
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
