import {
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  SearchMoonPhase,
} from 'astronomy-engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { getApparentLongitude, getApparentPosition } from '#server/sky/ephemeris.ts';
import { type Eclipse, findLunarEclipse, findSolarEclipse } from '#server/sky/events/eclipses.ts';
import type { SkyEvent } from '#server/sky/events/sky-event.ts';
import { ASPECT_ANGLE_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import {
  getSignIndex,
  getSignKey,
  normalizeDegrees,
  separationDegrees,
} from '#shared/sky/longitude.ts';
import { PHASE_ELONGATION_DEGREES } from '#shared/sky/phases.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import {
  ASPECT_SEPARATIONS_DEGREES,
  getIndependentLongitude,
  readReferenceEvents,
} from './reference.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.UTC(2024, 0, 1);
const UNTIL = Date.UTC(2027, 0, 1);

/** The tolerances that the reference file suggests, minutes. */
const INGRESS_TOLERANCE_MINUTES: Record<BodyKey, number> = {
  sun: 1,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 3,
  saturn: 3,
  uranus: 15,
  neptune: 30,
  pluto: 15,
};
const STATION_TOLERANCE_MINUTES: Record<BodyKey, number> = {
  sun: 0,
  moon: 0,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 3,
  saturn: 3,
  uranus: 3,
  neptune: 3,
  pluto: 6,
};

function keyOf(name: string): BodyKey {
  const key = BODY_KEYS.find((it) => it === name.toLowerCase());
  if (key === undefined) throw new Error(`no such body: ${name}`);
  return key;
}

let almanac: Almanac;
let events: readonly SkyEvent[];

beforeAll(() => {
  almanac = createAlmanac();
  events = almanac.listEvents(FROM, UNTIL);
});

/** Expects exactly one of our events near each reference event, with the same `what`, and no others. */
function expectOneToOne(
  reference: readonly { utcSecond: string; toleranceMinutes: number; what: string }[],
  ours: readonly { atUtcMs: number; what: string }[],
): void {
  expect(ours).toHaveLength(reference.length);
  for (const expected of reference) {
    const instant = Date.parse(expected.utcSecond);
    const near = ours.filter(
      (it) =>
        it.what === expected.what &&
        Math.abs(it.atUtcMs - instant) <= expected.toleranceMinutes * MINUTE_MS,
    );
    expect(near, `${expected.what} at ${expected.utcSecond}`).toHaveLength(1);
  }
}

describe('the events of 2024 to 2026 beside Swiss Ephemeris', () => {
  // req: SKY-1
  it('has every lunar phase within a minute', () => {
    expectOneToOne(
      readReferenceEvents().lunarPhases.map((it) => ({
        utcSecond: it.utcSecond,
        toleranceMinutes: 1,
        what: it.type,
      })),
      events.flatMap((it) => (it.kind === 'phase' ? [{ ...it, what: it.phase }] : [])),
    );
  });

  // req: SKY-1
  it('has every ingress of every body within its tolerance, forwards and backwards', () => {
    const { planetIngresses, moonIngresses } = readReferenceEvents();
    expectOneToOne(
      [...planetIngresses, ...moonIngresses].map((it) => ({
        utcSecond: it.utcSecond,
        toleranceMinutes: INGRESS_TOLERANCE_MINUTES[keyOf(it.body)],
        what: `${keyOf(it.body)} ${it.to.toLowerCase()} ${it.retrograde}`,
      })),
      events.flatMap((it) =>
        it.kind === 'ingress' ? [{ ...it, what: `${it.body} ${it.sign} ${it.retrograde}` }] : [],
      ),
    );
  });

  it('has every station within its tolerance', () => {
    expectOneToOne(
      readReferenceEvents().stations.map((it) => ({
        utcSecond: it.utcSecond,
        toleranceMinutes: STATION_TOLERANCE_MINUTES[keyOf(it.body)],
        what: `${keyOf(it.body)} ${it.station}`,
      })),
      events.flatMap((it) =>
        it.kind === 'station' ? [{ ...it, what: `${it.body} ${it.direction}` }] : [],
      ),
    );
  });

  it('has every eclipse, with its kind and its greatest minute', () => {
    expectOneToOne(
      readReferenceEvents().eclipses.map((it) => ({
        utcSecond: it.utcSecond,
        toleranceMinutes: 1,
        what: `${it.type === 'solar' ? 'sun' : 'moon'} ${it.kind}`,
      })),
      events.flatMap((it) =>
        it.kind === 'phase' && it.eclipse !== null
          ? [{ atUtcMs: it.eclipse.greatestUtcMs, what: `${it.eclipse.of} ${it.eclipse.kind}` }]
          : [],
      ),
    );
  });
});

