// The natal wheel. It is drawn by attributes, with custom properties for colors, so that the same
// drawing can be exported as an image; classes only animate it and show the focus.

import { Fragment, memo, type Ref } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { indices, tickPath } from '#client/ui/drawings/plane.ts';
import { ELEMENT_GLYPHS } from '#client/ui/glyphs/glyph-names.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { CHART_COPY } from '../birth-chart.copy.ts';
import { NOTHING_LIT, type WheelSpots } from './use-wheel-spots.ts';
import { Aspects, AspectTargets } from './wheel-aspects.tsx';
import { Circle, LINE } from './wheel-circle.tsx';
import { Houses, HouseTargets } from './wheel-houses.tsx';
import { Mark } from './wheel-mark.tsx';
import {
  arcPath,
  drawingAngleDegrees,
  LARGE_WHEEL,
  MIDDLE,
  placeAt,
  RIM_INNER_RADIUS,
  RIM_RADIUS,
  SCALE_INNER_RADIUS,
  SIGN_INNER_RADIUS,
  SMALL_WHEEL,
  VIEW_BOX,
} from './wheel-plan.ts';
import { WheelPoints } from './wheel-points.tsx';
import './wheel.css';

const SIGN_GLYPH_SIZE = 17.8;
type WheelProps = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  /** The wheel is large enough for arc minutes. */
  isLarge?: boolean | undefined;
  /** The wheel draws itself ring by ring when mounted. */
  draws?: boolean | undefined;
  /** The interactive spots; without them the wheel is a picture. */
  spots?: WheelSpots | undefined;
  /** The id of the text that explains the keyboard's use in the wheel. */
  describedBy?: string | undefined;
  ref?: Ref<SVGSVGElement>;
};

/** The chart as a wheel: Ascendant at the left, or 0° Aries if the Ascendant is unknown. */
export function Wheel({
  chart,
  houseSystem,
  isLarge = false,
  draws = false,
  spots,
  describedBy,
  ref,
}: WheelProps) {
  const left = chart.ascendant?.longitude ?? 0;
  const measures = isLarge ? LARGE_WHEEL : SMALL_WHEEL;
  const drawn = { chart, houseSystem, left, measures };
  const lines = { chart, left, radius: measures.aspectRadius };
  return (
    <svg
      ref={ref}
      className={classNames(
        'block h-auto w-full overflow-visible [font-variant-numeric:lining-nums_tabular-nums]',
        draws && 'wheel-draws',
      )}
      viewBox={VIEW_BOX}
      role={spots === undefined ? 'img' : 'group'}
      aria-label={CHART_COPY.wheel}
      aria-describedby={describedBy}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily="var(--sans)"
    >
      <Zodiac left={left} />
      <Houses {...drawn} />
      <Aspects {...lines} lit={spots?.lit ?? NOTHING_LIT} />
      {/* The targets lie over the drawing, those of planets over those of houses. */}
      {spots !== undefined && <HouseTargets {...drawn} spots={spots} />}
      <WheelPoints {...drawn} isLarge={isLarge} spots={spots} />
      {spots !== undefined && <AspectTargets {...lines} spots={spots} />}
    </svg>
  );
}

/** The rim, the signs and the scale of degrees. */
export const Zodiac = memo(function Zodiac({ left }: { left: number }) {
  const bandRadius = (RIM_RADIUS + RIM_INNER_RADIUS) / 2;
  const band = indices(36)
    .map((index) => arcPath(index * 10, index * 10 + 5, left, bandRadius))
    .join('');
  // The tick of every tenth degree is the longest, that of every fifth the next.
  const ticks = indices(360)
    .map((degree) => {
      const to = degree % 10 === 0 ? 124.6 : degree % 5 === 0 ? SCALE_INNER_RADIUS : 130.2;
      return tickPath(MIDDLE, drawingAngleDegrees(degree, left), SIGN_INNER_RADIUS, to);
    })
    .join('');
  const borders = indices(12)
    .map((index) =>
      tickPath(MIDDLE, drawingAngleDegrees(index * 30, left), SIGN_INNER_RADIUS, RIM_INNER_RADIUS),
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
