// Queries of games and of their counters.

import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isNotSealedAnew } from '#server/db/encrypted-search.ts';
import { lockUserRow } from '#server/db/lock-user-row.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  consents,
  findYourselfCounters,
  findYourselfGames,
  findYourselfWeeks,
} from '#server/db/schema/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { GAMES_ADDED_TOGETHER } from '#shared/find-yourself/protocol.ts';
import { type Counter, countRound } from './count-rounds.ts';
import { openGame, type StoredGame, sealGame } from './sealed-game.ts';

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

/** Stores a game and its consent unless the user has one; returns the stored one, undefined without the user. */
export async function keepGame(
  db: Database,
  row: Pick<GameRow, 'userId' | 'id' | 'sealed'>,
  consent: { id: string; version: string; givenAt: Date } | null,
): Promise<GameRow | undefined> {
  return lockUserRow(db, row.userId, async (tx) => {
    const inserted = await tx
      .insert(findYourselfGames)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: findYourselfGames.id });
    if (inserted.length > 0 && consent !== null) {
      await tx
        .insert(consents)
        .values({ ...consent, userId: row.userId, kind: 'find-yourself' })
        .onConflictDoNothing();
    }
    return findGame(tx, row.userId);
  });
}

/** Changes the user's game under a lock; `work` gets the row, and returns what to store, or nothing. */
export async function changeGame<T>(
  db: Database,
  userId: string,
  work: (row: GameRow | undefined) => {
    answer: T;
    store?: Pick<GameRow, 'sealed' | 'waitsSince'>;
  },
): Promise<T> {
  return db.transaction(async (tx) => {
    const isOwn = eq(findYourselfGames.userId, userId);
    const [row] = await tx.select().from(findYourselfGames).where(isOwn).for('update');
    const { answer, store } = work(row);
    if (store !== undefined) await tx.update(findYourselfGames).set(store).where(isOwn);
    return answer;
  });
}

/**
 * Adds the games of weeks before `week` to the counters, all at once and only if enough wait; their rounds and answers are
 * then forgotten.
 */
export async function addWaitingGames(
  db: Database,
  cipher: DataCipher,
  week: string,
): Promise<void> {
  const isWaiting = lt(findYourselfGames.waitsSince, week);
  if ((await db.$count(findYourselfGames, isWaiting)) < GAMES_ADDED_TOGETHER) return;
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(findYourselfGames)
      .where(isWaiting)
      .orderBy(asc(findYourselfGames.userId))
      .for('update');
    const games = rows.flatMap((row) => {
      const game = openGame(cipher, row, row.sealed);
      return game === undefined ? [] : [{ ...row, game, week: row.waitsSince ?? '' }];
    });
    if (games.length < GAMES_ADDED_TOGETHER) return;
    await addToCounters(tx, games);
    for (const { userId, id, game } of games) {
      const sealed = sealGame(
        cipher,
        { userId, id },
        { ...game, salt: '', rounds: [], answers: [] },
      );
      await tx
        .update(findYourselfGames)
        .set({ sealed, waitsSince: null })
        .where(eq(findYourselfGames.userId, userId));
    }
  });
}

async function addToCounters(
  tx: Database,
  games: readonly { week: string; game: StoredGame }[],
): Promise<void> {
  const counters = new Map<string, typeof findYourselfCounters.$inferInsert>();
  const weeks = new Map<string, number>();
  for (const { week, game } of games) {
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
    for (const answer of game.answers ?? []) {
      const round = game.rounds.find(({ id }) => id === answer.id);
      const counted = round && countRound(round, answer);
      if (!counted) continue;
      const counter = { week, edition: game.edition, ...counted };
      const key = JSON.stringify(counter);
      counters.set(key, { ...counter, rounds: (counters.get(key)?.rounds ?? 0) + 1 });
    }
  }
  const { week, edition, set, kind, first, second, ownFirst, choseFirst, rounds } =
    findYourselfCounters;
  if (counters.size > 0) {
    await tx
      .insert(findYourselfCounters)
      // In one order, so that two processes wait for each other instead of both failing.
      .values([...counters].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
      .onConflictDoUpdate({
        target: [week, edition, set, kind, first, second, ownFirst, choseFirst],
        set: { rounds: sql`${rounds} + excluded.rounds` },
      });
  }
  await tx
    .insert(findYourselfWeeks)
    .values([...weeks].sort().map(([monday, players]) => ({ week: monday, players })))
    .onConflictDoUpdate({
      target: findYourselfWeeks.week,
      set: { players: sql`${findYourselfWeeks.players} + excluded.players` },
    });
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
