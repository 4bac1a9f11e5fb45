// Looking back, held against positions of the ephemeris that are compared day by day.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import { type LookBack, lookBackSchema } from '#shared/journal/journal.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildEntry, entryId, importEntries, putEntry } from '#tests/support/journal.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { recordStatements } from '#tests/support/statements.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser } from '#tests/support/user.ts';

const ZONE = 'America/Chicago';
const QUICK = ['mars', 'sun', 'venus', 'mercury'] as const;
const SLOW = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter'] as const;
const PACE: readonly BodyKey[] = [...SLOW, ...QUICK, 'moon'];
const ANGLES = { joined: [0], easy: [60, 120, 240, 300], hard: [90, 180, 270] } as const;
type Tone = keyof typeof ANGLES;
/** 2 August 1994, 21:18 in Chicago. */
const BIRTH_MS = Date.parse('1994-08-03T02:18:00Z');
const NATAL = [...QUICK, 'moon', ...SLOW] as const;
/** How many contacts the diary of ten years is searched for. */
const PLANTED = isExhaustive ? 500 : 10;
const FIRST = '2016-11-20';
const LAST = '2027-12-20';
/** Not the one of the application. */
const almanac = createAlmanac();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function askBack(client: HttpClient, date: string): Promise<LookBack> {
  const answer = await client.get(urlOf(lookBackEndpoint, { query: { date, zone: ZONE } }));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(lookBackSchema);
}

const startOf = (date: string): number => getDayRange(date, ZONE)?.startMs ?? 0;
/** From `FIRST` to the day after `LAST`. */
const DATES = Array.from({ length: daysBetween(FIRST, LAST) + 2 }, (_, day) => addDays(FIRST, day));
const longitudes = new Map<BodyKey, readonly number[]>();
/** Where a body is at the beginning of each of `DATES`, degrees. */
function listLongitudes(body: BodyKey): readonly number[] {
  const known = longitudes.get(body);
  if (known !== undefined) return known;
  const computed = DATES.map((date) => almanac.getPosition(body, startOf(date)).longitudeDegrees);
  longitudes.set(body, computed);
  return computed;
}

/** The dates from `FIRST` to `LAST` on which a body passes one of the angles of a tone to a natal body. */
const contactDates = new Map<string, string[]>();
function listContactDates(moving: BodyKey, natal: BodyKey, tone: Tone): string[] {
  const key = `${moving} ${natal} ${tone}`;
  const known = contactDates.get(key);
  if (known !== undefined) return known;
  const natalDegrees = almanac.getPosition(natal, BIRTH_MS).longitudeDegrees;
  const marks = ANGLES[tone].map((angle) => normalizeDegrees(natalDegrees + angle));
  const dates = DATES.slice(0, -1).filter((_, day) => {
    const [before = Number.NaN, after = Number.NaN] = listLongitudes(moving).slice(day, day + 2);
    return marks.some((mark) => {
      const [from, to] = [
        signedSeparationDegrees(mark, before),
        signedSeparationDegrees(mark, after),
      ];
      return from * to <= 0 && Math.abs(from) < 10 && Math.abs(to) < 10;
    });
  });
  contactDates.set(key, dates);
  return dates;
}

/** The first and the last day of each time that a body spends within a degree of the angles of a tone. */
const staysOfKinds = new Map<string, { from: string; until: string }[]>();
function listStays(moving: BodyKey, natal: BodyKey, tone: Tone): { from: string; until: string }[] {
  const key = `${moving} ${natal} ${tone}`;
  const known = staysOfKinds.get(key);
  if (known !== undefined) return known;
  const natalDegrees = almanac.getPosition(natal, BIRTH_MS).longitudeDegrees;
  const stays: { from: string; until: string }[] = [];
  for (const [day, date] of DATES.slice(0, -1).entries()) {
    const degrees = listLongitudes(moving)[day] ?? Number.NaN;
    const isNear = ANGLES[tone].some(
      (angle) => Math.abs(signedSeparationDegrees(natalDegrees + angle, degrees)) <= 1,
    );
    if (!isNear) continue;
    const last = stays.at(-1);
    if (last !== undefined && daysBetween(last.until, date) === 1) last.until = date;
    else stays.push({ from: date, until: date });
  }
  staysOfKinds.set(key, stays);
  return stays;
}

const windowOf = (moving: BodyKey): number => (moving === 'mars' ? 4 : moving === 'moon' ? 0 : 2);
const isNatal = (key: string | null): key is (typeof NATAL)[number] =>
  NATAL.some((each) => each === key);

