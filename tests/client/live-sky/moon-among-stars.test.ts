import {
  AstroTime,
  Constellation,
  EclipticGeoMoon,
  EquatorFromVector,
  RotateVector,
  Rotation_ECT_EQJ,
  Vector,
} from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { findDrift } from '#client/features/live-sky/moon-among-stars.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getSignKey } from '#shared/sky/longitude.ts';

const HOUR_MS = 3_600_000;
const FROM = Date.parse('2026-11-20T00:00:00Z');
/** Constellations beside the zodiac into which the Moon strays. */
const BESIDE = new Set([
  'Cetus',
  'Orion',
  'Auriga',
  'Sextans',
  'Corvus',
  'Crater',
  'Scutum',
  'Hydra',
]);

/** The constellation of the ecliptic at a longitude of date, by astronomy-engine. */
function constellationAt(longitudeDegrees: number, latitudeDegrees: number, utcMs: number): string {
  const [l, b] = [longitudeDegrees, latitudeDegrees].map((angle) => (angle * Math.PI) / 180);
  if (l === undefined || b === undefined) throw new Error('two angles');
  const time = new AstroTime(new Date(utcMs));
  const vector = new Vector(
    Math.cos(b) * Math.cos(l),
    Math.cos(b) * Math.sin(l),
    Math.sin(b),
    time,
  );
  const { ra, dec } = EquatorFromVector(RotateVector(Rotation_ECT_EQJ(time), vector));
  const { name } = Constellation(ra, dec);
  return name === 'Ophiuchus' ? 'Scorpius' : name;
}

describe('the constellation of the Moon', () => {
  it('agrees with astronomy-engine, over nineteen years and all her latitudes', {
    tags: 'night',
  }, () => {
    const almanac = createAlmanac();
    let single = 0;
    let checked = 0;
    for (let hour = 0; hour < 19 * 365 * 24; hour += 61) {
      const utcMs = FROM + hour * HOUR_MS;
      const { longitudeDegrees } = almanac.getPosition('moon', utcMs);
      const real = constellationAt(longitudeDegrees, latitudeOf(utcMs), utcMs);
      if (BESIDE.has(real)) continue;
      // Named beside the sign opposite, so that the name is never left out as the sign's own.
      const around = findDrift(getSignKey(longitudeDegrees + 180), longitudeDegrees, utcMs);
      expect(around, new Date(utcMs).toISOString()).toContain(real);
      checked += 1;
      if (around.length === 1) single += 1;
    }
    expect(checked).toBeGreaterThan(2000);
    expect(single / checked).toBeGreaterThan(0.7);
  });

  it('is named only when it differs from the sign', () => {
    expect(findDrift('aries', 15, FROM)).toEqual(['Pisces']);
    expect(findDrift('virgo', 175, FROM)).toEqual(['Leo', 'Virgo']);
    expect(findDrift('virgo', 179, FROM)).toEqual([]);
  });
});

function latitudeOf(utcMs: number): number {
  return EclipticGeoMoon(new Date(utcMs)).lat;
}
