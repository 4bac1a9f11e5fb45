// Projects unit vectors onto the canvas: stereographic about the zenith, north up, east left.

import type { Rotation, Vector } from '#shared/sky/horizon.ts';
import type { Layout } from './layout.ts';

export type Projected = {
  /** x and y of each point, CSS pixels. */
  places: Float32Array;
  /** 1 where the point is above the horizon or at most 2.3° below it, else 0. */
  up: Uint8Array;
};

/**
 * The lowest sine of the altitude at which a point counts as up. Points slightly below the horizon are included, so
 * that lines reach the rim, where the chart clips them.
 */
const LOWEST_UP = -0.04;

/** Buffers for the projections of this many points. */
export function createProjected(count: number): Projected {
  return { places: new Float32Array(count * 2), up: new Uint8Array(count) };
}

/** Projects all points (unit vectors, x, y, z in one array, equator and equinox J2000) into `into`, and returns it. */
export function projectAll(
  vectors: Float32Array,
  rotation: Rotation,
  { zenithX, zenithY, radius }: Layout,
  into: Projected,
): Projected {
  const [ex, ey, ez, nx, ny, nz, ux, uy, uz] = rotation;
  const { places, up } = into;
  for (let point = 0; point < up.length; point += 1) {
    const x = vectors[point * 3] ?? 0;
    const y = vectors[point * 3 + 1] ?? 0;
    const z = vectors[point * 3 + 2] ?? 0;
    const height = ux * x + uy * y + uz * z;
    up[point] = height > LOWEST_UP ? 1 : 0;
    const stretch = radius / (1 + Math.max(height, LOWEST_UP));
    places[point * 2] = zenithX - (ex * x + ey * y + ez * z) * stretch;
    places[point * 2 + 1] = zenithY - (nx * x + ny * y + nz * z) * stretch;
  }
  return into;
}

/** The position of an (east, north, up) unit vector on the canvas, CSS pixels; undefined below the horizon. */
export function placeOf(
  [east, north, height]: Vector,
  { zenithX, zenithY, radius }: Layout,
): { x: number; y: number } | undefined {
  if (height <= 0) return undefined;
  const stretch = radius / (1 + height);
  return { x: zenithX - east * stretch, y: zenithY - north * stretch };
}
