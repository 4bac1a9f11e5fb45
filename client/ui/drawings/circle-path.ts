import { coordinate } from './star-path.ts';

/** A circle as SVG path data, so that circles and lines can share one path. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = coordinate(radius);
  const width = coordinate(2 * radius);
  return `M${coordinate(x - radius)} ${coordinate(y)}a${r} ${r} 0 1 1 ${width} 0a${r} ${r} 0 1 1 -${width} 0`;
}