/** What an answer says that the day-by-day search does not bear out. */
function findUntrue(
  { items, entries }: LookBack,
  date: string,
  diary: readonly string[],
): string[] {
  const untrue: string[] = [];
  const paces = items.map(({ moving, kind }) => (kind === 'event' ? -1 : PACE.indexOf(moving)));
  const contactPaces = paces.filter((pace) => pace >= 0);
  if (contactPaces.toSorted((one, other) => one - other).join() !== contactPaces.join())
    untrue.push('not the slowest first');
  if (items.length > 2) untrue.push('more than two');
  const dateOfId = new Map(entries.map((entry) => [entry.id, entry.date]));
  for (const { moving, natal, tone, passages } of items) {
    for (const { from, until, entryIds } of passages) {
      const what = `${moving} ${tone} ${natal} ${from} to ${until} on ${date}`;
      const named = entryIds.map((id) => dateOfId.get(id)).toSorted();
      if (named.join() !== diary.filter((day) => from <= day && day <= until).join())
        untrue.push(`other entries: ${what}`);
      if (until >= date) untrue.push(`not earlier: ${what}`);
      if (!isNatal(natal) || tone === null) continue;
      const isSlow = SLOW.some((body) => body === moving);
      const days = isSlow ? 0 : windowOf(moving);
      // A date of the ends may differ by the minutes in which the contact must happen.
      const isExact = listContactDates(moving, natal, tone).some(
        (exact) =>
          Math.abs(daysBetween(addDays(exact, -days), from)) <= 1 &&
          Math.abs(daysBetween(addDays(exact, days), until)) <= 1,
      );
      const isStay =
        isSlow &&
        (from < addDays(FIRST, 30) ||
          listStays(moving, natal, tone).some(
            (stay) =>
              Math.abs(daysBetween(stay.from, from)) <= 2 &&
              Math.abs(daysBetween(stay.until, until)) <= 2,
          ) ||
          // A pass within the stay that runs.
          listContactDates(moving, natal, tone).some((exact) => from <= exact && exact <= until));
      if (!isExact && !isStay) untrue.push(`no such passage: ${what}`);
    }
  }
  return untrue;
}

