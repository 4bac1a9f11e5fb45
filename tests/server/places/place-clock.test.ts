import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlacesService } from '#server/features/places/places.service.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { placeClockSchema } from '#shared/places/place-clock.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PARIS, testPlaces } from '#tests/support/test-places.ts';
import { signUpUser } from '#tests/support/user.ts';

const CHICAGO_ID = 4887398;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const ask = (query: string, id: number | string = CHICAGO_ID) =>
  app.client().get(`/api/places/${id}/clock?${query}`);

it('returns the instant of a time that the clock showed once', async () => {
  const answer = await ask('date=1994-08-02&time=21:18');
  expect(answer.read(placeClockSchema)).toEqual({
    kind: 'unique',
    reason: null,
    instants: [{ fold: null, utc: '1994-08-03T02:18:00Z', utcOffsetSeconds: -18_000 }],
  });
});

it('returns both instants of a repeated hour, the earlier first', async () => {
  const { kind, instants } = (await ask('date=1994-10-30&time=01:30')).read(placeClockSchema);
  expect(kind).toBe('ambiguous');
  expect(instants).toEqual([
    { fold: 'earlier', utc: '1994-10-30T06:30:00Z', utcOffsetSeconds: -18_000 },
    { fold: 'later', utc: '1994-10-30T07:30:00Z', utcOffsetSeconds: -21_600 },
  ]);
});

// req: CHART-8
it('explains why a time did not exist', async () => {
  const answer = (await ask('date=1994-04-03&time=02:30')).read(placeClockSchema);
  expect(answer).toEqual({
    kind: 'skipped',
    reason: '2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM',
    instants: [],
  });
});

it.each([
  ['de-DE,de;q=0.9', null],
  ['en-GB', null],
  ['en-US', '24'],
] as const)(
  'explains it by the 24-hour clock for a browser in %s with the choice %s',
  async (language, hours) => {
    const headers = { 'accept-language': language };
    const path = `/api/places/${CHICAGO_ID}/clock?date=1994-04-03&time=02:30`;
    const reason = '02:30 did not exist: clocks went from 02:00 to 03:00';
    const client = hours === null ? app.client() : (await signUpUser(app)).client;
    if (hours !== null) await client.patch('/api/user', { preferences: { hours } });
    expect((await client.get(path, headers)).read(placeClockSchema).reason).toBe(reason);
    if (hours === null) return;
    const details = { birthDate: '1994-04-03', birthTime: '02:30', birthPlace: 'Chicago' };
    const refused = await client.post('/api/user/birth-details', {
      ...details,
      birthPlaceId: CHICAGO_ID,
    });
    expect(refused.read(errorBodySchema).fields).toEqual({ birthTime: reason });
  },
);

it('says that the day and not the time was skipped when the calendar left out a day', async () => {
  const apia = { ...PARIS, timeZone: 'Pacific/Apia', longitude: -171.77 };
  const service = createPlacesService({
    places: { ...testPlaces, findPlaceById: async () => apia },
  });
  const clock = await service.readClock(
    apia.id,
    { localDate: '2011-12-30', localTime: '10:00' },
    '12',
  );
  expect(clock).toMatchObject({ kind: 'skipped', wholeDay: true });
  expect(clock.reason).toMatch(/^December 30, 2011 did not exist there/);
});

it('refuses an invalid date, time or place', async () => {
  const bad = await ask('date=1994-02-30&time=25:00');
  expect(Object.keys(bad.read(errorBodySchema).fields ?? {}).sort()).toEqual(['date', 'time']);
  expect((await ask('date=1994-08-02&time=21:18', 'abc')).status).toBe(400);
  expect((await ask('date=1994-08-02&time=21:18', 1)).code).toBe('not_found');
});
