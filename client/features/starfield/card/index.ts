// A still sky for a card that is sent: an evening over 40° N, facing north, in the middle of the season. There are four of
// them a year, so that the stars tell neither a day nor a birth; Moon and planets would, and are left out.

import { equatorToHorizon } from '#shared/sky/horizon.ts';
import { createChart } from '../chart/chart.ts';
import { createDust, DUST_LAYERS } from '../chart/dust.ts';
import type { Layout } from '../chart/layout.ts';
import { readStarCatalog } from '../sky/star-catalog.ts';

/** The right ascension that culminates at 9 PM in the middle of winter, spring, summer and fall, degrees. */
const CULMINATING_DEGREES = [92, 178, 272, 357] as const;

/** Everything in pixels of the chart's own scale. */
type PoleSky = {
  width: number;
  height: number;
  /** How many pixels of the card one of them is. */
  pixelRatio: number;
  /** Where the pole stands, and how far from it the celestial equator. */
  pole: { x: number; y: number };
  equatorRadius: number;
  /** Boxes in which no name is written. */
  covered: Layout['covered'];
};

/**
 * The stars around the celestial pole.
 * @param month 1 to 12; December to February have one sky, and so on.
 */
export function drawPoleSky(
  { width, height, pixelRatio, pole, equatorRadius, covered }: PoleSky,
  month: number,
): OffscreenCanvas | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width * pixelRatio, height * pixelRatio);
  const c = canvas.getContext('2d');
  if (c === null) return undefined;
  c.scale(pixelRatio, pixelRatio);
  const layout: Layout = {
    ...{ width, height, covered, pixelRatio, dustPixelRatio: pixelRatio },
    ...{ zenithX: pole.x, zenithY: pole.y, radius: equatorRadius, scale: 1 },
    ...{ rim: false, figures: true, planets: false, moonFromX: 0 },
    ...{ figureNameSize: 9, starNameSize: 12 },
  };
  const season = Math.floor((month % 12) / 3);
  // Seen from the pole itself it is the zenith, and what culminates stands below it: half a turn brings it above.
  const rotation = equatorToHorizon((CULMINATING_DEGREES[season] ?? 0) + 180, 90);
  for (const layer of DUST_LAYERS.keys()) createDust(layer)(c, rotation, layout);
  createChart(readStarCatalog(), {}, layout)(c, rotation, 0);
  return canvas;
}
