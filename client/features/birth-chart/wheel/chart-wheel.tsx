import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { type BodyName, getBodyKey } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { CHART_COPY, degreeWords, signChangeWords } from '../birth-chart.copy.ts';
import { SignMark } from '../chart-tables.tsx';
import { findSpotElement, useWheelSpots } from './use-wheel-spots.ts';
import { WHEEL_COPY } from './wheel.copy.ts';
import { Wheel } from './wheel.tsx';
import { listSpots, type Spot } from './wheel-spots.ts';

/** From this width on (CSS pixels) arc minutes are legible. */
const LARGE_FROM_PX = 430;

/** Charts whose drawing animation has been shown; it runs once per chart. */
const drawnCharts = new WeakSet<BirthChart>();

const LEGEND =
  'mt-4.5 flex min-h-6 flex-wrap gap-x-5 gap-y-1 px-3.5 text-ivory-300 narrow:min-h-12.25 narrow:content-start narrow:gap-x-3';

/** Spots that a chapter asks the wheel to show; each time it asks is another object. */
export type ShownSpots = { readonly spots: readonly string[] };

type ChartWheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  /** The wheel is drawn ring by ring, the first time that this chart is shown. */
  draws?: boolean;
  className?: string;
  /** The ids of the chapters that the wheel can open; undefined while there are none. */
  chapters?: ReadonlySet<string> | undefined;
  /** A planet, an angle, a house or a line was tapped, or Enter pressed on it. */
  onOpen?: (chapter: string) => void;
  /** Spots that are lit, scrolled to and focused. */
  shown?: ShownSpots | undefined;
};

/** The wheel with its key. While something of it is touched or focused, its details replace the key. */
export function ChartWheel({
  chart,
  houseSystem,
  draws = false,
  className,
  chapters,
  onOpen,
  shown,
}: ChartWheelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wheel = useRef<SVGSVGElement>(null);
  const hintId = useId();
  const [isLarge, setLarge] = useState(false);
  /** What is touched or focused, or was last. */
  const [details, setDetails] = useState<{ words: string; isLit: boolean }>();
  const [isFirst] = useState(() => draws && !drawnCharts.has(chart));
  useEffect(() => {
    drawnCharts.add(chart);
  }, [chart]);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setLarge(entry.contentRect.width >= LARGE_FROM_PX);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const spots = useMemo(
    () => listSpots(chart, houseSystem, chapters),
    [chart, houseSystem, chapters],
  );
  const spotControls = useWheelSpots(spots, {
    together: shown?.spots ?? [],
    onOpen,
    onLit: (lit) =>
      setDetails((before) => ({
        words: describeLit(lit) ?? before?.words ?? '',
        isLit: lit.length > 0,
      })),
  });
  useEffect(() => {
    const [first] = shown?.spots ?? [];
    if (first === undefined) return;
    findSpotElement(wheel.current, first)?.focus({ preventScroll: true });
    wheel.current?.scrollIntoView({ block: 'center' });
  }, [shown]);

  const hasHouses = chart.ascendant !== null;
  const opens = onOpen !== undefined && chapters !== undefined;
  return (
    <figure className={classNames('break-inside-avoid', className)}>
      <div ref={frame} className="mx-auto max-w-140 print:w-[150mm] print:max-w-[calc(100%-14mm)]">
        <Wheel
          ref={wheel}
          chart={chart}
          houseSystem={houseSystem}
          isLarge={isLarge}
          draws={isFirst}
          spots={spotControls}
          describedBy={hintId}
        />
        <p id={hintId} hidden>
          {[
            hasHouses ? WHEEL_COPY.keys : WHEEL_COPY.keysWithoutHouses,
            ...(opens ? [WHEEL_COPY.keysOpen] : []),
          ].join(' ')}
        </p>
      </div>
      {/* The details are hidden with their text and stay mounted: when an element is removed while
          the focus moves, an open Radix dialog takes the focus to itself. */}
      <ul className={`${LEGEND} text-15/[1.5]`} hidden={details?.isLit === true}>
        <li className="flex items-center gap-2">
          <i className="w-5.5 border-t border-ivory-50" />
          {CHART_COPY.wheelKey.trine}
        </li>
        <li className="flex items-center gap-2">
          <i className="w-5.5 border-t border-dashed border-ivory-50" />
          {CHART_COPY.wheelKey.sextile}
        </li>
        <li className="flex items-center gap-2">
          <i className="w-5.5 border-t border-brass-400" />
          {CHART_COPY.wheelKey.tense}
        </li>
      </ul>
      {/* Screen readers have already announced what has the focus. Its line is never higher than
          the key, so that the page does not move under the finger. */}
      <p
        className={`${LEGEND} text-15/[1.5] max-[43.6875rem]:text-13/[24px]`}
        aria-hidden="true"
        hidden={details?.isLit !== true}
      >
        {details?.words}
      </p>
      <ShownBodies chart={chart} shown={spotControls.together} />
      {/* Its place is kept until there are chapters to open. */}
      {onOpen !== undefined && (
        <p
          className={`mt-1 px-3.5 text-13/[1.5] text-ivory-300 print:hidden ${opens ? '' : 'invisible'}`}
        >
          {hasHouses ? WHEEL_COPY.tap : WHEEL_COPY.tapWithoutHouses}
        </p>
      )}
    </figure>
  );
}

/** The planets that a chapter shows on the wheel. Screen readers have announced the first, and the chapter names all. */
function ShownBodies({ chart, shown }: { chart: BirthChart; shown: ReadonlySet<BodyName> }) {
  const planets = chart.planets.filter(({ name }) => shown.has(name));
  if (planets.length === 0) return null;
  return (
    <ul className="mx-3.5 mt-2 border-b border-line wide:mx-0 print:hidden" aria-hidden="true">
      {planets.map((planet) => (
        <li
          key={planet.name}
          className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line"
        >
          <Glyph name={getBodyKey(planet.name)} size={22} />
          <span className="flex flex-wrap items-center gap-x-2">
            <span>{planet.name}</span>
            {planet.certainty === 'certain' && <SignMark sign={planet.sign} />}
          </span>
          <span className="text-15 text-ivory-300 tnum">
            {signChangeWords(planet, chart) ?? degreeWords(planet)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is lit, on one line. */
function describeLit(lit: readonly Spot[]): string | undefined {
  const [first] = lit;
  return lit.length > 1 ? WHEEL_COPY.together(lit.flatMap(({ bodies }) => bodies)) : first?.line;
}
