// Star symbols by magnitude, as in star atlases: eight points, six points, four points, dots.

import { type Canvas2D, IVORY_RGB, tint } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Projected } from './projection.ts';

/**
 * A star with points. `notch`: distance of the notches from the center, as a share of the radius; `radius`: CSS pixels
 * at scale 1, by magnitude.
 */
type Mark = { points: number; notch: number; radius: (magnitude: number) => number };
const POINTED: readonly { brighterThan: number; mark: Mark }[] = [
  { brighterThan: 1.1, mark: { points: 8, notch: 0.36, radius: (m) => 7.6 - m * 1.1 } },
  { brighterThan: 2.15, mark: { points: 6, notch: 0.38, radius: (m) => (6.2 - m * 0.9) * 1.08 } },
  { brighterThan: 3.1, mark: { points: 4, notch: 0.34, radius: (m) => (5.6 - m) * 1.12 } },
];
/**
 * Fainter stars are dots (diameter in CSS pixels), of the same size at every scale. The last row has all other stars.
 */
const DOTS: readonly { brighterThan: number; diameter: number; alpha: number }[] = [
  { brighterThan: 4.1, diameter: 2.6, alpha: 0.92 },
  { brighterThan: 4.9, diameter: 1.6, alpha: 0.75 },
  { brighterThan: 99, diameter: 1, alpha: 0.5 },
];

/** The radius of a star's symbol, CSS pixels at scale 1. */
export function markRadius(magnitude: number): number {
  const pointed = POINTED.find(({ brighterThan }) => magnitude < brighterThan);
  return pointed === undefined ? 1.3 : pointed.mark.radius(magnitude);
}

function traceStar(c: Canvas2D, x: number, y: number, radius: number, { points, notch }: Mark) {
  for (let corner = 0; corner < points * 2; corner += 1) {
    const angle = -Math.PI / 2 + (corner * Math.PI) / points;
    const reach = corner % 2 === 0 ? radius : radius * notch;
    const [px, py] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    if (corner === 0) c.moveTo(px, py);
    else c.lineTo(px, py);
  }
  c.closePath();
}

/** Draws all stars above the horizon and on the canvas; the stars are sorted brightest first. */
export function drawStars(
  c: Canvas2D,
  { places, up }: Projected,
  magnitudeTenths: Int8Array,
  { width, height, scale }: Layout,
): void {
  const margin = 10;
  let star = 0;
  // Each call goes on where the last one stopped, because the stars are sorted brightest first.
  const eachBrighterThan = (limit: number, draw: (x: number, y: number, m: number) => void) => {
    for (; star < up.length; star += 1) {
      const magnitude = (magnitudeTenths[star] ?? 0) / 10;
      if (magnitude >= limit) return;
      if (up[star] === 0) continue;
      const x = places[star * 2] ?? 0;
      const y = places[star * 2 + 1] ?? 0;
      if (x < -margin || y < -margin || x > width + margin || y > height + margin) continue;
      draw(x, y, magnitude);
    }
  };
  c.fillStyle = tint(IVORY_RGB, 1);
  for (const { brighterThan, mark } of POINTED) {
    c.beginPath();
    eachBrighterThan(brighterThan, (x, y, m) => traceStar(c, x, y, mark.radius(m) * scale, mark));
    c.fill();
  }
  c.lineCap = 'round';
  for (const { brighterThan, diameter, alpha } of DOTS) {
    c.beginPath();
    eachBrighterThan(brighterThan, (x, y) => {
      // A line of almost no length with round caps is a dot.
      c.moveTo(x, y);
      c.lineTo(x + 0.01, y);
    });
    c.lineWidth = diameter;
    c.strokeStyle = tint(IVORY_RGB, alpha);
    c.stroke();
  }
}
