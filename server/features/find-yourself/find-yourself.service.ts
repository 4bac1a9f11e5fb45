// The game: drawn and committed to before anything is sent, answered once, counted later.

import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type Birth, type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import { hasReadChart, headlinesEdition } from '#server/features/chart-reading/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Random } from '#server/platform/random.ts';
import { addDays, utcDateOf, weekdayOf } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { committedText } from '#shared/find-yourself/commitment.ts';
import { FIND_YOURSELF_FIELD_COPY } from '#shared/find-yourself/find-yourself.copy.ts';
import type {
  Game,
  RevealedGame,
  RoundAnswer,
} from '#shared/find-yourself/find-yourself.schema.ts';
import type { Round } from './draw-game.ts';
import {
  addWaitingGames,
  changeGame,
  findGame,
  hasConsent,
  keepGame,
  withdrawConsent,
} from './find-yourself.repository.ts';
import { openGame, type StoredGame, sealGame } from './sealed-game.ts';

/** The version of the words of the consent, by their date. */
const CONSENT_VERSION = '2026-11-27';
const SALT_BYTES = 32;

interface Dependencies {
  db: Database;
  clock: Clock;
  cipher: DataCipher;
  random: Random;
  /** The rounds of a game for a birth on a day (`YYYY-MM-DD`); null when the chart has too few headlines for one. */
  draw: (birth: Birth, random: Random, today: string) => Promise<Round[] | null>;
}

type StoredRow = { userId: string; id: string; sealed: string };

/** An entry in the user's history, from a device. */
const eventOf = ({ clock, random }: Pick<Dependencies, 'clock' | 'random'>, device: string) => ({
  ...{ id: random.uuid(), device },
  at: new Date(clock.now()),
});

/** Draws the user's game, or returns the one that waits for its answer. */
export async function startGame(
  dependencies: Dependencies,
  user: ChartOwner,
  { share, device }: { share: boolean; device: string },
): Promise<Game> {
  const { db, clock, cipher, random, draw } = dependencies;
  const row = await findGame(db, user.id);
  if (row !== undefined) return toGame(dependencies, row);
  const birth = getBirth(user);
  const rounds = birth && (await draw(birth, random, utcDateOf(clock.now())));
  if (rounds === null) throw new AppError('too_few_pairs');
  const counted = share && !(await hasReadChart(db, user.id));
  const game: StoredGame = {
    counted,
    edition: headlinesEdition(),
    salt: Buffer.from(random.secret(SALT_BYTES), 'base64url').toString('hex'),
    rounds,
    answers: null,
    hits: null,
  };
  const key = { userId: user.id, id: random.uuid() };
  const event = eventOf(dependencies, device);
  const consent = { id: random.uuid(), version: CONSENT_VERSION, givenAt: event.at };
  const kept = await keepGame(
    db,
    { ...key, sealed: sealGame(cipher, key, game) },
    counted ? { consent, event } : null,
  );
  if (kept === undefined) throw new AppError('not_signed_in');
  return toGame(dependencies, kept);
}

/**
 * Whether a game counts: its reader agreed before the first round and has not withdrawn, and has not opened the written
 * chart.
 */
async function isCounted(db: Database, userId: string, { counted }: StoredGame): Promise<boolean> {
  return counted && (await hasConsent(db, userId)) && !(await hasReadChart(db, userId));
}

async function toGame({ db, cipher }: Dependencies, row: StoredRow): Promise<Game> {
  const game = openRow(cipher, row);
  if (game.answers !== null) throw new AppError('already_played');
  return {
    gameId: row.id,
    commitment: createHash('sha256')
      .update(committedText(game.salt, toTexts(game)))
      .digest('hex'),
    counted: await isCounted(db, row.userId, game),
    rounds: game.rounds.map(({ id, left, right }) => ({ id, left: left.text, right: right.text })),
  };
}

