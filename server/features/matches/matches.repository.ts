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
import { bindAll } from '#server/platform/bind-all.ts';
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
  Pick<
    SideRow,
    'level' | 'showsSun' | 'showsMoon' | 'showsRising' | 'asksAgain' | 'isSeen' | 'sealed'
  >
>;

export const ownedTables: OwnedTables = {
  byUserId: [matchInvitations, matchSides, matchBlocks, matchAnswers],
  byPhoneNumber: [],
  beforeDeletion: forgetWhatIsTold,
  readers: {
    match_invitations: ({ tokenHash: _, ...row }) => row,
    // What the user entered and chose, and the areas that the level *Word* names; nothing about the other person.
    match_sides: ({ sealed, ...row }, cipher) => {
      const key = { matchId: String(row['matchId']), side: Number(row['side']) };
      const secret = sealed === null ? undefined : openSide(cipher, key, String(sealed));
      const { flows = null, care = null, chart = null } = secret ?? {};
      return { ...row, flows, care, chart };
    },
    match_blocks: ({ pairHash: _, sealed: __, ...row }) => row,
    // What the user was told, as it was shown in the match; not who the other person is.
    match_answers: ({ userId, sealed }, cipher) => {
      const { words, signs } = openAnswer(cipher, String(userId), String(sealed));
      return { userId, flows: words.flows, care: words.care, signs: signs.own };
    },
  },
};

/**
 * Deletes what other users' rows contain that was derived from the birth of a user whose account is being deleted: the
 * ratings that *Four words* shows, and the answers that are stored for a new match.
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

/** The time of the clean-up, passed as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** How long each remake of a match counts against the yearly limit of its two people. */
const YEAR_DAYS = 365;
/** Expired invitations, remakes older than a year, and matches that no longer have a user. */
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
    // Deleting an account sets `four` to null (`beforeDeletion`). Every condition must use $1, so this one compares it too.
    condition: `four is null and created_at < ${AT} and not exists (
      select from match_sides where match_id = matches.id and user_id is not null)`,
  },
];

/** A match with both sides, as one user sees it; `other` is undefined when the other person's account was deleted. */
export interface FoundMatch {
  match: MatchRow;
  own: SideRow;
  other: SideRow | undefined;
}

const otherSides = alias(matchSides, 'other_sides');

function selectMatches(tx: Database) {
  return tx
    .select({ match: matches, own: matchSides, other: otherSides })
    .from(matchSides)
    .innerJoin(matches, eq(matches.id, matchSides.matchId))
    .leftJoin(
      otherSides,
      and(eq(otherSides.matchId, matchSides.matchId), ne(otherSides.side, matchSides.side)),
    );
}

function toFound(row: { match: MatchRow; own: SideRow; other: SideRow | null }): FoundMatch {
  return {
    ...row,
    other: row.other ?? undefined,
  };
}

function isOpen(now: Date) {
  return gt(matchInvitations.expiresAt, now);
}

/** Locks users against deletion until `tx` ends and returns those that exist; in the order of ids, against deadlocks. */
async function lockUsers(tx: Database, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');
}

/** Locks a user's row until `tx` ends; false when the user does not exist. */
async function lockForInvitation(tx: Database, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return found.length > 0;
}

/** The number of the user's open invitations. */
async function countInvitations(tx: Database, userId: string, now: Date): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(matchInvitations)
    .where(and(eq(matchInvitations.userId, userId), isOpen(now)));
  return found?.count ?? 0;
}

async function addInvitation(tx: Database, row: InvitationRow): Promise<void> {
  await tx.insert(matchInvitations).values(row);
}

/** The user's open invitations, newest first. */
async function listInvitations(db: Database, userId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(matchInvitations)
    .where(and(eq(matchInvitations.userId, userId), isOpen(now)))
    .orderBy(desc(matchInvitations.createdAt), desc(matchInvitations.id));
}

