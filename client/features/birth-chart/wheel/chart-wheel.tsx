import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { BodyName } from '#shared/sky/bodies.ts';
import { CHART_COPY, planetWords } from '../birth-chart.copy.ts';
import { Wheel } from './wheel.tsx';
import { type HouseSystem, houseOf } from './wheel-plan.ts';

/** From this width on (CSS pixels) arc minutes are legible. */
const LARGE_FROM_PX = 430;

/** Charts whose drawing animation has been shown; it runs once per chart. */
const drawnCharts = new WeakSet<BirthChart>();

const KEY =
  'mt-4.5 flex min-h-6 flex-wrap gap-x-5 gap-y-1 px-3.5 text-ivory-300 narrow:min-h-12.25 narrow:content-start narrow:gap-x-3';

type ChartWheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  draws?: boolean;
  className?: string;
  /** A planet was tapped, or Enter pressed on it. */
  onOpen?: (planet: BodyName) => void;
};

/** The wheel with its key. While a planet is touched or focused, its details replace the key. */
export function ChartWheel({
  chart,
  houseSystem,
  draws = false,
  className,
  onOpen,
}: ChartWheelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isLarge, setLarge] = useState(false);
  const [isLit, setIsLit] = useState(false);
  /** The planet that is touched or focused, or was last. */
  const [lastLit, setLastLit] = useState<BodyName>();
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
  const planet = chart.planets.find(({ name }) => name === lastLit);
  return (
    <figure className={classNames('break-inside-avoid', className)}>
      <div ref={frame} className="mx-auto max-w-140 print:w-[150mm] print:max-w-full">
        <Wheel
          chart={chart}
          houseSystem={houseSystem}
          isLarge={isLarge}
          draws={isFirst}
          onLit={(lit) => {
            setIsLit(lit !== undefined);
            if (lit !== undefined) setLastLit(lit);
          }}
          onOpen={onOpen}
          describedBy={hintId}
        />
        <p id={hintId} hidden>
          {onOpen === undefined ? CHART_COPY.wheelHint : CHART_COPY.wheelHintOpens}
        </p>
      </div>
      {/* The details are hidden with their text and stay mounted: when an element is removed while
          the focus moves, an open Radix dialog takes the focus to itself. */}
      <ul className={`${KEY} text-15/[1.5]`} hidden={isLit}>
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
      {/* Screen readers have already announced the focused planet. Its line is never higher than
          the key, so that the page does not move under the finger. */}
      <p
        className={`${KEY} text-15/[1.5] max-[43.6875rem]:text-13/[24px]`}
        aria-hidden="true"
        hidden={!isLit}
      >
        {planet !== undefined && planetWords(planet, houseOf(planet, chart, houseSystem))}
      </p>
    </figure>
  );
}
