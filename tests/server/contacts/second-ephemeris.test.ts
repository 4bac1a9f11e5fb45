import { describe, expect, it, vi } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getNatalPoints,
  listContacts,
  searchContacts,
} from '#server/sky/contacts/index.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { getIndependentLongitude } from '../sky/reference.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type RandomBirth, randomBirth, spanOf } from './births.ts';

/** How far the two ephemerides may differ, degrees (`ephemeris.test.ts`). */
const DIFFERENCE_DEGREES = 25 / 3600;
const WITHIN_MS = MINUTE_MS;
const QUICK_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
const SLOW_BODIES = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

vi.setConfig({ testTimeout: SWEEP_TIMEOUT_MS });

const almanac = createAlmanac();

/** A change of sides in a scan with the second ephemeris. */
interface Crossing {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
  atMs: number;
  speedDegreesPerMs: number;
}

/** The longitudes of a body at even steps. */
interface Scan {
  body: BodyKey;
  startMs: number;
  stepMs: number;
  degrees: Float64Array;
}

function scan(body: BodyKey, startMs: number, endMs: number, stepMs: number): Scan {
  const degrees = new Float64Array(Math.round((endMs - startMs) / stepMs) + 1);
  for (let index = 0; index < degrees.length; index += 1) {
    degrees[index] = getIndependentLongitude(body, toJulianDayTt(startMs + index * stepMs));
  }
  return { body, startMs, stepMs, degrees };
}

/** The same angle in [-180, 180). */
const wrap = (degrees: number): number => normalizeDegrees(degrees + 180) - 180;

/** The natal points by the second ephemeris; angles, which it does not have, by ours. */
function listIndependentPoints(birth: RandomBirth): [NatalPointKey, number][] {
  const { points } = getNatalPoints(spanOf(birth.utcMs, 0.5), birth.place);
  const birthTt = toJulianDayTt(birth.utcMs);
  return points.map(({ key, longitudeDegrees }) => [
    key,
    key === 'ascendant' || key === 'midheaven'
      ? longitudeDegrees
      : getIndependentLongitude(key, birthTt),
  ]);
}

const OFFSETS = ASPECT_KEYS.flatMap((aspect) => {
  const angle = ASPECT_ANGLE_DEGREES[aspect];
  return [...new Set([angle, (360 - angle) % 360])].map((offset) => ({ aspect, offset }));
});

function listCrossings(scanned: Scan, points: readonly [NatalPointKey, number][]): Crossing[] {
  const { body, startMs, stepMs, degrees } = scanned;
  const found: Crossing[] = [];
  for (const [natal, longitude] of points) {
    for (const { aspect, offset } of OFFSETS) {
      let before = wrap((degrees[0] ?? 0) - longitude - offset);
      for (let index = 1; index < degrees.length; index += 1) {
        const after = wrap((degrees[index] ?? 0) - longitude - offset);
        if (before < 0 !== after < 0 && Math.abs(before) < 90) {
          const part = before / (before - after);
          found.push({
            moving: body,
            natal,
            aspect,
            atMs: startMs + (index - 1 + part) * stepMs,
            speedDegreesPerMs: (after - before) / stepMs,
          });
        }
        before = after;
      }
    }
  }
  return found;
}

const isSame = (one: Contact, other: Crossing) =>
  one.moving === other.moving && one.natal === other.natal && one.aspect === other.aspect;

/** How long the two ephemerides may differ about a crossing, a natal and a moving body of each. */
const slackMs = ({ speedDegreesPerMs }: Crossing) =>
  WITHIN_MS + (2 * DIFFERENCE_DEGREES) / Math.abs(speedDegreesPerMs);

