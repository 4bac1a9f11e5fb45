// The planets of the wheel: glyph, degrees, and a line to the true longitude.

import { classNames } from '#client/ui/class-names.ts';
import { indices, type Point, strokePath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { getBodyKey } from '#shared/sky/bodies.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { spotOutline, type WheelSpots } from './use-wheel-spots.ts';
import { AngleTargets } from './wheel-houses.tsx';
import { Mark } from './wheel-mark.tsx';
import {
  GROUND,
  isUpright,
  LARGE_WHEEL,
  MIDDLE,
  placeAt,
  SCALE_INNER_RADIUS,
  SMALL_WHEEL,
  sectorPath,
  spreadAround,
  type WheelMeasures,
} from './wheel-plan.ts';
import { ringAttributes } from './wheel-ring.tsx';

/** Of the planets that a chapter is not about, while it is shown on the wheel. */
const FADED_OPACITY = 0.45;
const LEADER_OUTER_RADIUS = 124.6;
const LEADER_INNER_RADIUS = 121;

/**
 * The line from a planet's true longitude on the scale to its glyph. It spirals inward evenly, so
 * that the lines of a cluster, all in the same order, never cross.
 */
export function leaderPath(longitude: number, shown: number, left: number): string {
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

/** Half the width of a touch target, units of the drawing. */
const FINGER_RADIUS = 22;

type PointsProps = {
  chart: BirthChart;
  /** The longitude at the left of the wheel, degrees. */
  left: number;
  measures: WheelMeasures;
  isLarge: boolean;
  spots: WheelSpots | undefined;
};

/**
 * The planets at their degrees, moved apart where they cluster, each with a line to its true longitude. An interactive
 * wheel also has the touch targets of the planets, each as wide as a fingertip or as its neighbors leave room for, and
 * those of the angles.
 */
export function WheelPoints({ chart, left, measures, isLarge, spots }: PointsProps) {
  // Only what a chapter has asked for moves apart: nothing moves under a finger.
  const isLit = (index: number) => {
    const planet = chart.planets[index];
    return planet !== undefined && spots?.together.has(planet.name) === true;
  };
  const spread = spreadAround(
    chart.planets.map(({ longitude }) => longitude),
    isLit,
  );
  const isShowing = spots !== undefined && spots.together.size > 0;
  return (
    <g className="wheel-planets" {...(spots && ringAttributes('points'))}>
      <path
        d={chart.planets
          .map(({ longitude }, index) => leaderPath(longitude, spread[index] ?? longitude, left))
          .join('')}
        stroke="var(--ivory-50)"
        strokeOpacity={0.6}
        strokeWidth={0.8}
      />
      {spots !== undefined && <AngleTargets chart={chart} left={left} spots={spots} />}
      {chart.planets.map((planet, index) => {
        const { name, longitude, retrograde } = planet;
        const shown = spread[index] ?? longitude;
        const key = getBodyKey(name);
        const props = spots?.propsOf(key);
        const at = placeAt(shown, left, measures.glyphRadius);
        const [dotX, dotY] = placeAt(longitude, left, measures.aspectRadius);
        const degreesAt = placeAt(shown, left, measures.degreeRadius);
        return (
          <g key={name} {...props} className={classNames('wheel-planet', props?.className)}>
            <circle cx={coordinate(dotX)} cy={coordinate(dotY)} r={1.9} fill="var(--ivory-50)" />
            <circle cx={coordinate(at[0])} cy={coordinate(at[1])} r={10.5} fill={GROUND} />
            <path d={strokePath([at, degreesAt])} stroke={GROUND} strokeWidth={12} />
            {spots !== undefined && (
              <>
                <path
                  d={sectorPath(findReach(shown, spread, measures.glyphRadius), left, [
                    measures.houseRadius,
                    SCALE_INNER_RADIUS,
                  ])}
                  fill="transparent"
                />
                {isLit(index) && (
                  <circle
                    cx={coordinate(at[0])}
                    cy={coordinate(at[1])}
                    r={12.5}
                    fill="var(--ink-800)"
                    stroke="var(--wheel-line)"
                    strokeOpacity={0.6}
                    strokeWidth={0.9}
                  />
                )}
                <circle
                  {...spotOutline(spots.lit.bodies.has(name))}
                  cx={coordinate(at[0])}
                  cy={coordinate(at[1])}
                  r={12.5}
                />
              </>
            )}
            <g
              stroke="var(--ivory-50)"
              color="var(--ivory-50)"
              opacity={isShowing && !isLit(index) ? FADED_OPACITY : undefined}
            >
              <Mark glyph={key} at={at} size={measures.glyphSize} weight={1.45} />
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
 * The longitudes between which a touch is taken for a planet, degrees: half the way to each neighbor, at most the width
 * of a touch target.
 */
function findReach(
  shown: number,
  all: readonly number[],
  radius: number,
): readonly [number, number] {
  const widest = (FINGER_RADIUS / radius) * (180 / Math.PI);
  const ways = all.map((other) => signedSeparationDegrees(shown, other));
  const ahead = Math.min(...ways.filter((way) => way > 0), widest * 2) / 2;
  const behind = Math.max(...ways.filter((way) => way < 0), -widest * 2) / 2;
  return [shown + behind, shown + ahead];
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
  // A glyph is about square: aslant, its corner is further away than its edge.
  const gap = Math.min(12 / Math.max(Math.abs(along), Math.abs(down)), 13.5) * side;
  return [x + gap * along, y + gap * down];
}

type DegreesProps = {
  planet: BirthChart['planets'][number];
  /** The longitude at which the planet is drawn, degrees: its own, or moved away from its neighbors. */
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
