import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/core/calendar-date.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { insightsSchema } from '#shared/insights/insights.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const PATH = '/api/cosmic-insights';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

describe('GET /api/cosmic-insights', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get(PATH)).code).toBe('not_signed_in');
    expect((await app.client().get(`${PATH}?date=never`)).status).toBe(401);
  });

  it.each(['2026-11-18', '2026-11-22', '2026-02-30', 'today', ''])(
    'is 400 for the date %j, told at the field',
    async (date) => {
      const answer = await reader.client.get(`${PATH}?date=${date}`);
      expect(answer.status).toBe(400);
      expect(answer.read(errorBodySchema).fields).toHaveProperty('date');
    },
  );

  it('gives three to six, each standing on facts of the day and those after it', async () => {
    for (const date of ['2026-11-20', '2026-11-21']) {
      const answer = await reader.client.get(`${PATH}?date=${date}`);
      expect(answer.status).toBe(200);
      const insights = answer.read(insightsSchema);
      expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length);
      for (const { title, description, facts } of insights) {
        expect(title).not.toBe('');
        expect(description).not.toBe('');
        expect(facts.length).toBeGreaterThan(0);
        for (const { id } of facts) {
          expect(id.slice(0, 10) >= date && id.slice(0, 10) <= addDays(date, 6)).toBe(true);
        }
      }
    }
  });

  it('means the UTC day without a date, the same for every reader', async () => {
    const stranger = await signUpUser(app);
    const bare = await reader.client.get(PATH);
    const dated = await stranger.client.get(`${PATH}?date=2026-11-20`);
    expect(bare.json).toEqual(dated.json);
  });
});
