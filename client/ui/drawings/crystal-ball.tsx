// A crystal ball, drawn as a celestial globe of glass on a foot: coordinate grid, ecliptic in
// brass, Leo inside.

import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { arcPoints, indices, type Point, radians, strokePath } from './plane.ts';
import { coordinate, starPath } from './star-path.ts';

const CENTER: Point = [140, 128];
const RADIUS = 100;
const TILT = radians(24);
const ROLL = radians(-18);
const OBLIQUITY = radians(23.4);
/** The y coordinate at which the glass meets its collar. */
const COLLAR_Y = CENTER[1] + RADIUS - 8;

type Projected = { point: Point; inFront: boolean };

/** Orthographic projection of a position on the globe; both angles in radians. */
function project(longitude: number, latitude: number): Projected {
  const x = Math.cos(latitude) * Math.sin(longitude);
  const y = Math.sin(latitude);
  const z = Math.cos(latitude) * Math.cos(longitude);
  const tiltedY = y * Math.cos(TILT) - z * Math.sin(TILT);
  const tiltedZ = y * Math.sin(TILT) + z * Math.cos(TILT);
  const rolledX = x * Math.cos(ROLL) - tiltedY * Math.sin(ROLL);
  const rolledY = x * Math.sin(ROLL) + tiltedY * Math.cos(ROLL);
  return {
    point: [CENTER[0] + RADIUS * rolledX, CENTER[1] - RADIUS * rolledY],
    inFront: tiltedZ > 0,
  };
}

/** The projected position of an ecliptic longitude and latitude, radians. */
function projectEcliptic(longitude: number, latitude = 0): Projected {
  const declination = Math.asin(
    Math.sin(latitude) * Math.cos(OBLIQUITY) +
      Math.cos(latitude) * Math.sin(OBLIQUITY) * Math.sin(longitude),
  );
  const rightAscension = Math.atan2(
    Math.sin(longitude) * Math.cos(OBLIQUITY) - Math.tan(latitude) * Math.sin(OBLIQUITY),
    Math.cos(longitude),
  );
  return project(rightAscension, declination);
}

/** The part of a curve on the front or back of the globe, as path data; `from`, `to` and `step` are degrees. */
function curve(
  place: (degrees: number) => Projected,
  [from, to, step]: readonly [number, number, number],
  front = true,
): string {
  let path = '';
  let stroke: Point[] = [];
  for (let degrees = from; degrees <= to; degrees += step) {
    const { point, inFront } = place(degrees);
    if (inFront === front) {
      stroke.push(point);
    } else {
      path += strokePath(stroke);
      stroke = [];
    }
  }
  return path + strokePath(stroke);
}

const WHOLE_TURN = [0, 360, 4] as const;
const equator = (degrees: number) => project(radians(degrees), 0);

const GRATICULE = [
  ...indices(12).map((hour) =>
    curve((degrees) => project(radians(hour * 30), radians(degrees)), [-80, 80, 4]),
  ),
  ...[-60, -30, 30, 60].map((latitude) =>
    curve((degrees) => project(radians(degrees), radians(latitude)), WHOLE_TURN),
  ),
].join('');
const EQUATOR_FRONT = curve(equator, WHOLE_TURN);
const EQUATOR_BACK = curve(equator, WHOLE_TURN, false);
const ECLIPTIC =
  curve((degrees) => projectEcliptic(radians(degrees)), [0, 360, 3]) +
  indices(36)
    .map((tick) => {
      const half = radians(tick % 3 === 0 ? 5 : 2.4);
      const start = projectEcliptic(radians(tick * 10), -half);
      const end = projectEcliptic(radians(tick * 10), half);
      return start.inFront ? strokePath([start.point, end.point]) : '';
    })
    .join('');

// Engraved shading: arcs along the lower left edge that taper off.
const GLASS_SHADE = indices(15)
  .map((ring) => {
    const half = 66 - ring * 3.5;
    return strokePath(arcPoints(CENTER, RADIUS - 2.2 - ring * 2.3, 128 - half, 128 + half));
  })
  .join('');

/** Leo's stars on the glass: position, radius, number of points. */
const LEO_STARS = [
  [142, 88, 4.2, 6],
  [166, 82, 3, 4],
  [172, 100, 2.6, 4],
  [150, 108, 3.4, 6],
  [154, 130, 2.4, 4],
  [164, 148, 5.6, 8],
  [104, 142, 3.2, 4],
  [108, 118, 3, 4],
  [78, 146, 4.4, 6],
] as const;
const LEO_LINES = [
  [2, 1],
  [1, 0],
  [0, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 8],
  [8, 7],
  [7, 3],
  [6, 7],
] as const;
const LEO_LINE_GAP = 6;
const LEO_FIGURE = LEO_LINES.map(([from, to]) => {
  const [ax, ay] = LEO_STARS[from];
  const [bx, by] = LEO_STARS[to];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [((bx - ax) / length) * LEO_LINE_GAP, ((by - ay) / length) * LEO_LINE_GAP];
  return strokePath([
    [ax + ux, ay + uy],
    [bx - ux, by - uy],
  ]);
}).join('');
const LEO = LEO_STARS.map(([x, y, radius, points]) =>
  starPath({ x, y, radius: radius * 1.25, points }),
).join('');

