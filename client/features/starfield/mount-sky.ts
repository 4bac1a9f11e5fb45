// Starts the drawing of a sky in an element, without React, because the landing page shows its first sky before React
// is loaded.

import { classNames } from '#client/ui/class-names.ts';
import type { Box, SkyFrame, SkyView } from './chart/layout.ts';
import type { Observer } from './sky/observer.ts';
import { isStarfieldOn } from './starfield-preference.ts';
import { canDrawSkies, requestSky, type SkyConnection } from './worker-link.ts';
import type { SkyDrawn } from './worker-protocol.ts';

/** Limits of a sky's pixels: 6 million pixels take 24 MB of memory. */
const MOST_CHART_PIXELS = 6_000_000;
const MOST_DUST_PIXELS = 2_000_000;
/** As many as chart/dust.ts has; that file is loaded by the worker alone. */
const DUST_LAYERS = 3;
/** Distance of names from page content over the sky, CSS pixels. */
const COVER_MARGIN = 12;
/** A sky is prepared shortly before it scrolls into view. */
const NEARBY = '200px 0px';
/** The drawing starts after this time even if the browser has not been idle. */
const IDLE_AT_LATEST_MS = 600;

type OnDrawn = (drawn: SkyDrawn) => void;
type EarlySky = { onDrawn: OnDrawn; last: SkyDrawn | undefined; remove: () => void };

/** The skies of prerendered elements that were started before the React component of the element was mounted. */
const earlySkies = new WeakMap<HTMLElement, EarlySky>();

/**
 * Draws the sky of a prerendered element, unless the user has switched the starfield off. The first `mountSky` of the
 * same element keeps this sky instead of drawing another.
 */
export function mountEarlySky(element: HTMLElement, view: SkyView, onDrawn: OnDrawn): void {
  if (!isStarfieldOn()) return;
  const early: EarlySky = { onDrawn, last: undefined, remove: () => undefined };
  early.remove = drawSky(element, view, undefined, (drawn) => {
    early.last = drawn;
    early.onDrawn(drawn);
  });
  earlySkies.set(element, early);
}

/**
 * Draws a sky in an element once the page is idle and the element is near the viewport; returns the function that
 * removes it. `place` undefined means the place of the browser's time zone. Nothing is drawn in browsers without
 * OffscreenCanvas.
 */
export function mountSky(
  element: HTMLElement,
  view: SkyView,
  place: Observer | undefined,
  onDrawn: OnDrawn,
): () => void {
  const early = earlySkies.get(element);
  earlySkies.delete(element);
  if (early === undefined) return drawSky(element, view, place, onDrawn);
  if (place !== undefined) {
    early.remove();
    return drawSky(element, view, place, onDrawn);
  }
  early.onDrawn = onDrawn;
  if (early.last !== undefined) onDrawn(early.last);
  return early.remove;
}

function drawSky(
  element: HTMLElement,
  view: SkyView,
  place: Observer | undefined,
  onDrawn: OnDrawn,
): () => void {
  if (!canDrawSkies()) return () => undefined;
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let link: SkyConnection | undefined;
  let near = false;
  let idle: (() => void) | undefined;

  const runs = () => near && document.visibilityState === 'visible';
  const sendRunning = () => link?.send({ kind: 'run', running: runs() });
  const sendMotion = () => link?.send({ kind: 'still', still: lessMotion.matches });
  const sendFrame = () => link?.send({ kind: 'frame', frame: measure(element) });

  function open() {
    const canvases = Array.from({ length: DUST_LAYERS + 1 }, (_, layer) => {
      const canvas = document.createElement('canvas');
      canvas.className = classNames(
        'absolute inset-0 size-full',
        layer < DUST_LAYERS && `sky-dust sky-dust-${layer + 1}`,
      );
      element.append(canvas);
      return canvas.transferControlToOffscreen();
    });
    const chart = canvases.pop();
    if (chart === undefined) return;
    link = requestSky(
      {
        view,
        chart,
        dust: canvases,
        frame: measure(element),
        still: lessMotion.matches,
        place,
      },
      (drawn) => {
        element.dataset['drawn'] = 'true';
        onDrawn(drawn);
      },
    );
    resizing.observe(element);
    sendRunning();
  }

  const resizing = new ResizeObserver(sendFrame);
  const seeing = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      if (near && link === undefined && idle === undefined) idle = whenIdle(open);
      sendRunning();
    },
    { rootMargin: NEARBY },
  );
  seeing.observe(element);
  document.addEventListener('visibilitychange', sendRunning);
  lessMotion.addEventListener('change', sendMotion);
  return () => {
    idle?.();
    seeing.disconnect();
    resizing.disconnect();
    document.removeEventListener('visibilitychange', sendRunning);
    lessMotion.removeEventListener('change', sendMotion);
    link?.close();
    element.replaceChildren();
    delete element.dataset['drawn'];
  };
}

/** Runs after the first paint, when the browser is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}

function measure(element: HTMLElement): SkyFrame {
  const bounds = element.getBoundingClientRect();
  const { width, height } = bounds;
  const ratioFor = (mostPixels: number) =>
    Math.min(window.devicePixelRatio, 3, Math.sqrt(mostPixels / Math.max(1, width * height)));
  const covered: Box[] = [];
  for (const cover of element.closest('[data-sky-ground]')?.querySelectorAll('[data-sky-cover]') ??
    []) {
    const box = cover.getBoundingClientRect();
    if (box.width === 0) continue;
    covered.push({
      x: box.left - bounds.left - COVER_MARGIN,
      y: box.top - bounds.top - COVER_MARGIN,
      width: box.width + 2 * COVER_MARGIN,
      height: box.height + 2 * COVER_MARGIN,
    });
  }
  return {
    width,
    height,
    pixelRatio: ratioFor(MOST_CHART_PIXELS),
    dustPixelRatio: ratioFor(MOST_DUST_PIXELS),
    covered,
  };
}