describe('GET /api/journal/lookback', () => {
  it('is 401 for a visitor, and 400 for an unknown zone', async () => {
    expect((await app.client().get(lookBackEndpoint.path)).code).toBe('not_signed_in');
    const { client } = await signUpUser(app);
    expect((await client.get(`${lookBackEndpoint.path}?zone=Mars`)).code).toBe('bad_input');
  });

  // req: JOURNAL-5
  it('finds the passage of each contact in a diary of ten years, and none that was not', async () => {
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    const random = createSeededRandom(20261120);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const planted: { date: string; moving: BodyKey; natal: BodyKey; tone: Tone; day: string }[] =
      [];
    for (
      let date = '2026-11-20';
      planted.length < PLANTED && date < LAST;
      date = addDays(date, 1)
    ) {
      for (const moving of QUICK) {
        for (const natal of NATAL) {
          for (const tone of ['joined', 'easy', 'hard'] as const) {
            const dates = listContactDates(moving, natal, tone);
            if (!dates.includes(date)) continue;
            const past = dates.filter(
              (each) => each < '2026-11-01' && daysBetween(each, date) > 20,
            );
            for (const exact of new Set([pick(past), pick(past)])) {
              if (exact === undefined) continue;
              const day = addDays(exact, Math.round((random() * 2 - 1) * windowOf(moving)));
              planted.push({ date, moving, natal, tone, day });
            }
          }
        }
      }
    }
    expect(planted.length).toBeGreaterThanOrEqual(PLANTED);
    const diary = [...new Set(planted.map(({ day }) => day))].toSorted();
    await importEntries(
      client,
      diary.map((date, index) => ({
        id: entryId(index, 77),
        ...buildEntry({ date, text: `On ${date}`, markedAt: '2016-01-01T00:00:00.000Z' }),
      })),
    );
    const untrue: string[] = [];
    let met = 0;
    for (const date of new Set(planted.map((each) => each.date))) {
      const answer = await askBack(client, date);
      untrue.push(...findUntrue(answer, date, diary));
      for (const { moving, natal, tone, day } of planted.filter((each) => each.date === date)) {
        const item = answer.items.filter(
          (each) =>
            each.moving === moving &&
            each.natal === natal &&
            each.tone === tone &&
            !each.isSameLoop,
        );
        const passages = item.flatMap((each) => each.passages);
        const isMet = passages.some(({ from, until }) => from <= day && day <= until);
        const isBeyond = passages.length >= 6 && passages.every(({ until }) => until > day);
        const isLater =
          item.length === 0 &&
          answer.items.length === 2 &&
          answer.items.every((each) => PACE.indexOf(each.moving) <= PACE.indexOf(moving));
        if (isMet) met += 1;
        else if (!isLater && !isBeyond)
          untrue.push(`missed: ${moving} ${tone} ${natal} ${day} on ${date}`);
      }
    }
    expect(untrue).toEqual([]);
    expect(met).toBeGreaterThan(PLANTED / 5);
  }, 120_000);

  it('tells a pass of the loop that runs apart from the passages before it', async () => {
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    // Mercury squares the Sun three times in the autumn of 2026: on October 8, November 5 and 22.
    const dates = listContactDates('mercury', 'sun', 'hard').filter((date) => date < '2026-11-22');
    await importEntries(
      client,
      dates.map((date, index) => ({ id: entryId(index, 78), ...buildEntry({ date }) })),
    );
    const { items } = await askBack(client, '2026-11-22');
    const squares = items.filter(({ moving, natal }) => moving === 'mercury' && natal === 'sun');
    const daysOf = (isSameLoop: boolean) =>
      squares.filter((item) => item.isSameLoop === isSameLoop).flatMap(({ passages }) => passages);
    expect(squares.map(({ pass, passes }) => [pass, passes])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(daysOf(true).map(({ from }) => from)).toEqual(['2026-11-03', '2026-10-06']);
    expect(daysOf(false).every(({ until }) => until < '2026-10-01')).toBe(true);
  });

  it('tells only events of the sky without a birth date, by their sign', async () => {
    const { client, user } = await signUpUser(app);
    await app.database.client.query({
      text: 'update users set birth_date = null, birth_time = null where id = $1',
      values: [user.id],
    });
    const full = ['2025-12-04', '2025-11-05', '2024-12-15'];
    await importEntries(
      client,
      full.map((date, index) => ({ id: entryId(index, 79), ...buildEntry({ date }) })),
    );
    const { items } = await askBack(client, '2026-11-24');
    expect(items.map(({ kind, event, sign }) => [kind, event, sign])).toEqual([
      ['event', 'full-moon', 'gemini'],
    ]);
    expect(items[0]?.passages.map(({ from, until }) => [from, until])).toEqual([
      ['2025-12-02', '2025-12-06'],
      ['2024-12-13', '2024-12-17'],
    ]);
    expect((await askBack(client, '2026-11-26')).items).toEqual([]);
  });

  // req: JOURNAL-5
  it('withholds the contacts that the birth time withholds', async () => {
    const { client } = await signUpUser(app, { birthTime: null, birthPlaceId: null });
    await importEntries(
      client,
      Array.from({ length: 900 }, (_, index) => ({
        id: entryId(index, 80),
        ...buildEntry({ date: addDays('2026-11-19', -index) }),
      })),
    );
    for (
      let date = '2026-11-20';
      date < (isExhaustive ? '2026-12-15' : '2026-11-29');
      date = addDays(date, 1)
    ) {
      const { items } = await askBack(client, date);
      const told = items.filter(({ kind, moving }) => kind === 'contact' && moving !== 'moon');
      const sure = await client.get(`/api/transits?date=${date}&zone=${ZONE}`);
      const { contacts, seasons, withheld } = sure.json as Record<
        string,
        { moving: string; natal: string }[]
      >;
      const names = (list: { moving: string; natal: string | null }[] = []) =>
        list.map(({ moving, natal }) => `${moving} ${natal}`);
      for (const name of names(told))
        expect(names([...(contacts ?? []), ...(seasons ?? [])])).toContain(name);
      const onlyWithheld = names(withheld).filter((name) => !names(contacts).includes(name));
      for (const name of onlyWithheld) expect(names(told)).not.toContain(name);
    }
  });

  it('leaves the Moon out in the first month, and names when today comes again', async () => {
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    const day = (ahead: number) => addDays('2026-11-23', ahead);
    for (const [index, date] of [day(-14), day(-27)].entries()) {
      await putEntry(client, entryId(index, 81), { date });
    }
    const { items, next } = await askBack(client, day(0));
    expect(items).toEqual([]);
    expect(next?.moving).toBe('moon');
    expect(next === null || next.at > `${day(1)}`).toBe(true);
    await putEntry(client, entryId(3, 81), { date: day(-60) });
    const later = await askBack(client, day(0));
    expect(later.items.every(({ moving }) => moving === 'moon')).toBe(true);
    expect(later.items.length).toBeGreaterThan(0);
  });

  it('lists this day of past years, February 29 on the 28th of other years', async () => {
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    const dates = ['2024-02-29', '2023-02-28', '2025-02-28', '2025-03-01'];
    for (const [index, date] of dates.entries())
      await putEntry(client, entryId(index, 82), { date });
    const { onThisDay, entries } = await askBack(client, '2027-02-28');
    const dateOfId = new Map(entries.map(({ id, date }) => [id, date]));
    expect(onThisDay.map((id) => dateOfId.get(id))).toEqual([
      '2025-02-28',
      '2024-02-29',
      '2023-02-28',
    ]);
  });

  it('takes two statements with 1,000 entries', async () => {
    const { client } = await signUpUser(app, { birthTimeMargin: 5 });
    const today = readWallClock(app.clock.now(), ZONE).localDate;
    await importEntries(
      client,
      Array.from({ length: 1_000 }, (_, index) => ({
        id: entryId(index, 83),
        ...buildEntry({ date: addDays(today, -Math.floor(index / 2.7)) }),
      })),
    );
    const recorder = recordStatements();
    for (const date of ['2026-11-20', '2026-11-26', '2026-12-01']) {
      recorder.take();
      expect((await askBack(client, date)).entries.length).toBeGreaterThan(0);
      const texts = recorder.take().map(({ text }) => text);
      expect(texts.filter((text) => text.includes('journal_entries')).length).toBe(2);
    }
    recorder.stop();
  });
});
