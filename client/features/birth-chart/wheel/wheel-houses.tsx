// The houses of the wheel: cusps with their numbers, the angles in brass, and a touch target for each house and angle.

import { tickPath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { spotOutline, type WheelSpots } from './use-wheel-spots.ts';
import { Circle, LINE } from './wheel-circle.tsx';
import {
  drawingAngleDegrees,
  findCusps,
  MIDDLE,
  placeAt,
  placeHouseNumbers,
  RIM_RADIUS,
  SCALE_INNER_RADIUS,
  sectorPath,
  type WheelMeasures,
} from './wheel-plan.ts';
import { WheelRing } from './wheel-ring.tsx';
import { houseSpotId } from './wheel-spots.ts';

const ARROW_X = MIDDLE[0] - RIM_RADIUS - 9;
const MC_NAME_RADIUS = RIM_RADIUS + 12.5;
/** Half the width of a touch target, units of the drawing. */
const FINGER_RADIUS = 22;
/**
 * How far the touch target of a house reaches inward from the circle of the aspects, units of the drawing: there a
 * finger finds the house under its planets.
 */
const INWARD = 8;

type HousesProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  /** The longitude at the left of the wheel, degrees. */
  left: number;
  measures: WheelMeasures;
  /** How the Ascendant is written, which is then the only angle: 'rising'. By default both have their short names. */
  risingName?: string | undefined;
};

/**
 * Cusps with their numbers, and the angles in brass; without houses only the circle of the aspects.
 */
export function Houses({ chart, houseSystem, left, measures, risingName }: HousesProps) {
  const { aspectRadius, houseRadius, houseFont } = measures;
  const cusps = findCusps(chart, houseSystem);
  const { ascendant, midheaven } = chart;
  if (cusps === undefined || ascendant === null || midheaven === null) {
    return (
      <g className="wheel-rings">
        <Circle radius={aspectRadius} strong />
      </g>
    );
  }
  const [ac, mc] = [ascendant.longitude, midheaven.longitude];
  const spoke = (longitude: number, from: number = aspectRadius, to = SCALE_INNER_RADIUS) =>
    tickPath(MIDDLE, drawingAngleDegrees(longitude, left), from, to);
  const isPlain = risingName !== undefined;
  const numberRadius = (houseRadius + aspectRadius) / 2;
  const numbers = placeHouseNumbers(cusps, [ac, mc, ac + 180, mc + 180]);
  const [mcX, mcY] = placeAt(mc, left, MC_NAME_RADIUS);
  return (
    <>
      <g className="wheel-rings">
        <Circle radius={houseRadius} />
        <Circle radius={aspectRadius} strong />
      </g>
      <g className="wheel-cusps">
        <path
          d={cusps.map((cusp) => spoke(cusp)).join('')}
          stroke={LINE}
          strokeOpacity={0.2}
          strokeWidth={0.75}
        />
        <path
          d={spoke(ac + 180) + (isPlain ? '' : spoke(mc + 180))}
          stroke="var(--brass-400)"
          strokeOpacity={0.55}
          strokeWidth={0.9}
        />
        <path
          d={spoke(ac) + (isPlain ? '' : spoke(mc) + spoke(mc, RIM_RADIUS, RIM_RADIUS + 5))}
          stroke="var(--brass-400)"
          strokeWidth={1.4}
          strokeLinecap="butt"
        />
        <path d={`M${coordinate(ARROW_X)} ${MIDDLE[1]}l6.3 -3.7v7.4z`} fill="var(--brass-400)" />
        <g fill="var(--brass-400)" fontSize={12} fontWeight={600} textAnchor="middle">
          {!isPlain ? (
            <>
              <text x={coordinate(ARROW_X - 0.5)} y={MIDDLE[1] - 8.5}>
                AC
              </text>
              <text x={coordinate(mcX)} y={coordinate(mcY + 4)}>
                MC
              </text>
            </>
          ) : (
            <text x={coordinate(ARROW_X + 6.5)} y={MIDDLE[1] - 8.5} textAnchor="end">
              {risingName}
            </text>
          )}
        </g>
        <g
          fill="var(--ivory-300)"
          fontFamily="var(--serif)"
          fontSize={houseFont}
          textAnchor="middle"
        >
          {numbers.map((longitude, index) => {
            const [x, y] = placeAt(longitude, left, numberRadius);
            return (
              <text key={index} x={coordinate(x)} y={coordinate(y + houseFont / 3)}>
                {index + 1}
              </text>
            );
          })}
        </g>
      </g>
    </>
  );
}

/** The touch target of each house, from inside its number to the scale; the targets of planets lie over it. */
export function HouseTargets({
  chart,
  houseSystem,
  left,
  measures,
  spots,
}: HousesProps & { spots: WheelSpots }) {
  const cusps = findCusps(chart, houseSystem);
  if (cusps === undefined) return null;
  const { aspectRadius } = measures;
  return (
    <WheelRing ring="houses">
      {cusps.map((cusp, index) => {
        const id = houseSpotId(index + 1);
        const isLit = spots.lit.ids.has(id);
        const sides = [cusp, cusps[(index + 1) % cusps.length] ?? cusp] as const;
        return (
          <g key={id} {...spots.propsOf(id)}>
            <path
              d={sectorPath(sides, left, [aspectRadius - INWARD, SCALE_INNER_RADIUS])}
              fill="transparent"
            />
            <path
              {...spotOutline(isLit)}
              d={sectorPath(sides, left, [aspectRadius, SCALE_INNER_RADIUS])}
              fill={isLit ? 'var(--brass-400)' : 'none'}
              fillOpacity={0.13}
            />
          </g>
        );
      })}
    </WheelRing>
  );
}

/** The touch targets of Ascendant and Midheaven, around their names. */
export function AngleTargets({
  chart: { ascendant, midheaven },
  left,
  spots,
}: Pick<HousesProps, 'chart' | 'left'> & { spots: WheelSpots }) {
  if (ascendant === null || midheaven === null) return null;
  const places = {
    ascendant: [ARROW_X + 2.5, MIDDLE[1] - 5] as const,
    midheaven: placeAt(midheaven.longitude, left, MC_NAME_RADIUS),
  };
  return (['ascendant', 'midheaven'] as const).map((id) => {
    const [x, y] = places[id].map(coordinate);
    return (
      <g key={id} {...spots.propsOf(id)}>
        <circle cx={x} cy={y} r={FINGER_RADIUS} fill="transparent" />
        <circle {...spotOutline(spots.lit.ids.has(id))} cx={x} cy={y} r={14} />
      </g>
    );
  });
}
