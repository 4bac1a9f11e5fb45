import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import {
  answerGameEndpoint,
  getTallyEndpoint,
  startGameEndpoint,
} from '#shared/find-yourself/find-yourself.contract.ts';
import {
  type Game,
  gameSchema,
  revealedGameSchema,
  tallySchema,
} from '#shared/find-yourself/find-yourself.schema.ts';
import { GAMES_ADDED_TOGETHER } from '#shared/find-yourself/protocol.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { activityRecordedSchema } from '#shared/progress/progress.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const WEEK_MS = 7 * 86_400_000;
const TIMED = { birthTime: '14:12', birthTimeMargin: 5 } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function start(client: HttpClient, share = true): Promise<Game> {
  const answer = await client.post(startGameEndpoint.path, { share });
  expect(answer.status, answer.text).toBe(200);
  return answer.read(gameSchema);
}

const answersOf = ({ rounds }: Game) => ({
  answers: rounds.map(({ id }) => ({ id, side: 'left', knew: false })),
});
const answer = (client: HttpClient, game: Game, body: object = answersOf(game)) =>
  client.post(urlOf(answerGameEndpoint, { params: { gameId: game.gameId } }), body);

describe('POST /api/find-yourself', () => {
  it('answers a visitor with 401, and a chart that tells too few places with 409', async () => {
    expect((await app.client().post(startGameEndpoint.path, {})).status).toBe(401);
    // Without time and place there are three signs and at most three aspects, of which few differ from a stranger's.
    const { client } = await signUpUser(app, {
      ...{ birthDate: '1990-03-11', birthTime: null },
      ...{ birthPlace: 'Nowhere in particular', birthPlaceId: null },
    });
    const untimed = await client.post(startGameEndpoint.path, {});
    expect(untimed.status, untimed.text).toBe(409);
    expect(untimed.read(errorBodySchema).code).toBe('too_few_pairs');
  });

  it('gives the same game until it is answered, and its commitment opens with the salt', async () => {
    const { client } = await signUpUser(app, TIMED);
    const game = await start(client);
    expect(await start(client, false)).toEqual(game);
    const own = await answer(client, game);
    expect(own.status, own.text).toBe(200);
    const { salt, rounds, hits } = own.read(revealedGameSchema);
    const opened = game.rounds.map(({ id, left, right }, index) => ({
      ...{ id, left },
      own: rounds[index]?.own,
      right,
    }));
    const hash = createHash('sha256')
      .update(`${salt}\n${JSON.stringify(opened)}`)
      .digest('hex');
    expect(hash).toBe(game.commitment);
    expect(hits).toBe(rounds.filter((round) => round.own === 'left').length);
    expect(rounds.filter((round) => round.own === null)).toHaveLength(rounds.length < 7 ? 0 : 1);
    const again = await client.post(startGameEndpoint.path, {});
    expect(again.read(errorBodySchema).code).toBe('already_played');
  });

  it('is not counted without consent, nor after the chart was read', async () => {
    const { client } = await signUpUser(app, TIMED);
    expect((await start(client, false)).counted).toBe(false);
    const reader = await signUpUser(app, TIMED);
    await reader.client.get(urlOf(getChartReadingEndpoint, { params: { userId: reader.user.id } }));
    expect((await start(reader.client)).counted).toBe(false);
  });
});

describe('POST /api/find-yourself/{gameId}', () => {
  it('refuses missing, foreign, repeated and malformed answers, and takes the first alone', async () => {
    const { client } = await signUpUser(app, TIMED);
    const game = await start(client);
    const { answers } = answersOf(game);
    for (const body of [
      {},
      { answers: answers.slice(1) },
      { answers: [...answers.slice(1), { id: '99', side: 'left', knew: false }] },
      { answers: [...answers.slice(1), answers[1]] },
      { answers: answers.map((one) => ({ ...one, side: 'middle' })) },
      { answers: answers.map((one) => ({ ...one, knew: 'yes' })) },
    ]) {
      const refused = await answer(client, game, body);
      expect(refused.status, JSON.stringify(body)).toBe(400);
    }
    const { client: other } = await signUpUser(app, TIMED);
    expect((await answer(other, game)).status).toBe(404);
    const activity = { activityType: 'find-yourself', activityId: 'find-yourself' };
    expect((await client.post(recordActivityEndpoint.path, activity)).status).toBe(400);
    const first = await answer(client, game);
    expect(first.status).toBe(200);
    expect((await answer(client, game)).text).toBe(first.text);
    const changed = { answers: answers.map((one) => ({ ...one, side: 'right' })) };
    expect((await answer(client, game, changed)).status).toBe(409);
    const recorded = await client.post(recordActivityEndpoint.path, activity);
    expect(recorded.read(activityRecordedSchema).awarded).toBe(10);
  });
});

describe('GET /api/find-yourself/tally', () => {
  it('counts when the week has ended and twenty games wait, and the counters hold all their rounds', async () => {
    const tally = async () => (await app.client().get(getTallyEndpoint.path)).read(tallySchema);
    const before = await tally();
    expect(before).toMatchObject({ players: 0, rounds: 0, rate: null, sentence: 'too_few' });
    let rounds = 0;
    for (let player = 0; player < GAMES_ADDED_TOGETHER; player += 1) {
      const { client } = await signUpUser(app, TIMED);
      const game = await start(client);
      rounds += game.rounds.length;
      expect((await answer(client, game)).status).toBe(200);
    }
    expect((await tally()).players).toBe(0);
    app.clock.advance(WEEK_MS);
    const { client } = await signUpUser(app, TIMED);
    await answer(client, await start(client));
    const after = await tally();
    expect(after.players).toBeGreaterThanOrEqual(GAMES_ADDED_TOGETHER);
    expect(after.rounds + after.placebo.rounds).toBeGreaterThanOrEqual(rounds);
    expect(after.rate).toBeNull();
  });
});
