import { useEffect, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import '#client/styles/starfield.css';
import type { Box, SkyFrame, SkyView } from './chart/layout.ts';
import type { Vantage } from './sky/vantage.ts';
import { canDrawSkies, orderSky, type SkyLink } from './sky-link.ts';
import type { SkyDrawn } from './sky-orders.ts';
import { useStarfieldPreference } from './starfield-preference.ts';

/** More pixels than these are not worth their memory: 6 million are 24 MB. */
const MOST_CHART_PIXELS = 6_000_000;
const MOST_DUST_PIXELS = 2_000_000;
const DUST_LAYERS = 3;
/** Names keep this far from what lies over the sky, CSS pixels. */
const COVER_MARGIN = 12;
/** A sky is made ready a little before it scrolls into view. */
const NEARBY = '200px 0px';
const IDLE_AT_LATEST_MS = 600;

type StarfieldProps = {
  view?: SkyView | undefined;
  /** Where the reader is, if known; else the browser's time zone says it to a degree. */
  place?: Vantage | undefined;
  /** Told which hour's sky over which place is drawn; again when the drawn sky has moved on. */
  onDrawn?: ((drawn: SkyDrawn) => void) | undefined;
  className?: string | undefined;
};

/**
 * The real sky of tonight as a chart behind a page: fills its positioned parent, is ornament to screen
 * readers, and costs the page's thread nothing, for a worker draws it. It is still where the reader
 * wants less motion, rests when out of sight, and is absent where it is switched off.
 * Nothing is written under elements marked `data-sky-cover` within the nearest `data-sky-ground`.
 */
export function Starfield({ view = 'atlas', place, onDrawn, className }: StarfieldProps) {
  const [on] = useStarfieldPreference();
  const ground = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;
  const { latitude, longitude, name } = place ?? {};

  useEffect(() => {
    const element = ground.current;
    if (!on || element === null || !canDrawSkies()) return;
    const vantage =
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, name };
    return hangSky(element, view, vantage, (drawn) => told.current?.(drawn));
  }, [on, view, latitude, longitude, name]);

  if (!on) return null;
  return (
    <div
      ref={ground}
      className={classNames('starfield', `starfield-${view}`, className)}
      aria-hidden="true"
    />
  );
}

/** Hangs a sky into an element once the page is idle and the element near; gives how to take it down. */
function hangSky(
  element: HTMLElement,
  view: SkyView,
  place: Vantage | undefined,
  onDrawn: (drawn: SkyDrawn) => void,
): () => void {
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let link: SkyLink | undefined;
  let near = false;
  let idle: (() => void) | undefined;

  const runs = () => near && document.visibilityState === 'visible';
  const tellRunning = () => link?.send({ kind: 'run', running: runs() });
  const tellMotion = () => link?.send({ kind: 'still', still: lessMotion.matches });
  const tellFrame = () => link?.send({ kind: 'frame', frame: measure(element) });

  function open() {
    const canvases = Array.from({ length: DUST_LAYERS + 1 }, (_, layer) => {
      const canvas = document.createElement('canvas');
      canvas.className = layer < DUST_LAYERS ? `sky-dust sky-dust-${layer + 1}` : 'sky-chart';
      element.append(canvas);
      return canvas.transferControlToOffscreen();
    });
    const chart = canvases.pop();
    if (chart === undefined) return;
    link = orderSky(
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
    tellRunning();
  }

  const resizing = new ResizeObserver(tellFrame);
  const seeing = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      if (near && link === undefined && idle === undefined) idle = whenIdle(open);
      tellRunning();
    },
    { rootMargin: NEARBY },
  );
  seeing.observe(element);
  document.addEventListener('visibilitychange', tellRunning);
  lessMotion.addEventListener('change', tellMotion);
  return () => {
    idle?.();
    seeing.disconnect();
    resizing.disconnect();
    document.removeEventListener('visibilitychange', tellRunning);
    lessMotion.removeEventListener('change', tellMotion);
    link?.close();
    element.replaceChildren();
    delete element.dataset['drawn'];
  };
}

/** After the first paint, when nothing else is to be done. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}

function measure(element: HTMLElement): SkyFrame {
  const ground = element.getBoundingClientRect();
  const { width, height } = ground;
  const ratioFor = (mostPixels: number) =>
    Math.min(window.devicePixelRatio, 3, Math.sqrt(mostPixels / Math.max(1, width * height)));
  const covered: Box[] = [];
  for (const cover of element.closest('[data-sky-ground]')?.querySelectorAll('[data-sky-cover]') ??
    []) {
    const box = cover.getBoundingClientRect();
    if (box.width === 0) continue;
    covered.push({
      x: box.left - ground.left - COVER_MARGIN,
      y: box.top - ground.top - COVER_MARGIN,
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
