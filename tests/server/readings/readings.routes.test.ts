import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOptionsSchema, readingSchema } from '#shared/readings/readings.schema.ts';
import { READINGS } from '#shared/readings/readings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

describe('GET /api/readings/options', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get('/api/readings/options')).code).toBe('not_signed_in');
  });

  it('lists the readings of the table with icon, title and description', async () => {
    const answer = await reader.client.get('/api/readings/options');
    expect(answer.status).toBe(200);
    const options = answer.read(readingOptionsSchema);
    expect(options).toEqual(Object.entries(READINGS).map(([id, reading]) => ({ id, ...reading })));
    expect(options.map(({ title }) => title)).toContain('Purpose & Prosperity');
  });
});

describe('GET /api/readings/{id}', () => {
  it('is 401 for a visitor, known or not', async () => {
    expect((await app.client().get('/api/readings/celestial-love')).status).toBe(401);
    expect((await app.client().get('/api/readings/nothing')).status).toBe(401);
  });

  it.each(['nothing', 'Celestial-Love', 'toString', '__proto__', '..%2Fuser', '1'])(
    'is 404 for the unknown id %s',
    async (id) => {
      const answer = await reader.client.get(`/api/readings/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.code).toBe('not_found');
    },
  );

  it('gives each option by its id', async () => {
    const options = (await reader.client.get('/api/readings/options')).read(readingOptionsSchema);
    for (const option of options) {
      const answer = await reader.client.get(`/api/readings/${option.id}`);
      expect(answer.status).toBe(200);
      expect(answer.read(readingSchema)).toEqual(option);
    }
  });
});
