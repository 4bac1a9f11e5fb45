import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { startGameEndpoint } from '#shared/find-yourself/find-yourself.contract.ts';
import { type Game, revealedGameSchema } from '#shared/find-yourself/find-yourself.schema.ts';
import {
  accountDeletedSchema,
  accountExportSchema,
} from '#shared/identity/account/account.schema.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { activityRecordedSchema } from '#shared/progress/progress.schema.ts';
import { TEST_INSTANT } from '#tests/support/fake-clock.ts';
import { answer, answersOf, start, TIMED } from '#tests/support/find-yourself.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const README = readFileSync(
  resolve(import.meta.dirname, '../../../server/features/find-yourself/README.md'),
  'utf8',
);
const TODAY = TEST_INSTANT.slice(0, 10);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', MIN_AGE: '0' } });
});
afterAll(() => app.close());

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

  // req: FIND-2
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

  // req: FIND-2
  it('can be checked with the program of the README', { tags: 'night' }, async () => {
    const [, program = ''] = /## Check a game[\s\S]*?```js\n([\s\S]*?)```/.exec(README) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'asteria-check-'));
    const check = (game: Game, revealed: object) => {
      writeFileSync(join(folder, 'check.mjs'), program);
      writeFileSync(join(folder, 'game.json'), JSON.stringify(game));
      writeFileSync(join(folder, 'reveal.json'), JSON.stringify(revealed));
      return execFileSync(process.execPath, ['check.mjs'], { cwd: folder, encoding: 'utf8' });
    };
    try {
      const { client } = await signUpUser(app, TIMED);
      const game = await start(client);
      const revealed = (await answer(client, game)).read(revealedGameSchema);
      expect(check(game, revealed)).toBe('The game is the one that was drawn before.\n');
      const rounds = revealed.rounds.map((round, index) =>
        index > 0 ? round : { ...round, own: round.own === 'left' ? 'right' : 'left' },
      );
      expect(check(game, { ...revealed, rounds })).toBe('The game was changed!\n');
      const [first, ...rest] = game.rounds;
      const changed = { ...game, rounds: [{ ...first, left: 'Anything else' }, ...rest] } as Game;
      expect(check(changed, revealed)).toBe('The game was changed!\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  // req: FIND-3
  it('is not counted without consent before the first round, nor after the chart was read', async () => {
    const { client } = await signUpUser(app, TIMED);
    const game = await start(client, false);
    expect(game.counted).toBe(false);
    expect(await start(client, true)).toEqual(game);
    const reader = await signUpUser(app, TIMED);
    const drawn = await start(reader.client);
    expect(drawn.counted).toBe(true);
    // The three lines at the end of the sign-up tell nothing that the game asks for.
    const params = { userId: reader.user.id };
    await reader.client.get(urlOf(getChartReadingEndpoint, { params, query: { part: 'reveal' } }));
    expect(await start(reader.client)).toEqual(drawn);
    await reader.client.get(urlOf(getChartReadingEndpoint, { params: { userId: reader.user.id } }));
    expect(await start(reader.client)).toEqual({ ...drawn, counted: false });
    const late = await signUpUser(app, TIMED);
    await late.client.get(urlOf(getChartReadingEndpoint, { params: { userId: late.user.id } }));
    expect((await start(late.client)).counted).toBe(false);
  });

  // req: FIND-1
  it.each(['1900-01-01', '1902-06-30', TODAY])(
    'draws a game for a birth on %s',
    async (birthDate) => {
      const { client } = await signUpUser(app, { ...TIMED, birthDate });
      const { rounds } = await start(client);
      expect(rounds.length).toBeGreaterThanOrEqual(6);
      for (const { left, right } of rounds) expect(left).not.toBe(right);
    },
  );
});

describe('POST /api/find-yourself/{gameId}', () => {
  // req: FIND-5
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
    const again = await client.post(recordActivityEndpoint.path, activity);
    expect(again.read(activityRecordedSchema)).toMatchObject({
      ...{ awarded: 0, alreadyCompleted: true },
    });
  });

  // req: FIND-6
  it('is in the export, where an open game tells nothing of whose headlines they are, and deleted with the account', async () => {
    const { client, user } = await signUpUser(app, TIMED);
    const game = await start(client);
    const exported = async () => {
      const { tables } = (await client.get('/api/user/export')).read(accountExportSchema);
      return tables['find_yourself_games'];
    };
    const { rounds, gameId: id } = game;
    expect(await exported()).toEqual([
      { id, waitsSince: null, counted: true, edition: expect.any(String), rounds },
    ]);
    const { salt } = (await answer(client, game)).read(revealedGameSchema);
    expect(await exported()).toMatchObject([{ id, salt, answers: answersOf(game).answers }]);
    const gone = await client.delete('/api/user', { confirm: user.username });
    expect(gone.read(accountDeletedSchema).deleted).toMatchObject({ find_yourself_games: 1 });
  });
});
