import { afterAll, beforeAll, expect, it } from 'vitest';
import { sunSeasonsSchema } from '#shared/zodiac/sun-seasons.schema.ts';
import { signUp } from '#tests/support/journeys.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

// req: ZODIAC-4
it('returns the Sun’s stays of a year to the minute', async () => {
  const client = app.client();
  await signUp(app, client);
  const answer = await client.get('/api/zodiac/sun-seasons?year=2026');
  const seasons = answer.read(sunSeasonsSchema);
  expect(seasons).toHaveLength(12);
  // March equinox 2026: 20 March, 14:46 UTC (US Naval Observatory, Earth's Seasons).
  expect(seasons.find(({ sign }) => sign === 'aries')?.from).toBe('2026-03-20T14:46:00.000Z');
});

it('refuses visitors and invalid years', async () => {
  expect((await app.client().get('/api/zodiac/sun-seasons?year=2026')).status).toBe(401);
  const client = app.client();
  await signUp(app, client);
  for (const year of [
    '',
    '?year=',
    '?year=abc',
    '?year=99999',
    '?year=2026.5',
    '?year=1e400',
    '?year=2e3',
    '?year=0x7E9',
  ])
    expect((await client.get(`/api/zodiac/sun-seasons${year}`)).status).toBe(400);
});
