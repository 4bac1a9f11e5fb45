// Queries of games and of their counters.

import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import { lockUserRow } from '#server/db/lock-user-row.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  accountEvents,
  consents,
  findYourselfCounters,
  findYourselfGames,
  findYourselfWeeks,
} from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { GAMES_ADDED_TOGETHER } from '#shared/find-yourself/protocol.ts';
import { type Counter, countRound } from './count-rounds.ts';
import { forgetRounds, type GameKey, openGame, type StoredGame, sealGame } from './sealed-game.ts';

export const ownedTables: OwnedTables = {
  byUserId: [findYourselfGames],
  byPhoneNumber: [],
  readers: {
    find_yourself_games: ({ userId, id, sealed, waitsSince }, cipher) => {
      const game = openGame(cipher, { userId: String(userId), id: String(id) }, String(sealed));
      if (game === undefined) return { id, waitsSince };
      if (game.answers !== null) return { id, waitsSince, ...game };
      // Whose headline is whose is told after the answer alone.
      const rounds = game.rounds.map((round) => ({
        id: round.id,
        left: round.left.text,
        right: round.right.text,
      }));
      return { id, waitsSince, counted: game.counted, edition: game.edition, rounds };
    },
  },
};

type GameRow = typeof findYourselfGames.$inferSelect;

export async function findGame(db: Database, userId: string): Promise<GameRow | undefined> {
  const [row] = await db
    .select()
    .from(findYourselfGames)
    .where(eq(findYourselfGames.userId, userId));
  return row;
}

type Consent = Pick<typeof consents.$inferInsert, 'id' | 'version' | 'givenAt'>;
/** What the user's history tells of a consent; its kind follows from what was done. */
type Event = Pick<typeof accountEvents.$inferInsert, 'id' | 'device' | 'at'>;

/** Stores a game and its consent unless the user has one; returns the stored one, undefined without the user. */
export async function keepGame(
  db: Database,
  row: Pick<GameRow, 'userId' | 'id' | 'sealed'>,
  agreed: { consent: Consent; event: Event } | null,
): Promise<GameRow | undefined> {
  return lockUserRow(db, row.userId, async (tx) => {
    const inserted = await tx
      .insert(findYourselfGames)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: findYourselfGames.id });
    if (inserted.length > 0 && agreed !== null) {
      const { userId } = row;
      await tx
        .insert(consents)
        .values({ ...agreed.consent, userId, kind: 'find-yourself' })
        .onConflictDoNothing();
      await tx
        .insert(accountEvents)
        .values({ ...agreed.event, userId, kind: 'game_consent_given' });
    }
    return findGame(tx, row.userId);
  });
}

const consentOf = (userId: string) =>
  and(
    eq(consents.userId, userId),
    eq(consents.kind, 'find-yourself'),
    isNull(consents.withdrawnAt),
  );

/** Whether a user's consent to be counted is in force. */
export async function hasConsent(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(consents, consentOf(userId))) > 0;
}

/** Ends the consent to be counted, if there is one; its row stays as a record. */
export async function withdrawConsent(db: Database, userId: string, event: Event): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(consents)
      .set({ withdrawnAt: event.at })
      .where(consentOf(userId))
      .returning({ id: consents.id });
    if (ended.length === 0) return;
    await tx.insert(accountEvents).values({ ...event, userId, kind: 'game_consent_withdrawn' });
  });
}

/** Changes the user's game under a lock; `work` gets the row, and returns what to store, or nothing. */
export async function changeGame<T>(
  db: Database,
  userId: string,
  work: (
    row: GameRow | undefined,
    tx: Database,
  ) => Promise<{ answer: T; store?: Pick<GameRow, 'sealed' | 'waitsSince'> }>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const isOwn = eq(findYourselfGames.userId, userId);
    const [row] = await tx.select().from(findYourselfGames).where(isOwn).for('update');
    const { answer, store } = await work(row, tx);
    if (store !== undefined) await tx.update(findYourselfGames).set(store).where(isOwn);
    return answer;
  });
}

/** Games that one statement adds at most, so that none takes longer than the database allows. */
const BATCH_GAMES = 200;

/** A game changed between reading and adding, so that nothing was added. */
class ChangedMeanwhile extends Error {}

/**
 * Adds the games of weeks before `week` to the counters, all at once and only if enough wait; their rounds and answers are
 * then forgotten. A game that another process adds, seals anew or deletes meanwhile leaves all of its batch to a later
 * call: no rows of several users are locked ahead, because these may be on several machines.
 */
export async function addWaitingGames(
  db: Database,
  cipher: DataCipher,
  week: string,
): Promise<void> {
  const isWaiting = lt(findYourselfGames.waitsSince, week);
  for (;;) {
    const rows = await db
      .select()
      .from(findYourselfGames)
      .where(isWaiting)
      .orderBy(asc(findYourselfGames.userId))
      .limit(BATCH_GAMES);
    const games = rows.flatMap((row) => {
      const game = openGame(cipher, row, row.sealed);
      return game === undefined ? [] : [{ ...row, game, week: row.waitsSince ?? '' }];
    });
    if (games.length < GAMES_ADDED_TOGETHER) return;
    try {
      await db.transaction((tx) => countAndForget(tx, cipher, games));
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return;
      throw error;
    }
    if (rows.length < BATCH_GAMES) return;
  }
}

