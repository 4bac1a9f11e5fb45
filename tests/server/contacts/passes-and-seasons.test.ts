import { describe, expect, it, vi } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayContacts,
  getDayRange,
  getNatalPoints,
  listContacts,
  type Season,
  searchContacts,
  TONE_OF_CONTACT,
} from '#server/sky/contacts/index.ts';
import { getMotion, unwrap } from '#server/sky/contacts/motion.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { addDays, utcMidnightMs } from '#shared/core/calendar-date.ts';
import { ASPECT_ANGLE_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { DAY_MS, exactPointsOf, HOUR_MS, type RandomBirth, randomBirth, spanOf } from './births.ts';

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

const almanac = createAlmanac();
const FROM = Date.UTC(2024, 0, 1);
const YEARS = { startMs: FROM, endMs: FROM + 4 * 365 * DAY_MS };
const NEAR_DEGREES = 20 / 60;
const PASS_DEGREES = 0.1;
const CHARTS = isExhaustive ? 40 : 1;

const random = createSeededRandom(71);
const births: readonly RandomBirth[] = Array.from({ length: CHARTS }, () => randomBirth(random));
const pointsOf = ({ utcMs, place }: RandomBirth, margin = 5) =>
  getNatalPoints(spanOf(utcMs, margin), place);

/** How far a body is from an exact aspect to a natal point, degrees; by the ephemeris itself. */
function orbOf(
  { moving, natal, aspect }: Pick<Contact, 'moving' | 'natal' | 'aspect'>,
  points: ReturnType<typeof pointsOf>,
  utcMs: number,
): number {
  const point = points.points.find(({ key }) => key === natal)?.longitudeDegrees ?? Number.NaN;
  const longitude = getApparentLongitude(moving, toJulianDayTt(utcMs));
  return Math.abs(separationDegrees(longitude, point) - ASPECT_ANGLE_DEGREES[aspect]);
}

describe('unwrapped longitudes', () => {
  it('never jump, over decades', () => {
    for (const body of BODY_KEYS) {
      const step = body === 'moon' ? 8 : 45;
      let before: number | undefined;
      const until = isExhaustive ? 2_488_070 : 2_425_000;
      for (let day = 2_415_021; day < until; day += step) {
        const degrees = unwrap(body, day, getApparentLongitude(body, day));
        if (before !== undefined) expect(Math.abs(degrees - before)).toBeLessThan(130);
        before = degrees;
      }
    }
  });

  it("turn at the almanac's stations", () => {
    const motion = getMotion(almanac);
    for (const body of BODY_KEYS) {
      const stations = almanac
        .listEvents(FROM, FROM + 800 * DAY_MS)
        .flatMap((event) =>
          event.kind === 'station' && event.body === body ? [event.atUtcMs] : [],
        );
      const turns = motion.listTurns(body, toJulianDayTt(FROM), toJulianDayTt(FROM + 800 * DAY_MS));
      expect(turns.length).toBe(stations.length);
      for (const [index, { julianDayTt }] of turns.entries()) {
        const off = julianDayTt - toJulianDayTt(stations[index] ?? 0);
        expect(Math.abs(off) * 86_400).toBeLessThan(2);
      }
    }
  });
});

describe('the end of a loop', () => {
  it('begins where the body comes no nearer any more, with the last pass or a later turn', () => {
    let turns = 0;
    for (const birth of births) {
      const points = pointsOf(birth);
      for (let day = 0; day < 1460; day += 60) {
        const date = addDays('2024-01-01', day);
        for (const season of getDayContacts(almanac, points, date, 'UTC').seasons) {
          const { loop, passes } = season;
          const last = passes.at(-1);
          if (last === undefined) continue;
          const orbOn = (on: string) => orbOf(season, points, utcMidnightMs(on));
          // A last pass that is not certain may lie a few minutes of arc after the turn.
          for (let on = addDays(loop.partingDate, 1); on < loop.endDate; on = addDays(on, 3))
            expect(orbOn(addDays(on, 3)), `${on} ${season.moving}`).toBeGreaterThan(
              orbOn(on) - PASS_DEGREES,
            );
          if (utcMidnightMs(loop.partingDate) > last.atUtcMs) turns += 1;
        }
      }
    }
    expect(turns).toBeGreaterThan(0);
  });
});

describe('the passes of a body that turns back', () => {
  // req: CONTACT-4
  it('are numbered in order, and alternate in direction', () => {
    let loops = 0;
    for (const birth of births) {
      const points = pointsOf(birth);
      const contacts = listContacts(almanac, points, YEARS).filter(
        ({ moving, nearMissDegrees }) => moving !== 'moon' && nearMissDegrees === null,
      );
      for (const contact of contacts) {
        const { moving, pass, passes, atUtcMs } = contact;
        if (pass === null || passes === null) throw new Error('an exact contact has passes');
        expect(passes % 2).toBe(1);
        if (moving === 'sun') expect(passes).toBe(1);
        const backward = almanac.getPosition(moving, atUtcMs).speedDegreesPerDay < 0;
        expect(backward, JSON.stringify(contact)).toBe(pass % 2 === 0);
        if (pass === passes || atUtcMs > YEARS.endMs - 400 * DAY_MS) continue;
        // The next one at the same place in the zodiac.
        const here = almanac.getPosition(moving, atUtcMs).longitudeDegrees;
        const next = contacts.find(
          (other) =>
            other.atUtcMs > atUtcMs &&
            other.atUtcMs < atUtcMs + 300 * DAY_MS &&
            isSame(other, contact) &&
            separationDegrees(almanac.getPosition(moving, other.atUtcMs).longitudeDegrees, here) <
              1,
        );
        // One that is too wide is withheld, and counts.
        if (next === undefined) continue;
        expect(next.passes).toBe(passes);
        expect((next.pass ?? 0) > pass).toBe(true);
        loops += 1;
      }
    }
    expect(loops).toBeGreaterThan(CHARTS * 5);
  });

  it('number three for the Mercury of January 2027 when it goes back over a point', () => {
    const longitudeDegrees = 335;
    const natal = {
      points: [{ key: 'venus' as const, longitudeDegrees, behindDegrees: 0, aheadDegrees: 0 }],
      firstHouse: null,
    };
    const range = { startMs: Date.UTC(2027, 0, 15), endMs: Date.UTC(2027, 3, 1) };
    const passes = listContacts(almanac, natal, range).filter(
      ({ moving, aspect }) => moving === 'mercury' && aspect === 'conjunction',
    );
    expect(passes.map(({ pass, passes: of }) => `${pass} of ${of}`)).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
  });
});

const isSame = (
  one: Pick<Contact, 'moving' | 'natal' | 'aspect'>,
  other: Pick<Contact, 'moving' | 'natal' | 'aspect'>,
) => one.moving === other.moving && one.natal === other.natal && one.aspect === other.aspect;

describe('what is withheld', () => {
  const [station] = almanac
    .listEvents(FROM, FROM + 200 * DAY_MS)
    .filter(
      (event) =>
        event.kind === 'station' && event.body === 'mercury' && event.direction === 'retrograde',
    );
  const turnMs = station?.atUtcMs ?? Number.NaN;
  /** The Sun at birth where Mercury turns, moved on by some degrees, and so uncertain. */
  const pointsBeside = (degrees: number, halfWidth: number) => ({
    points: [
      {
        key: 'sun' as const,
        longitudeDegrees: almanac.getPosition('mercury', turnMs).longitudeDegrees + degrees,
        behindDegrees: halfWidth,
        aheadDegrees: halfWidth,
      },
    ],
    firstHouse: null,
  });
  const ofMercury = (points: ReturnType<typeof pointsBeside>, dayAway: number) => {
    const startMs = turnMs + dayAway * DAY_MS - 12 * HOUR_MS;
    const range = { startMs, endMs: startMs + DAY_MS };
    const { contacts, withheld } = searchContacts(almanac, points, range);
    const isOwn = (it: Pick<Contact, 'moving' | 'aspect'>) =>
      it.moving === 'mercury' && it.aspect === 'conjunction';
    return {
      contacts: contacts.filter(isOwn).length,
      why: withheld.filter(isOwn).map(({ why }) => why),
    };
  };

  // req: CONTACT-3
  it("may miss when the body turns within the point's span, on every day that it is there", () => {
    for (const degrees of [-0.03, 0, 0.03]) {
      const points = pointsBeside(degrees, 0.05);
      expect(ofMercury(points, 0)).toEqual({ contacts: 0, why: ['may-miss'] });
      expect(ofMercury(points, -8)).toEqual({ contacts: 0, why: [] });
    }
  });

  it('is too wide when the body certainly passes it, but over days', () => {
    // A direct Mercury before its first station of the year, and a Sun without a birth time.
    const before = almanac.getPosition('mercury', turnMs - 20 * DAY_MS).longitudeDegrees;
    const after = almanac.getPosition('mercury', turnMs).longitudeDegrees;
    const points = pointsBeside(before - after, 3.5);
    expect(ofMercury(points, -20)).toEqual({ contacts: 0, why: ['too-wide'] });
    expect(ofMercury(pointsBeside(before - after, 0.05), -20)).toEqual({ contacts: 1, why: [] });
  });

  it('is empty when the body certainly turns before it or behind it', () => {
    expect(ofMercury(pointsBeside(0.2, 0.05), 0).why).toEqual([]);
    expect(ofMercury(pointsBeside(-0.2, 0.05), 0).why).toEqual([]);
    // On one side it is missed by a hair.
    const near = [0.2, -0.2].map((degrees) => ofMercury(pointsBeside(degrees, 0.05), 0).contacts);
    expect(near.toSorted()).toEqual([0, 1]);
  });
});

describe('a near miss', () => {
  // req: CONTACT-4
  it('is listed for every station that falls just short of an aspect, and for no other', () => {
    let seen = 0;
    for (const birth of births) {
      const points = pointsOf(birth);
      const misses = listContacts(almanac, points, YEARS).filter(
        ({ nearMissDegrees }) => nearMissDegrees !== null,
      );
      for (const event of almanac.listEvents(YEARS.startMs, YEARS.endMs)) {
        if (event.kind !== 'station') continue;
        const { body, atUtcMs } = event;
        const day = { startMs: atUtcMs - 12 * HOUR_MS, endMs: atUtcMs + 12 * HOUR_MS };
        const withheld = searchContacts(almanac, points, day).withheld;
        for (const { key } of points.points) {
          for (const aspect of Object.keys(ASPECT_ANGLE_DEGREES) as Contact['aspect'][]) {
            const names = { moving: body, natal: key, aspect };
            const orb = orbOf(names, points, atUtcMs);
            const earlier = orbOf(names, points, atUtcMs - 6 * HOUR_MS);
            // Short of the aspect: before and after the station the body is further away.
            const isShort = orb <= NEAR_DEGREES && earlier > orb;
            const isTold = misses.some(
              (miss) => isSame(miss, names) && Math.abs(miss.atUtcMs - atUtcMs) < HOUR_MS,
            );
            const isHidden = withheld.some((it) => isSame(it, names) && it.why === 'may-miss');
            if (isTold) {
              expect([isShort, isHidden], JSON.stringify({ birth, names, orb })).toEqual([
                true,
                false,
              ]);
              seen += 1;
            } else if (isShort) {
              expect(isHidden, JSON.stringify({ birth, names, orb })).toBe(true);
            }
          }
        }
      }
      for (const miss of misses) {
        expect(miss).toMatchObject({ shown: 'day', pass: null, passes: null });
        expect(miss.nearMissDegrees).toBeCloseTo(orbOf(miss, points, miss.atUtcMs), 4);
        // The body comes no nearer that week.
        for (let hours = -80; hours <= 80; hours += 8) {
          const orb = orbOf(miss, points, miss.atUtcMs + hours * HOUR_MS);
          expect(orb).toBeGreaterThan((miss.nearMissDegrees ?? 0) - 1e-5);
        }
      }
    }
    expect(seen).toBeGreaterThan(CHARTS);
  });
});

describe('a season', () => {
  const zone = 'America/Chicago';
  /** The least orb of a day, looked at every hour. */
  function leastOrb(season: Season, points: ReturnType<typeof pointsOf>, date: string): number {
    const { startMs, endMs } = getDayRange(date, zone) ?? {
      startMs: Number.NaN,
      endMs: Number.NaN,
    };
    const orbs = Array.from({ length: 25 }, (_, part) =>
      orbOf(season, points, startMs + (part * (endMs - startMs)) / 24),
    );
    return Math.min(...orbs);
  }

  // req: CONTACT-5
  it('lasts for the days within a degree', () => {
    let seen = 0;
    for (const birth of births.slice(0, isExhaustive ? CHARTS : 4)) {
      const points = pointsOf(birth, 0.5);
      for (let day = 3; day < 1200; day += isExhaustive ? 23 : 97) {
        const date = addDays('2024-01-01', day);
        const { seasons } = getDayContacts(almanac, points, date, zone);
        for (const season of seasons) {
          const hint = JSON.stringify({ birth, date, season });
          expect(leastOrb(season, points, date), hint).toBeLessThan(1.01);
          expect(leastOrb(season, points, season.startDate), hint).toBeLessThan(1.01);
          expect(leastOrb(season, points, season.endDate), hint).toBeLessThan(1.01);
          const outside = [addDays(season.startDate, -1), addDays(season.endDate, 1)];
          for (const other of outside) {
            expect(leastOrb(season, points, other), hint).toBeGreaterThan(0.9999);
          }
          expect(addDays(season.startDate, season.day - 1)).toBe(date);
          expect(addDays(season.startDate, season.days - 1)).toBe(season.endDate);
          for (const pass of season.passes) {
            expect(orbOf(season, points, pass.atUtcMs), hint).toBeLessThan(0.001);
            expect(pass.fromUtcMs <= pass.atUtcMs && pass.atUtcMs <= pass.untilUtcMs).toBe(true);
          }
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('begins with the stay in which its aspect is first exact, not with one in which the body turns back', () => {
    let later = 0;
    for (const birth of births) {
      const points = pointsOf(birth, 0.5);
      for (let day = 3; day < 1200; day += isExhaustive ? 23 : 93) {
        const date = addDays('2024-01-01', day);
        for (const season of getDayContacts(almanac, points, date, zone).seasons) {
          const [first] = season.passes;
          const { startDate } = season.loop;
          if (first === undefined) {
            expect(startDate).toBe(season.startDate);
            continue;
          }
          const hint = JSON.stringify({ birth, date, season });
          if (date < startDate) later += 1;
          expect(leastOrb(season, points, addDays(startDate, -1)), hint).toBeGreaterThan(0.9999);
          const days = Math.floor((first.atUtcMs - utcMidnightMs(startDate)) / DAY_MS);
          for (let ahead = 0; ahead <= days; ahead += Math.ceil(days / 4) + 1) {
            expect(leastOrb(season, points, addDays(startDate, ahead)), hint).toBeLessThan(1.01);
          }
        }
      }
    }
    expect(later).toBeGreaterThan(0);
  });

  it('exists for Jupiter to Pluto, and for Mars when he turns back', () => {
    const moving = new Map<BodyKey, number>();
    for (const birth of births) {
      const points = pointsOf(birth, 0.5);
      for (let day = 0; day < 1200; day += isExhaustive ? 5 : 20) {
        const date = addDays('2024-01-01', day);
        for (const season of getDayContacts(almanac, points, date, zone).seasons) {
          moving.set(season.moving, (moving.get(season.moving) ?? 0) + 1);
          if (season.moving === 'mars') {
            const turns = almanac
              .listEvents(utcMidnightMs(date) - 150 * DAY_MS, utcMidnightMs(date) + 150 * DAY_MS)
              .some((event) => event.kind === 'station' && event.body === 'mars');
            expect(turns).toBe(true);
          }
        }
      }
    }
    const slow: BodyKey[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
    for (const body of slow) expect(moving.get(body)).toBeGreaterThan(0);
    for (const body of moving.keys()) expect([...slow, 'mars']).toContain(body);
  });

  // req: CONTACT-5
  it('does not exist for a point that may be more than 40 minutes of arc off', () => {
    for (const birth of births) {
      const timeless = getNatalPoints(spanOf(birth.utcMs, 12 * 60), null);
      const vague = pointsOf(birth, 15);
      for (let day = 0; day < 1200; day += 31) {
        const date = addDays('2024-01-01', day);
        const natals = (points: typeof vague) =>
          getDayContacts(almanac, points, date, zone).seasons.map(({ natal }) => natal);
        expect(natals(timeless)).not.toContain('moon');
        expect(natals(vague)).not.toContain('ascendant');
        expect(natals(vague)).not.toContain('midheaven');
      }
    }
  });
});

describe('the ordinal of a contact', () => {
  it('gives no variant twice in thirty days, and none to the same place twice in a row', () => {
    let compared = 0;
    for (const birth of births) {
      // A birth known to the instant: nothing is withheld but what turns on the very spot.
      const points = exactPointsOf(birth);
      const told = new Map<string, Contact[]>();
      const places = new Map<string, Contact>();
      for (const contact of listContacts(almanac, points, YEARS)) {
        if (contact.nearMissDegrees !== null) continue;
        const { moving, natal, aspect, atUtcMs, passes } = contact;
        const tone = TONE_OF_CONTACT[aspect];
        const variants = moving === 'moon' ? 4 : 3;
        const isDue = (one: Contact, other: Contact) =>
          (one.occurrence - other.occurrence) % variants === 0;
        const kind = `${moving} ${tone} ${natal}`;
        const recent = (told.get(kind) ?? []).filter((it) => atUtcMs - it.atUtcMs < 30 * DAY_MS);
        told.set(kind, [...recent, contact]);
        const isMoonEasy = moving === 'moon' && tone === 'easy';
        const soon = isMoonEasy
          ? recent.filter((it) => atUtcMs - it.atUtcMs < 26 * DAY_MS)
          : recent;
        for (const before of soon) {
          expect(isDue(before, contact), JSON.stringify({ birth, before, contact })).toBe(false);
          compared += 1;
        }
        const sign = Math.round(almanac.getPosition(moving, atUtcMs).longitudeDegrees);
        const place = `${kind} ${sign}`;
        const roundBefore = places.get(place);
        places.set(place, contact);
        if (roundBefore !== undefined && passes === 1 && roundBefore.passes === 1 && !isMoonEasy) {
          expect(isDue(roundBefore, contact), JSON.stringify({ birth, contact })).toBe(false);
        }
      }
    }
    expect(compared).toBeGreaterThan(CHARTS * 1000);
  });

  it('is the same for a single day as for years', () => {
    for (const birth of births) {
      const points = pointsOf(birth);
      const contacts = listContacts(almanac, points, YEARS);
      for (let index = 100; index < contacts.length; index += 1500) {
        const contact = contacts[index];
        if (contact === undefined) throw new Error('an index within the list');
        const range = { startMs: contact.atUtcMs - 1000, endMs: contact.atUtcMs + 2000 };
        const again = listContacts(almanac, points, range).find((it) => isSame(it, contact));
        expect(again).toMatchObject({
          occurrence: contact.occurrence,
          pass: contact.pass,
          passes: contact.passes,
          shown: contact.shown,
          house: contact.house,
        });
        // An instant is cut to the second, so that the least difference may move it by one.
        expect(Math.abs((again?.atUtcMs ?? 0) - contact.atUtcMs)).toBeLessThanOrEqual(1000);
      }
    }
  });
});
