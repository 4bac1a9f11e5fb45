import { Observer, RotateVector, Rotation_EQJ_HOR, Vector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import {
  type Vector as Direction,
  equatorToHorizon,
  greenwichSiderealDegrees,
  rotate,
  skyOver,
} from '#shared/sky/horizon.ts';

const DEGREES = Math.PI / 180;

function direction(raDegrees: number, decDegrees: number): Direction {
  const [ra, dec] = [raDegrees * DEGREES, decDegrees * DEGREES];
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}

function apartDegrees(one: Direction, other: Direction): number {
  const cross = [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
  const dot = one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  return Math.atan2(Math.hypot(...cross), dot) / DEGREES;
}

describe('the rotation from equator to horizon', () => {
  it("gives the sidereal time of Meeus' examples 12.a and 12.b", () => {
    expect(greenwichSiderealDegrees(Date.UTC(1987, 3, 10))).toBeCloseTo(197.693195, 5);
    expect(greenwichSiderealDegrees(Date.UTC(1987, 3, 10, 19, 21))).toBeCloseTo(128.7378734, 5);
  });

  it("puts Venus over Washington as in Meeus' example 13.b", () => {
    // Longitude 77°03′56″ W, latitude 38°55′17″ N; Meeus counts azimuth from south to west.
    const sidereal = greenwichSiderealDegrees(Date.UTC(1987, 3, 10, 19, 21)) - 77.065556;
    const venus = direction(347.3193375, -6.719891667);
    const [east, north, up] = rotate(equatorToHorizon(sidereal, 38.921389), venus);
    expect(Math.asin(up) / DEGREES).toBeCloseTo(15.1249, 2);
    expect(Math.atan2(-east, -north) / DEGREES).toBeCloseTo(68.0337, 2);
  });

  it('agrees with an independent ephemeris within an arc-minute, on every continent', () => {
    const places = [
      [41.85, -87.65],
      [64.15, -21.95],
      [-33.87, 151.21],
      [0, 37],
      [-54.8, -68.3],
    ] as const;
    for (const [latitude, longitude] of places) {
      for (let year = 1950; year <= 2050; year += 7) {
        const instant = new Date(Date.UTC(year, year % 12, 20, year % 24));
        const observer = new Observer(latitude, longitude, 0);
        const star = direction((year * 53) % 360, ((year * 37) % 150) - 75);
        const theirs = RotateVector(
          Rotation_EQJ_HOR(instant, observer),
          new Vector(...star, { date: instant } as never), // only the numbers are turned
        );
        const ours = rotate(skyOver({ latitude, longitude }, instant.getTime()), star);
        // Theirs counts north, west, up.
        expect(apartDegrees(ours, [-theirs.y, theirs.x, theirs.z])).toBeLessThan(1 / 60);
      }
    }
  });
});