/** Deletes an open invitation; returns false when the user has none with this id. */
async function deleteInvitation(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const deleted = await db
    .delete(matchInvitations)
    .where(and(eq(matchInvitations.userId, userId), eq(matchInvitations.id, id), isOpen(now)))
    .returning({ id: matchInvitations.id });
  return deleted.length > 0;
}

/** An open invitation with its sender, found by the hashes of its token. */
async function findInvitation(
  db: Database,
  hashes: readonly string[],
  now: Date,
): Promise<{ invitation: InvitationRow; sender: UserRow } | undefined> {
  const [found] = await db
    .select({ invitation: matchInvitations, sender: users })
    .from(matchInvitations)
    .innerJoin(users, eq(users.id, matchInvitations.userId))
    .where(and(inArray(matchInvitations.tokenHash, [...hashes]), isOpen(now)));
  return found;
}

/** Deletes an open invitation; of several simultaneous calls, only one returns true. */
async function useInvitation(tx: Database, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(matchInvitations)
    .where(and(eq(matchInvitations.id, id), isOpen(now)))
    .returning({ id: matchInvitations.id });
  return used.length > 0;
}

/** Whether one of two people has blocked the other. */
async function isBlocked(
  db: Database,
  tx: Database | undefined,
  pair: PairForms,
): Promise<boolean> {
  const found = await (tx ?? db)
    .select({ userId: matchBlocks.userId })
    .from(matchBlocks)
    .where(inArray(matchBlocks.pairHash, [...pair]))
    .limit(1);
  return found.length > 0;
}

/** The encrypted ids of the users whom a user has blocked. */
async function listBlocked(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .select({ sealed: matchBlocks.sealed })
    .from(matchBlocks)
    .where(and(eq(matchBlocks.userId, userId), isNotNull(matchBlocks.sealed)));
  return found.flatMap(({ sealed }) => (sealed === null ? [] : [sealed]));
}

/** The phone numbers (E.164) of these users, as far as they exist. */
async function listNumbers(db: Database, userIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return found.map(({ phoneNumber }) => phoneNumber);
}

async function addBlock(tx: Database, block: typeof matchBlocks.$inferInsert): Promise<void> {
  await tx.insert(matchBlocks).values(block).onConflictDoNothing();
}

/** Inserts a match with its sides; returns false when the pair has one already, or another has the guest's key. */
async function addMatch(
  tx: Database,
  match: MatchRow,
  sides: readonly NewSide[],
): Promise<boolean> {
  const added = await tx
    .insert(matches)
    .values(match)
    .onConflictDoNothing()
    .returning({ id: matches.id });
  if (added.length === 0) return false;
  await tx.insert(matchSides).values([...sides]);
  return true;
}

/** How many times two people's match was remade in the last 365 days. */
async function countMakings(tx: Database, pair: PairForms, now: Date): Promise<number> {
  const since = new Date(now.getTime() - YEAR_DAYS * 86_400_000);
  const [found] = await tx
    .select({ count: count() })
    .from(matchMakings)
    .where(and(inArray(matchMakings.pairHash, [...pair]), gt(matchMakings.madeAt, since)));
  return found?.count ?? 0;
}

async function addMaking(tx: Database, making: typeof matchMakings.$inferInsert): Promise<void> {
  await tx.insert(matchMakings).values(making);
}

/** The encrypted answer that a user had about another user. */
async function findAnswer(
  tx: Database,
  userId: string,
  pairHash: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ sealed: matchAnswers.sealed })
    .from(matchAnswers)
    .where(isAnswer(userId, pairHash));
  return found?.sealed;
}

/** Stores what a user was told, and replaces an earlier row. */
async function keepAnswer(tx: Database, answer: AnswerRow): Promise<void> {
  await tx
    .insert(matchAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [matchAnswers.userId, matchAnswers.pairHash],
      set: { sealed: answer.sealed },
    });
}

