import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLuckyNumbersRepository } from '#server/features/lucky-numbers/lucky-numbers.repository.ts';
import { createLuckyNumbersService } from '#server/features/lucky-numbers/lucky-numbers.service.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { getLotteryFormat, LOTTERY_KEYS } from '#shared/lucky-numbers/formats.ts';
import {
  type LuckyNumbers,
  luckyNumbersSchema,
  savedLuckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let reader: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
  stranger = await signUpUser(app);
});
afterAll(() => app.close());

const pathOf = (id: string, rest = '') => `/api/lucky-numbers/${id}${rest}`;
async function numbersOf(client: HttpClient, id: string, query = ''): Promise<LuckyNumbers> {
  const answer = await client.get(pathOf(id, query));
  expect(answer.status, answer.text).toBe(200);
  return answer.read(luckyNumbersSchema);
}

describe('lucky numbers of another user', () => {
  it("are 401 for a visitor, whoever's they are", async () => {
    for (const id of [reader.user.id, randomUUID(), 'x']) {
      expect((await app.client().get(pathOf(id))).status).toBe(401);
      expect((await app.client().get(pathOf(id, '/saved'))).status).toBe(401);
      expect((await app.client().delete(pathOf(id, `/saved/${TODAY}`))).status).toBe(401);
      const saving = await app.client().post(pathOf(id, '/saved'), { date: TODAY });
      expect(saving.status).toBe(401);
    }
  });

  it('are 403 with the same body, whether the user exists or not', async () => {
    const bodies = new Set<string>();
    for (const id of [stranger.user.id, randomUUID(), 'x', '0', reader.user.id.toUpperCase()]) {
      const { client } = reader;
      for (const answer of [
        await client.get(pathOf(id)),
        await client.get(pathOf(id, `?date=${TODAY}`)),
        await client.get(pathOf(id, '/saved')),
        await client.post(pathOf(id, '/saved'), { date: TODAY }),
        await client.delete(pathOf(id, `/saved/${TODAY}`)),
      ]) {
        expect(answer.status).toBe(403);
        const { requestId: _, ...body } = answer.read(errorBodySchema);
        bodies.add(JSON.stringify(body));
      }
    }
    expect(bodies.size).toBe(1);
  });

  it('are 400 rather than 403 when the date is not today anywhere', async () => {
    const { client } = reader;
    const id = stranger.user.id;
    expect((await client.get(pathOf(id, '?date=2026-11-18'))).status).toBe(400);
    expect((await client.post(pathOf(id, '/saved'), { date: '2026-11-18' })).status).toBe(400);
  });
});

