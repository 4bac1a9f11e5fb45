import { describe, expect, it } from 'vitest';
import { layOut } from '#client/features/starfield/chart/layout.ts';
import { placeOf } from '#client/features/starfield/chart/projection.ts';

const frame = { width: 1440, height: 900, pixelRatio: 1, dustPixelRatio: 1, covered: [] };
const layout = layOut('atlas', frame);
const { zenithX, zenithY, radius } = layout;

describe('the chart of the sky', () => {
  it('has the zenith in its middle, the horizon as its rim, north up and east left', () => {
    expect(placeOf([0, 0, 1], layout)).toEqual({ x: zenithX, y: zenithY });
    const low = Math.sin((0.01 * Math.PI) / 180);
    const north = placeOf([0, 1, low], layout);
    const east = placeOf([1, 0, low], layout);
    expect(north?.x).toBeCloseTo(zenithX);
    expect(north?.y).toBeCloseTo(zenithY - radius, 0);
    expect(east?.x).toBeCloseTo(zenithX - radius, 0);
    expect(east?.y).toBeCloseTo(zenithY);
  });

  it('is stereographic: halfway up stands at the tangent of 22.5 degrees', () => {
    const half = Math.SQRT1_2;
    const south = placeOf([0, -half, half], layout);
    expect(south?.y).toBeCloseTo(zenithY + radius * Math.tan(Math.PI / 8), 6);
  });

  it('shows nothing of what is below the horizon', () => {
    expect(placeOf([0.6, 0.79, -0.1], layout)).toBeUndefined();
  });

  it.each([
    [320, 394],
    [390, 480],
    [820, 800],
    [1024, 900],
    [1920, 900],
  ])('keeps the zenith on a canvas of %i × %i', (width, height) => {
    const laid = layOut('atlas', { ...frame, width, height });
    expect(laid.zenithX).toBeGreaterThan(0);
    expect(laid.zenithX).toBeLessThan(width);
    expect(laid.zenithY).toBeLessThan(height);
  });

  it('has no edge behind a form', () => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const laid = layOut('quiet', { ...frame, width, height });
      for (const x of [0, width]) {
        for (const y of [0, height]) {
          expect(Math.hypot(x - laid.zenithX, y - laid.zenithY)).toBeLessThan(laid.radius);
        }
      }
    }
  });
});
