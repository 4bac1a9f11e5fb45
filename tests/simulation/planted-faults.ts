// Faults for the simulation to find. Each wraps one dependency of a room so that it behaves as if it had a bug.

import { eq, sql } from 'drizzle-orm';
import {
  findYourselfCounters,
  findYourselfGames,
  journalEntries,
} from '#server/db/schema/index.ts';
import { openGame, sealGame } from '#server/features/find-yourself/sealed-game.ts';
import type { StoredProgress } from '#server/features/progress/progress.repository.ts';
import type { Plant } from './rooms.ts';

const STALE_FOR_MS = 30_000;

export const PLANTED_FAULTS = {
  /** A claim that is repeated is taken for a new one. */
  'a lost answer is applied twice': {
    progress: (repository) => ({
      ...repository,
      findBonus: async () => undefined,
      recordChange: (userId, version, { entry, ...change }) =>
        repository.recordChange(userId, version, {
          ...change,
          entry: entry && { ...entry, sourceKey: entry.id },
        }),
    }),
  },
  /** A process that takes readers over does not learn the progress of the previous process. */
  'a notice rings twice': {
    plans: (repository) => ({
      ...repository,
      claim: (nowMs, inherit) => repository.claim(nowMs, (claims) => inherit(claims, new Map())),
    }),
  },
  'a limit is given back twice': {
    limits: (limits) => ({
      ...limits,
      async takeAll(takes) {
        const taken = await limits.takeAll(takes);
        return {
          ...taken,
          async giveBack() {
            await taken.giveBack();
            await taken.giveBack();
          },
        };
      },
    }),
  },
  /** A process returns what it read earlier, until it writes. */
  'a read is stale': {
    progress(repository, now) {
      const kept = new Map<string, { stored: StoredProgress | undefined; atMs: number }>();
      return {
        ...repository,
        async findProgress(userId, day) {
          const known = kept.get(userId);
          if (known !== undefined && now() - known.atMs < STALE_FOR_MS) return known.stored;
          const stored = await repository.findProgress(userId, day);
          kept.set(userId, { stored, atMs: now() });
          return stored;
        },
        recordChange(userId, version, change) {
          kept.delete(userId);
          return repository.recordChange(userId, version, change);
        },
      };
    },
  },
  /** A process begins work without checking that the claim is still its own. */
  'work is done twice': {
    dueWork: (store) => ({ ...store, begin: async () => true }),
  },
  /** The answer that two people got is deleted with their match. */
  'a second match tells something else': {
    matches: (repository) => ({ ...repository, findAnswer: async () => undefined }),
  },
  'a game counts without a yes': {
    game: (room) => ({
      ...room,
      start: (user, asked) => room.start(user, { ...asked, share: true }),
    }),
  },
  'a withdrawal is forgotten': {
    game: (room) => ({ ...room, withdraw: async () => undefined }),
  },
  /** An answer is accepted although there is one already. */
  'a second answer to a game stands': {
    game: (room, { db, cipher }) => ({
      ...room,
      async answer(userId, answered) {
        const isOwn = eq(findYourselfGames.userId, userId);
        const [row] = await db.select().from(findYourselfGames).where(isOwn);
        const game = row && openGame(cipher, row, row.sealed);
        if (row !== undefined && game !== undefined && game.rounds.length > 0) {
          const sealed = sealGame(cipher, row, { ...game, answers: null, hits: null });
          await db.update(findYourselfGames).set({ sealed }).where(isOwn);
        }
        return room.answer(userId, answered);
      },
    }),
  },
  /** Counts that were added are added again. */
  'a game is counted twice': {
    game: (room, { db }) => ({
      ...room,
      async count() {
        await room.count();
        await db
          .update(findYourselfCounters)
          .set({ rounds: sql`${findYourselfCounters.rounds} + 1` });
      },
    }),
  },
  /** The edit that arrives last stands, even if it is older. */
  'a late edit stands': {
    journal: (room, db) => ({
      ...room,
      async write(user, edit) {
        await db
          .update(journalEntries)
          .set({ markedAt: new Date(0) })
          .where(eq(journalEntries.id, edit.id));
        return room.write(user, edit);
      },
    }),
  },
  'an edit that loses is forgotten': {
    entries: (repository) => ({
      ...repository,
      change: (userId, work) =>
        repository.change(userId, (journal) =>
          work({ ...journal, putAside: async () => undefined }),
        ),
    }),
  },
  'a journal outlives its account': {
    journal: (room) => ({ ...room, deleteAccount: async () => undefined }),
  },
} as const satisfies Record<string, Plant>;
