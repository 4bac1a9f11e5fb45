// The horizon, drawn as the brass rim of an instrument: degrees, bars of five degrees, and the
// Latin names of the winds.

import { type Canvas2D, PARCHMENT_RGB, tint } from './canvas.ts';
import type { Layout } from './layout.ts';

/**
 * Position on the rim, degrees clockwise from the top of the chart (north), and name. The chart shows the sky from
 * below, with east at the left, so 90° is west.
 */
const WINDS: readonly (readonly [number, string])[] = [
  [0, 'SEPTENTRIO'],
  [45, 'CAVRVS'],
  [90, 'OCCIDENS'],
  [135, 'AFRICVS'],
  [180, 'MERIDIES'],
  [225, 'VVLTVRNVS'],
  [270, 'ORIENS'],
  [315, 'AQVILO'],
];
/** Font size, CSS pixels. */
const LETTER_PIXELS = 11;
const TRACKING_EM = 0.42;
const DEGREES = Math.PI / 180;

/**
 * Draws the rim around the horizon: five circles, a tick at each degree, every second bar of 5° filled, and the names.
 */
export function drawRim(c: Canvas2D, { zenithX, zenithY, radius, scale }: Layout): void {
  const circle = (distance: number, alpha: number, width: number) => {
    c.beginPath();
    c.arc(zenithX, zenithY, radius + distance * scale, 0, 2 * Math.PI);
    c.strokeStyle = tint(PARCHMENT_RGB, alpha);
    c.lineWidth = width;
    c.stroke();
  };
  circle(0, 0.5, 1);
  circle(7, 0.28, 0.75);
  circle(12, 0.28, 0.75);
  circle(34, 0.5, 1);
  circle(37, 0.28, 0.75);

  c.lineCap = 'butt';
  c.strokeStyle = tint(PARCHMENT_RGB, 0.42);
  c.lineWidth = 0.75;
  c.beginPath();
  for (let degree = 0; degree < 360; degree += 1) {
    const [sin, cos] = [Math.sin(degree * DEGREES), Math.cos(degree * DEGREES)];
    const end = radius + (degree % 5 === 0 ? 12 : 7) * scale;
    c.moveTo(zenithX + radius * sin, zenithY - radius * cos);
    c.lineTo(zenithX + end * sin, zenithY - end * cos);
  }
  c.stroke();
  c.lineWidth = 2.4 * scale;
  c.beginPath();
  for (let degree = 0; degree < 360; degree += 10) {
    const from = (degree - 90) * DEGREES;
    const bar = radius + 9.5 * scale;
    c.moveTo(zenithX + bar * Math.cos(from), zenithY + bar * Math.sin(from));
    c.arc(zenithX, zenithY, bar, from, from + 5 * DEGREES);
  }
  c.stroke();
  writeWinds(c, zenithX, zenithY, radius + 19 * scale);
}

function writeWinds(c: Canvas2D, zenithX: number, zenithY: number, radius: number): void {
  c.font = `${LETTER_PIXELS}px "Ibarra Real Nova", Georgia, serif`;
  c.fillStyle = tint(PARCHMENT_RGB, 0.72);
  c.textBaseline = 'alphabetic';
  for (const [bearing, word] of WINDS) {
    const widths = [...word].map(
      (letter) => c.measureText(letter).width + LETTER_PIXELS * TRACKING_EM,
    );
    const total = widths.reduce((sum, width) => sum + width, 0) - LETTER_PIXELS * TRACKING_EM;
    let along = -total / 2;
    [...word].forEach((letter, at) => {
      const width = widths[at] ?? 0;
      const middle = along + (width - LETTER_PIXELS * TRACKING_EM) / 2;
      const angle = bearing * DEGREES + middle / radius;
      c.save();
      c.translate(zenithX + radius * Math.sin(angle), zenithY - radius * Math.cos(angle));
      c.rotate(angle);
      c.fillText(letter, -(width - LETTER_PIXELS * TRACKING_EM) / 2, 0);
      c.restore();
      along += width;
    });
  }
}
