import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SkyView } from '#client/features/starfield/chart/layout.ts';
import { readStarCatalog } from '#client/features/starfield/sky/star-catalog.ts';
import {
  REDRAW_INTERVAL_MS,
  SKY_SPEED,
  startSkyDrawing,
} from '#client/features/starfield/sky-drawing.ts';
import type { SkyDrawn } from '#client/features/starfield/worker-protocol.ts';
import { FakeOffscreenCanvas, stubCanvases } from './fake-canvas.ts';

const CHICAGO = { latitude: 42, longitude: -88, name: 'Chicago' };
/** Nine in the evening there: dark. */
const EVENING = Date.UTC(2026, 10, 21, 3);
const catalog = readStarCatalog();
const frame = {
  width: 1440,
  height: 900,
  pixelRatio: 1,
  dustPixelRatio: 1,
  covered: [{ x: 1076, y: 196, width: 284, height: 572 }],
};

type Wish = { still?: boolean; view?: SkyView };

/** A sky on fake canvases, and a clock that is turned by hand. */
function open({ still = false, view = 'atlas' }: Wish = {}) {
  const chart = new FakeOffscreenCanvas();
  const dust = [0, 1, 2].map(() => new FakeOffscreenCanvas());
  const told: SkyDrawn[] = [];
  let nowMs = EVENING;
  let due: { run: () => void; atMs: number } | undefined;
  const sky = startSkyDrawing(
    {
      kind: 'open',
      sky: 1,
      view,
      // Only what the chart calls is there.
      chart: chart as unknown as OffscreenCanvas,
      dust: dust as unknown as OffscreenCanvas[],
      frame,
      still,
      place: CHICAGO,
    },
    { catalog, glyphs: {} },
    {
      now: () => nowMs,
      schedule: (run, delayMs) => {
        due = { run, atMs: nowMs + delayMs };
        return () => {
          due = undefined;
        };
      },
    },
    (drawn) => told.push(drawn),
  );
  return {
    sky,
    chart,
    dust,
    told,
    isWaiting: () => due !== undefined,
    pass(durationMs: number) {
      const untilMs = nowMs + durationMs;
      while (due !== undefined && due.atMs <= untilMs) {
        const { run, atMs } = due;
        due = undefined;
        nowMs = atMs;
        run();
      }
      nowMs = untilMs;
    },
  };
}

beforeEach(stubCanvases);

describe('a sky', () => {
  it('is drawn at once, and tells which', () => {
    const { chart, dust, told } = open();
    expect(chart.drawings).toBe(1);
    expect(dust.map((layer) => layer.drawings)).toEqual([1, 1, 1]);
    expect(chart.numbers.length).toBeGreaterThan(5000);
    expect(chart.numbers.every(Number.isFinite)).toBe(true);
    expect(told).toMatchObject([{ sky: 1, instantMs: EVENING, placeName: 'Chicago' }]);
    // A day later at most: which day it is depends on where the tests run.
    expect(Math.abs((told[0]?.duskMs ?? 0) - EVENING)).toBeLessThan(86_400_000);
  });

  // req: LANDING-11
  it('turns: four times a second, ten minutes of the sky in twenty-five seconds', {
    tags: 'night',
  }, () => {
    const { chart, dust, told, pass } = open();
    const before = chart.numbers.join();
    pass(1000);
    expect(chart.drawings).toBe(1 + 1000 / REDRAW_INTERVAL_MS);
    expect(dust.reduce((sum, layer) => sum + layer.drawings, 0)).toBe(3 + 4);
    expect(chart.numbers.join()).not.toBe(before);
    pass(600_000 / SKY_SPEED);
    expect(told.map(({ instantMs }) => instantMs)).toEqual([EVENING, EVENING + 600_000]);
  });

  it('rests while nobody sees it, and goes on where it was', () => {
    const { sky, chart, told, isWaiting, pass } = open();
    sky.setRunning(false);
    expect(isWaiting()).toBe(false);
    pass(60_000_000);
    expect(chart.drawings).toBe(1);
    sky.setRunning(true);
    pass(REDRAW_INTERVAL_MS);
    expect(chart.drawings).toBe(2);
    expect(told).toHaveLength(1);
  });

  it('stands still for users who want less motion, from the start or from now on', () => {
    const fromTheStart = open({ still: true });
    expect(fromTheStart.isWaiting()).toBe(false);
    fromTheStart.sky.setStill(false);
    expect(fromTheStart.isWaiting()).toBe(true);
    fromTheStart.sky.setStill(true);
    expect(fromTheStart.isWaiting()).toBe(false);
    fromTheStart.pass(10_000);
    expect(fromTheStart.chart.drawings).toBe(1);
  });

  it('is drawn anew, whole, when its frame changes, also where it stands still', () => {
    const { sky, chart, dust } = open({ still: true });
    sky.setFrame({ ...frame, width: 390, height: 480, pixelRatio: 2, dustPixelRatio: 1.5 });
    expect([chart.width, chart.height]).toEqual([780, 960]);
    expect(dust.map(({ width, drawings }) => [width, drawings])).toEqual([
      [585, 2],
      [585, 2],
      [585, 2],
    ]);
  });

  it('waits for room where there is none', () => {
    const { sky, chart } = open({ still: true });
    sky.setFrame({ ...frame, width: 0, height: 0 });
    expect(chart.drawings).toBe(1);
  });

  it('never moves where it is a picture', () => {
    const { isWaiting, sky } = open({ view: 'orion' });
    expect(isWaiting()).toBe(false);
    sky.setRunning(false);
    sky.setRunning(true);
    expect(isWaiting()).toBe(false);
  });

  it('writes names that lie neither on one another nor under what covers the sky', () => {
    const { chart } = open();
    const boxes = chart.painted.pictures.map(({ x, y, width }) => ({ x, y, width, height: 18 }));
    // Each name cuts its halo and is then written.
    expect(boxes.length).toBeGreaterThan(20);
    const names = boxes.slice(boxes.length / 2);
    const meet = (a: (typeof names)[number], b: (typeof names)[number]) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    names.forEach((name, index) => {
      for (const cover of frame.covered) expect(meet(name, { ...cover })).toBe(false);
      for (const other of names.slice(index + 1)) expect(meet(name, other)).toBe(false);
    });
  });

  it('is closed for good', () => {
    const { sky, isWaiting } = open();
    sky.close();
    expect(isWaiting()).toBe(false);
    vi.unstubAllGlobals();
  });
});
