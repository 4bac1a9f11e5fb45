import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { horoscopeSchema, skyTodaySchema } from '#shared/horoscope/horoscope.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/sign-names.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/sky/today', () => {
  it('answers visitors, without a session, with one sentence about the day and its fact', async () => {
    const visitor = app.client();
    const answer = await visitor.get('/api/sky/today');
    expect(answer.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    const sky = answer.read(skyTodaySchema);
    expect(sky.date).toBe('2026-11-20');
    expect(sky.content).toMatch(/^[A-Z].*\.$/);
    expect(sky.sentences.map(({ text }) => text).join(' ')).toBe(sky.content);
    expect(sky.sentences.flatMap(({ facts }) => facts)).toEqual([sky.facts[0]?.id]);
  });

  it("answers for the reader's own day, wherever it is today, and for no other", async () => {
    // 12:00 UTC on the 20th: the 21st has begun at UTC+14, the 19th has just ended at UTC−12.
    for (const date of ['2026-11-20', '2026-11-21']) {
      const answer = await app.client().get(`/api/sky/today?date=${date}`);
      expect(answer.read(skyTodaySchema).date).toBe(date);
    }
    for (const date of ['2026-11-18', '2026-11-22', '2026-02-30', 'tomorrow', '']) {
      const answer = await app.client().get(`/api/sky/today?date=${date}`);
      expect([answer.status, answer.code], date).toEqual([400, 'bad_input']);
    }
  });

  it('may be cached for a day if it has a date, or else until the UTC day ends', async () => {
    const dated = await app.client().get('/api/sky/today?date=2026-11-20');
    expect(dated.headers['cache-control']).toBe('public, max-age=86400');
    const answer = await app.client().get('/api/sky/today');
    expect(answer.headers['cache-control']).toBe(`public, max-age=${12 * 3600}`);
    app.clock.advance(12 * HOUR_MS - 500);
    const last = await app.client().get('/api/sky/today');
    expect(last.headers['cache-control']).toBe('public, max-age=1');
    app.clock.advance(500);
    const next = await app.client().get('/api/sky/today');
    app.clock.advance(-12 * HOUR_MS);
    expect(last.read(skyTodaySchema).date).toBe('2026-11-20');
    expect(next.read(skyTodaySchema).date).toBe('2026-11-21');
  });

  it('says how far the bodies move while that date is today somewhere', async () => {
    const answer = await app.client().get('/api/sky/today?date=2026-11-20');
    const { positions, moon, facts } = answer.read(skyTodaySchema);
    expect(positions.map(({ body }) => body)).toEqual(BODY_KEYS);
    const midnight = Date.parse('2026-11-20T00:00:00Z');
    expect(moon.map(({ at }) => (Date.parse(at) - midnight) / HOUR_MS)).toEqual([
      -18, -12, -6, 0, 6, 12, 18, 24, 30, 36,
    ]);
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'ingress', sign: 'aries', exactAt: '2026-11-20T05:52:14Z' }),
    );
    // Full Moon on 2026-11-24 at 14:53 UTC (Swiss Ephemeris): after the span, and told as the next.
    const next = facts.filter(({ kind }) => kind === 'phase').at(-1);
    expect(next).toMatchObject({ phase: 'full' });
    expect(next).toHaveProperty('exactAt', expect.stringMatching(/^2026-11-24T14:53:/));
  });

  it("has the headline of each sign's horoscope of the date", async () => {
    const reader = await signUpUser(app);
    const { headlines } = (await app.client().get('/api/sky/today?date=2026-11-20')).read(
      skyTodaySchema,
    );
    for (const sign of SIGN_KEYS) {
      const path = `/api/horoscope/daily?sign=${sign}&date=2026-11-20`;
      const horoscope = (await reader.client.get(path)).read(horoscopeSchema);
      expect(headlines[sign]).toBe(horoscope.headline);
    }
  });
});
