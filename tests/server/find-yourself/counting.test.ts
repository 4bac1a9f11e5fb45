// How answered games become counters, and what stops it.

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lowerRevived } from '#server/db/revived-rows.ts';
import {
  consents,
  findYourselfCounters,
  findYourselfGames,
  findYourselfWeeks,
} from '#server/db/schema/index.ts';
import { openGame } from '#server/features/find-yourself/sealed-game.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import {
  getTallyEndpoint,
  withdrawShareEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import { tallySchema } from '#shared/find-yourself/find-yourself.schema.ts';
import { GAMES_ADDED_TOGETHER } from '#shared/find-yourself/protocol.ts';
import { getHistoryEndpoint } from '#shared/identity/account/account.contract.ts';
import { accountHistorySchema } from '#shared/identity/account/history.schema.ts';
import { answer, answersOf, start, TIMED } from '#tests/support/find-yourself.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', DATA_AT_REST: 'on' } });
});
afterEach(() => app.close());

async function play(share = true): Promise<{ client: HttpClient; userId: string; rounds: number }> {
  const { client, user } = await signUpUser(app, TIMED);
  const game = await start(client, share);
  const { status, text } = await answer(client, game);
  expect(status, text).toBe(200);
  return { client, userId: user.id, rounds: game.rounds.length };
}

async function playAll(players: number): Promise<{ userId: string; rounds: number }[]> {
  const played = [];
  for (let player = 0; player < players; player += 1) played.push(await play());
  return played;
}

const readTally = async () => (await app.client().get(getTallyEndpoint.path)).read(tallySchema);
const db = () => app.database.client.db;
const listCounters = () => db().select().from(findYourselfCounters);
const listWaiting = async () =>
  (await db().select().from(findYourselfGames)).filter(({ waitsSince }) => waitsSince !== null);
describe('counting', () => {
  // req: FIND-4 FIND-6
  it('waits for the end of the week and for twenty games, then adds all at once and forgets whose rounds they were', async () => {
    const played = await playAll(GAMES_ADDED_TOGETHER - 1);
    await play(false);
    app.clock.advance(WEEK_MS);
    await app.app.tidyUp();
    expect(await listCounters()).toEqual([]);
    // Nineteen of the week that has ended, and one of this week, in which nothing was chosen.
    const { client, user } = await signUpUser(app, TIMED);
    const game = await start(client);
    const answers = answersOf(game).answers.map((one) => ({ ...one, side: null }));
    expect((await answer(client, game, { answers })).status).toBe(200);
    await app.app.tidyUp();
    expect(await listCounters()).toEqual([]);
    expect(await listWaiting()).toHaveLength(GAMES_ADDED_TOGETHER);
    app.clock.advance(WEEK_MS);
    const before = await readTally();
    expect(before).toMatchObject({ players: 0, rounds: 0, since: null });
    await app.app.tidyUp();

    const counters = await listCounters();
    const rounds = played.reduce((sum, game) => sum + game.rounds, 0);
    expect(counters.reduce((sum, counter) => sum + counter.rounds, 0)).toBe(rounds);
    const weeks = await db().select().from(findYourselfWeeks).orderBy(asc(findYourselfWeeks.week));
    expect(weeks).toEqual([{ week: '2026-11-16', players: GAMES_ADDED_TOGETHER - 1 }]);
    const told = JSON.stringify([counters, weeks]);
    for (const { userId } of [...played, { userId: user.id }]) expect(told).not.toContain(userId);
    expect(await listWaiting()).toEqual([]);
    const [row] = await db()
      .select()
      .from(findYourselfGames)
      .where(eq(findYourselfGames.userId, user.id));
    const cipher = createDataCipher([TEST_DATA_KEY]);
    const left = { counted: true, edition: '', salt: '', rounds: [], answers: [], hits: 0 };
    expect(row && openGame(cipher, row, row.sealed)).toEqual(left);
    expect((await answer(client, game, { answers })).status).toBe(409);

    // A process computes the tally once an hour.
    expect(await readTally()).toEqual(before);
    app.clock.advance(HOUR_MS + 1);
    const tally = await readTally();
    expect(tally).toMatchObject({ players: GAMES_ADDED_TOGETHER - 1, since: '2026-11-16' });
    expect(tally).toMatchObject({ rate: null, interval: null, sentence: 'too_few' });
    expect(tally.rounds + tally.placebo.rounds).toBe(rounds);
  });
});

/** What the history tells of the consent, newest first. */
const listGameConsents = async (client: HttpClient) =>
  (await client.get(getHistoryEndpoint.path))
    .read(accountHistorySchema)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('game_'));

describe('DELETE /api/find-yourself/consent', () => {
  // req: FIND-3
  it('keeps a game from being counted that is not answered yet, and cannot be taken back', async () => {
    expect((await app.client().delete(withdrawShareEndpoint.path)).status).toBe(401);
    const { client, user } = await signUpUser(app, TIMED);
    const game = await start(client);
    for (let times = 0; times < 2; times += 1) {
      app.clock.advance(1_000);
      expect((await client.delete(withdrawShareEndpoint.path)).json).toEqual({ success: true });
    }
    expect(await start(client, true)).toEqual({ ...game, counted: false });
    expect((await answer(client, game)).json).toMatchObject({ counted: false });
    expect(await listGameConsents(client)).toEqual([
      'game_consent_withdrawn',
      'game_consent_given',
    ]);
    expect(await listWaiting()).toEqual([]);
    const given = await db().select().from(consents).where(eq(consents.userId, user.id));
    const own = given.filter(({ kind }) => kind === 'find-yourself');
    expect(own).toHaveLength(1);
    expect(own[0]?.withdrawnAt).not.toBeNull();
  });

  // req: FIND-3
  it('leaves what was answered before, and other consents', async () => {
    const { client, user } = await signUpUser(app, TIMED);
    const userId = user.id;
    const game = await start(client);
    expect((await answer(client, game)).json).toMatchObject({ counted: true });
    await client.delete(withdrawShareEndpoint.path);
    expect((await answer(client, game)).json).toMatchObject({ counted: true });
    expect(await listWaiting()).toHaveLength(1);
    const given = await db().select().from(consents).where(eq(consents.userId, userId));
    const inForce = given.filter(({ withdrawnAt }) => withdrawnAt === null);
    expect(inForce.map(({ kind }) => kind)).not.toContain('find-yourself');
    expect(inForce.map(({ kind }) => kind)).toContain('terms');
  });
});

describe('a restored backup', () => {
  // req: FIND-6
  it('counts no game that it has brought back, answered or not, and none of a user who may have read the chart since', async () => {
    await play();
    const open = await signUpUser(app, TIMED);
    const game = await start(open.client);
    const unplayed = await signUpUser(app, TIMED);
    app.clock.advance(1_000);
    const revived = await lowerRevived(db(), new Date(app.clock.now()));
    expect(revived.games).toBe(3);
    expect(await listWaiting()).toEqual([]);
    expect((await start(open.client)).counted).toBe(false);
    expect((await listGameConsents(open.client))[0]).toBe('game_consent_withdrawn');
    expect(await listGameConsents(unplayed.client)).toEqual([]);
    expect((await answer(open.client, game)).status).toBe(200);
    expect((await start(unplayed.client)).counted).toBe(false);
    expect(await listWaiting()).toEqual([]);
    expect((await lowerRevived(db(), new Date(app.clock.now()))).games).toBe(0);
    // Readers who come later are counted again.
    expect((await start((await signUpUser(app, TIMED)).client)).counted).toBe(true);
  });
});