/**
 * The kinds in NASA's Five Millennium Canon of Solar Eclipses, where astronomy-engine names another because it looks
 * only at the greatest moment and the shadow's axis: four hybrid eclipses, and an annular one whose axis missed the
 * Earth.
 */
const KINDS_OF_THE_CANON: Record<string, string> = {
  '2005-04-08': 'hybrid',
  '2013-11-03': 'hybrid',
  '2014-04-29': 'annular',
  '2023-04-20': 'hybrid',
  '2031-11-14': 'hybrid',
};

describe('eclipses of a generation', () => {
  it('finds the solar eclipses of 2000 to 2035 that astronomy-engine finds', () => {
    const ours = listEclipses(0, findSolarEclipse);
    let other = SearchGlobalSolarEclipse(new Date('2000-01-01T00:00:00Z'));
    for (const eclipse of ours) {
      const minutes = Math.abs(eclipse.greatestUtcMs - other.peak.date.getTime()) / MINUTE_MS;
      expect(minutes, new Date(eclipse.greatestUtcMs).toISOString()).toBeLessThan(2);
      const date = new Date(eclipse.greatestUtcMs).toISOString().slice(0, 10);
      expect(eclipse.kind, date).toBe(KINDS_OF_THE_CANON[date] ?? other.kind);
      other = NextGlobalSolarEclipse(other.peak);
    }
    expect(ours.length).toBeGreaterThan(75);
    expect(other.peak.date.getTime()).toBeGreaterThan(Date.UTC(2036, 0, 1));
  });

  it('finds the lunar eclipses of 2000 to 2035 that astronomy-engine finds', () => {
    const ours = listEclipses(180, findLunarEclipse);
    let other = SearchLunarEclipse(new Date('2000-01-01T00:00:00Z'));
    for (const eclipse of ours) {
      const minutes = Math.abs(eclipse.greatestUtcMs - other.peak.date.getTime()) / MINUTE_MS;
      expect(minutes, new Date(eclipse.greatestUtcMs).toISOString()).toBeLessThan(2);
      expect(other.kind).toBe(eclipse.kind);
      other = NextLunarEclipse(other.peak);
    }
    expect(ours.length).toBeGreaterThan(75);
    expect(other.peak.date.getTime()).toBeGreaterThan(Date.UTC(2036, 0, 1));
  });
});

/** Our eclipses at the new Moons (0) or full Moons (180) from 2000 to 2035. */
function listEclipses<Found extends Eclipse>(
  elongationDegrees: 0 | 180,
  find: (syzygyUtcMs: number) => Found | null,
): Found[] {
  const found: Found[] = [];
  let from = new Date('2000-01-01T00:00:00Z');
  while (from.getTime() < Date.UTC(2036, 0, 1)) {
    const syzygy = SearchMoonPhase(elongationDegrees, from, 40)?.date;
    if (syzygy === undefined) throw new Error('a lunation is shorter than 40 days');
    const eclipse = find(syzygy.getTime());
    if (eclipse !== null) found.push(eclipse);
    from = new Date(syzygy.getTime() + 20 * DAY_MS);
  }
  return found;
}

