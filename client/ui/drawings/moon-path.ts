import { coordinate } from './star-path.ts';

/**
 * The lit part of the Moon's disc around the origin as SVG path data, empty at new moon.
 * `elongationDegrees` is the Moon's ecliptic longitude minus the Sun's: 0 new, 90 first quarter,
 * 180 full. The waxing Moon is lit at the right, as seen from the northern hemisphere.
 */
export function litMoonPath(elongationDegrees: number, radius: number): string {
  const elongation = ((elongationDegrees % 360) + 360) % 360;
  if (elongation === 0) return '';
  const waxing = elongation <= 180;
  const cosine = Math.cos((elongation * Math.PI) / 180);
  const r = coordinate(radius);
  const terminator = coordinate(Math.abs(cosine) * radius);
  const limbSweep = waxing ? 1 : 0;
  const terminatorSweep = waxing === cosine > 0 ? 0 : 1;
  return `M0 -${r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${terminator} ${r} 0 0 ${terminatorSweep} 0 -${r}Z`;
}
