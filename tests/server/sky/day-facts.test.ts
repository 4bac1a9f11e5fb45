import { beforeAll, describe, expect, it } from 'vitest';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import {
  FACT_RANKS,
  listDayFacts,
  type RankedFact,
  TIGHT_ORB_DEGREES,
} from '#server/sky/day-facts.ts';
import { addDays, utcMidnightMs } from '#shared/core/calendar-date.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import {
  getSignKey,
  normalizeDegrees,
  separationDegrees,
  signedSeparationDegrees,
} from '#shared/sky/longitude.ts';
import { PHASE_ELONGATION_DEGREES } from '#shared/sky/phases.ts';
import { type SkyFact, skyFactSchema } from '#shared/sky/sky-fact.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { getIndependentLongitude } from './reference.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_DATE = '2026-11-20';
const DAYS = 548;
/** Two bodies, each within the 19″ that the other ephemeris is good for, and the rounding of an orb. */
const ANGLE_TOLERANCE_DEGREES = 0.012;
/** How far the other ephemeris may put a station of a slow planet from ours. */
const STATION_TOLERANCE_MS = 2 * DAY_MS;

let almanac: Almanac;
let days: { date: string; facts: readonly RankedFact[] }[];

beforeAll(() => {
  almanac = createAlmanac();
  days = Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(FIRST_DATE, index);
    return { date, facts: listDayFacts(almanac, date, null) };
  });
});

function forEachFact(check: (fact: SkyFact, date: string, ranked: RankedFact) => void): void {
  for (const { date, facts } of days) for (const it of facts) check(it.fact, date, it);
}

const longitudes = new Map<string, number>();
function independent(body: BodyKey, utcMs: number): number {
  const key = `${body} ${utcMs}`;
  const known = longitudes.get(key);
  if (known !== undefined) return known;
  const longitude = getIndependentLongitude(body, toJulianDayTt(utcMs));
  longitudes.set(key, longitude);
  return longitude;
}

const noonOf = (date: string): number => utcMidnightMs(date) + DAY_MS / 2;

/** How far a longitude lies from the nearest border of a sign, degrees. */
const toBorder = (longitude: number): number => 15 - Math.abs((longitude % 30) - 15);

