import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readStarCatalog, toVector } from '#client/features/starfield/sky/star-catalog.ts';

const catalog = readStarCatalog();
const starCount = catalog.magnitudeTenths.length;

/** The drawn star nearest to a place, and how far off it is, degrees. */
function nearestTo(raDegrees: number, decDegrees: number) {
  const [x, y, z] = toVector(raDegrees, decDegrees);
  let best = { star: -1, apart: 180 };
  for (let star = 0; star < starCount; star += 1) {
    const [sx = 0, sy = 0, sz = 0] = catalog.vectors.subarray(star * 3, star * 3 + 3);
    const apart = (2 * Math.asin(Math.hypot(x - sx, y - sy, z - sz) / 2) * 180) / Math.PI;
    if (apart < best.apart) best = { star, apart };
  }
  return best;
}

describe('the star catalogue', () => {
  // J2000 places and magnitudes as SIMBAD gives them.
  it.each([
    ['Sirius', 101.2872, -16.7161, -1.46],
    ['Vega', 279.2347, 38.7837, 0.03],
    ['Polaris', 37.9546, 89.2641, 2.02],
    ['Betelgeuse', 88.7929, 7.4071, 0.5],
    ['Antares', 247.3519, -26.432, 0.96],
    ['Achernar', 24.4285, -57.2368, 0.46],
    ['Fomalhaut', 344.4127, -29.6222, 1.16],
  ])('has %s in its place', (name, ra, dec, magnitude) => {
    const { star, apart } = nearestTo(ra, dec);
    expect(apart).toBeLessThan(0.01);
    expect((catalog.magnitudeTenths[star] ?? 0) / 10).toBeCloseTo(magnitude, 0);
    expect(catalog.names.find((entry) => entry.name === name)?.star).toBe(star);
  });

  it('shows a double star as one, with the light of both', () => {
    // Castor is 1.93 and 2.97; Alpha Centauri -0.01 and 1.33.
    expect((catalog.magnitudeTenths[nearestTo(113.6494, 31.8883).star] ?? 0) / 10).toBeCloseTo(
      1.6,
      1,
    );
    expect((catalog.magnitudeTenths[nearestTo(219.9, -60.8356).star] ?? 0) / 10).toBeCloseTo(
      -0.3,
      1,
    );
  });

  it('omits T Coronae Borealis, which the catalog lists at its outburst', () => {
    expect(nearestTo(239.8757, 25.9202).apart).toBeGreaterThan(0.1);
  });

  it('is sorted from bright to faint, to magnitude 5.2 plus a few that figures need', () => {
    expect(starCount).toBeGreaterThan(1900);
    const sorted = [...catalog.magnitudeTenths].sort((a, b) => a - b);
    expect([...catalog.magnitudeTenths]).toEqual(sorted);
    const faint = sorted.filter((tenths) => tenths > 52);
    expect(faint.length).toBeLessThan(8);
  });

  it('joins only stars that lie near one another in the sky', () => {
    expect(catalog.figures.length).toBeGreaterThan(45);
    for (const { joins } of catalog.figures) {
      expect(joins.length % 2).toBe(0);
      for (let end = 0; end < joins.length; end += 2) {
        const [a, b] = [joins[end] ?? 0, joins[end + 1] ?? 0];
        const [ax = 0, ay = 0, az = 0] = catalog.vectors.subarray(a * 3, a * 3 + 3);
        const [bx = 0, by = 0, bz = 0] = catalog.vectors.subarray(b * 3, b * 3 + 3);
        const apart = (2 * Math.asin(Math.hypot(ax - bx, ay - by, az - bz) / 2) * 180) / Math.PI;
        expect(apart).toBeGreaterThan(0);
        expect(apart).toBeLessThan(26);
      }
    }
  });

  it('has a source file of at most 12 kB with gzip', () => {
    const file = 'client/features/starfield/sky/star-catalog.generated.ts';
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThan(12_000);
  });
});