describe('the almanac', () => {
  it('interpolates within 0.01″ of the ephemeris, the Moon within 0.06″ where its pieces meet', () => {
    const random = createSeededRandom(21);
    for (const body of BODY_KEYS) {
      const errors: number[] = [];
      for (let round = 0; round < (isExhaustive ? 400 : 150); round += 1) {
        const utcMs = FROM + random() * (UNTIL - FROM);
        const ours = almanac.getPosition(body, utcMs).longitudeDegrees;
        const exact = getApparentLongitude(body, toJulianDayTt(utcMs));
        errors.push(separationDegrees(ours, exact) * 3600);
      }
      errors.sort((one, other) => one - other);
      expect(errors[Math.floor(errors.length * 0.98)], body).toBeLessThan(0.01);
      expect(errors.at(-1), body).toBeLessThan(0.06);
    }
  });

  it('gives the speed of the ephemeris within a thousandth of a degree a day', () => {
    const random = createSeededRandom(22);
    for (const body of BODY_KEYS) {
      for (let round = 0; round < 100; round += 1) {
        const utcMs = FROM + random() * (UNTIL - FROM);
        const ours = almanac.getPosition(body, utcMs).speedDegreesPerDay;
        const exact = getApparentPosition(body, utcMs).speedDegreesPerDay;
        expect(Math.abs(ours - exact), body).toBeLessThan(0.001);
      }
    }
  });

  it('has every event at its angle, by the ephemeris itself', () => {
    for (const event of events.filter((_, index) => index % 7 === 0)) {
      const at = (body: BodyKey): number =>
        getApparentPosition(body, event.atUtcMs).longitudeDegrees;
      if (event.kind === 'ingress') {
        const toBorder = Math.abs(((at(event.body) + 15) % 30) - 15);
        expect(toBorder * 3600).toBeLessThan(0.1);
      } else if (event.kind === 'station') {
        const { speedDegreesPerDay } = getApparentPosition(event.body, event.atUtcMs);
        expect(Math.abs(speedDegreesPerDay)).toBeLessThan(1e-5);
      } else if (event.kind === 'aspect') {
        const [one, other] = event.bodies;
        const separation = separationDegrees(at(one), at(other));
        expect(Math.abs(separation - ASPECT_ANGLE_DEGREES[event.aspect]) * 3600).toBeLessThan(0.1);
      } else {
        const elongation = normalizeDegrees(at('moon') - at('sun'));
        const error = separationDegrees(elongation, PHASE_ELONGATION_DEGREES[event.phase]);
        expect(error * 3600).toBeLessThan(0.1);
      }
    }
  });

  it('misses no exact aspect and invents none, beside an hourly search with astronomy-engine', () => {
    const from = Date.UTC(2026, 10, 1);
    const until = Date.UTC(2027, 0, 1);
    const hours = (until - from) / HOUR_MS;
    const tracks = BODY_KEYS.map((body) =>
      Array.from({ length: hours + 1 }, (_, hour) =>
        getIndependentLongitude(body, toJulianDayTt(from + hour * HOUR_MS)),
      ),
    );
    const expected: string[] = [];
    for (const [index, one] of BODY_KEYS.entries()) {
      for (const [step, other] of BODY_KEYS.slice(index + 1).entries()) {
        const others = tracks[index + 1 + step] ?? [];
        const apart = (tracks[index] ?? []).map((it, hour) =>
          normalizeDegrees(it - (others[hour] ?? 0)),
        );
        for (const mark of ASPECT_SEPARATIONS_DEGREES) {
          for (let hour = 0; hour < hours; hour += 1) {
            const before = wrap((apart[hour] ?? 0) - mark);
            const after = wrap((apart[hour + 1] ?? 0) - mark);
            if (before < 0 === after < 0 || Math.abs(before) > 5) continue;
            expected.push(`${one}-${other}-${mark > 180 ? 360 - mark : mark}`);
          }
        }
      }
    }
    const found = almanac.listEvents(from, until).flatMap((event) => {
      if (event.kind === 'phase') {
        const elongation = PHASE_ELONGATION_DEGREES[event.phase];
        return [`sun-moon-${elongation > 180 ? 360 - elongation : elongation}`];
      }
      if (event.kind !== 'aspect') return [];
      const pair = [...event.bodies].sort(
        (one, other) => BODY_KEYS.indexOf(one) - BODY_KEYS.indexOf(other),
      );
      return [`${pair.join('-')}-${ASPECT_ANGLE_DEGREES[event.aspect]}`];
    });
    expect(found.sort()).toEqual(expected.sort());
    expect(found.length).toBeGreaterThan(150);
  });

  it('finds the same events however the time is divided, each once and in order', () => {
    const from = Date.UTC(2026, 2, 1);
    const pieces: SkyEvent[] = [];
    for (let day = 0; day < 60; day += 1) {
      pieces.push(...almanac.listEvents(from + day * DAY_MS, from + (day + 1) * DAY_MS));
    }
    const whole = almanac.listEvents(from, from + 60 * DAY_MS);
    expect(pieces).toEqual(whole);
    expect(createAlmanac().listEvents(from, from + 60 * DAY_MS)).toEqual(whole);
    const instants = whole.map((it) => it.atUtcMs);
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
  });

  it('matches the known counts of a year: 12 to 13 moons, some 160 Moon ingresses, 933 Moon aspects', () => {
    const year = events.filter((it) => it.atUtcMs < Date.UTC(2025, 0, 1));
    const count = (matches: (event: SkyEvent) => boolean): number => year.filter(matches).length;
    expect(count((it) => it.kind === 'phase')).toBeGreaterThanOrEqual(49);
    expect(count((it) => it.kind === 'ingress' && it.body === 'moon')).toBeGreaterThan(157);
    const moonAspects = count(
      (it) => it.kind === 'phase' || (it.kind === 'aspect' && it.bodies[0] === 'moon'),
    );
    expect(moonAspects).toBeGreaterThan(915);
    expect(moonAspects).toBeLessThan(950);
  });
});

