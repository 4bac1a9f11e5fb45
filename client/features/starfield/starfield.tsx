import { useEffect, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { DRAWN_BY_OTHERS } from '#client/ui/drawn-by-others.ts';
import './starfield.css';
import type { SkyView } from './chart/layout.ts';
import { mountSky } from './mount-sky.ts';
import type { Observer } from './sky/observer.ts';
import { useStarfieldPreference } from './starfield-preference.ts';
import type { SkyDrawn } from './worker-protocol.ts';

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
    if (!on || element === null) return;
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
      // React leaves alone a sky that was drawn into this element before the page was hydrated.
      {...DRAWN_BY_OTHERS}
    />
  );
}
