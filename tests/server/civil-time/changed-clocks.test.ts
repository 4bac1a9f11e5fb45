// Clocks that the release 2026f of the time zone database tells otherwise than 2025b: at least one instant of each zone
// that changed, by the laws and the news that the database cites.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWallClock, resolveLocalTime } from '#server/sky/civil-time/civil-time.ts';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

/** GeoNames ids. */
const TIJUANA = 3981609;
const SAO_PAULO = 3448439;
const TEHRAN = 112931;
const DUBLIN = 2964574;
const BOGOTA = 3688689;

const HOUR = 3600;

describe('the clock of a zone', () => {
  it.each([
    // Summer time for good since 2026.
    ['America/Vancouver', '2026-11-26', -7],
    ['America/Vancouver', '2031-01-15', -7],
    ['America/Edmonton', '2026-11-26', -6],
    ['America/Yellowknife', '2026-11-26', -6],
    ['America/Inuvik', '2027-07-01', -6],
    ['America/Winnipeg', '2027-01-15', -5],
    ['America/Rainy_River', '2027-01-15', -5],
    // Cuba does not go back in 2026, and does in 2027.
    ['America/Havana', '2026-12-24', -4],
    ['America/Havana', '2027-12-24', -5],
    ['Africa/Casablanca', '2026-09-21', 0],
    ['Africa/Casablanca', '2040-07-01', 0],
    ['Africa/El_Aaiun', '2026-11-26', 0],
    // Neighbors that keep the clocks they had.
    ['America/Los_Angeles', '2026-11-26', -8],
    ['America/Denver', '2026-11-26', -7],
    ['America/Chicago', '2026-11-26', -6],
    ['America/Whitehorse', '2026-11-26', -7],
    ['America/Regina', '2026-11-26', -6],
    ['America/Cambridge_Bay', '2026-11-26', -7],
    ['America/Coyhaique', '2026-07-01', -3],
    // The past.
    ['America/Tijuana', '1953-07-15', -7],
    ['America/Tijuana', '1961-07-15', -7],
    ['America/Tijuana', '1962-07-15', -7],
    ['America/Tijuana', '1974-02-15', -7],
    ['America/Tijuana', '1975-03-15', -7],
    ['America/Sao_Paulo', '1965-03-31', -2],
    ['America/Fortaleza', '1965-03-31', -2],
    ['America/Recife', '1965-03-31', -2],
    ['America/Belem', '1965-03-31', -2],
    ['America/Maceio', '1965-03-31', -2],
    ['America/Bahia', '1965-03-31', -2],
    ['America/Araguaina', '1965-03-31', -2],
    ['America/Manaus', '1965-03-31', -3],
    ['America/Santarem', '1965-03-31', -3],
    ['America/Cuiaba', '1965-03-31', -3],
    ['America/Campo_Grande', '1965-03-31', -3],
    ['America/Porto_Velho', '1965-03-31', -3],
    ['America/Boa_Vista', '1965-03-31', -3],
    ['America/Rio_Branco', '1965-03-31', -4],
    ['America/Eirunepe', '1965-03-31', -4],
    ['America/Noronha', '1965-03-31', -1],
    ['America/Bogota', '1992-05-02', -4],
    ['Asia/Tehran', '1979-05-26', 4.5],
    ['Europe/Dublin', '1925-09-27', 0],
  ])('of %s is at noon of %s %d hours from UTC', (timeZone, localDate, hours) => {
    const found = resolveLocalTime({ localDate, localTime: '12:00', timeZone });
    expect(found).toMatchObject({ kind: 'unique', instant: { utcOffsetSeconds: hours * HOUR } });
  });

  it('of Chisinau changes at 01:00 UTC, as in the European Union', () => {
    const offsetAt = (utc: string) =>
      readWallClock(Date.parse(utc), 'Europe/Chisinau').utcOffsetSeconds / HOUR;
    expect(
      ['2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z', '2022-03-27T00:30:00Z'].map(offsetAt),
    ).toEqual([3, 2, 2]);
  });
});

describe('a chart', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      env: { LIMIT_FACTOR: '1000' },
      replace: { places: createPlaceSource() },
    });
  });
  afterAll(() => app.close());

  // req: CHART-5
  it.each([
    [TIJUANA, '1962-07-15', '10:00', '1962-07-15T17:00:00Z', 'daylight'],
    [SAO_PAULO, '1965-03-31', '10:00', '1965-03-31T12:00:00Z', 'daylight'],
    [TEHRAN, '1979-05-26', '10:00', '1979-05-26T05:30:00Z', 'daylight'],
    [DUBLIN, '1925-09-27', '10:00', '1925-09-27T10:00:00Z', 'standard'],
    [BOGOTA, '1992-05-02', '10:00', '1992-05-02T14:00:00Z', 'daylight'],
  ])('of a birth in place %d on %s at %s is of %s', async (birthPlaceId, ...birth) => {
    const [birthDate, birthTime, utc, rule] = birth;
    const { client, user } = await signUpUser(app, { birthPlaceId, birthDate, birthTime });
    const chart = (await client.get(`/api/birth-chart/${user.id}`)).read(fullBirthChartSchema);
    expect(chart.moment).toMatchObject({ utc, rule });
  });
});
