import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skyTodaySchema } from '#shared/horoscope/horoscope.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/sky/today', () => {
  it('answers visitors, without a session, with one sentence on the day and its facts', async () => {
    const visitor = app.client();
    const answer = await visitor.get('/api/sky/today');
    expect(answer.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    const sky = answer.read(skyTodaySchema);
    expect(sky.date).toBe('2026-11-20');
    expect(sky.content).toMatch(/^[A-Z].*\.$/);
    expect(sky.facts.length).toBeGreaterThan(0);
  });

  it('may be kept until the UTC day ends, and no longer', async () => {
    const answer = await app.client().get('/api/sky/today');
    expect(answer.headers['cache-control']).toBe(`public, max-age=${12 * 3600}`);
    app.clock.advance(12 * 3_600_000 - 500);
    const last = await app.client().get('/api/sky/today');
    expect(last.headers['cache-control']).toBe('public, max-age=1');
    app.clock.advance(500);
    const next = await app.client().get('/api/sky/today');
    app.clock.advance(-12 * 3_600_000);
    expect(last.read(skyTodaySchema).date).toBe('2026-11-20');
    expect(next.read(skyTodaySchema).date).toBe('2026-11-21');
  });

  it('says where the ten bodies stand, and the Moon of the day', async () => {
    const { positions = [], moon } = (await app.client().get('/api/sky/today')).read(
      skyTodaySchema,
    );
    expect(positions.map(({ body }) => body)).toEqual(BODY_KEYS);
    // Full Moon on 2026-11-24 at 14:53 UTC (Swiss Ephemeris).
    expect(moon).toMatchObject({ shape: 'waxing-gibbous', sign: 'aries', next: { phase: 'full' } });
    expect(moon?.next.exactAt).toMatch(/^2026-11-24T14:53:/);
    const longitudeOf = (key: string) =>
      positions.find(({ body }) => body === key)?.longitudeDegrees ?? Number.NaN;
    const ahead = (longitudeOf('moon') - longitudeOf('sun') + 360) % 360;
    expect(moon?.elongationDegrees).toBeCloseTo(ahead, 9);
  });
});
