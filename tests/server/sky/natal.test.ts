import { describe, expect, it } from 'vitest';
import { getNatalSky, listSignChanges } from '#server/sky/natal.ts';
import { ASPECT_ANGLE_DEGREES, NATAL_ORB_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, BODY_NAMES } from '#shared/sky/bodies.ts';
import { getSignName, separationDegrees } from '#shared/sky/longitude.ts';
import { isExhaustive, takeSample } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { readReferenceEvents } from './reference.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONDON = { latitudeDegrees: 51.5085, longitudeDegrees: -0.1257 };

function randomInstant(random: () => number): number {
  return Date.UTC(1900, 0, 2) + random() * (Date.UTC(2050, 0, 1) - Date.UTC(1900, 0, 2));
}

describe('the sky of a birth', () => {
  it('lists the ten bodies in order, each with sign, whole degree and whole minute', () => {
    const random = createSeededRandom(11);
    for (let round = 0; round < (isExhaustive ? 100 : 40); round += 1) {
      const sky = getNatalSky(randomInstant(random), LONDON);
      expect(sky.bodies.map((body) => body.name)).toEqual(BODY_NAMES);
      for (const point of [...sky.bodies, sky.angles?.ascendant, sky.angles?.midheaven]) {
        if (point === undefined) throw new Error('a chart with a place has angles');
        const signIndex = Math.floor(point.longitudeDegrees / 30);
        const shown = signIndex * 30 + point.degree + point.minute / 60;
        expect(point.sign).toBe(getSignName(point.longitudeDegrees));
        expect(point.longitudeDegrees - shown).toBeGreaterThanOrEqual(-1e-9);
        expect(point.longitudeDegrees - shown).toBeLessThan(1 / 60 + 1e-9);
      }
    }
  });

  it('has no houses and no angles without a place', () => {
    const sky = getNatalSky(Date.UTC(1990, 5, 10, 12), null);
    expect(sky.angles).toBeNull();
    expect(sky.bodies.every((body) => body.house === null)).toBe(true);
  });

  it('finds every aspect within its orb and no other', () => {
    const random = createSeededRandom(12);
    for (let round = 0; round < (isExhaustive ? 100 : 40); round += 1) {
      const sky = getNatalSky(randomInstant(random), null);
      const found = new Map(sky.aspects.map((it) => [it.bodies.join(), it]));
      for (const [index, one] of sky.bodies.entries()) {
        for (const other of sky.bodies.slice(index + 1)) {
          const separation = separationDegrees(one.longitudeDegrees, other.longitudeDegrees);
          const aspect = found.get([one.name, other.name].join());
          const due = Object.entries(ASPECT_ANGLE_DEGREES).find(
            ([key, angle]) =>
              Math.abs(separation - angle) <=
              NATAL_ORB_DEGREES[key as keyof typeof NATAL_ORB_DEGREES],
          );
          expect(aspect?.aspect).toBe(due?.[0]);
          if (aspect !== undefined && due !== undefined) {
            expect(aspect.orbDegrees).toBeCloseTo(Math.abs(separation - due[1]), 4);
          }
        }
      }
    }
  });

  it('calls an aspect applying exactly when it is closer an hour later', () => {
    const random = createSeededRandom(13);
    let compared = 0;
    for (let round = 0; round < 100; round += 1) {
      const utcMs = randomInstant(random);
      const now = getNatalSky(utcMs, null);
      const later = new Map(
        getNatalSky(utcMs + HOUR_MS, null).aspects.map((it) => [it.bodies.join(), it]),
      );
      for (const aspect of now.aspects) {
        const after = later.get(aspect.bodies.join());
        // Nearly exact ones pass through exactness within the hour; standing ones hardly move.
        if (after === undefined || aspect.orbDegrees < 0.7) continue;
        const change = after.orbDegrees - aspect.orbDegrees;
        if (Math.abs(change) < 1e-5) continue;
        expect(aspect.applying).toBe(change < 0);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('a birth whose time is not known', () => {
  it('says when the Moon changed sign during the day, on 44 % of days', { tags: 'night' }, () => {
    let days = 0;
    let changing = 0;
    for (let start = Date.UTC(1990, 0, 1); start < Date.UTC(1992, 0, 1); start += DAY_MS) {
      const moon = listSignChanges(start, start + DAY_MS).filter((it) => it.body === 'Moon');
      days += 1;
      changing += moon.length;
    }
    expect(changing / days).toBeGreaterThan(0.42);
    expect(changing / days).toBeLessThan(0.46);
  });

  it('finds every ingress of the reference inside a day around it, and at its minute', () => {
    const { planetIngresses, moonIngresses } = readReferenceEvents();
    const limitsMs = { Jupiter: 3, Saturn: 3, Uranus: 15, Neptune: 30, Pluto: 15 };
    for (const ingress of takeSample([...planetIngresses, ...moonIngresses.slice(0, 60)], {
      share: 3,
      turn: 0,
    })) {
      const instant = Date.parse(ingress.utcSecond);
      const change = listSignChanges(instant - 9 * HOUR_MS, instant + 15 * HOUR_MS).find(
        (it) => it.body === ingress.body,
      );
      expect(change?.to, ingress.utcSecond).toBe(ingress.to);
      const minutes = Object.entries(limitsMs).find(([body]) => body === ingress.body)?.[1] ?? 1;
      const errorMs = Math.abs((change?.atUtcMs ?? 0) - instant);
      expect(errorMs, ingress.utcSecond).toBeLessThan(minutes * 60_000);
    }
  });

  it('agrees with the chart at both ends of the span', { tags: 'night' }, () => {
    const random = createSeededRandom(14);
    for (let round = 0; round < 80; round += 1) {
      const from = randomInstant(random);
      // The longest day on earth, from the earliest to the latest zone, is 50 hours.
      const until = from + 50 * HOUR_MS;
      const changes = listSignChanges(from, until);
      const before = getNatalSky(from, null).bodies;
      const after = getNatalSky(until, null).bodies;
      for (const [index, key] of BODY_KEYS.entries()) {
        const start = before[index];
        const own = changes.filter((it) => it.body === start?.name);
        expect(own.at(-1)?.to ?? start?.sign, key).toBe(after[index]?.sign);
        expect(own[0]?.from ?? start?.sign, key).toBe(start?.sign);
      }
    }
  });
});
