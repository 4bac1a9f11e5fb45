import { describe, expect, it } from 'vitest';
import {
  CROWD_GAP_DEGREES,
  drawingAngleDegrees,
  GLYPH_GAP_DEGREES,
  LIT_GAP_DEGREES,
  placeAt,
  placeHouseNumbers,
  SMALL_WHEEL,
  spreadAround,
} from '#client/features/birth-chart/wheel/wheel-plan.ts';
import { normalizeDegrees, separationDegrees } from '#shared/sky/longitude.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

describe('planets moved apart', () => {
  it.each([
    ['all over the circle', 360],
    ['in a quarter of it', 90],
    ['in one sign', 30],
    ['in one degree', 1],
  ])('keep the gap and their order, %s', (_, span) => {
    const random = createSeededRandom(span);
    for (let run = 0; run < 300; run++) {
      const start = random() * 360;
      const places = Array.from({ length: 10 }, () => normalizeDegrees(start + random() * span));
      const spread = spreadAround(places);
      // Once around, in the order of their true places, every step at least the gap, one round in all.
      const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
      const steps = order.map((planet, rank) => {
        const next = order[(rank + 1) % order.length] ?? 0;
        return normalizeDegrees((spread[next] ?? 0) - (spread[planet] ?? 0));
      });
      expect(Math.min(...steps)).toBeGreaterThan(GLYPH_GAP_DEGREES - 1e-6);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
    }
  });

  it('stay in place when they have room, across 0° Aries too', () => {
    expect(spreadAround([350, 10, 100])).toEqual([350, 10, 100]);
    const [one = 0, other = 0] = spreadAround([359, 1]);
    expect(separationDegrees(one, other)).toBeCloseTo(GLYPH_GAP_DEGREES, 6);
    expect(normalizeDegrees((one + 360 + other + 360) / 2 - 180) % 180).toBeCloseTo(0, 6);
  });
});

describe('a crowd of planets', () => {
  /** Sun to Pluto of November 26, 1990, 12:30 UT, to a degree: seven in three signs. */
  const CROWDED = [243, 345, 262, 250, 65, 133, 291, 277, 282, 228];

  const gapsOf = (spread: readonly number[]) => {
    const sorted = [...spread].sort((one, other) => one - other);
    return sorted.map((place, rank) =>
      normalizeDegrees((sorted[(rank + 1) % sorted.length] ?? 0) - place),
    );
  };

  it.each([
    ['seven in three signs', CROWDED, 6],
    ['three in a degree', [10, 10.4, 10.9, 100, 200, 300], 2],
    ['three in a degree across 0° Aries', [359.6, 0, 0.3, 100, 200], 2],
    ['two in a degree', [10, 10.4, 100, 200], 0],
    ['one more that the crowd reaches', [10, 11, 12, 40, 200], 3],
    ['all ten in a sign', [1, 4, 7, 10, 13, 16, 19, 22, 25, 28], 9],
  ])('stands wider apart: %s', (_, places, pairs) => {
    const gaps = gapsOf(spreadAround(places));
    expect(Math.min(...gaps)).toBeGreaterThan(GLYPH_GAP_DEGREES - 1e-6);
    const wide = gaps.filter((gap) => Math.abs(gap - CROWD_GAP_DEGREES) < 1e-6);
    expect(wide).toHaveLength(pairs);
  });

  it('makes room for two neighbors that are lit', () => {
    const spread = spreadAround(CROWDED, (index) => index === 0 || index === 3);
    expect(separationDegrees(spread[0] ?? 0, spread[3] ?? 0)).toBeCloseTo(LIT_GAP_DEGREES, 6);
  });

  it('keeps every degree clear of the glyphs and degrees beside it, in a thousand charts', () => {
    const random = createSeededRandom(26);
    const { glyphRadius, glyphSize, degreeRadius, degreeFont } = SMALL_WHEEL;
    const half = { glyph: 0.42 * glyphSize, width: 0.75 * degreeFont, height: 0.38 * degreeFont };
    for (let run = 0; run < 1000; run++) {
      const span = [360, 90, 30, 1][run % 4] ?? 360;
      const start = random() * 360;
      const places = Array.from({ length: 10 }, () => normalizeDegrees(start + random() * span));
      const left = random() * 360;
      const shown = spreadAround(places);
      const glyphs = shown.map((place) => placeAt(place, left, glyphRadius));
      const degrees = shown.map((place) => placeAt(place, left, degreeRadius));
      for (const [index, [x, y]] of degrees.entries()) {
        for (const [other, [gx, gy]] of glyphs.entries()) {
          const isClear =
            Math.abs(gx - x) > half.glyph + half.width ||
            Math.abs(gy - y) > half.glyph + half.height;
          if (!isClear && other !== index) throw new Error(`${index} lies on glyph ${other}`);
        }
        for (const [other, [dx, dy]] of degrees.entries()) {
          const isClear = Math.abs(dx - x) > 2 * half.width || Math.abs(dy - y) > 2 * half.height;
          if (!isClear && other !== index) throw new Error(`${index} lies on degree ${other}`);
        }
      }
    }
  });
});

describe('the drawn chart wheel', () => {
  it('has the Ascendant at the left and the signs counter-clockwise', () => {
    expect(drawingAngleDegrees(339.5, 339.5)).toBe(180);
    // A quarter of the zodiac on is below: y grows downward.
    expect(drawingAngleDegrees(90, 0)).toBe(90);
  });

  it('keeps the numbers of the houses clear of the angles', () => {
    const cusps = Array.from({ length: 12 }, (_, index) => index * 30);
    const numbers = placeHouseNumbers(cusps, [14, 100, 194, 280]);
    expect(numbers[0]).toBe(22.5);
    expect(numbers[1]).toBe(45);
    expect(separationDegrees(numbers[3] ?? 0, 100)).toBeGreaterThan(4);
  });
});
