import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import { lookBackSchema } from '#shared/journal/journal.schema.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { type OwnYear, ownYearSchema } from '#shared/year/year.schema.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS, takeSample } from '#tests/support/exhaustive.ts';
import { buildEntry, entryId, putEntry } from '#tests/support/journal.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';
import { type BirthOfUser, signUpUser, type TestUser } from '#tests/support/user.ts';
import { getIndependentLongitude } from '../sky/reference.ts';

const ZONE = 'America/Chicago';
/** The day of the tests, and the last that the day's contacts are given for. */
const TODAY = '2026-11-20';
const LAST = addDays(TODAY, 400);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app, { birthTimeMargin: 5 });
});
afterAll(() => app.close());

async function yearOf({ client }: TestUser, from?: string): Promise<OwnYear> {
  const query = { zone: ZONE, ...(from === undefined ? {} : { from }) };
  const answer = await client.get(urlOf(getYearEndpoint, { query }));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(ownYearSchema);
}

async function seasonsOn({ client }: TestUser, date: string) {
  const answer = await client.get(urlOf(getTransitsEndpoint, { query: { date, zone: ZONE } }));
  expect(answer.status, answer.text).toBe(200);
  return answer.read(transitsSchema).seasons.filter(({ moving }) => moving !== 'mars');
}

async function refusalOf({ client }: TestUser, from: string) {
  const answer = await client.get(`/api/year?zone=${ZONE}&from=${from}`);
  expect(answer.status, from).toBe(400);
  return Object.keys(answer.read(errorBodySchema).fields ?? {});
}

describe('GET /api/year', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get('/api/year')).code).toBe('not_signed_in');
  });

  it('is empty without a birth date', async () => {
    const { client, user } = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null })
      .where(eq(users.id, user.id));
    const answer = await client.get('/api/year');
    expect(answer.read(getYearEndpoint.answer)).toEqual({ basis: 'none' });
  });

  // req: YEAR-1
  it('goes from birthday to birthday, with twelve months and everything that is told based on facts', async () => {
    const year = await yearOf(reader);
    expect(year).toMatchObject({ from: '2026-08-02', until: '2027-08-02', zone: ZONE });
    expect(year.months.map(({ month }) => month)).toEqual([
      ...['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'],
      ...['2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
    ]);
    const texts = [year.headline, ...year.months].map(({ text }) => text);
    expect(new Set(texts).size).toBe(13);
    expect(year.headline.facts).toEqual([expect.objectContaining({ kind: 'contact' })]);
    // The eclipses of that year: https://eclipse.gsfc.nasa.gov (12 and 28 August 2026, 6 February 2027, and the total one
    // on 2 August 2027, the next birthday, is of the next year).
    expect(year.eclipses.map(({ fact }) => fact.exactAt.slice(0, 10))).toEqual([
      '2026-08-12',
      '2026-08-28',
      '2027-02-06',
      '2027-02-20',
    ]);
    for (const { house } of year.eclipses) expect(house).not.toBeNull();
    expect(year.stations.map(({ bodies: [body] }) => body)).toContain('mercury');
  });

  it('gives the next year and no later one, and refuses what is no birthday', async () => {
    expect((await yearOf(reader, '2027-08-02')).until).toBe('2028-08-02');
    for (const from of ['2028-08-02', '2025-08-02', '2026-08-03', '1994-08-02', '0001-08-02'])
      expect(await refusalOf(reader, from), from).toEqual(['from']);
  });

  // req: YEAR-1
  it('begins with the seasons that are exact within the year', async () => {
    let others = 0;
    for (const birthDate of [
      '1961-03-09',
      '1975-11-30',
      '1983-06-17',
      '1990-09-04',
      '2001-01-22',
    ]) {
      const { seasons, from, until } = await yearOf(await signUpUser(app, { birthDate }));
      const nameOf = ({ moving, aspect, natal }: (typeof seasons)[number]) =>
        `${moving} ${aspect} ${natal}`;
      const exact = seasons.filter(({ passes }) =>
        passes.some(({ at }) => {
          const date = new Date(at).toLocaleDateString('en-CA', { timeZone: ZONE });
          return date >= from && date < until;
        }),
      );
      const names = new Set(exact.map(nameOf));
      const isOther = seasons.map((season) => !names.has(nameOf(season)));
      expect(isOther, birthDate).toEqual(isOther.toSorted((one, other) => +one - +other));
      others += isOther.filter((is) => is).length;
    }
    expect(others).toBeGreaterThan(0);
  });

  // req: YEAR-2
  it('keeps a birthday of February 29 on the 28th in other years', async () => {
    const leap = await signUpUser(app, { birthDate: '1996-02-29' });
    expect(await yearOf(leap)).toMatchObject({ from: '2026-02-28', until: '2027-02-28' });
    expect(await yearOf(leap, '2027-02-28')).toMatchObject({ until: '2028-02-29' });
    expect(await refusalOf(leap, '2027-03-01')).toEqual(['from']);
  });

  // req: YEAR-3
  it('names the days of the past year on which the journal has entries', async () => {
    const writer = await signUpUser(app);
    for (const [index, date] of ['2025-08-01', '2025-08-02', '2026-08-01', '2026-08-02'].entries())
      await putEntry(writer.client, entryId(index + 1), buildEntry({ date }));
    expect((await yearOf(writer)).past).toMatchObject({
      from: '2025-08-02',
      until: '2026-08-02',
      marked: ['2025-08-02', '2026-08-01'],
    });
  });

  // req: YEAR-3
  it('names those of them on which the journal looks back, as it does itself', async () => {
    const writer = await signUpUser(app);
    const written = [
      '2024-10-05',
      '2025-03-14',
      '2025-09-20',
      '2026-01-11',
      '2026-03-15',
      '2026-06-01',
    ];
    for (const [index, date] of written.entries())
      await putEntry(writer.client, entryId(index + 1), buildEntry({ date }));
    // The day's own look back is for the days of an account.
    await app.database.client.db
      .update(users)
      .set({ createdAt: new Date('2024-09-01') })
      .where(eq(users.id, writer.user.id));
    const { past } = await yearOf(writer);
    const found: string[] = [];
    for (const date of past?.marked ?? []) {
      const query = { date, zone: ZONE };
      const answer = await writer.client.get(urlOf(lookBackEndpoint, { query }));
      if (answer.read(lookBackSchema).items.some(({ moving }) => moving !== 'moon'))
        found.push(date);
    }
    expect(past?.lookbacks).toEqual(found);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(4);
  });

  // req: YEAR-2
  it('tells only what is sure without a birth time', async () => {
    const unsure = await signUpUser(app, { birthTime: null });
    const year = await yearOf(unsure);
    expect(year.seasons.length).toBeGreaterThan(0);
    for (const { natal } of year.seasons)
      expect(['moon', 'ascendant', 'midheaven']).not.toContain(natal);
    for (const { house } of year.eclipses) expect(house).toBeNull();
    const facts = [year.headline, ...year.months].flatMap((told) => told.facts);
    for (const fact of facts) {
      if (fact.kind !== 'contact') throw new Error(`a house of ${fact.id} is not known`);
      const width = Date.parse(fact.until) - Date.parse(fact.from);
      expect(width, fact.id).toBeLessThanOrEqual(72 * HOUR_MS);
    }
    const { return: back } = year;
    expect(back?.shown).toBe('day');
    expect(Date.parse(back?.until ?? '') - Date.parse(back?.from ?? '')).toBeGreaterThan(
      20 * HOUR_MS,
    );
  });
});

