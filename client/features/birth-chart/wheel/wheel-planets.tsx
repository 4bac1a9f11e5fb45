// The planets of the wheel: glyph, degrees, and a line to the true longitude.

import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { indices, type Point, strokePath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import type { BirthChart, ChartPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import { BODY_KEYS, BODY_NAMES, type BodyName } from '#shared/sky/bodies.ts';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { planetWords } from '../birth-chart.copy.ts';
import { Mark } from './wheel-mark.tsx';
import {
  GROUND,
  type HouseSystem,
  houseOf,
  isUpright,
  LARGE_WHEEL,
  MIDDLE,
  placeAt,
  SCALE_INNER_RADIUS,
  SMALL_WHEEL,
  spreadAround,
} from './wheel-plan.ts';

const LEADER_OUTER_RADIUS = 124.6;
const LEADER_INNER_RADIUS = 121;

/**
 * The line from a planet's true longitude on the scale to its glyph. It spirals inward evenly, so
 * that the lines of a cluster, all in the same order, never cross.
 */
function leaderPath(longitude: number, shown: number, left: number): string {
  const way = signedSeparationDegrees(longitude, shown);
  const steps = Math.max(1, Math.ceil(Math.abs(way) / 3));
  const winding = indices(steps + 1).map((step) =>
    placeAt(
      longitude + (way * step) / steps,
      left,
      LEADER_OUTER_RADIUS + ((LEADER_INNER_RADIUS - LEADER_OUTER_RADIUS) * step) / steps,
    ),
  );
  return strokePath([placeAt(longitude, left, SCALE_INNER_RADIUS), ...winding]);
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

type PlanetsProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  left: number;
  isLarge: boolean;
  onLit?: (planet: BodyName | undefined) => void;
  onOpen?: ((planet: BodyName) => void) | undefined;
};

/** The next index among `count` for an arrow, Home or End key; undefined for any other key. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * The planets at their degrees, moved apart where they cluster, each with a line to its true
 * longitude. They are one tab stop; arrow keys move from planet to planet in the order of the
 * signs.
 */
export function WheelPlanets({ chart, houseSystem, left, isLarge, onLit, onOpen }: PlanetsProps) {
  const measures = isLarge ? LARGE_WHEEL : SMALL_WHEEL;
  const spread = spreadAround(chart.planets.map(({ longitude }) => longitude));
  const [stop, setStop] = useState<BodyName | undefined>(chart.planets[0]?.name);
  const angleFromLeft = ({ longitude }: ChartPlanet) => normalizeDegrees(longitude - left);
  const planetsInOrder = [...chart.planets].sort(
    (one, other) => angleFromLeft(one) - angleFromLeft(other),
  );

  function move(event: KeyboardEvent<SVGGElement>, from: BodyName) {
    const place = planetsInOrder.findIndex(({ name }) => name === from);
    const next = planetsInOrder[placeAfter(event.key, place, planetsInOrder.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    const planets =
      event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('.wheel-planet');
    planets?.[chart.planets.indexOf(next)]?.focus();
  }

  return (
    <g className="wheel-planets">
      <path
        d={chart.planets
          .map(({ longitude }, index) => leaderPath(longitude, spread[index] ?? longitude, left))
          .join('')}
        stroke="var(--ivory-50)"
        strokeOpacity={0.6}
        strokeWidth={0.8}
      />
      {chart.planets.map((planet, index) => {
        const { name, longitude, retrograde } = planet;
        const shown = spread[index] ?? longitude;
        const glyph = BODY_KEYS[BODY_NAMES.indexOf(name)];
        const at = placeAt(shown, left, measures.glyphRadius);
        const [dotX, dotY] = placeAt(longitude, left, measures.aspectRadius);
        const degreesAt = placeAt(shown, left, measures.degreeRadius);
        return (
          <g
            key={name}
            className={classNames(
              'wheel-planet outline-none',
              onOpen === undefined ? 'cursor-default' : 'cursor-pointer',
            )}
            {...(onLit === undefined
              ? {}
              : {
                  tabIndex: name === stop ? 0 : -1,
                  role: onOpen === undefined ? 'img' : 'button',
                  'aria-label': planetWords(planet, houseOf(planet, chart, houseSystem)),
                  onFocus: () => {
                    setStop(name);
                    onLit(name);
                  },
                  onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
                    if (onOpen === undefined || !OPENING_KEYS.has(event.key)) {
                      move(event, name);
                      return;
                    }
                    event.preventDefault();
                    onOpen(name);
                  },
                  ...(onOpen === undefined ? {} : { onClick: () => onOpen(name) }),
                  onBlur: () => onLit(undefined),
                  onPointerEnter: () => onLit(name),
                  onPointerLeave: () => onLit(undefined),
                })}
          >
            <circle cx={coordinate(dotX)} cy={coordinate(dotY)} r={1.9} fill="var(--ivory-50)" />
            <circle cx={coordinate(at[0])} cy={coordinate(at[1])} r={10.5} fill={GROUND} />
            <path d={strokePath([at, degreesAt])} stroke={GROUND} strokeWidth={12} />
            {onLit !== undefined && (
              <circle
                className="wheel-focus"
                cx={coordinate(at[0])}
                cy={coordinate(at[1])}
                r={12.5}
                fill="transparent"
                strokeWidth={1.6}
              />
            )}
            <g stroke="var(--ivory-50)" color="var(--ivory-50)">
              {glyph !== undefined && (
                <Mark glyph={glyph} at={at} size={measures.glyphSize} weight={1.45} />
              )}
              {retrograde && <RetrogradeMark at={besideGlyph(at)} />}
            </g>
            <Degrees planet={planet} shown={shown} left={left} isLarge={isLarge} />
          </g>
        );
      })}
    </g>
  );
}

/**
 * A small ℞, drawn because not every font has it. It stands beside the glyph along the circle, at
 * the right or else below, away from the degrees and the neighbor.
 */
function RetrogradeMark({ at: [x, y] }: { at: Point }) {
  return (
    <path
      d={`M${coordinate(x - 2.4)} ${coordinate(y + 3.2)}v-6.4h2.2a1.7 1.7 0 0 1 0 3.4h-2.2m2.1 0l3 3.6m0-2.8l-3 2.8`}
      strokeWidth={0.9}
    />
  );
}

function besideGlyph([x, y]: Point): Point {
  const distance = Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);
  const [along, down] = [(MIDDLE[1] - y) / distance, (x - MIDDLE[0]) / distance];
  const side = along + down >= 0 ? 1 : -1;
  return [x + 11.5 * along * side, y + 11.5 * down * side];
}

type DegreesProps = {
  planet: BirthChart['planets'][number];
  shown: number;
  left: number;
  isLarge: boolean;
};

/**
 * Degrees, and in a large wheel minutes: beside the degrees, or below them where the neighbor is
 * beside.
 */
function Degrees({ planet, shown, left, isLarge }: DegreesProps) {
  const { degreeRadius, degreeFont } = isLarge ? LARGE_WHEEL : SMALL_WHEEL;
  const degrees = `${planet.degree}°`;
  const minutes = `${String(planet.minute).padStart(2, '0')}′`;
  const isStacked = isLarge && isUpright(shown, left);
  const words = (text: string, radius: number, size: number) => {
    const [x, y] = placeAt(shown, left, radius);
    return (
      <text
        x={coordinate(x)}
        y={coordinate(y + size * 0.34)}
        fontSize={size}
        textAnchor="middle"
        fill="var(--ivory-300)"
        stroke={GROUND}
        strokeWidth={isLarge ? 3 : 4}
        paintOrder="stroke"
      >
        {text}
      </text>
    );
  };
  if (!isStacked) return words(isLarge ? degrees + minutes : degrees, degreeRadius, degreeFont);
  return (
    <>
      {words(degrees, degreeRadius + 6, degreeFont)}
      {words(minutes, degreeRadius - 5.5, degreeFont - 1)}
    </>
  );
}
