// The lines of the aspects, and touch targets over the lines that have a chapter.

import { type PointerEvent, type SVGProps, useId } from 'react';
import { type Point, strokePath } from '#client/ui/drawings/plane.ts';
import { coordinate } from '#client/ui/drawings/star-path.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { type Lit, spotOutline, type WheelSpots } from './use-wheel-spots.ts';
import { arcPath, MIDDLE, placeAt } from './wheel-plan.ts';
import { WheelRing } from './wheel-ring.tsx';
import { lineSpotId } from './wheel-spots.ts';

/** The orb at which the line of an aspect would be transparent, degrees. */
const FADED_ORB_DEGREES = 11;
/** The width of a touch target, units of the drawing. */
const FINGER_WIDTH = 44;
/** How far inside the circle of the aspects the touch targets of the houses end (`INWARD`, wheel-houses.tsx). */
const HOUSES_REACH = 8;
/** How far inside that circle the touch target of a conjunction lies, units of the drawing. */
const CONJUNCTION_DEPTH = 16;
const TENSE_ASPECTS: readonly AspectKey[] = ['square', 'opposition'];

type Aspect = BirthChart['aspects'][number];
type AspectsProps = {
  chart: BirthChart;
  /** The longitude at the left of the wheel, degrees. */
  left: number;
  /** The radius of the circle on which the lines end, units of the drawing. */
  radius: number;
  lit: Lit;
};

type DrawnAspect = {
  aspect: Aspect;
  id: string;
  path: string;
  /** The middle of the touch target: the line itself, or for a conjunction a point inside the circle. */
  aim: readonly [Point, Point];
};

/** The aspects with their lines, the closest last; a conjunction is an arc of the circle between its two bodies. */
function drawAspects({ chart, left, radius }: Omit<AspectsProps, 'lit'>): DrawnAspect[] {
  const longitudes = new Map(chart.planets.map(({ name, longitude }) => [name, longitude]));
  return [...chart.aspects]
    .sort((one, other) => other.orb - one.orb)
    .flatMap((aspect) => {
      const [from, to] = aspect.bodies.map((body) => longitudes.get(body));
      if (from === undefined || to === undefined) return [];
      const id = lineSpotId(aspect);
      const ends = [placeAt(from, left, radius), placeAt(to, left, radius)] as const;
      if (aspect.aspect !== 'conjunction') {
        return [{ aspect, id, path: strokePath(ends), aim: ends }];
      }
      const way = signedSeparationDegrees(from, to);
      const [first, last] = way < 0 ? [to, from] : [from, to];
      const inside = placeAt(from + way / 2, left, radius - CONJUNCTION_DEPTH);
      const path = arcPath(first, last, left, radius);
      // Not quite a point, which would have no stroke.
      const aim = [inside, [inside[0], inside[1] + 0.01]] as const;
      return [{ aspect, id, path, aim }];
    });
}

/** The lines between planets in aspect, the closest on top. */
export function Aspects({ lit, ...drawn }: AspectsProps) {
  const isAnyLit = lit.ids.size > 0;
  return (
    <g className="wheel-aspects">
      {drawAspects(drawn).map(({ aspect: { aspect, orb, bodies }, id, path }) => {
        const isLit = lit.hasLine ? lit.ids.has(id) : bodies.some((body) => lit.bodies.has(body));
        const isTense = TENSE_ASPECTS.includes(aspect);
        return (
          <path
            key={id}
            d={path}
            stroke={isTense ? 'var(--brass-400)' : 'var(--ivory-50)'}
            strokeWidth={aspect === 'conjunction' ? 2 : isLit ? 1.4 : 1}
            strokeOpacity={isLit ? 1 : isAnyLit ? 0.1 : coordinate(1 - orb / FADED_ORB_DEGREES)}
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
 * The touch targets of the lines that have a chapter, each as wide as a fingertip. Where targets overlap, the line that
 * is nearest to the touch is taken.
 */
export function AspectTargets({
  spots,
  ...drawn
}: Omit<AspectsProps, 'lit'> & { spots: WheelSpots }) {
  const clipId = useId();
  const lines = drawAspects(drawn).filter(({ id }) => spots.spotOf(id) !== undefined);
  if (lines.length === 0) return null;

  function nearestTo(event: { currentTarget: SVGGElement; clientX: number; clientY: number }) {
    const touched = toDrawing(event);
    if (touched === undefined) return undefined;
    const distances = lines.map(({ id, aim }) => ({ id, distance: distanceTo(aim, touched) }));
    return distances.reduce((one, other) => (other.distance < one.distance ? other : one)).id;
  }

  return (
    <WheelRing ring="lines">
      <clipPath id={clipId}>
        <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r={drawn.radius - HOUSES_REACH} />
      </clipPath>
      {/* In the order in which arrow keys lead through the lines: the closest aspect first. */}
      {lines.toReversed().map(({ id, aim, path }) => {
        const props: SVGProps<SVGGElement> = {
          ...spots.propsOf(id),
          // A click that an assistive technology makes (detail 0) has no position: it is for the element itself.
          onClick: (event) => spots.open((event.detail > 0 && nearestTo(event)) || id),
          onPointerMove: (event: PointerEvent<SVGGElement>) => spots.hover(nearestTo(event) ?? id),
        };
        return (
          <g key={id} {...props}>
            <path
              d={strokePath(aim)}
              stroke="transparent"
              strokeWidth={FINGER_WIDTH}
              pointerEvents="stroke"
              clipPath={`url(#${clipId})`}
            />
            <path {...spotOutline(spots.lit.ids.has(id))} d={path} pointerEvents="none" />
          </g>
        );
      })}
    </WheelRing>
  );
}

/** The point of the drawing under a pointer, in its units; undefined where the drawing is not rendered. */
function toDrawing(event: {
  currentTarget: SVGGElement;
  clientX: number;
  clientY: number;
}): Point | undefined {
  const toScreen = event.currentTarget.ownerSVGElement?.getScreenCTM?.();
  if (!toScreen) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse());
  return [x, y];
}

/** The distance of a point from a segment, units of the drawing. */
function distanceTo([[x1, y1], [x2, y2]]: readonly [Point, Point], [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const lengthSquared = dx * dx + dy * dy;
  const part = lengthSquared === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / lengthSquared;
  const along = Math.min(1, Math.max(0, part));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
