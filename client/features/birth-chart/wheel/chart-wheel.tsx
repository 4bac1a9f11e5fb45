import { useEffect, useId, useRef, useState } from 'react';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { BodyName } from '#shared/sky/bodies.ts';
import { CHART_COPY, planetWords } from '../birth-chart.copy.ts';
import { Wheel } from './wheel.tsx';
import { type HouseSystem, houseOf } from './wheel-plan.ts';

/** From this width on, minutes are large enough to be read, CSS pixels. */
const LARGE_FROM_PX = 430;

/** Charts that have drawn themselves before the reader's eyes: once is enough. */
const drawnCharts = new WeakSet<BirthChart>();

type ChartWheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  draws?: boolean;
};

/** The wheel with its key; under it, in the key's place, the planet that is touched or in focus. */
export function ChartWheel({ chart, houseSystem, draws = false }: ChartWheelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isLarge, setLarge] = useState(false);
  const [isLit, setIsLit] = useState(false);
  /** The planet that is touched or in focus, or was the last to be. */
  const [told, setTold] = useState<BodyName>();
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
  const planet = chart.planets.find(({ name }) => name === told);
  return (
    <figure className="chart-wheel">
      <div ref={frame} className="chart-wheel-frame">
        <Wheel
          chart={chart}
          houseSystem={houseSystem}
          isLarge={isLarge}
          draws={isFirst}
          onLit={(lit) => {
            setIsLit(lit !== undefined);
            if (lit !== undefined) setTold(lit);
          }}
          describedBy={hintId}
        />
        <p id={hintId} hidden>
          {CHART_COPY.wheelHint}
        </p>
      </div>
      {/* Hidden, with its words, and not taken out: an open dialog takes the focus to itself when something
          goes out of it just as the focus is on its way from one thing to another. */}
      <ul className="wheel-key" hidden={isLit}>
        <li>
          <i />
          {CHART_COPY.wheelKey.trine}
        </li>
        <li>
          <i className="wheel-key-sextile" />
          {CHART_COPY.wheelKey.sextile}
        </li>
        <li>
          <i className="wheel-key-tense" />
          {CHART_COPY.wheelKey.tense}
        </li>
      </ul>
      {/* The planet in focus has said it to the ear. */}
      <p className="wheel-key" aria-hidden="true" hidden={!isLit}>
        {planet !== undefined && planetWords(planet, houseOf(planet, chart, houseSystem))}
      </p>
    </figure>
  );
}
