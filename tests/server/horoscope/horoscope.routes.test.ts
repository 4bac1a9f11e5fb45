import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const PATH = '/api/horoscope/daily';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

describe('GET /api/horoscope/daily', () => {
  it('is 401 for a visitor, whatever is asked', async () => {
    expect((await app.client().get(`${PATH}?sign=leo`)).code).toBe('not_signed_in');
    expect((await app.client().get(PATH)).status).toBe(401);
  });

  it.each([
    ['no sign', '', 'sign'],
    ['an unknown sign', '?sign=dog', 'sign'],
    ['a sign in capitals', '?sign=Leo', 'sign'],
    ['an empty sign', '?sign=', 'sign'],
    ['two signs', '?sign=leo&sign=aries', 'sign'],
    ['a day that is over everywhere', '?sign=leo&date=2026-11-18', 'date'],
    ['a day still to come', '?sign=leo&date=2026-11-22', 'date'],
    ['a date that is none', '?sign=leo&date=2026-02-30', 'date'],
    ['an empty date', '?sign=leo&date=', 'date'],
    ['a word for a date', '?sign=leo&date=today', 'date'],
  ])('is 400 for %s at the field', async (_what, query, field) => {
    const answer = await reader.client.get(`${PATH}${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.read(errorBodySchema).fields ?? {})).toEqual([field]);
  });

  // req: HOROSCOPE-4
  it.each(SIGN_KEYS)(
    'answers %s: every sentence and reason stands on a fact of the day',
    async (sign) => {
      const answer = await reader.client.get(`${PATH}?sign=${sign}&date=2026-11-20`);
      expect(answer.status).toBe(200);
      const horoscope = answer.read(horoscopeSchema);
      expect(horoscope).toMatchObject({ sign, date: '2026-11-20' });
      expect(horoscope.content).toBe(horoscope.sentences.map(({ text }) => text).join(' '));
      const known = new Set(horoscope.facts.map(({ id }) => id));
      const { mood, luckyNumber, compatibility } = horoscope.reasons;
      for (const cited of [
        ...horoscope.sentences.map(({ facts }) => facts),
        mood,
        luckyNumber,
        compatibility,
      ]) {
        expect(cited.length).toBeGreaterThan(0);
        for (const id of cited) expect(known).toContain(id);
      }
    },
  );

  // req: HOROSCOPE-7
  it('defaults to the UTC day, and gives each reader the day on their own calendar', async () => {
    const { client } = reader;
    const bare = (await client.get(`${PATH}?sign=leo`)).read(horoscopeSchema);
    expect(bare.date).toBe('2026-11-20');
    const dated = await client.get(`${PATH}?sign=leo&date=2026-11-20`);
    expect(dated.json).toEqual(bare);
    const ahead = (await client.get(`${PATH}?sign=leo&date=2026-11-21`)).read(horoscopeSchema);
    expect(ahead.date).toBe('2026-11-21');
    expect(ahead.content).not.toBe(bare.content);
  });

  // req: HOROSCOPE-7
  it('is the same for every reader and on every process', async () => {
    const twin = await app.twin();
    const stranger = await signUpUser(twin);
    const path = `${PATH}?sign=virgo&date=2026-11-20`;
    const theirs = await stranger.client.get(path);
    expect(theirs.json).toEqual((await reader.client.get(path)).json);
  });

  it('serves all clients of a day from one composition', async () => {
    const path = `${PATH}?sign=pisces&date=2026-11-20`;
    const first = await reader.client.get(path);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reader.client.get(path)));
    for (const answer of answers) expect(answer.text).toBe(first.text);
  });
});
