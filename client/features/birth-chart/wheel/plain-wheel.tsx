// The wheel as a picture without degrees: some of its bodies lit, the others in the background. And its rings alone, which
// draw themselves before there is a chart.

import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { strokePath } from '#client/ui/drawings/plane.ts';
import { coordinate, starPath } from '#client/ui/drawings/star-path.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { type BodyKey, getBodyKey, getBodyName } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { NOTHING_LIT } from './use-wheel-spots.ts';
import { Zodiac } from './wheel.tsx';
import { Aspects } from './wheel-aspects.tsx';
import { Circle, LINE } from './wheel-circle.tsx';
import { Houses } from './wheel-houses.tsx';
import { Mark } from './wheel-mark.tsx';
import {
  GROUND,
  MIDDLE,
  placeAt,
  RIM_RADIUS,
  SIGN_INNER_RADIUS,
  SMALL_WHEEL,
  spreadAround,
  VIEW_BOX,
} from './wheel-plan.ts';
import { leaderPath } from './wheel-points.tsx';
import './plain-wheel.css';

const DISC_RADIUS = 12.5;

const SHAPE = 'block h-auto w-full overflow-visible [font-variant-numeric:lining-nums]';

type PlainWheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  lit: readonly BodyKey[];
  /** What stands at the Ascendant in place of its short name. */
  risingName: string;
  label: string;
};

/** A chart whose planets, aspects and lit bodies appear one after another (plain-wheel.css). */
export function PlainWheel({ chart, houseSystem, lit, risingName, label }: PlainWheelProps) {
  const left = chart.ascendant?.longitude ?? 0;
  const measures = SMALL_WHEEL;
  const spread = spreadAround(
    chart.planets.map(({ longitude }) => longitude),
    (index) => lit.some((body) => getBodyName(body) === chart.planets[index]?.name),
  );
  return (
    <svg
      className={classNames(SHAPE, 'plain-wheel')}
      viewBox={VIEW_BOX}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily="var(--sans)"
    >
      <Zodiac left={left} />
      <Houses {...{ chart, houseSystem, left, measures, risingName }} />
      <g opacity={0.5}>
        <Aspects chart={chart} left={left} radius={measures.aspectRadius} lit={NOTHING_LIT} />
      </g>
      {chart.planets.map(({ name, longitude }, index) => {
        const key = getBodyKey(name);
        const isLit = lit.includes(key);
        const shown = spread[index] ?? longitude;
        const [x, y] = placeAt(shown, left, measures.glyphRadius).map(coordinate);
        const [dotX, dotY] = placeAt(longitude, left, measures.aspectRadius).map(coordinate);
        return (
          <g key={name} className="plain-wheel-body">
            <path
              d={leaderPath(longitude, shown, left)}
              stroke="var(--ivory-50)"
              strokeOpacity={0.45}
              strokeWidth={0.8}
            />
            <circle cx={x} cy={y} r={DISC_RADIUS} fill={GROUND} />
            <circle
              cx={dotX}
              cy={dotY}
              r={1.9}
              fill="var(--ivory-50)"
              fillOpacity={isLit ? 1 : 0.45}
            />
            {isLit && (
              <circle
                className={`plain-wheel-${key}`}
                cx={x}
                cy={y}
                r={DISC_RADIUS}
                fill="var(--ink-800)"
                stroke={LINE}
                strokeOpacity={0.6}
                strokeWidth={0.9}
              />
            )}
            <g stroke="var(--ivory-50)" color="var(--ivory-50)" opacity={isLit ? 1 : 0.45}>
              <Mark
                glyph={key}
                at={placeAt(shown, left, measures.glyphRadius)}
                size={measures.glyphSize}
                weight={1.45}
              />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

type WheelRingsProps = {
  /** The longitude at the left of the wheel, degrees. */
  left: number;
  /** How long the pen takes once round, milliseconds; undefined: the rings are finished. */
  drawnInMs: number | undefined;
};

/** Rings and signs, drawn by a pen that goes once round against the clock. Decorative: the words beside it say what is done. */
export function WheelRings({ left, drawnInMs }: WheelRingsProps) {
  const mask = useId();
  const isDrawn = drawnInMs === undefined;
  const { aspectRadius } = SMALL_WHEEL;
  const duration = { animationDuration: `${drawnInMs ?? 0}ms` };
  return (
    <svg className={SHAPE} viewBox={VIEW_BOX} aria-hidden="true" fill="none">
      {!isDrawn && (
        // A stroke as wide as the wheel, which grows along its circle.
        <mask id={mask} maskUnits="userSpaceOnUse" x="-20" y="-20" width="406" height="406">
          <circle
            className="plain-wheel-sweep"
            style={duration}
            cx={MIDDLE[0]}
            cy={MIDDLE[1]}
            r={100}
            stroke="white"
            strokeWidth={200}
            pathLength={1}
            strokeDasharray={1}
            // From the left, against the clock.
            transform={`translate(${2 * MIDDLE[0]} 0) scale(-1 1)`}
          />
        </mask>
      )}
      {[RIM_RADIUS, SIGN_INNER_RADIUS, aspectRadius].map((radius) => (
        <circle
          key={radius}
          cx={MIDDLE[0]}
          cy={MIDDLE[1]}
          r={radius}
          stroke={LINE}
          strokeOpacity={0.18}
          strokeWidth={0.75}
        />
      ))}
      <g
        {...(isDrawn ? {} : { mask: `url(#${mask})` })}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Zodiac left={left} />
        <Circle radius={aspectRadius} strong />
      </g>
      {!isDrawn && (
        <g className="plain-wheel-pen" style={duration}>
          <path
            d={strokePath([
              [MIDDLE[0] - aspectRadius + 8, MIDDLE[1]],
              [MIDDLE[0] - RIM_RADIUS - 4, MIDDLE[1]],
            ])}
            stroke="var(--brass-400)"
            strokeWidth={1.2}
          />
          <path
            d={starPath({ x: MIDDLE[0] - RIM_RADIUS - 8, y: MIDDLE[1], radius: 9 })}
            fill="var(--brass-300)"
          />
        </g>
      )}
    </svg>
  );
}
