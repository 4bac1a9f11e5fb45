import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '#server/content/index.ts';
import { users } from '#server/db/schema/index.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { findOffset } from '#shared/core/zone-offsets.ts';
import {
  getTransitsEndpoint,
  getTransitsMonthEndpoint,
} from '#shared/transits/transits.contract.ts';
import {
  type Transits,
  transitsMonthSchema,
  transitsSchema,
} from '#shared/transits/transits.schema.ts';
import { TEST_INSTANT } from '#tests/support/fake-clock.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const CHICAGO_ZONE = 'America/Chicago';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app, { birthTimeMargin: 5 });
});
afterAll(() => app.close());

type Asked = { date?: string; zone?: string };
async function transitsOf({ client }: TestUser, asked: Asked = {}): Promise<Transits> {
  const answer = await client.get(urlOf(getTransitsEndpoint, { query: asked }));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(transitsSchema);
}
async function monthOf({ client }: TestUser, asked: { month?: string; zone?: string } = {}) {
  const answer = await client.get(urlOf(getTransitsMonthEndpoint, { query: asked }));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(transitsMonthSchema);
}
async function refusalOf({ client }: TestUser, path: string) {
  const answer = await client.get(path);
  expect(answer.status).toBe(400);
  return answer.read(errorBodySchema).fields;
}

