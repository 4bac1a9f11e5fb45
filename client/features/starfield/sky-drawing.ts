// Draws and slowly rotates one sky in the worker; pauses while it is not visible.

import { equatorToHorizon, type Rotation, rotate, skyOver } from '#shared/sky/horizon.ts';
import type { Canvas2D } from './chart/canvas.ts';
import { createChart } from './chart/chart.ts';
import { createDust } from './chart/dust.ts';
import type { GlyphPaths } from './chart/glyph-paths.ts';
import { type Layout, layOut, ORION, type SkyFrame } from './chart/layout.ts';
import { chooseDarkInstant, findDusk, type Observer } from './sky/observer.ts';
import { type StarCatalog, toVector } from './sky/star-catalog.ts';
import type { SkyDrawn, SkyRequest } from './worker-protocol.ts';

/**
 * How much faster than real time the drawn sky rotates. Our choice: one rotation per hour, slow enough to seem calm and
 * fast enough to be seen.
 */
export const SKY_SPEED = 24;
/** At that speed a star moves less than a quarter of a pixel between two drawings. */
export const REDRAW_INTERVAL_MS = 250;
/** The page is notified again when the drawn instant has advanced by these 10 minutes. */
const NOTIFY_INTERVAL_MS = 600_000;

/**
 * The rotation of the winter sky at 41.85° N and a local sidereal time of 123°, with Orion leaning
 * west.
 */
const ORION_ROTATION = equatorToHorizon(123, 41.85);
/** The middle of Orion's belt: a unit vector, J2000. */
const ORION_BELT = toVector(84.05, -1.2);

export type SkyMaterials = { catalog: StarCatalog; glyphs: GlyphPaths };
/** Time and timers; tests replace them. */
export type SkyClock = {
  /** Unix milliseconds. */
  now: () => number;
  schedule: (run: () => void, delayMs: number) => () => void;
};
export type SkyDrawing = {
  setFrame: (frame: SkyFrame) => void;
  setRunning: (running: boolean) => void;
  setStill: (still: boolean) => void;
  close: () => void;
};

/** The layout of the view `orion`: the zenith is placed so that Orion's belt lies where ORION says. */
function layOutOrion(frame: SkyFrame): Layout {
  const layout = layOut('orion', frame);
  const belt = frame.width >= 1024 ? ORION.wide : ORION.narrow;
  const [east, north, up] = rotate(ORION_ROTATION, ORION_BELT);
  const stretch = layout.radius / (1 + up);
  return {
    ...layout,
    zenithX: frame.width * belt.x + east * stretch,
    zenithY: frame.height * belt.y + north * stretch,
  };
}

/** A canvas with its context: Firefox 153 refuses a second `getContext` of a canvas that a page has given to a worker. */
type Surface = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

function toSurface(canvas: OffscreenCanvas): Surface {
  return { canvas, context: canvas.getContext('2d') };
}

/** Clears a canvas, after fitting it to the frame; returns its context, scaled to CSS pixels. */
function clear(
  { canvas, context: c }: Surface,
  { width, height }: SkyFrame,
  pixelRatio: number,
): Canvas2D | null {
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

/** Draws the requested sky at once and, except in the view `orion`, rotates it while it is running and not `still`. */
export function startSkyDrawing(
  request: Omit<Extract<SkyRequest, { kind: 'open' }>, 'nowMs'> & { place: Observer },
  { catalog, glyphs }: SkyMaterials,
  clock: SkyClock,
  onDrawn: (drawn: SkyDrawn) => void,
): SkyDrawing {
  const { view, place } = request;
  const chart = toSurface(request.chart);
  const dust = request.dust.map(toSurface);
  const drawDust = dust.map((_, layer) => createDust(layer));
  const isPicture = view === 'orion';
  let { frame, still } = request;
  let drawChart: ReturnType<typeof createChart> | undefined;
  let layout: Layout | undefined;
  let running = true;
  let cancel: (() => void) | undefined;
  let instantMs = isPicture ? 0 : chooseDarkInstant(place, clock.now());
  let drawnAtMs = clock.now();
  let notifiedMs: number | undefined;
  let drawings = 0;

  /**
   * Draws the chart and one layer of dust, or all layers if `all` is set. Dust moves too little
   * between drawings to need every layer each time.
   */
  function draw(all: boolean): void {
    if (frame.width < 1 || frame.height < 1) return;
    layout ??= isPicture ? layOutOrion(frame) : layOut(view, frame);
    drawChart ??= createChart(catalog, glyphs, layout);
    const rotation: Rotation = isPicture ? ORION_ROTATION : skyOver(place, instantMs);
    dust.forEach((surface, layer) => {
      if (!all && layer !== drawings % dust.length) return;
      const c = clear(surface, frame, frame.dustPixelRatio);
      if (c !== null && layout !== undefined) drawDust[layer]?.(c, rotation, layout);
    });
    drawings += 1;
    const c = clear(chart, frame, frame.pixelRatio);
    if (c !== null) drawChart(c, rotation, instantMs);
    if (notifiedMs === undefined || instantMs - notifiedMs >= NOTIFY_INTERVAL_MS) {
      notifiedMs = instantMs;
      onDrawn({
        sky: request.sky,
        instantMs,
        placeName: place.name,
        duskMs: findDusk(place, clock.now()),
      });
    }
  }

  function advance(): void {
    const nowMs = clock.now();
    instantMs += (nowMs - drawnAtMs) * SKY_SPEED;
    drawnAtMs = nowMs;
    draw(false);
    scheduleNext();
  }

  function scheduleNext(): void {
    if (!running || still || isPicture || cancel !== undefined) return;
    cancel = clock.schedule(() => {
      cancel = undefined;
      advance();
    }, REDRAW_INTERVAL_MS);
  }

  function pause(): void {
    cancel?.();
    cancel = undefined;
  }

  draw(true);
  scheduleNext();
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
      if (!running) pause();
      // Time that passed while the sky was hidden is skipped.
      drawnAtMs = clock.now();
      scheduleNext();
    },
    setStill(next) {
      still = next;
      if (still) pause();
      drawnAtMs = clock.now();
      scheduleNext();
    },
    close: pause,
  };
}
