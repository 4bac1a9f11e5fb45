// One sky in the worker: draws it, turns it slowly, and rests when nobody can see it.

import { equatorToHorizon, type Rotation, rotate, skyOver } from '#shared/sky/horizon.ts';
import type { Canvas2D } from './chart/canvas.ts';
import { createChart } from './chart/chart.ts';
import { createDust } from './chart/dust.ts';
import type { GlyphPaths } from './chart/glyph-paths.ts';
import { type Layout, layOut, ORION, type SkyFrame } from './chart/layout.ts';
import { type StarCatalog, toVector } from './sky/star-catalog.ts';
import { chooseDarkInstant, type Vantage } from './sky/vantage.ts';
import type { SkyDrawn, SkyOrder } from './sky-orders.ts';

/** Our choice: an hour of the reader's shows a whole turn, so that one sees it move but never run. */
export const SKY_SPEED = 24;
/** At that speed a star goes less than a quarter of a pixel between two drawings. */
export const REDRAW_INTERVAL_MS = 250;
/** The page is told again which hour is drawn when the drawn sky has moved on by this much. */
const TELL_INTERVAL_MS = 600_000;

/** The winter sky as it stood at 41.85° N at a local sidereal time of 123°, Orion leaning to the west. */
const ORION_TURN = equatorToHorizon(123, 41.85);
const ORION_BELT = toVector(84.05, -1.2);

export type SkyMaterials = { catalog: StarCatalog; glyphs: GlyphPaths };
/** The worker's edges, so that tests can stand in for them. */
export type SkyClock = {
  /** Unix milliseconds. */
  now: () => number;
  later: (run: () => void, delayMs: number) => () => void;
};
export type OpenSky = {
  setFrame: (frame: SkyFrame) => void;
  setRunning: (running: boolean) => void;
  setStill: (still: boolean) => void;
  close: () => void;
};

function layOutOrion(frame: SkyFrame): Layout {
  const layout = layOut('orion', frame);
  const hung = frame.width >= 1024 ? ORION.wide : ORION.narrow;
  const [east, north, up] = rotate(ORION_TURN, ORION_BELT);
  const stretch = layout.radius / (1 + up);
  return {
    ...layout,
    zenithX: frame.width * hung.x + east * stretch,
    zenithY: frame.height * hung.y + north * stretch,
  };
}

function clear(
  canvas: OffscreenCanvas,
  { width, height }: SkyFrame,
  pixelRatio: number,
): Canvas2D | null {
  const c = canvas.getContext('2d');
  const [w, h] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  if (c === null) return null;
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.clearRect(0, 0, w, h);
  c.setTransform(w / width, 0, 0, h / height, 0, 0);
  return c;
}

/** Draws the ordered sky at once and keeps it turning while it runs. */
export function openSky(
  order: Extract<SkyOrder, { kind: 'open' }> & { place: Vantage },
  { catalog, glyphs }: SkyMaterials,
  clock: SkyClock,
  tell: (drawn: SkyDrawn) => void,
): OpenSky {
  const { view, chart, dust, place } = order;
  const drawDust = dust.map((_, layer) => createDust(layer));
  const isPicture = view === 'orion';
  let { frame, still } = order;
  let drawChart: ReturnType<typeof createChart> | undefined;
  let layout: Layout | undefined;
  let running = true;
  let cancel: (() => void) | undefined;
  let instantMs = isPicture ? 0 : chooseDarkInstant(place, clock.now());
  let drawnAtMs = clock.now();
  let toldMs: number | undefined;
  let drawings = 0;

  /** Dust is fine enough to be drawn one layer at a time, unless `all` of the sky is new. */
  function draw(all: boolean): void {
    if (frame.width < 1 || frame.height < 1) return;
    layout ??= isPicture ? layOutOrion(frame) : layOut(view, frame);
    drawChart ??= createChart(catalog, glyphs, layout);
    const turn: Rotation = isPicture ? ORION_TURN : skyOver(place, instantMs);
    dust.forEach((canvas, layer) => {
      if (!all && layer !== drawings % dust.length) return;
      const c = clear(canvas, frame, frame.dustPixelRatio);
      if (c !== null && layout !== undefined) drawDust[layer]?.(c, turn, layout);
    });
    drawings += 1;
    const c = clear(chart, frame, frame.pixelRatio);
    if (c !== null) drawChart(c, turn, instantMs);
    if (toldMs === undefined || instantMs - toldMs >= TELL_INTERVAL_MS) {
      toldMs = instantMs;
      tell({ sky: order.sky, instantMs, placeName: place.name });
    }
  }

  function turnOn(): void {
    const nowMs = clock.now();
    instantMs += (nowMs - drawnAtMs) * SKY_SPEED;
    drawnAtMs = nowMs;
    draw(false);
    keepTurning();
  }

  function keepTurning(): void {
    if (!running || still || isPicture || cancel !== undefined) return;
    cancel = clock.later(() => {
      cancel = undefined;
      turnOn();
    }, REDRAW_INTERVAL_MS);
  }

  function rest(): void {
    cancel?.();
    cancel = undefined;
  }

  draw(true);
  keepTurning();
  return {
    setFrame(next) {
      frame = next;
      layout = undefined;
      drawChart = undefined;
      draw(true);
    },
    setRunning(next) {
      if (next === running) return;
      running = next;
      if (!running) rest();
      // What passed while nobody looked is not caught up with.
      drawnAtMs = clock.now();
      keepTurning();
    },
    setStill(next) {
      still = next;
      if (still) rest();
      drawnAtMs = clock.now();
      keepTurning();
    },
    close: rest,
  };
}
