// The natal wheel. It is drawn by attributes, with custom properties for colors, so that the same
// drawing can be exported as an image; classes only animate it and show the focus.

import { Fragment, type KeyboardEvent, memo, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { indices, type Point, strokePath, tickPath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import { glyphHref } from '#client/ui/glyphs/glyph.tsx';
import { ELEMENT_GLYPHS, type GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import type { BirthChart, ChartPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, BODY_NAMES, type BodyName } from '#shared/sky/bodies.ts';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHART_COPY, planetWords } from '../birth-chart.copy.ts';
import {
  arcPath,
  findCusps,
  type HouseSystem,
  houseOf,
  isUpright,
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
  spreadAround,
  VIEW_BOX,
  type WheelMeasures,
} from './wheel-plan.ts';
import './wheel.css';

const SIGN_GLYPH_SIZE = 17.8;
const LEADER_OUTER_RADIUS = 124.6;
const LEADER_INNER_RADIUS = 121;
const LINE = 'var(--wheel-line)';
const GROUND = 'var(--wheel-ground)';
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
      <Planets
        chart={chart}
        houseSystem={houseSystem}
        left={left}
        isLarge={isLarge}
        {...(isPicture ? {} : { onLit: light })}
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

function Mark({ glyph, at, size, weight }: MarkProps) {
  return (
    <use
      href={glyphHref(glyph)}
      x={coordinate(at[0] - size / 2)}
      y={coordinate(at[1] - size / 2)}
      width={size}
      height={size}
      strokeWidth={coordinate((weight * 24) / size)}
    />
  );
}
type MarkProps = { glyph: GlyphName; at: Point; size: number; weight: number };

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

type PlanetsProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  left: number;
  isLarge: boolean;
  onLit?: (planet: BodyName | undefined) => void;
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
function Planets({ chart, houseSystem, left, isLarge, onLit }: PlanetsProps) {
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
            className="wheel-planet cursor-default outline-none"
            {...(onLit === undefined
              ? {}
              : {
                  tabIndex: name === stop ? 0 : -1,
                  role: 'img',
                  'aria-label': planetWords(planet, houseOf(planet, chart, houseSystem)),
                  onFocus: () => {
                    setStop(name);
                    onLit(name);
                  },
                  onKeyDown: (event: KeyboardEvent<SVGGElement>) => move(event, name),
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
