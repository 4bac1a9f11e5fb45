// Points and lines for computed drawings. y grows downward; angles are in degrees, 0 at the right,
// increasing clockwise.

import { coordinate } from './star-path.ts';

export type Point = readonly [x: number, y: number];

const RADIANS_PER_DEGREE = Math.PI / 180;

export function radians(degrees: number): number {
  return degrees * RADIANS_PER_DEGREE;
}

/** The point at an angle and distance from a center. */
export function pointAt([x, y]: Point, angleDegrees: number, distance: number): Point {
  const angle = radians(angleDegrees);
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** A line through the given points, as SVG path data. */
export function strokePath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`)
    .join('');
}

/** A short line outward from a circle: the tick of a scale. */
export function tickPath(middle: Point, angleDegrees: number, from: number, to: number): string {
  return strokePath([pointAt(middle, angleDegrees, from), pointAt(middle, angleDegrees, to)]);
}

/** Points along an arc of a circle, clockwise from its start; the end is included if the step divides the arc. */
export function arcPoints(
  middle: Point,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
  stepDegrees = 3,
): Point[] {
  const points: Point[] = [];
  for (let angle = fromDegrees; angle <= toDegrees; angle += stepDegrees) {
    points.push(pointAt(middle, angle, radius));
  }
  return points;
}

/** The integers from 0 to `count` - 1. */
export function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
