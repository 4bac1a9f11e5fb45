import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compatibilitySchema } from '#shared/compatibility/compatibility.schema.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

describe('GET /api/compatibility/{sign1}/{sign2}', () => {
  it('is 401 for a visitor, whatever the signs', async () => {
    const visitor = app.client();
    expect((await visitor.get('/api/compatibility/leo/aries')).code).toBe('not_signed_in');
    expect((await visitor.get('/api/compatibility/dog/cat')).status).toBe(401);
  });

  it.each([
    ['ophiuchus/leo', ['sign1']],
    ['leo/ophiuchus', ['sign2']],
    ['Leo/aries', ['sign1']],
    ['leo/ARIES', ['sign2']],
    ['leo%20/aries', ['sign1']],
    ['toString/__proto__', ['sign1', 'sign2']],
    ['%E0%A4%A/aries', ['sign1']],
  ])('is 400 for %s at the field', async (pair, fields) => {
    const answer = await reader.client.get(`/api/compatibility/${pair}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.read(errorBodySchema).fields ?? {})).toEqual(fields);
  });

  it('is 404 with one sign or three', async () => {
    for (const path of ['leo', 'leo/aries/virgo', 'leo/']) {
      expect((await reader.client.get(`/api/compatibility/${path}`)).status, path).toBe(404);
    }
  });

  // req: MATCH-6
  it('returns the same for each pair in either order, and the contributions add up', async () => {
    for (const one of SIGN_KEYS.slice(0, 4)) {
      for (const other of SIGN_KEYS) {
        const there = await reader.client.get(`/api/compatibility/${one}/${other}`);
        expect(there.status).toBe(200);
        const match = there.read(compatibilitySchema);
        const sum = match.contributions.reduce((total, { points }) => total + points, 0);
        expect(sum).toBe(match.percentage);
        const back = await reader.client.get(`/api/compatibility/${other}/${one}`);
        expect(back.json).toEqual(there.json);
      }
    }
  });
});
