import { describe, expect, it } from 'vitest';
import { getHouses } from '#server/sky/houses.ts';
import { getNatalSky } from '#server/sky/natal.ts';
import { getLocalSiderealDegrees, getTrueObliquityDegrees } from '#shared/sky/angles.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import {
  getSignName,
  normalizeDegrees,
  separationDegrees,
  signedSeparationDegrees,
} from '#shared/sky/longitude.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { readReferenceCharts } from './reference.ts';

const TOLERANCE_ARCSEC = 60;
const NOON_2020 = Date.UTC(2020, 5, 1, 12);

function arcsecondsBetween(one: number, other: number): number {
  return separationDegrees(one, other) * 3600;
}

describe('angles and houses', () => {
  // req: SKY-1
  it('gives the Ascendant, Midheaven and sidereal time of the reference charts', () => {
    for (const chart of readReferenceCharts()) {
      const utcMs = Date.parse(chart.utc);
      const place = { latitudeDegrees: chart.place.lat, longitudeDegrees: chart.place.lon };
      const houses = getHouses(utcMs, place);
      const { ascendant, mc, armc, obliquity } = chart.angles;
      const at = chart.id;
      expect(arcsecondsBetween(houses.ascendantDegrees, ascendant.lon), at).toBeLessThan(
        TOLERANCE_ARCSEC,
      );
      expect(arcsecondsBetween(houses.midheavenDegrees, mc.lon), at).toBeLessThan(TOLERANCE_ARCSEC);
      const sidereal = getLocalSiderealDegrees(utcMs, chart.place.lon);
      expect(arcsecondsBetween(sidereal, armc), at).toBeLessThan(15);
      expect(Math.abs(getTrueObliquityDegrees(utcMs) - obliquity) * 3600, at).toBeLessThan(1);
      expect(houses.wholeSign, at).toEqual(chart.houses.wholeSign);
    }
  });

  it('gives the twelve Placidus cusps of the reference charts, and none where there are none', () => {
    for (const chart of readReferenceCharts()) {
      const place = { latitudeDegrees: chart.place.lat, longitudeDegrees: chart.place.lon };
      const cusps = getHouses(Date.parse(chart.utc), place).placidusDegrees;
      const reference = chart.houses.placidus;
      expect(cusps === null, chart.id).toBe(reference === null);
      for (const [index, cusp] of (cusps ?? []).entries()) {
        expect(arcsecondsBetween(cusp, reference?.[index] ?? -1), chart.id).toBeLessThan(
          TOLERANCE_ARCSEC,
        );
      }
    }
  });

  it("puts every body into the reference's house, by whole signs and by Placidus", () => {
    for (const chart of readReferenceCharts()) {
      const place = { latitudeDegrees: chart.place.lat, longitudeDegrees: chart.place.lon };
      const sky = getNatalSky(Date.parse(chart.utc), place);
      for (const body of sky.bodies) {
        const reference = chart.bodies[body.name];
        expect(body.house, `${chart.id} ${body.name}`).toBe(reference.wholeSignHouse);
        const cusps = sky.angles?.placidusDegrees ?? null;
        const house = cusps === null ? null : getCuspHouse(body.longitudeDegrees, cusps);
        expect(house, `${chart.id} ${body.name}`).toBe(reference.placidusHouse);
      }
      expect(sky.bodies.map((body) => body.name)).toEqual(BODY_KEYS.map(getBodyName));
    }
  });

  it('returns null for Placidus houses beyond the polar circles, north and south', () => {
    const limit = 90 - getTrueObliquityDegrees(NOON_2020);
    for (const side of [1, -1]) {
      const at = (latitudeDegrees: number) =>
        getHouses(NOON_2020, { latitudeDegrees: side * latitudeDegrees, longitudeDegrees: 20 });
      expect(at(limit - 0.001).placidusDegrees).toHaveLength(12);
      expect(at(limit + 0.001).placidusDegrees).toBeNull();
      expect(at(78.2).placidusDegrees).toBeNull();
      expect(at(78.2).wholeSign).toHaveLength(12);
    }
  });

  it('keeps the Ascendant on the rising side at every place and hour, beyond the polar circles too', () => {
    const random = createSeededRandom(4);
    for (let round = 0; round < 1_500; round += 1) {
      const utcMs = Date.UTC(1900, 0, 1) + random() * 4.7e12;
      const place = {
        latitudeDegrees: random() * 180 - 90,
        longitudeDegrees: random() * 360 - 180,
      };
      const { ascendantDegrees, midheavenDegrees, wholeSign } = getHouses(utcMs, place);
      const ahead = signedSeparationDegrees(midheavenDegrees, ascendantDegrees);
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(wholeSign[0]).toBe(getSignName(ascendantDegrees));
      expect(new Set(wholeSign).size).toBe(12);
    }
  });

  it('orders the Placidus cusps around the zodiac, opposite cusps facing each other', () => {
    const random = createSeededRandom(5);
    for (let round = 0; round < 600; round += 1) {
      const utcMs = Date.UTC(1900, 0, 1) + random() * 4.7e12;
      const place = {
        latitudeDegrees: random() * 132 - 66,
        longitudeDegrees: random() * 360 - 180,
      };
      const houses = getHouses(utcMs, place);
      const cusps = houses.placidusDegrees ?? [];
      expect(cusps).toHaveLength(12);
      expect(cusps[0]).toBe(houses.ascendantDegrees);
      expect(cusps[9]).toBe(houses.midheavenDegrees);
      let around = 0;
      for (const [index, cusp] of cusps.entries()) {
        const next = cusps[(index + 1) % 12] ?? 0;
        around += normalizeDegrees(next - cusp);
        expect(arcsecondsBetween(cusp, (cusps[(index + 6) % 12] ?? 0) + 180)).toBeLessThan(0.01);
      }
      expect(around).toBeCloseTo(360, 6);
    }
  });

  it('works at the poles and on the equator', () => {
    for (const latitudeDegrees of [90, -90, 0]) {
      const houses = getHouses(NOON_2020, { latitudeDegrees, longitudeDegrees: 180 });
      expect(houses.ascendantDegrees).toBeGreaterThanOrEqual(0);
      expect(houses.ascendantDegrees).toBeLessThan(360);
      expect(houses.placidusDegrees === null).toBe(latitudeDegrees !== 0);
    }
  });
});