describe('the bars of a year', () => {
  /** The last has no birth time. */
  const MARGINS = [0, 0, 15, 0, 60, null] as const;
  const random = createSeededRandom(20);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const two = (number: number) => String(number).padStart(2, '0');
  const births = Array.from(
    { length: isExhaustive ? 200 : 6 },
    (_, index): BirthOfUser => ({
      birthDate: `${between(1930, 2008)}-${two(between(1, 12))}-${two(between(1, 28))}`,
      birthTime:
        index % MARGINS.length === MARGINS.length - 1
          ? null
          : `${two(between(0, 23))}:${two(between(0, 59))}`,
      birthPlaceId: index % 2 === 0 ? CHICAGO.id : PARIS.id,
      birthTimeMargin: MARGINS[index % MARGINS.length] ?? null,
    }),
  );

  // req: YEAR-1
  it.each(takeSample(births, { share: 2, turn: 1 }))(
    'of $birthDate $birthTime are the seasons of its days',
    { timeout: SWEEP_TIMEOUT_MS },
    async (birth) => {
      const user = await signUpUser(app, birth);
      const first = await yearOf(user);
      for (const year of [first, await yearOf(user, first.until)]) {
        const begin = year.from < TODAY ? TODAY : year.from;
        const end = year.until <= LAST ? year.until : LAST;
        const step = Math.max(1, Math.floor(daysBetween(begin, end) / (isExhaustive ? 24 : 6)));
        for (let date = begin; date < end; date = addDays(date, step)) {
          const bars = year.seasons.filter(({ start, end: last }) => start <= date && date <= last);
          const told = (await seasonsOn(user, date)).map(({ day: _, ...season }) => season);
          expect(sorted(bars.map(({ headline: _, ...bar }) => bar)), date).toEqual(sorted(told));
        }
        for (const { start, end: last } of year.seasons)
          expect(start < year.until && last >= year.from).toBe(true);
      }
    },
  );

  it.each(births.filter(({ birthTimeMargin }) => birthTimeMargin === 0))(
    'of $birthDate $birthTime begin as the Sun is back, within a minute by the second ephemeris',
    async (birth) => {
      const user = await signUpUser(app, birth);
      const { return: back } = await yearOf(user);
      const chart = await user.client.get(`/api/birth-chart/${user.user.id}`);
      const bornMs = Date.parse(/"utc":"([^"]+)"/.exec(chart.text)?.[1] ?? '');
      const atBirth = sunAt(bornMs);
      expect(back).not.toBeNull();
      let atMs = Date.parse(back?.at ?? '');
      for (let round = 0; round < 5; round += 1)
        atMs += (signedSeparationDegrees(sunAt(atMs), atBirth) / 0.9856) * 24 * HOUR_MS;
      expect(Math.abs(atMs - Date.parse(back?.at ?? ''))).toBeLessThan(MINUTE_MS);
    },
  );
});

const sunAt = (utcMs: number): number => getIndependentLongitude('sun', toJulianDayTt(utcMs));

const sorted = <Item extends object>(items: readonly Item[]) =>
  items
    .map((item) =>
      JSON.stringify(item, Object.keys(item).sort().concat(['at', 'from', 'until', 'shown'])),
    )
    .sort();