describe('the contacts of charts beside a ten-minute scan with the second ephemeris', () => {
  const random = createSeededRandom(41);
  const windows = isExhaustive ? 25 : 1;
  const chartsEach = 8;
  const days = 13;

  // req: CONTACT-1
  it(`are the same, none missed and none invented, in ${windows} fortnights of ${chartsEach} charts`, () => {
    let compared = 0;
    for (let round = 0; round < windows; round += 1) {
      const startMs =
        Date.UTC(2024, 0, 1) +
        Math.floor(random() * 365 * 8) * DAY_MS +
        Math.floor(random() * 24) * HOUR_MS;
      const endMs = startMs + days * DAY_MS;
      const scans = BODY_KEYS.map((body) => scan(body, startMs, endMs, 10 * MINUTE_MS));
      for (let chart = 0; chart < chartsEach; chart += 1) {
        const birth = randomBirth(random);
        const crossings = scans.flatMap((scanned) =>
          listCrossings(scanned, listIndependentPoints(birth)),
        );
        const natal = getNatalPoints(spanOf(birth.utcMs, 0.5), birth.place);
        const around = { startMs: startMs - DAY_MS, endMs: endMs + DAY_MS };
        const contacts = listContacts(almanac, natal, around).filter(
          ({ nearMissDegrees }) => nearMissDegrees === null,
        );
        for (const crossing of crossings) {
          const match = contacts.find(
            (contact) =>
              isSame(contact, crossing) &&
              crossing.atMs > contact.fromUtcMs - slackMs(crossing) &&
              crossing.atMs < contact.untilUtcMs + slackMs(crossing),
          );
          const told = match ?? findWithheld(natal, crossing);
          expect(told, JSON.stringify({ birth, crossing })).toBeDefined();
        }
        for (const contact of contacts) {
          if (contact.atUtcMs < startMs + DAY_MS || contact.atUtcMs > endMs - DAY_MS) continue;
          const match = crossings.find(
            (crossing) =>
              isSame(contact, crossing) &&
              Math.abs(crossing.atMs - contact.atUtcMs) <= slackMs(crossing),
          );
          expect(match, JSON.stringify({ birth, contact })).toBeDefined();
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(windows * chartsEach * 40);
    if (isExhaustive) expect(compared).toBeGreaterThanOrEqual(10_000);
  });

  function findWithheld(natal: Parameters<typeof searchContacts>[1], crossing: Crossing) {
    const range = { startMs: crossing.atMs - DAY_MS, endMs: crossing.atMs + DAY_MS };
    return searchContacts(almanac, natal, range).withheld.find(
      ({ moving, natal: point, aspect }) =>
        moving === crossing.moving && point === crossing.natal && aspect === crossing.aspect,
    );
  }
});

describe('the instant of a contact', () => {
  it("is, from the Moon to Mars, within a minute of the ephemeris' own", () => {
    const random = createSeededRandom(42);
    let compared = 0;
    for (let round = 0; round < (isExhaustive ? 200 : 6); round += 1) {
      const birth = randomBirth(random);
      const natal = getNatalPoints(spanOf(birth.utcMs, 0.5), birth.place);
      const startMs = Date.UTC(2024, 0, 1) + random() * 3000 * DAY_MS;
      for (const contact of listContacts(almanac, natal, {
        startMs,
        endMs: startMs + 20 * DAY_MS,
      })) {
        if (contact.nearMissDegrees !== null || !isQuick(contact.moving)) continue;
        const point = natal.points.find(({ key }) => key === contact.natal);
        const offBy = (utcMs: number): number => {
          const moving = getApparentLongitude(contact.moving, toJulianDayTt(utcMs));
          const apart = Math.abs(wrap(moving - (point?.longitudeDegrees ?? 0)));
          return apart - ASPECT_ANGLE_DEGREES[contact.aspect];
        };
        const [before, after] = [
          offBy(contact.atUtcMs - WITHIN_MS),
          offBy(contact.atUtcMs + WITHIN_MS),
        ];
        // At 0° and 180° the angle is least or greatest; elsewhere it passes.
        const isTip = contact.aspect === 'conjunction' || contact.aspect === 'opposition';
        if (isTip) expect(Math.abs(offBy(contact.atUtcMs))).toBeLessThan(Math.abs(before) + 1e-9);
        else expect(before < 0 !== after < 0, JSON.stringify(contact)).toBe(true);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('is, from Jupiter to Pluto, within its interval for the second ephemeris too', () => {
    const random = createSeededRandom(43);
    const years = isExhaustive ? 4 : 1;
    const startMs = Date.UTC(2025, 0, 1);
    const endMs = startMs + years * 365 * DAY_MS;
    const scans = SLOW_BODIES.map((body) => scan(body, startMs, endMs, 12 * HOUR_MS));
    let compared = 0;
    for (let chart = 0; chart < (isExhaustive ? 100 : 6); chart += 1) {
      const birth = randomBirth(random);
      const natal = getNatalPoints(spanOf(birth.utcMs, 5), birth.place);
      // The natal points of our chart: how far the ephemerides differ at a birth is no matter of contacts.
      const points = natal.points.map(({ key, longitudeDegrees }): [NatalPointKey, number] => [
        key,
        longitudeDegrees,
      ]);
      const contacts = listContacts(almanac, natal, { startMs: startMs - DAY_MS, endMs }).filter(
        ({ moving, nearMissDegrees }) => !isQuick(moving) && nearMissDegrees === null,
      );
      const crossings = scans.flatMap((scanned) => listCrossings(scanned, points));
      for (const contact of contacts) {
        expect(contact.shown).not.toBe('minute');
        if (contact.atUtcMs < startMs + 3 * DAY_MS || contact.atUtcMs > endMs - 3 * DAY_MS)
          continue;
        const matches = crossings.filter(
          (crossing) =>
            isSame(contact, crossing) &&
            crossing.atMs >= contact.fromUtcMs &&
            crossing.atMs <= contact.untilUtcMs,
        );
        expect(matches, JSON.stringify({ birth, contact })).toHaveLength(1);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(isExhaustive ? 2_000 : 80);
  });
});

function isQuick(body: BodyKey): boolean {
  return (QUICK_BODIES as readonly BodyKey[]).includes(body);
}