function openRow(cipher: DataCipher, row: StoredRow): StoredGame {
  const game = openGame(cipher, row, row.sealed);
  if (game === undefined) throw new AppError('unavailable');
  return game;
}

const toTexts = ({ rounds }: StoredGame) =>
  rounds.map(({ id, left, right, own }) => ({ id, left: left.text, right: right.text, own }));

/** Stores the answers and tells what was whose. The same answers again get the same reveal. */
export async function answerGame(
  dependencies: Dependencies,
  userId: string,
  { gameId, answers }: { gameId: string; answers: readonly RoundAnswer[] },
): Promise<RevealedGame> {
  const { db, clock, cipher } = dependencies;
  const week = mondayOf(utcDateOf(clock.now()));
  return changeGame(db, userId, async (row, tx) => {
    if (row === undefined || row.id !== gameId) throw new AppError('not_found');
    const game = openRow(cipher, row);
    if (game.answers !== null) {
      const isSame = JSON.stringify(game.answers) === JSON.stringify(inOrder(game.rounds, answers));
      if (game.rounds.length === 0 || !isSame) throw new AppError('already_played');
      return { answer: reveal(game, row.waitsSince !== null) };
    }
    const answered: StoredGame = {
      ...game,
      counted: await isCounted(tx, userId, game),
      answers: checkAnswers(game.rounds, answers),
    };
    answered.hits = countHits(answered);
    return {
      answer: reveal(answered, answered.counted),
      store: {
        sealed: sealGame(cipher, row, answered),
        waitsSince: answered.counted ? week : null,
      },
    };
  });
}

/** The answers in the order of the rounds. Throws `bad_input` unless each round has one. */
function checkAnswers(rounds: readonly Round[], answers: readonly RoundAnswer[]): RoundAnswer[] {
  const isOfGame = (answer: RoundAnswer) => rounds.some(({ id }) => id === answer.id);
  if (!answers.every(isOfGame)) throw badField('answers', FIND_YOURSELF_FIELD_COPY.roundUnknown);
  if (answers.length < rounds.length) throw badField('answers', FIND_YOURSELF_FIELD_COPY.notAll);
  return inOrder(rounds, answers);
}

const inOrder = (rounds: readonly Round[], answers: readonly RoundAnswer[]): RoundAnswer[] =>
  rounds.flatMap(({ id }) =>
    answers.filter((answer) => answer.id === id).map(({ side, knew }) => ({ id, side, knew })),
  );

const countHits = ({ rounds, answers }: StoredGame): number =>
  rounds.filter(
    ({ id, own }) => own !== null && answers?.find((answer) => answer.id === id)?.side === own,
  ).length;

const reveal = ({ salt, rounds, hits }: StoredGame, counted: boolean): RevealedGame => ({
  salt,
  rounds: rounds.map(({ id, own, left, right }) => ({
    id,
    own,
    facts: { left: left.fact, right: right.fact },
  })),
  hits: hits ?? 0,
  counted,
});

/** Withdraws the consent to be counted. Rounds that were answered before stay counted. */
export async function withdrawShare(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'random'>,
  userId: string,
  device: string,
): Promise<void> {
  await withdrawConsent(dependencies.db, userId, eventOf(dependencies, device));
}

/** Adds the games of weeks that have ended to the counters, if enough wait. */
export async function countPastWeeks({
  db,
  cipher,
  clock,
}: Pick<Dependencies, 'db' | 'cipher' | 'clock'>): Promise<void> {
  await addWaitingGames(db, cipher, mondayOf(utcDateOf(clock.now())));
}

/** The Monday of a date's week. */
function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Whether a user has answered the game. */
export async function hasPlayed(
  { db, cipher }: Pick<Dependencies, 'db' | 'cipher'>,
  userId: string,
): Promise<boolean> {
  const row = await findGame(db, userId);
  return row !== undefined && openRow(cipher, row).answers !== null;
}