describe('the facts of eighteen months, recomputed with astronomy-engine', () => {
  it('put every body at noon into the sign that the fact names', () => {
    let checked = 0;
    forEachFact((fact, date) => {
      if (fact.kind !== 'position') return;
      const longitude = independent(fact.bodies[0], noonOf(date));
      if (toBorder(longitude) < ANGLE_TOLERANCE_DEGREES) return;
      expect(getSignKey(longitude), fact.id).toBe(fact.sign);
      checked += 1;
    });
    expect(checked).toBeGreaterThan(DAYS * 9.9);
  });

  it('give the stay of every body from its ingress to the next, with no border between', () => {
    const checked = new Set<string>();
    forEachFact((fact, date) => {
      if (fact.kind !== 'position') return;
      const [body] = fact.bodies;
      const [since, until] = [Date.parse(fact.since), Date.parse(fact.until)];
      expect(since <= noonOf(date) && noonOf(date) < until, fact.id).toBe(true);
      if (checked.has(`${body} ${fact.since}`)) return;
      checked.add(`${body} ${fact.since}`);
      for (const border of [since, until]) {
        const longitude = independent(body, border);
        expect(toBorder(longitude), fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      }
      const steps = isExhaustive ? 200 : 60;
      for (let step = 1; step < steps; step += 1) {
        const longitude = independent(body, since + ((until - since) * step) / steps);
        if (toBorder(longitude) < ANGLE_TOLERANCE_DEGREES) continue;
        expect(getSignKey(longitude), fact.id).toBe(fact.sign);
      }
    });
    // The Moon changes signs every two and a half days.
    expect(checked.size).toBeGreaterThan(DAYS / 2.5);
  });

  it('say for every aspect whether it is closing', () => {
    forEachFact((fact, date) => {
      if (fact.kind !== 'aspect') return;
      const [one, other] = fact.bodies;
      const orbAt = (utcMs: number): number =>
        Math.abs(
          separationDegrees(independent(one, utcMs), independent(other, utcMs)) -
            ASPECT_ANGLE_DEGREES[fact.aspect],
        );
      const change = orbAt(noonOf(date) + HOUR_MS) - orbAt(noonOf(date) - HOUR_MS);
      // Near its least or with two slow bodies, the other ephemeris cannot tell.
      if (Math.abs(change) < ANGLE_TOLERANCE_DEGREES / 4 || fact.orb < 1.5 * Math.abs(change))
        return;
      expect(change < 0, fact.id).toBe(fact.applying);
    });
  });

  it('have the orb of every aspect at noon, and its angle at the exact instant', () => {
    forEachFact((fact, date) => {
      if (fact.kind !== 'aspect') return;
      const [one, other] = fact.bodies;
      const angle = ASPECT_ANGLE_DEGREES[fact.aspect];
      const apart = (utcMs: number): number =>
        separationDegrees(independent(one, utcMs), independent(other, utcMs));
      const orb = Math.abs(apart(noonOf(date)) - angle);
      expect(Math.abs(orb - fact.orb), fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      if (fact.exactAt === null) {
        expect(fact.orb, fact.id).toBeLessThanOrEqual(TIGHT_ORB_DEGREES);
        return;
      }
      const error = Math.abs(apart(Date.parse(fact.exactAt)) - angle);
      expect(error, fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
    });
  });

  it('include every pair within two degrees at noon, and none that is wider and not exact that day', () => {
    for (const { date, facts } of days) {
      const told = new Set(facts.map((it) => it.fact.id));
      for (const [index, one] of BODY_KEYS.entries()) {
        for (const other of BODY_KEYS.slice(index + 1)) {
          const separation = separationDegrees(
            independent(one, noonOf(date)),
            independent(other, noonOf(date)),
          );
          for (const aspect of ASPECT_KEYS) {
            const orb = Math.abs(separation - ASPECT_ANGLE_DEGREES[aspect]);
            if (orb > TIGHT_ORB_DEGREES - ANGLE_TOLERANCE_DEGREES) continue;
            const isPhase =
              one === 'sun' &&
              other === 'moon' &&
              ![60, 120].includes(ASPECT_ANGLE_DEGREES[aspect]);
            if (isPhase) continue;
            const [first, second] = other === 'moon' ? [other, one] : [one, other];
            expect(told, date).toContain(`${date}-${first}-${aspect}-${second}`);
          }
        }
      }
    }
  });

  it('have every ingress on its border, every phase at its angle', () => {
    forEachFact((fact) => {
      if (fact.kind === 'ingress') {
        const longitude = independent(fact.bodies[0], Date.parse(fact.exactAt));
        expect(toBorder(longitude), fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
        const border = SIGN_KEYS.indexOf(fact.sign) * 30;
        const distance = separationDegrees(longitude, border);
        const isBack = fact.text.includes('back');
        expect(isBack ? 30 - distance : distance, fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      }
      if (fact.kind === 'phase') {
        const at = Date.parse(fact.exactAt);
        const elongation = normalizeDegrees(independent('moon', at) - independent('sun', at));
        const error = separationDegrees(elongation, PHASE_ELONGATION_DEGREES[fact.phase]);
        expect(error, fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      }
    });
  });

  it('have every planet turn at its station, and move backward from since to until', () => {
    const speed = (body: BodyKey, utcMs: number): number =>
      signedSeparationDegrees(
        independent(body, utcMs - 6 * HOUR_MS),
        independent(body, utcMs + 6 * HOUR_MS),
      );
    let stations = 0;
    const checked = new Set<string>();
    forEachFact((fact) => {
      if (fact.kind === 'station') {
        const [body] = fact.bodies;
        const at = Date.parse(fact.exactAt);
        const before = speed(body, at - STATION_TOLERANCE_MS);
        const after = speed(body, at + STATION_TOLERANCE_MS);
        expect([before > 0, after > 0], fact.id).toEqual(
          fact.direction === 'direct' ? [false, true] : [true, false],
        );
        stations += 1;
      }
      if (fact.kind === 'retrograde' && !checked.has(`${fact.bodies[0]} ${fact.since}`)) {
        const [body] = fact.bodies;
        const since = Date.parse(fact.since);
        const until = Date.parse(fact.until);
        checked.add(`${body} ${fact.since}`);
        expect(speed(body, since - STATION_TOLERANCE_MS), fact.id).toBeGreaterThan(0);
        expect(speed(body, since + STATION_TOLERANCE_MS), fact.id).toBeLessThan(0);
        expect(speed(body, (since + until) / 2), fact.id).toBeLessThan(0);
        expect(speed(body, until - STATION_TOLERANCE_MS), fact.id).toBeLessThan(0);
        expect(speed(body, until + STATION_TOLERANCE_MS), fact.id).toBeGreaterThan(0);
      }
    });
    expect(stations).toBeGreaterThan(20);
    expect(checked.size).toBeGreaterThan(10);
  });

  it('have every void Moon begin with an exact aspect and end on a border, with no aspect between', () => {
    let periods = 0;
    forEachFact((fact) => {
      if (fact.kind !== 'void') return;
      const from = Date.parse(fact.from);
      const until = Date.parse(fact.until);
      const apart = (body: BodyKey, utcMs: number): number =>
        separationDegrees(independent('moon', utcMs), independent(body, utcMs));
      const orbs = BODY_KEYS.filter((it) => it !== 'moon').flatMap((body) =>
        ASPECT_KEYS.map((aspect) => Math.abs(apart(body, from) - ASPECT_ANGLE_DEGREES[aspect])),
      );
      expect(Math.min(...orbs), fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      expect(toBorder(independent('moon', until)), fact.id).toBeLessThan(ANGLE_TOLERANCE_DEGREES);
      for (const body of BODY_KEYS.slice(2)) {
        for (const aspect of ASPECT_KEYS.slice(1, 4)) {
          const early = apart(body, from + 5 * 60_000) - ASPECT_ANGLE_DEGREES[aspect];
          const late = apart(body, until - 5 * 60_000) - ASPECT_ANGLE_DEGREES[aspect];
          if (until - from > 600_000) expect(early < 0, `${fact.id} ${body}`).toBe(late < 0);
        }
      }
      periods += 1;
    });
    expect(periods).toBeGreaterThan(DAYS / 2.5);
  });
});

describe('the form of facts', () => {
  it('fits the shared schema, and has unique ids made of date and event', () => {
    const ids = new Set<string>();
    forEachFact((fact, date) => {
      expect(skyFactSchema.safeParse(fact).success, fact.id).toBe(true);
      expect(fact.id).toMatch(/^\d{4}-\d{2}-\d{2}(-[a-z]+){2,4}$/);
      expect(fact.id.startsWith(date)).toBe(true);
      expect(ids.has(fact.id), fact.id).toBe(false);
      ids.add(fact.id);
    });
    expect(ids).toContain('2026-11-20-moon-position');
    expect(ids).toContain('2026-11-20-moon-conjunction-saturn');
  });

  it('keeps the instant of an event within its UTC day', () => {
    forEachFact((fact, date) => {
      if (!('exactAt' in fact) || fact.exactAt === null) return;
      expect(fact.exactAt.slice(0, 10), fact.id).toBe(date);
      expect(fact.exactAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    });
  });

  it('names no clock time and no part of the day in its words', () => {
    forEachFact((fact) => {
      expect(fact.text).not.toMatch(/\d:\d|morning|noon|evening|night|UTC/i);
    });
  });

  it('is ordered by rank, then by weight', { tags: 'night' }, () => {
    for (const { facts } of days) {
      const order = facts.map((it) => [it.rank, -it.weight]);
      const sorted = [...order].sort(
        ([rank = 0, weight = 0], [otherRank = 0, otherWeight = 0]) =>
          rank - otherRank || weight - otherWeight,
      );
      expect(order).toEqual(sorted);
      for (const it of facts) {
        expect(it.weight).toBeGreaterThanOrEqual(0);
        expect(it.weight).toBeLessThanOrEqual(1);
        expect(it.signs).toHaveLength(it.fact.bodies.length);
      }
    }
  });

  it("ranks each kind as the almanac's order says", () => {
    forEachFact((fact, _date, { rank }) => {
      const isMoon = fact.bodies[0] === 'moon';
      if (fact.kind === 'station') expect(rank).toBe(FACT_RANKS.turningPoint);
      if (fact.kind === 'ingress') {
        expect(rank).toBe(isMoon ? FACT_RANKS.moonIngress : FACT_RANKS.turningPoint);
      }
      if (fact.kind === 'aspect' && fact.exactAt !== null) {
        expect(rank).toBe(isMoon ? FACT_RANKS.exactMoonAspect : FACT_RANKS.exactAspect);
      }
      if (fact.kind === 'position') expect(rank).toBe(FACT_RANKS.background);
    });
  });
});

describe("a reader's facts", () => {
  it("include the whole-sign house from the reader's sign, in field and in words", () => {
    const [moon] = listDayFacts(almanac, '2026-11-20', 'leo').filter(
      (it) => it.fact.id === '2026-11-20-moon-position',
    );
    expect(moon?.fact).toMatchObject({
      kind: 'position',
      sign: 'aries',
      house: 9,
      text: 'Moon in Aries, your area of travel and learning',
    });
    for (const sign of SIGN_KEYS) {
      for (const it of listDayFacts(almanac, '2027-02-03', sign)) {
        if (it.fact.kind === 'position') {
          expect(it.fact.house).toBe(getHouseOfSign(it.fact.sign, sign));
        }
      }
    }
  });

  it('are the same for everybody: ids, instants and order do not depend on the sign', () => {
    const shared = listDayFacts(almanac, '2027-05-05', null);
    for (const sign of SIGN_KEYS) {
      const own = listDayFacts(almanac, '2027-05-05', sign);
      expect(own.map((it) => it.fact.id)).toEqual(shared.map((it) => it.fact.id));
    }
    for (const { fact } of shared) expect(fact).not.toHaveProperty('house');
  });

  it('are computed once a day and shared', () => {
    expect(listDayFacts(almanac, '2027-05-06', 'leo')).toBe(
      listDayFacts(almanac, '2027-05-06', 'leo'),
    );
  });

  it('refuse an invalid date', () => {
    expect(() => listDayFacts(almanac, '2027-02-30', null)).toThrow(RangeError);
    expect(() => listDayFacts(almanac, 'tomorrow', null)).toThrow(RangeError);
  });
});

describe('memorable days', () => {
  const textsOf = (date: string): string[] =>
    listDayFacts(almanac, date, null).map((it) => it.fact.text);

  it('have the eclipses of 2026 with their new and full Moons', () => {
    expect(textsOf('2026-08-12')[0]).toBe('New Moon in Leo, a total solar eclipse');
    expect(textsOf('2026-03-03')[0]).toBe('Full Moon in Virgo, a total lunar eclipse');
    expect(textsOf('2026-02-17')).toContain('New Moon in Aquarius, an annular solar eclipse');
    expect(textsOf('2026-08-28')).toContain('Full Moon in Pisces, a partial lunar eclipse');
  });

  it('have a planet that turns, that enters a sign and that moves back into one', () => {
    expect(textsOf('2026-02-26')).toContain('Mercury turns retrograde in Pisces');
    expect(textsOf('2026-03-20')).toContain('Sun enters Aries');
    expect(textsOf('2026-10-25')).toContain('Venus moves back into Libra');
  });

  it('mention a void Moon while it is void', () => {
    expect(textsOf('2026-11-20')).toContain('Moon void of course in Pisces');
  });
});
