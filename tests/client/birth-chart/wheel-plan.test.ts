import { describe, expect, it } from 'vitest';
import {
  drawingAngleDegrees,
  GLYPH_GAP_DEGREES,
  placeHouseNumbers,
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
