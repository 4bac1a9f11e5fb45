import { useEffect, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import './starfield.css';
import type { Box, SkyFrame, SkyView } from './chart/layout.ts';
import type { Observer } from './sky/observer.ts';
import { useStarfieldPreference } from './starfield-preference.ts';
import { canDrawSkies, requestSky, type SkyConnection } from './worker-link.ts';
import type { SkyDrawn } from './worker-protocol.ts';

/** Limits of a sky's pixels: 6 million pixels take 24 MB of memory. */
const MOST_CHART_PIXELS = 6_000_000;
const MOST_DUST_PIXELS = 2_000_000;
const DUST_LAYERS = 3;
/** Distance of names from page content over the sky, CSS pixels. */
const COVER_MARGIN = 12;
/** A sky is prepared shortly before it scrolls into view. */
const NEARBY = '200px 0px';
const IDLE_AT_LATEST_MS = 600;

type StarfieldProps = {
  view?: SkyView | undefined;
  /** The user's place, if known; otherwise the place of the browser's time zone. */
  place?: Observer | undefined;
  /**
   * Called with the hour and place of the drawn sky, and again when the drawn hour has advanced.
   */
  onDrawn?: ((drawn: SkyDrawn) => void) | undefined;
  className?: string | undefined;
};

/**
 * The real sky of tonight as a chart behind a page. It fills its positioned parent, is hidden from
 * screen readers, and is drawn by a worker, off the main thread. It does not move under reduced
 * motion, pauses when out of view, and is not rendered when switched off. No name is written under
 * elements marked `data-sky-cover` within the nearest `data-sky-ground`.
 */
export function Starfield({ view = 'atlas', place, onDrawn, className }: StarfieldProps) {
  const [on] = useStarfieldPreference();
  const container = useRef<HTMLDivElement>(null);
  const onDrawnRef = useRef(onDrawn);
  onDrawnRef.current = onDrawn;
  const { latitude, longitude, name } = place ?? {};

  useEffect(() => {
    const element = container.current;
    if (!on || element === null || !canDrawSkies()) return;
    const observer =
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, name };
    return mountSky(element, view, observer, (drawn) => onDrawnRef.current?.(drawn));
  }, [on, view, latitude, longitude, name]);

  if (!on) return null;
  return (
    <div
      ref={container}
      className={classNames(
        'starfield forced-colors:hidden',
        view === 'quiet' && 'data-[drawn=true]:opacity-60',
        className,
      )}
      aria-hidden="true"
    />
  );
}

/**
 * Mounts a sky in an element once the page is idle and the element near the viewport; returns its
 * cleanup.
 */
function mountSky(
  element: HTMLElement,
  view: SkyView,
  place: Observer | undefined,
  onDrawn: (drawn: SkyDrawn) => void,
): () => void {
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
