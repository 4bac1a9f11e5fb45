import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { type Place, placesSchema } from '#shared/places/places.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';
import { FIRST_SUGGESTIONS, LANDS, PLAIN_PLACES, UNCLEAR_PLACES } from './places-as-written.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { LIMIT_FACTOR: '1000' },
    replace: { places: createPlaceSource() },
  });
});
afterAll(() => app.close());

const label = ({ name, region, country }: Place): string => [name, region, country].join(', ');
const ask = (q: string) => app.client().get(`/api/places?q=${encodeURIComponent(q)}`);

describe('GET /api/places', () => {
  it('answers eight requests that come before the gazetteer is loaded', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('Rome, Italy')));
    for (const answer of answers) expect(answer.read(placesSchema)[0]?.name).toBe('Rome');
  });

  it('shows visitors at most eight places, the best first', async () => {
    const answer = await ask('Springfield');
    expect(answer.status).toBe(200);
    const places = answer.read(placesSchema);
    expect(places).toHaveLength(8);
    expect(places[0]).toEqual({
      id: 4409896,
      name: 'Springfield',
      region: 'Missouri',
      country: 'United States',
      latitude: 37.21533,
      longitude: -93.29824,
      timeZone: 'America/Chicago',
    });
  });

  it.each([
    ['City', 'münchen', 'Munich, Bavaria, Germany'],
    ['City, Country', 'Paris, France', 'Paris, Île-de-France, France'],
    ['City, Region, Country', 'Paris, Texas, United States', 'Paris, Texas, United States'],
    ['another script', '東京', 'Tokyo, Tokyo, Japan'],
    ['a typo', 'Philadelpia', 'Philadelphia, Pennsylvania, United States'],
    ['spaces around', '  Oslo  ', 'Oslo, Oslo, Norway'],
  ])('understands %s: %s', async (_kind, q, label) => {
    const [best] = (await ask(q)).read(placesSchema);
    expect([best?.name, best?.region, best?.country].join(', ')).toBe(label);
  });

  it.each(FIRST_SUGGESTIONS)('suggests first for %s: %s', async (typed, place) => {
    const [best] = (await ask(typed)).read(placesSchema);
    expect(best && label(best)).toBe(place);
  });

  it.each([
    ['Lord Howe Island', 'Australia/Lord_Howe'],
    ['Eucla', 'Australia/Eucla'],
    ['Resolute', 'America/Resolute'],
    ['Ittoqqortoormiit', 'America/Scoresbysund'],
  ])('gives %s, which no list has, its own clock: %s', async (q, timeZone) => {
    const [best] = (await ask(q)).read(placesSchema);
    expect(best).toMatchObject({ name: q, timeZone });
  });

  it('gives an isolated place the clock of the map', async () => {
    const [best] = (await ask('Inukjuak, Quebec')).read(placesSchema);
    expect(best).toMatchObject({ name: 'Inukjuak', timeZone: 'America/Toronto' });
  });

  it.each(LANDS)('suggests for %s its largest towns, all in %s', async (typed, land) => {
    const towns = (await ask(typed)).read(placesSchema);
    expect(towns.length).toBeGreaterThan(0);
    for (const { region, country } of towns) expect([region, country]).toContain(land);
  });

  it('returns an empty list for a name that does not exist', async () => {
    const answer = await ask('Qwxzyvbnm');
    expect([answer.status, answer.json]).toEqual([200, []]);
  });

  it('refuses fewer than two letters, an overlong text, and anything that is not text', async () => {
    for (const q of ['', ' ', 'a', ' a ', 'x'.repeat(201), 'Par\u0000is', 'Par\u202eis']) {
      const answer = await ask(q);
      expect([answer.status, answer.code], JSON.stringify(q)).toEqual([400, 'bad_input']);
      expect(answer.json).toMatchObject({ fields: { q: expect.any(String) } });
    }
    for (const query of [
      '',
      '?',
      '?q',
      '?q=Paris&q=London',
      '?q=%ff%fe',
      '?q[]=Paris',
      '?Q=Paris',
    ]) {
      expect((await app.client().get(`/api/places${query}`)).status, query).toBe(400);
    }
  });

  it('allows 120 requests a minute from one address', async () => {
    const strict = await createTestApp();
    try {
      const client = strict.client();
      for (let request = 0; request < 120; request++) {
        expect((await client.get('/api/places?q=Rome')).status).toBe(200);
      }
      const refused = await strict.client().get('/api/places?q=Rome');
      expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

describe('a birth place', () => {
  // req: CHART-8
  it('chosen from the list is stored by its id', async () => {
    const [place] = (await ask('Paris, Texas')).read(placesSchema);
    const { user } = await signUpUser(app, {
      birthPlace: 'Paris, Texas, United States',
      birthPlaceId: place?.id ?? null,
    });
    expect(user.birthPlaceDetails).toEqual(place);
  });

  // req: CHART-8
  it('typed freely is resolved to its best exact match, or not at all', async () => {
    const typed = async (birthPlace: string) =>
      (await signUpUser(app, { birthPlace, birthPlaceId: null })).user;
    expect((await typed('Saigon')).birthPlaceDetails).toMatchObject({ id: 1566083 });
    expect((await typed('Lwów, Poland')).birthPlaceDetails).toMatchObject({ name: 'Lviv' });
    expect(await typed('Philadelpia')).toMatchObject({
      birthPlace: 'Philadelpia',
      birthPlaceDetails: null,
    });
    expect((await typed('a farm near the river')).birthPlaceDetails).toBeNull();
  });

  // req: CHART-8
  it('typed as people write it is the place that it clearly means', async () => {
    const { client, user } = await signUpUser(app);
    const resolve = async (birthPlace: string): Promise<string | null> => {
      const answer = await client.post('/api/user/birth-details', {
        birthDate: user.birthDate,
        birthTime: user.birthTime,
        birthPlace,
        birthPlaceId: null,
      });
      const { birthPlaceDetails, birthPlace: kept } = answer.read(userSchema);
      expect(kept).toBe(birthPlace);
      return birthPlaceDetails && label(birthPlaceDetails);
    };
    for (const [typed, place] of PLAIN_PLACES) expect(await resolve(typed), typed).toBe(place);
    const unclear = [...LANDS.map(([land]) => land), ...UNCLEAR_PLACES];
    for (const typed of unclear) expect(await resolve(typed), typed).toBeNull();
  });
});