describe('void of course', () => {
  it('lasts from the last exact aspect in a sign until the Moon leaves it', () => {
    const from = Date.UTC(2026, 0, 1);
    const until = Date.UTC(2026, 6, 1);
    const periods = almanac.listVoidPeriods(from, until);
    expect(periods.length).toBeGreaterThan(75);
    for (const period of periods) {
      const inside = almanac.listEvents(period.fromUtcMs + 1_000, period.untilUtcMs);
      const moonEvents = inside.filter(
        (it) =>
          it.kind === 'phase' ||
          (it.kind === 'aspect' && it.bodies[0] === 'moon') ||
          (it.kind === 'ingress' && it.body === 'moon'),
      );
      expect(moonEvents, new Date(period.fromUtcMs).toISOString()).toEqual([]);
      const sign = getSignKey(
        almanac.getPosition('moon', period.fromUtcMs + 1_000).longitudeDegrees,
      );
      expect(sign).toBe(period.sign);
      const leaving = almanac.getPosition('moon', period.untilUtcMs + 1_000).longitudeDegrees;
      expect((getSignIndex(leaving) + 11) % 12).toBe(
        getSignIndex(almanac.getPosition('moon', period.untilUtcMs - 1_000).longitudeDegrees),
      );
    }
  });

  it('lists exactly the periods that overlap the requested stretch', () => {
    const whole = almanac.listVoidPeriods(Date.UTC(2026, 0, 1), Date.UTC(2026, 3, 1));
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2026, 3, 1); day += DAY_MS) {
      expect(almanac.listVoidPeriods(day, day + DAY_MS)).toEqual(
        whole.filter((it) => it.fromUtcMs < day + DAY_MS && it.untilUtcMs > day),
      );
    }
  });
});

describe('retrograde periods', () => {
  it("run between the reference's stations", () => {
    const { stations } = readReferenceEvents();
    for (const [index, station] of stations.entries()) {
      if (station.station !== 'retrograde') continue;
      const end = stations
        .slice(index + 1)
        .find((it) => it.body === station.body && it.station === 'direct');
      if (end === undefined) continue;
      const body = keyOf(station.body);
      const toleranceMs = STATION_TOLERANCE_MINUTES[body] * MINUTE_MS;
      const since = Date.parse(station.utcSecond);
      const until = Date.parse(end.utcSecond);
      const period = almanac.findRetrograde(body, (since + until) / 2);
      expect(Math.abs((period?.fromUtcMs ?? 0) - since)).toBeLessThan(toleranceMs);
      expect(Math.abs((period?.untilUtcMs ?? 0) - until)).toBeLessThan(toleranceMs);
      expect(almanac.findRetrograde(body, since - DAY_MS)).toBeNull();
      expect(almanac.findRetrograde(body, until + DAY_MS)).toBeNull();
    }
  });

  it("begin and end exactly at the stations' instants", () => {
    for (const event of events) {
      if (event.kind !== 'station') continue;
      const inside = event.atUtcMs + (event.direction === 'retrograde' ? DAY_MS : -DAY_MS);
      const period = almanac.findRetrograde(event.body, inside);
      const edge = event.direction === 'retrograde' ? period?.fromUtcMs : period?.untilUtcMs;
      expect(Math.abs((edge ?? 0) - event.atUtcMs)).toBeLessThan(1);
    }
  });

  it('never include the Sun or the Moon', () => {
    for (let day = FROM; day < UNTIL; day += 10 * DAY_MS) {
      expect(almanac.findRetrograde('sun', day)).toBeNull();
      expect(almanac.findRetrograde('moon', day)).toBeNull();
    }
  });
});

/** The same angle in [-180, 180). */
function wrap(degrees: number): number {
  return normalizeDegrees(degrees + 180) - 180;
}