const [CX, CY] = CENTER;

/** The front half of a horizontal ellipse, from its left end. */
function bowl(y: number, halfWidth: number, halfHeight: number): string {
  return `M${CX - halfWidth} ${y}a${halfWidth} ${halfHeight} 0 0 0 ${2 * halfWidth} 0`;
}
function ellipse(y: number, halfWidth: number, halfHeight: number): string {
  return `${bowl(y, halfWidth, halfHeight)}a${halfWidth} ${halfHeight} 0 0 0 ${-2 * halfWidth} 0`;
}
function stemSide(side: 1 | -1): string {
  return `M${CX + side * 20} ${COLLAR_Y + 19.5}c0 5 ${side * -8} 5 ${side * -8} 10s${side * 9} 6 ${
    side * 9
  } 11 ${side * -9} 5 ${side * -7} 10c${side * 2} 6 ${side * 34} 8 ${side * 52} 13`;
}

const COLLAR_MASK = `M${CX - 50} ${COLLAR_Y - 2}a50 13 0 0 0 100 0l-6 13c-6 6-20 9-44 9s-38-3-44-9z`;
const STAND_LINES =
  bowl(COLLAR_Y - 2, 50, 13) +
  `M${CX - 50} ${COLLAR_Y - 2}l6 13a44 10 0 0 0 88 0l6-13` +
  stemSide(1) +
  stemSide(-1) +
  `M${CX - 66} ${COLLAR_Y + 63.5}c-6 2-7 8 0 10a70 12 0 0 0 132 0c7-2 6-8 0-10`;
const STAND_HAIRS =
  bowl(COLLAR_Y + 5, 47, 11) +
  bowl(COLLAR_Y + 63.5, 66, 11) +
  ellipse(COLLAR_Y + 29.5, 12, 2.6) +
  ellipse(COLLAR_Y + 40.5, 21, 4) +
  ellipse(COLLAR_Y + 50.5, 14, 3);
const COLLAR_SHADE = indices(9)
  .map((line) => {
    const x = -43 + line * 2.6;
    const top = COLLAR_Y + 8 + 9 * Math.sqrt(Math.max(0, 1 - (x / 46) ** 2));
    return `M${coordinate(CX + x)} ${coordinate(top)}v3.5`;
  })
  .join('');
const FOOT_SHADE = indices(22)
  .map((line) => {
    const x = -60 + line * 2.6;
    const top = 64.6 + 11 * Math.sqrt(Math.max(0, 1 - (x / 66) ** 2));
    const bottom = 68.7 + 12 * Math.sqrt(Math.max(0, 1 - (x / 70) ** 2));
    if (bottom <= top) return '';
    return `M${coordinate(CX + x)} ${coordinate(COLLAR_Y + top)}V${coordinate(
      COLLAR_Y + Math.min(bottom, top + 9),
    )}`;
  })
  .join('');
const WINDOW_LIGHT = `M${CX + 46} ${CY - 70}a84 84 0 0 1 33 42M${CX + 55} ${CY - 76}a96 96 0 0 1 22 21`;

type CrystalBallProps = {
  /** CSS pixels; if undefined the drawing fills its parent's width. */
  width?: number | undefined;
  className?: string | undefined;
};

/** The crystal ball; always decorative. */
export function CrystalBall({ width, className }: CrystalBallProps) {
  const clipId = useId();
  return (
    <svg
      className={classNames('text-ivory-50', className)}
      viewBox="26 16 228 292"
      width={width ?? '100%'}
      aria-hidden="true"
    >
      <defs>
        <clipPath id={clipId}>
          <circle cx={CX} cy={CY} r={RADIUS - 1} />
        </clipPath>
      </defs>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g clipPath={`url(#${clipId})`}>
          <path d={EQUATOR_BACK} strokeOpacity=".14" strokeWidth=".8" />
          <path d={GRATICULE} strokeOpacity=".2" strokeWidth=".75" />
          <path d={EQUATOR_FRONT} strokeOpacity=".34" strokeWidth=".8" />
          <path d={ECLIPTIC} stroke="var(--brass-400)" strokeOpacity=".8" strokeWidth=".9" />
          <path d={GLASS_SHADE} strokeOpacity=".5" strokeWidth=".7" />
          <path d={WINDOW_LIGHT} strokeOpacity=".9" strokeWidth="1.2" />
          <path d={LEO_FIGURE} strokeOpacity=".75" strokeWidth="1" />
          <path d={LEO} fill="currentColor" stroke="none" />
        </g>
        <circle cx={CX} cy={CY} r={RADIUS} strokeWidth="1.3" />
        <circle cx={CX} cy={CY} r={RADIUS + 4} strokeOpacity=".4" strokeWidth=".8" />
        <path d={COLLAR_MASK} fill="var(--ink-950)" stroke="none" />
        <path d={STAND_LINES} strokeWidth="1.3" />
        <path d={STAND_HAIRS} strokeOpacity=".4" strokeWidth=".8" />
        <path d={COLLAR_SHADE + FOOT_SHADE} strokeOpacity=".5" strokeWidth=".7" />
      </g>
    </svg>
  );
}