describe('GET /api/transits', () => {
  it('returns 401 without a session', async () => {
    expect((await app.client().get('/api/transits')).code).toBe('not_signed_in');
  });

  it("returns the zone's day, with every hour as certain as the birth time", async () => {
    const day = await transitsOf(reader, { date: '2026-11-22', zone: CHICAGO_ZONE });
    expect(day).toMatchObject({ date: '2026-11-22', zone: CHICAGO_ZONE, margin: 5 });
    // Computed by hand from the same birth: clock times in Chicago, in whole minutes.
    expect(
      day.contacts.map(({ moving, aspect, natal, at, shown }) => {
        const { localTime } = readWallClock(Date.parse(at), CHICAGO_ZONE);
        return `${localTime.slice(0, 5)} ${moving} ${aspect} ${natal} ${shown}`;
      }),
    ).toEqual([
      '00:25 mercury square sun minute',
      '03:37 moon square mercury minute',
      '12:24 mercury trine saturn minute',
      '14:35 moon opposition jupiter minute',
      '19:55 moon sextile ascendant day',
      '21:39 moon square sun minute',
      '22:34 moon sextile saturn minute',
    ]);
    expect(day.contacts[0]).toMatchObject({ pass: 3, passes: 3, house: 9 });
    expect(day.withheld).toEqual([
      { moving: 'mercury', natal: 'ascendant', aspect: 'trine', why: 'too-wide' },
    ]);
  });

  it("divides the days by the zone's clocks, and returns its offsets for all instants", async () => {
    const day = await transitsOf(reader, { date: '2026-11-26', zone: 'America/Vancouver' });
    // British Columbia has stayed on summer time since 2026.
    expect(day.offsets.at(-1)?.seconds).toBe(-7 * 3600);
    expect(day.contacts.length).toBeGreaterThan(0);
    for (const { at } of day.contacts) {
      expect(at >= '2026-11-26T07:00:00Z' && at < '2026-11-27T07:00:00Z', at).toBe(true);
    }
    for (const zone of ['America/Vancouver', 'Europe/Berlin', 'Asia/Kathmandu']) {
      const { offsets, contacts, seasons, next } = await transitsOf(reader, {
        date: '2026-11-26',
        zone,
      });
      const passes = seasons.flatMap((season) => season.passes);
      const told = [...contacts, ...passes, ...(next === null ? [] : [next])];
      for (const instant of told.flatMap(({ at, from, until }) => [at, from, until])) {
        const { utcOffsetSeconds } = readWallClock(Date.parse(instant), zone);
        expect(findOffset(offsets, Date.parse(instant))?.seconds, instant).toBe(utcOffsetSeconds);
      }
    }
  });

  it('accepts new zones, old names of zones, and a browser that does not know its zone', async () => {
    const offsetIn = async (zone: string) =>
      (await transitsOf(reader, { date: '2026-11-26', zone })).offsets.at(-1)?.seconds;
    expect(await offsetIn('America/Coyhaique')).toBe(-3 * 3600);
    expect(await offsetIn('Asia/Calcutta')).toBe(5.5 * 3600);
    expect(await offsetIn('US/Pacific-New')).toBe(-8 * 3600);
    expect(await offsetIn('Etc/Unknown')).toBe(0);
  });

  it('gives each contact a written sentence and the fact behind it', async () => {
    const { contacts } = await transitsOf(reader, { date: '2026-11-22', zone: CHICAGO_ZONE });
    for (const contact of contacts) {
      const { id, moving, natal, aspect, at, from, until, shown, pass, passes, house } = contact;
      expect(contact.facts).toEqual([
        expect.objectContaining({ kind: 'contact', bodies: [moving], exactAt: at }),
      ]);
      expect(contact.facts[0]).toMatchObject({
        ...{ id, moving, natal, aspect, from, until, shown, pass, passes, house },
      });
      expect([at >= from, at <= until]).toEqual([true, true]);
      expect(contact.text).toMatch(/^\p{Lu}.+[.?]”?$/u);
    }
    expect(contacts[0]?.text).toBe(content.letter.lines.mercury.sun.hard[0]?.line);
    expect(contacts[0]?.facts[0]?.text).toBe('Mercury square your Sun');
    const lines = content.letter.lines.moon.mercury.hard.map(({ line }) => line);
    expect(lines.slice(0, 2)).toContain(contacts[1]?.text);
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
  });

  // req: CONTACT-7
  it('assumes 15 minutes when no margin was given, and reports it', async () => {
    const unsaid = await signUpUser(app);
    const widthOf = (day: Transits, index: number) => {
      const { from = '', until = '' } = day.contacts[index] ?? {};
      return Date.parse(until) - Date.parse(from);
    };
    const asked = { date: '2026-11-22', zone: CHICAGO_ZONE };
    const [wide, narrow] = [await transitsOf(unsaid, asked), await transitsOf(reader, asked)];
    expect(wide.margin).toBe(15);
    expect(widthOf(wide, 0) / widthOf(narrow, 0)).toBeGreaterThan(2.7);
    expect(widthOf(wide, 0) / widthOf(narrow, 0)).toBeLessThan(3);
  });

  it('returns no houses and no angles without a birth time, and lists what is withheld', async () => {
    const timeless = await signUpUser(app, { birthTime: null });
    const withheld = new Set<string>();
    for (const date of ['2026-11-22', '2026-11-26', '2026-12-01', '2026-12-06']) {
      const day = await transitsOf(timeless, { date, zone: CHICAGO_ZONE });
      expect(day.margin).toBeNull();
      expect(day.contacts.length).toBeGreaterThan(0);
      for (const { house, natal } of day.contacts) {
        expect(house).toBeNull();
        expect(['ascendant', 'midheaven']).not.toContain(natal);
      }
      for (const { natal } of day.withheld) withheld.add(natal);
    }
    expect(withheld).toContain('moon');
  });

  it('returns no contacts without a birth date', async () => {
    const undated = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, undated.user.id));
    expect(await transitsOf(undated, { zone: CHICAGO_ZONE })).toEqual({
      date: '2026-11-20',
      zone: CHICAGO_ZONE,
      offsets: [{ from: '2026-11-20T06:00:00Z', seconds: -6 * 3600 }],
      margin: null,
      contacts: [],
      withheld: [],
      seasons: [],
      next: null,
    });
  });

  it('returns the next contact from now on, whatever the date', async () => {
    const today = await transitsOf(reader);
    const later = await transitsOf(reader, { date: '2027-03-01' });
    expect(later.next).toEqual(today.next);
    const ahead = [
      ...today.contacts,
      ...(await transitsOf(reader, { date: '2026-11-21' })).contacts,
    ].find(({ at }) => at >= TEST_INSTANT);
    expect(today.next).toEqual(ahead);
  });

  it('defaults to UTC and its current day', async () => {
    expect(await transitsOf(reader)).toMatchObject({ zone: 'UTC', date: '2026-11-20' });
    expect(await transitsOf(reader, { zone: 'Pacific/Kiritimati' })).toMatchObject({
      date: '2026-11-21',
    });
  });

  // req: DAY-4
  it('counts the days of a season from its first to its last', async () => {
    const running: Transits['seasons'] = [];
    for (let date = '2026-11-20'; date < '2027-02-20'; date = addDays(date, 1)) {
      const { seasons } = await transitsOf(reader, { date, zone: CHICAGO_ZONE });
      for (const season of seasons) {
        expect(addDays(season.start, season.day - 1)).toBe(date);
        expect(addDays(season.start, season.days - 1)).toBe(season.end);
        expect(['ascendant', 'midheaven']).not.toContain(season.natal);
      }
      running.push(...seasons);
    }
    // Saturn trine this Sun: the third of three passes, from the middle of January to the middle of February.
    const saturn = running.filter(({ moving, natal }) => moving === 'saturn' && natal === 'sun');
    expect(saturn.length).toBeGreaterThan(20);
    expect(saturn.at(-1)?.passes).toHaveLength(3);
  });

  it.each([
    ['date=2026-11-18', 'date'],
    ['date=2027-12-26', 'date'],
    ['date=2026-02-30', 'date'],
    ['zone=Atlantis/Capital', 'zone'],
    ['zone=america/chicago', 'zone'],
    ['zone=__proto__', 'zone'],
    ['zone=', 'zone'],
  ])('returns an error message at its field for %s', async (query, field) => {
    const fields = await refusalOf(reader, `/api/transits?${query}`);
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(fields?.[field]).toMatch(/^Please /);
  });

  it("accepts dates from yesterday, or the account's first day, to 400 days ahead", async () => {
    await transitsOf(reader, { date: '2026-11-19' });
    await transitsOf(reader, { date: '2027-12-25' });
    const old = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ createdAt: new Date('2026-10-01T03:00:00Z') })
      .where(eq(users.id, old.user.id));
    // In Chicago it was still September.
    await transitsOf(old, { date: '2026-09-30', zone: CHICAGO_ZONE });
    await refusalOf(old, '/api/transits?date=2026-09-30');
    await monthOf(old, { month: '2026-09', zone: CHICAGO_ZONE });
    await refusalOf(old, '/api/transits/month?month=2026-09');
  });
});