/** The user's matches, newest first. */
async function listMatches(db: Database, userId: string): Promise<FoundMatch[]> {
  const found = await selectMatches(db)
    .where(eq(matchSides.userId, userId))
    .orderBy(desc(matches.createdAt), desc(matches.id));
  return found.map(toFound);
}

/** The user's match with this id, or with one of these ids; within the transaction, if one is given. */
async function findMatch(
  db: Database,
  tx: Database | undefined,
  userId: string,
  id: string | readonly string[],
): Promise<FoundMatch | undefined> {
  const [found] = await selectMatches(tx ?? db).where(
    and(eq(matchSides.userId, userId), inArray(matchSides.matchId, [id].flat())),
  );
  return found === undefined ? undefined : toFound(found);
}

/** A match as the guest sees it. */
async function findGuestMatch(db: Database, guestKeyHash: string): Promise<FoundMatch | undefined> {
  const [found] = await selectMatches(db).where(
    and(eq(matches.guestKeyHash, guestKeyHash), eq(matchSides.side, 1)),
  );
  return found === undefined ? undefined : toFound(found);
}

async function findMatchOfPair(
  tx: Database,
  userId: string,
  pair: PairForms,
): Promise<FoundMatch | undefined> {
  const [found] = await selectMatches(tx).where(
    and(eq(matchSides.userId, userId), inArray(matches.pairHash, [...pair])),
  );
  return found === undefined ? undefined : toFound(found);
}

/** Locks a match until `tx` ends, so that changes and its deletion wait for each other; false when there is none. */
async function lockMatch(tx: Database, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.id, id))
    .for('update');
  return found.length > 0;
}

async function changeMatch(tx: Database, id: string, changes: Partial<MatchRow>): Promise<void> {
  await tx.update(matches).set(changes).where(eq(matches.id, id));
}

async function changeSide(
  tx: Database,
  { matchId, side }: SideRow,
  changes: SideChanges,
): Promise<void> {
  await tx
    .update(matchSides)
    .set(changes)
    .where(and(eq(matchSides.matchId, matchId), eq(matchSides.side, side)));
}

/** Whether a user has a match that they have not seen yet. */
async function isNew(db: Database, userId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ side: matchSides.side })
    .from(matchSides)
    .where(
      and(eq(matchSides.matchId, id), eq(matchSides.userId, userId), eq(matchSides.isSeen, false)),
    );
  return found.length > 0;
}

/** Records that a user has seen all of their current matches. */
async function see(db: Database, userId: string): Promise<void> {
  await db
    .update(matchSides)
    .set({ isSeen: true })
    .where(and(eq(matchSides.userId, userId), eq(matchSides.isSeen, false)));
}

/** Deletes a match for both people; returns false when the user has no match with this id. */
async function deleteMatch(tx: Database, userId: string, id: string): Promise<boolean> {
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
}

async function deleteGuestMatch(db: Database, guestKeyHash: string): Promise<void> {
  await db.delete(matches).where(eq(matches.guestKeyHash, guestKeyHash));
}

export function createMatchesRepository(db: Database) {
  return {
    ...bindAll(db, {
      listInvitations,
      deleteInvitation,
      findInvitation,
      isBlocked,
      listBlocked,
      listNumbers,
      listMatches,
      findMatch,
      findGuestMatch,
      see,
      isNew,
      deleteGuestMatch,
    }),
    lockUsers,
    lockForInvitation,
    countInvitations,
    addInvitation,
    useInvitation,
    addBlock,
    addMatch,
    countMakings,
    addMaking,
    findAnswer,
    keepAnswer,
    findMatchOfPair,
    lockMatch,
    changeMatch,
    changeSide,
    deleteMatch,

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
    /** Makes other transactions that lock the same text wait until `tx` ends. The text identifies two people. */
    lockPair: lockText,
  };
}

export type MatchesRepository = ReturnType<typeof createMatchesRepository>;