interface WaitingGame extends GameKey {
  week: string;
  sealed: string;
  game: StoredGame;
}

/** What games add to the counters and to the players of their weeks. */
function sumGames(games: readonly WaitingGame[]) {
  const counters = new Map<string, typeof findYourselfCounters.$inferInsert>();
  const weeks = new Map<string, number>();
  for (const { week, game } of games) {
    const counted = (game.answers ?? []).flatMap((answer) => {
      const round = game.rounds.find(({ id }) => id === answer.id);
      return (round && countRound(round, answer)) ?? [];
    });
    if (counted.length > 0) weeks.set(week, (weeks.get(week) ?? 0) + 1);
    for (const round of counted) {
      const counter = { week, edition: game.edition, ...round };
      const key = JSON.stringify(counter);
      counters.set(key, { ...counter, rounds: (counters.get(key)?.rounds ?? 0) + 1 });
    }
  }
  return {
    // In one order, so that two processes wait for each other instead of both failing.
    counters: [...counters].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
    weeks: [...weeks].sort().map(([week, players]) => ({ week, players })),
  };
}

/**
 * Raises the counters and forgets whose rounds they were, in one statement. Throws ChangedMeanwhile, which undoes it, when
 * one of the games is no longer as it was read.
 */
async function countAndForget(
  tx: Database,
  cipher: DataCipher,
  games: readonly WaitingGame[],
): Promise<void> {
  const { counters, weeks } = sumGames(games);
  const forgotten = games.map(({ userId, id, sealed, game }) => ({
    user_id: userId,
    was: sealed,
    sealed: sealGame(cipher, { userId, id }, forgetRounds(game)),
  }));
  const changed = await tx.execute(sql`
    with counted as (
      insert into find_yourself_counters
        (week, edition, set, kind, first, second, own_first, chose_first, rounds)
      select c.week, c.edition, c."set", c.kind, c.first, c.second, c."ownFirst", c."choseFirst", c.rounds
      from json_to_recordset(${JSON.stringify(counters)}::json) as c(week text, edition text, "set" text, kind text,
        first text, second text, "ownFirst" boolean, "choseFirst" boolean, rounds integer)
      on conflict (week, edition, set, kind, first, second, own_first, chose_first)
        do update set rounds = find_yourself_counters.rounds + excluded.rounds
    ), played as (
      insert into find_yourself_weeks (week, players)
      select p.week, p.players
      from json_to_recordset(${JSON.stringify(weeks)}::json) as p(week text, players integer)
      on conflict (week) do update set players = find_yourself_weeks.players + excluded.players
    )
    update find_yourself_games as g set sealed = f.sealed, waits_since = null
    from json_to_recordset(${JSON.stringify(forgotten)}::json) as f(user_id uuid, was text, sealed text)
    where g.user_id = f.user_id and g.sealed = f.was
    returning g.user_id`);
  if (changed.rows.length < games.length) throw new ChangedMeanwhile();
}

/** The counters, all weeks together. */
export async function sumCounters(db: Database): Promise<Counter[]> {
  const { edition, set, kind, first, second, ownFirst, choseFirst, rounds } = findYourselfCounters;
  return db
    .select({
      ...{ edition, set, kind, first, second, ownFirst, choseFirst },
      rounds: sql<number>`sum(${rounds})::int`,
    })
    .from(findYourselfCounters)
    .groupBy(edition, set, kind, first, second, ownFirst, choseFirst);
}

/** The first counted week, null before it, and the number of counted games. */
export async function sumWeeks(db: Database): Promise<{ since: string | null; players: number }> {
  const [sums] = await db
    .select({
      since: sql<string | null>`min(${findYourselfWeeks.week})`,
      players: sql<number>`coalesce(sum(${findYourselfWeeks.players}), 0)::int`,
    })
    .from(findYourselfWeeks);
  return sums ?? { since: null, players: 0 };
}

/** How many rows one query reads. */
const RESEALED_ROWS = 200;
/** Sorts before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Seals games again with the first key of `DATA_KEY`; returns how many rows it wrote. */
export async function resealGames(db: Database, cipher: DataCipher): Promise<number> {
  let resealed = 0;
  let after = FIRST_ID;
  for (;;) {
    const rows = await db
      .select()
      .from(findYourselfGames)
      .where(
        and(
          gt(findYourselfGames.userId, after),
          isNotSealedAnew(findYourselfGames.sealed, cipher, 'game'),
        ),
      )
      .orderBy(asc(findYourselfGames.userId))
      .limit(RESEALED_ROWS);
    for (const { userId, id, sealed } of rows) {
      const game = openGame(cipher, { userId, id }, sealed);
      if (game === undefined) continue;
      const changed = await db
        .update(findYourselfGames)
        .set({ sealed: sealGame(cipher, { userId, id }, game) })
        // Only if it is unchanged: what was written meanwhile is sealed with the first key already.
        .where(and(eq(findYourselfGames.userId, userId), eq(findYourselfGames.sealed, sealed)))
        .returning({ userId: findYourselfGames.userId });
      resealed += changed.length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < RESEALED_ROWS) return resealed;
    after = last.userId;
  }
}