describe('GET /api/transits/month', () => {
  it('returns 401 without a session', async () => {
    expect((await app.client().get('/api/transits/month')).code).toBe('not_signed_in');
  });

  it('returns every day of the month with its Moon, events and counts', async () => {
    const { month, zone, offsets, days } = await monthOf(reader, {
      month: '2026-11',
      zone: CHICAGO_ZONE,
    });
    expect([month, zone, days.length]).toEqual(['2026-11', CHICAGO_ZONE, 30]);
    expect(offsets).toEqual([
      { from: '2026-11-01T05:00:00Z', seconds: -5 * 3600 },
      { from: '2026-11-01T07:00:00Z', seconds: -6 * 3600 },
    ]);
    const day = days[21];
    expect(day).toMatchObject({
      date: '2026-11-22',
      moon: { sign: 'taurus', phase: 'waxing-gibbous' },
      contacts: { moon: 5, planets: 2 },
    });
    expect(day?.moon.lit).toBeGreaterThan(92);
    expect(day?.moon.lit).toBeLessThan(97);
    expect(day?.events.map(({ kind, bodies }) => `${kind} ${bodies[0]}`)).toEqual([
      'ingress sun',
      'ingress moon',
    ]);
    for (const { date, contacts } of days) {
      if (date < '2026-11-19') continue;
      const told = (await transitsOf(reader, { date, zone: CHICAGO_ZONE })).contacts;
      const moon = told.filter(({ moving }) => moving === 'moon').length;
      expect(contacts).toEqual({ moon, planets: told.length - moon });
    }
  });

  it('names an eclipse on its day, but not a penumbral eclipse that nobody notices', async () => {
    const { days } = await monthOf(reader, { month: '2027-08', zone: CHICAGO_ZONE });
    const eclipses = days.flatMap(({ date, events }) =>
      events.flatMap((event) =>
        event.kind === 'phase' && event.eclipse ? [`${date} ${event.eclipse}`] : [],
      ),
    );
    expect(eclipses).toEqual(['2027-08-02 total-solar']);
  });

  it('returns the sky and no contacts without a birth date', async () => {
    const undated = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, undated.user.id));
    const { days } = await monthOf(undated);
    expect(days.flatMap(({ events }) => events).length).toBeGreaterThan(10);
    expect(days.every(({ contacts }) => contacts.moon + contacts.planets === 0)).toBe(true);
  });

  // req: DAY-5
  it("accepts months from the account's first month to twelve months ahead", async () => {
    expect((await monthOf(reader)).month).toBe('2026-11');
    await monthOf(reader, { month: '2027-11' });
    for (const month of ['2026-10', '2027-12', '2026-13', '2026-1', '0000-00']) {
      const fields = await refusalOf(reader, `/api/transits/month?month=${month}`);
      expect(Object.keys(fields ?? {})).toEqual(['month']);
    }
  });
});

describe('the contacts of a user', () => {
  // req: CONTACT-8
  it('appear in no line of the log, and neither does the request', async () => {
    const traveler = await signUpUser(app, { birthPlaceId: PARIS.id, birthPlace: 'Paris, France' });
    const from = app.logged.length;
    const { contacts } = await transitsOf(traveler, { date: '2026-11-22', zone: 'Asia/Tokyo' });
    await monthOf(traveler, { month: '2026-12', zone: 'Asia/Tokyo' });
    const lines = app.logged.slice(from).join('\n');
    expect(lines).toContain('/api/transits/month');
    for (const secret of ['Tokyo', '2026-12', '2026-11-22', 'contact', 'mercury', 'natal']) {
      expect(lines).not.toContain(secret);
    }
    for (const { at, id } of contacts)
      for (const text of [at, id]) expect(lines).not.toContain(text);
  });

  it('change immediately with the birth details', async () => {
    const mover = await signUpUser(app);
    const asked = { date: '2026-11-22', zone: CHICAGO_ZONE };
    const before = await transitsOf(mover, asked);
    await mover.client.post('/api/user/birth-details', {
      birthDate: '1990-05-21',
      birthTime: '10:00',
      birthTimeMargin: 0,
      birthPlace: 'Paris, France',
      birthPlaceId: PARIS.id,
    });
    const after = await transitsOf(mover, asked);
    expect(after.margin).toBe(0);
    expect(after.contacts.map(({ id }) => id)).not.toEqual(before.contacts.map(({ id }) => id));
  });
});
