// The natal wheel. It is drawn by attributes, with custom properties for colors, so that the same
// drawing can be exported as an image; classes only animate it and show the focus.

import { Fragment, memo, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { indices, tickPath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import { ELEMENT_GLYPHS } from '#client/ui/glyphs/glyph-names.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyName } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHART_COPY } from '../birth-chart.copy.ts';
import { Mark } from './wheel-mark.tsx';
import {
  arcPath,
  findCusps,
  type HouseSystem,
  LARGE_WHEEL,
  MIDDLE,
  paperAngle,
  placeAt,
  placeHouseNumbers,
  RIM_INNER_RADIUS,
  RIM_RADIUS,
  SCALE_INNER_RADIUS,
  SIGN_INNER_RADIUS,
  SMALL_WHEEL,
  VIEW_BOX,
  type WheelMeasures,
} from './wheel-plan.ts';
import { WheelPlanets } from './wheel-planets.tsx';
import './wheel.css';

const SIGN_GLYPH_SIZE = 17.8;
const LINE = 'var(--wheel-line)';
/** The orb at which the line of an aspect would be transparent, degrees. */
const FADED_ORB_DEGREES = 11;

const TENSE_ASPECTS: readonly AspectKey[] = ['square', 'opposition'];

type WheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  /** The wheel is large enough for arc minutes. */
  isLarge?: boolean | undefined;
  /** The wheel draws itself ring by ring when mounted. */
  draws?: boolean | undefined;
  /** The wheel is exported as an image, so nothing in it is interactive. */
  isPicture?: boolean | undefined;
  onLit?: ((planet: BodyName | undefined) => void) | undefined;
  onOpen?: ((planet: BodyName) => void) | undefined;
  /** The id of the text that explains the keyboard's use in the wheel. */
  describedBy?: string | undefined;
};

/** The chart as a wheel: Ascendant at the left, or 0° Aries if the Ascendant is unknown. */
export function Wheel({
  chart,
  houseSystem,
  isLarge = false,
  draws = false,
  isPicture = false,
  onLit,
  onOpen,
  describedBy,
}: WheelProps) {
  const [lit, setLit] = useState<BodyName>();
  const left = chart.ascendant?.longitude ?? 0;
  const measures = isLarge ? LARGE_WHEEL : SMALL_WHEEL;
  const light = (planet: BodyName | undefined) => {
    setLit(planet);
    onLit?.(planet);
  };
  return (
    <svg
      className={classNames(
        'block h-auto w-full overflow-visible [font-variant-numeric:lining-nums_tabular-nums]',
        draws && 'wheel-draws',
      )}
      viewBox={VIEW_BOX}
      role={isPicture ? 'img' : 'group'}
      aria-label={CHART_COPY.wheel}
      aria-describedby={describedBy}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily="var(--sans)"
    >
      <Zodiac left={left} />
      <Houses chart={chart} houseSystem={houseSystem} left={left} measures={measures} />
      <Aspects chart={chart} left={left} radius={measures.aspectRadius} lit={lit} />
      <WheelPlanets
        chart={chart}
        houseSystem={houseSystem}
        left={left}
        isLarge={isLarge}
        {...(isPicture ? {} : { onLit: light, onOpen })}
      />
    </svg>
  );
}

function Circle({ radius, strong = false }: { radius: number; strong?: boolean }) {
  return (
    <circle
      cx={MIDDLE[0]}
      cy={MIDDLE[1]}
      r={radius}
      stroke={LINE}
      strokeOpacity={strong ? 0.55 : 0.28}
      strokeWidth={strong ? 1 : 0.75}
      pathLength={1}
      // The drawing animation starts at the Ascendant.
      transform={`rotate(180 ${MIDDLE.join(' ')})`}
      className="wheel-stroke"
    />
  );
}

/** The rim, the signs and the scale of degrees. */
const Zodiac = memo(function Zodiac({ left }: { left: number }) {
  const bandRadius = (RIM_RADIUS + RIM_INNER_RADIUS) / 2;
  const band = indices(36)
    .map((index) => arcPath(index * 10, index * 10 + 5, left, bandRadius))
    .join('');
  const ticks = indices(360)
    .map((degree) => {
      const to = degree % 10 === 0 ? 124.6 : degree % 5 === 0 ? SCALE_INNER_RADIUS : 130.2;
      return tickPath(MIDDLE, paperAngle(degree, left), SIGN_INNER_RADIUS, to);
    })
    .join('');
  const borders = indices(12)
    .map((index) =>
      tickPath(MIDDLE, paperAngle(index * 30, left), SIGN_INNER_RADIUS, RIM_INNER_RADIUS),
    )
    .join('');
  return (
    <>
      <g className="wheel-rings">
        <Circle radius={RIM_RADIUS} strong />
        <Circle radius={RIM_INNER_RADIUS} />
        <Circle radius={SIGN_INNER_RADIUS} strong />
        <Circle radius={SCALE_INNER_RADIUS} />
      </g>
      <g className="wheel-scale">
        <path d={ticks} stroke={LINE} strokeOpacity={0.5} strokeWidth={0.7} strokeLinecap="butt" />
        <path d={band} stroke={LINE} strokeOpacity={0.5} strokeWidth={1.8} strokeLinecap="butt" />
        <path d={borders} stroke={LINE} strokeOpacity={0.55} />
        {SIGN_KEYS.map((sign, index) => (
          <Fragment key={sign}>
            <path
              d={arcPath(index * 30 + 1.2, index * 30 + 28.8, left, SIGN_INNER_RADIUS + 1.8)}
              stroke={`var(--${ELEMENT_GLYPHS[index % 4]})`}
              strokeOpacity={0.9}
              strokeWidth={1.8}
              strokeLinecap="butt"
            />
            <g stroke="var(--ivory-50)">
              <Mark
                glyph={sign}
                at={placeAt(index * 30 + 15, left, (RIM_INNER_RADIUS + SIGN_INNER_RADIUS) / 2 + 1)}
                size={SIGN_GLYPH_SIZE}
                weight={1.35}
              />
            </g>
          </Fragment>
        ))}
      </g>
    </>
  );
});

type HousesProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  left: number;
  measures: WheelMeasures;
};