describe('GET /api/lucky-numbers/{userId}', () => {
  it.each(['2026-11-18', '2026-11-22', '2026-02-30', '20261120', 'today', 'infinity', ''])(
    'is 400 for the date %j',
    async (date) => {
      const answer = await reader.client.get(pathOf(reader.user.id, `?date=${date}`));
      expect(answer.status).toBe(400);
      expect(answer.read(errorBodySchema).fields).toHaveProperty('date');
    },
  );

  it('is 400 for a date given twice', async () => {
    const answer = await reader.client.get(
      pathOf(reader.user.id, `?date=${TODAY}&date=2026-11-21`),
    );
    expect(answer.status).toBe(400);
  });

  // req: LUCKY-7 LUCKY-8 LUCKY-9 LUCKY-10
  it('draws every set by its format, sorted, the ball last', async () => {
    const numbers = await numbersOf(reader.client, reader.user.id);
    expect(numbers.date).toBe(TODAY);
    for (const lottery of LOTTERY_KEYS) {
      const format = getLotteryFormat(lottery, TODAY);
      const drawn = numbers[lottery];
      expect(drawn).toHaveLength(format.count + (format.ball ? 1 : 0));
      const main = drawn.slice(0, format.count);
      expect(main.every((n) => n >= format.numbers.from && n <= format.numbers.to)).toBe(true);
      if (!format.ball) continue;
      expect(main).toEqual([...new Set(main)].sort((a, b) => a - b));
      const ball = drawn.at(-1) ?? 0;
      expect(ball >= format.ball.from && ball <= format.ball.to).toBe(true);
    }
    expect(numbers.megaMillions.at(-1)).toBeLessThanOrEqual(24);
    expect(numbers.explanation).toMatch(/Moon/);
    expect(numbers.explanation).toMatch(/\b(entertainment|game|fun|play)\b/);
  });

  // req: LUCKY-11
  it('returns the same all day on every process, and different ones the next day and for other users', async () => {
    const { client, user } = reader;
    const today = await numbersOf(client, user.id);
    expect(await numbersOf(client, user.id, `?date=${TODAY}`)).toEqual(today);
    const twin = await app.twin();
    const elsewhere = twin.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    app.clock.advance(11 * 3_600_000);
    expect(await numbersOf(elsewhere, user.id, `?date=${TODAY}`)).toEqual(today);
    app.clock.advance(-11 * 3_600_000);

    const tomorrow = await numbersOf(client, user.id, '?date=2026-11-21');
    const theirs = await numbersOf(stranger.client, stranger.user.id);
    for (const other of [tomorrow, theirs]) {
      expect(other.powerball).not.toEqual(today.powerball);
      expect(other.megaMillions).not.toEqual(today.megaMillions);
    }
  });

  it('defaults to the UTC day, and accepts every date that is today somewhere', async () => {
    const { client, user } = reader;
    const startMs = app.clock.now();
    for (const [hour, dates] of [
      [0, ['2026-11-19', '2026-11-20']],
      [10.5, ['2026-11-19', '2026-11-20', '2026-11-21']],
      [23, ['2026-11-20', '2026-11-21']],
    ] as const) {
      app.clock.advance(Date.parse(`${TODAY}T00:00:00Z`) + hour * 3_600_000 - app.clock.now());
      expect((await numbersOf(client, user.id)).date).toBe(TODAY);
      for (const date of ['2026-11-18', '2026-11-19', TODAY, '2026-11-21', '2026-11-22']) {
        const answer = await client.get(pathOf(user.id, `?date=${date}`));
        expect(answer.status, `${date} at ${hour}`).toBe(dates.some((d) => d === date) ? 200 : 400);
      }
    }
    app.clock.advance(startMs - app.clock.now());
  });
});

describe('the saved days', () => {
  it.each([
    [undefined],
    [{}],
    [{ date: null }],
    [{ date: '2026-11-18' }],
    [{ date: '2026-11-22' }],
    [{ date: '2026-13-01' }],
    [{ date: 20261120 }],
  ])('are 400 for the body %j', async (body) => {
    const answer = await reader.client.post(pathOf(reader.user.id, '/saved'), body);
    expect(answer.status).toBe(400);
    expect((await reader.client.get(pathOf(reader.user.id, '/saved'))).json).toEqual([]);
  });

  it('are saved once, even by fifty requests at once, and listed newest first', async () => {
    const { client, user } = await signUpUser(app);
    const saved = pathOf(user.id, '/saved');
    const today = await numbersOf(client, user.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post(saved, { date: TODAY })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.read(savedLuckyNumbersSchema)).toEqual([today]);
    }
    const tomorrow = await numbersOf(client, user.id, '?date=2026-11-21');
    await client.post(saved, { date: '2026-11-21' });
    await client.post(saved, { date: TODAY });
    const kept = (await client.get(saved)).read(savedLuckyNumbersSchema);
    expect(kept).toEqual([tomorrow, today]);
    expect((await reader.client.get(pathOf(reader.user.id, '/saved'))).json).toEqual([]);
  });

  it('are not saved for a user who was deleted in the meantime', { tags: 'night' }, async () => {
    const service = createLuckyNumbersService({
      repository: createLuckyNumbersRepository(app.database.client.db),
      almanac: createAlmanac(),
      clock: app.clock,
    });
    await expect(service.saveDay(randomUUID(), TODAY)).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('are removed by their day, and only by their owner', async () => {
    const { client, user } = await signUpUser(app);
    const saved = pathOf(user.id, '/saved');
    await client.post(saved, { date: TODAY });
    await client.post(saved, { date: '2026-11-21' });
    const stranger = await signUpUser(app);
    expect((await stranger.client.delete(`${saved}/${TODAY}`)).status).toBe(403);
    expect((await client.delete(`${saved}/2026-02-30`)).status).toBe(400);
    for (const _again of [1, 2]) {
      const left = (await client.delete(`${saved}/${TODAY}`)).read(savedLuckyNumbersSchema);
      expect(left.map(({ date }) => date)).toEqual(['2026-11-21']);
    }
  });
});
