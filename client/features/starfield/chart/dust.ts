// The Milky Way, stippled in three layers of increasing grain size. Its position, width, brightness
// and dark rift follow the real band; a fixed pseudo-random sequence makes it the same every night.

import type { Rotation } from '#shared/sky/horizon.ts';
import type { Canvas2D } from './canvas.ts';
import type { Layout } from './layout.ts';
import { createProjected, projectAll } from './projection.ts';

/** `grains`: how many are drawn; `diameter`: CSS pixels; `alpha`: opacity, 0-1. The first layer is the farthest. */
export const DUST_LAYERS = [
  { grains: 1500, diameter: 0.8, alpha: 0.34 },
  { grains: 1500, diameter: 1, alpha: 0.42 },
  { grains: 1100, diameter: 1.25, alpha: 0.5 },
] as const;

/** The share of grains that are spread over the whole sky. */
const SCATTERED_SHARE = 0.14;
const DEGREES = Math.PI / 180;

/**
 * The axes of galactic coordinates in J2000 equatorial coordinates (ESA, The Hipparcos Catalogue,
 * vol. 1, 1.5.11).
 */
const GALACTIC_AXES = [
  [-0.0548755604, -0.8734370902, -0.4838350155],
  [0.4941094279, -0.44482963, 0.7469822445],
  [-0.867666149, -0.1980763734, 0.4559837762],
] as const;

/** Park and Miller's generator with a fixed seed: numbers in (0, 1), the same ones in every run. */
function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Brightness of the band at a galactic longitude `l` and latitude `b` (degrees), from 0 to about 1; our own rough model
 * of its visual appearance.
 */
function thickness(l: number, b: number): number {
  const towardCenter = (1 + Math.cos(l * DEGREES)) / 2;
  const spread = 5.5 + 4.5 * towardCenter;
  const clouds =
    0.72 +
    0.2 * Math.sin(l * 7 * DEGREES + b * 0.31) +
    0.14 * Math.sin(l * 19 * DEGREES - b * 0.53);
  const band = Math.exp(-((b / spread) ** 2)) * (0.5 + 0.5 * towardCenter) * clouds;
  const signedL = ((l + 180) % 360) - 180;
  const inRift = signedL > -25 && signedL < 85;
  const riftMiddle = 0.8 + 0.035 * signedL;
  const rift = inRift ? 0.75 * Math.exp(-(((b - riftMiddle) / 2.1) ** 2)) : 0;
  return Math.max(0, band * (1 - rift));
}

/**
 * The grains of one layer: unit vectors (x, y, z in one array), equator and equinox J2000. A random point is kept with
 * a probability equal to the band's brightness there.
 */
function strewGrains(count: number, seed: number): Float32Array {
  const next = createSequence(seed);
  const vectors = new Float32Array(count * 3);
  for (let grain = 0; grain < count; ) {
    const scattered = next() < SCATTERED_SHARE;
    const l = next() * 360;
    const b = scattered ? Math.asin(next() * 2 - 1) / DEGREES : (next() * 2 - 1) * 22;
    if (!scattered && next() > thickness(l, b)) continue;
    const [cosB, sinB] = [Math.cos(b * DEGREES), Math.sin(b * DEGREES)];
    const along = [cosB * Math.cos(l * DEGREES), cosB * Math.sin(l * DEGREES), sinB] as const;
    for (const axis of [0, 1, 2] as const) {
      vectors[grain * 3 + axis] =
        along[0] * GALACTIC_AXES[0][axis] +
        along[1] * GALACTIC_AXES[1][axis] +
        along[2] * GALACTIC_AXES[2][axis];
    }
    grain += 1;
  }
  return vectors;
}

/** Returns the function that draws one layer of dust onto a cleared canvas. */
export function createDust(
  layer: number,
): (c: Canvas2D, rotation: Rotation, layout: Layout) => void {
  const { grains, diameter, alpha } = DUST_LAYERS[layer] ?? DUST_LAYERS[0];
  const vectors = strewGrains(grains, 7 + layer * 1009);
  const projected = createProjected(grains);
  return (c, rotation, layout) => {
    const { places, up } = projectAll(vectors, rotation, layout, projected);
    const { width, height, zenithX, zenithY, radius } = layout;
    c.beginPath();
    for (let grain = 0; grain < up.length; grain += 1) {
      if (up[grain] === 0) continue;
      const x = places[grain * 2] ?? 0;
      const y = places[grain * 2 + 1] ?? 0;
      if (x < 0 || y < 0 || x > width || y > height) continue;
      if ((x - zenithX) ** 2 + (y - zenithY) ** 2 > radius * radius) continue;
      // A line of almost no length with round caps is a dot.
      c.moveTo(x, y);
      c.lineTo(x + 0.01, y);
    }
    c.lineCap = 'round';
    c.lineWidth = diameter;
    c.strokeStyle = `rgb(246 239 224 / ${alpha})`;
    c.stroke();
  };
}