/**
 * Cusps with their numbers, and the angles in brass; without houses only the circle of the aspects.
 */
function Houses({ chart, houseSystem, left, measures }: HousesProps) {
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
    tickPath(MIDDLE, paperAngle(longitude, left), from, to);
  const numberRadius = (houseRadius + aspectRadius) / 2;
  const numbers = placeHouseNumbers(cusps, [ac, mc, ac + 180, mc + 180]);
  const [mcX, mcY] = placeAt(mc, left, RIM_RADIUS + 12.5);
  const arrowX = MIDDLE[0] - RIM_RADIUS - 9;
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
          d={spoke(ac + 180) + spoke(mc + 180)}
          stroke="var(--brass-400)"
          strokeOpacity={0.55}
          strokeWidth={0.9}
        />
        <path
          d={spoke(ac) + spoke(mc) + spoke(mc, RIM_RADIUS, RIM_RADIUS + 5)}
          stroke="var(--brass-400)"
          strokeWidth={1.4}
          strokeLinecap="butt"
        />
        <path d={`M${coordinate(arrowX)} ${MIDDLE[1]}l6.3 -3.7v7.4z`} fill="var(--brass-400)" />
        <g fill="var(--brass-400)" fontSize={12} fontWeight={600} textAnchor="middle">
          <text x={coordinate(arrowX + 2.5)} y={MIDDLE[1] - 8.5}>
            AC
          </text>
          <text x={coordinate(mcX)} y={coordinate(mcY + 4)}>
            MC
          </text>
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

type AspectsProps = {
  chart: BirthChart;
  left: number;
  radius: number;
  lit: BodyName | undefined;
};

/** The lines between planets in aspect, the closest on top. */
function Aspects({ chart, left, radius, lit }: AspectsProps) {
  const longitudes = new Map(chart.planets.map(({ name, longitude }) => [name, longitude]));
  const drawn = chart.aspects
    .filter(({ aspect }) => aspect !== 'conjunction')
    .sort((one, other) => other.orb - one.orb);
  return (
    <g className="wheel-aspects">
      {drawn.map(({ bodies, aspect, orb }) => {
        const [from, to] = bodies.map((body) => longitudes.get(body));
        if (from === undefined || to === undefined) return null;
        const [x1, y1] = placeAt(from, left, radius);
        const [x2, y2] = placeAt(to, left, radius);
        const isDimmed = lit !== undefined && !bodies.includes(lit);
        return (
          <path
            key={bodies.join()}
            d={`M${coordinate(x1)} ${coordinate(y1)}L${coordinate(x2)} ${coordinate(y2)}`}
            stroke={TENSE_ASPECTS.includes(aspect) ? 'var(--brass-400)' : 'var(--ivory-50)'}
            strokeWidth={lit !== undefined && !isDimmed ? 1.4 : 1}
            strokeOpacity={
              isDimmed ? 0.1 : lit === undefined ? coordinate(1 - orb / FADED_ORB_DEGREES) : 1
            }
            {...(aspect === 'sextile'
              ? { strokeDasharray: '3 2.5', strokeLinecap: 'butt' as const }
              : {})}
          />
        );
      })}
    </g>
  );
}
