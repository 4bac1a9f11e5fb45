import { Body, GeoVector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import {
  moonPlace,
  PLANETS,
  planetVector,
  sunVector,
} from '#client/features/starfield/sky/planets.ts';

const DAY_MS = 86_400_000;
const BODIES = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
} as const;

type Direction = readonly [number, number, number];

function apartDegrees(one: Direction, body: Body, instantMs: number): number {
  const { x, y, z } = GeoVector(body, new Date(instantMs), true);
  const dot = one[0] * x + one[1] * y + one[2] * z;
  return (Math.acos(Math.min(1, dot / (Math.hypot(...one) * Math.hypot(x, y, z)))) * 180) / Math.PI;
}

/** Instants from 1950 to 2050, 53 days apart. */
const INSTANTS = Array.from({ length: 689 }, (_, at) => Date.UTC(1950, 0, 1) + at * 53 * DAY_MS);

describe('Sun, Moon and planets for the chart', () => {
  it.each(PLANETS)('puts %s within 0.2° of an independent ephemeris', (planet) => {
    for (const instantMs of INSTANTS) {
      const miss = apartDegrees(planetVector(planet, instantMs), BODIES[planet], instantMs);
      expect(miss).toBeLessThan(0.2);
    }
  });

  it('puts the Sun within 0.02° and the Moon within 0.15°', () => {
    for (const instantMs of INSTANTS) {
      expect(apartDegrees(sunVector(instantMs), Body.Sun, instantMs)).toBeLessThan(0.02);
      expect(apartDegrees(moonPlace(instantMs), Body.Moon, instantMs)).toBeLessThan(0.15);
    }
  });
});
