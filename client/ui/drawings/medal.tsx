import type { ReactElement } from 'react';
import type { BadgeKey } from '#shared/progress/badges.ts';
import { classNames } from '../class-names.ts';
import { circlePath } from './circle-path.ts';
import { Figure, Filled, Hair } from './engraving.tsx';
import { indices, tickPath } from './plane.ts';
import { coordinate, starPath } from './star-path.ts';

function Stars({ at, radius }: { at: readonly (readonly [number, number])[]; radius: number }) {
  return (
    <Filled d={at.map(([x, y]) => starPath({ x, y, radius, points: 6, notch: 0.38 })).join('')} />
  );
}

function Numeral({ children }: { children: string }) {
  return (
    <text
      x="40"
      y="50"
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontSize="30"
      fill="currentColor"
    >
      {children}
    </text>
  );
}

function CrystalBallMark() {
  return (
    <>
      <Figure d={`${circlePath(40, 37, 14)}M30 48l-2 5a12 4 0 0 0 24 0l-2-5`} />
      <Filled d={starPath({ x: 43, y: 34, radius: 5, notch: 0.35 })} />
    </>
  );
}

function TwoCircles() {
  return (
    <>
      <Figure d={circlePath(34, 40, 12) + circlePath(46, 40, 12)} />
      <Hair d="M40 29.6V50.4" />
    </>
  );
}

function Wheel() {
  const cusps = indices(12)
    .map((house) => tickPath([40, 40], house * 30, 12, 20))
    .join('');
  return (
    <>
      <Figure d={circlePath(40, 40, 20) + circlePath(40, 40, 12) + cusps} />
      <Hair d="M30 33.5L51 45M40 28.5L31 48M31 48L51 45" />
    </>
  );
}

function Book() {
  const lines = indices(3)
    .map((line) => {
      const y = 33 + line * 6;
      return `M27 ${y}c4 .2 7 1 9.5 2.3M53 ${y}c-4 .2-7 1-9.5 2.3`;
    })
    .join('');
  return (
    <>
      <Figure d="M40 31c-4-3.5-10-5-17-5v26c7 0 13 1.5 17 5 4-3.5 10-5 17-5V26c-7 0-13 1.5-17 5zM40 31v26" />
      <Hair d={lines} />
    </>
  );
}

function NineNumbers() {
  return (
    <g fontFamily="var(--serif)" fontSize="13" fill="currentColor" textAnchor="middle">
      {indices(9).map((index) => (
        <text key={index} x={27 + (index % 3) * 13} y={33 + Math.floor(index / 3) * 13}>
          {index + 1}
        </text>
      ))}
    </g>
  );
}

/** A veiled star: the emblem of an unknown badge. */
function VeiledStar() {
  const veil = indices(13)
    .map((line) => {
      const y = 24 + line * 2.7;
      const half = Math.sqrt(20 ** 2 - (y - 40) ** 2);
      return `M${coordinate(40 - half)} ${coordinate(y)}H${coordinate(40 + half)}`;
    })
    .join('');
  return (
    <>
      <Hair d={veil} />
      <Figure d={starPath({ x: 40, y: 40, radius: 15, notch: 0.4 })} />
    </>
  );
}

const MARKS = {
  first_reading: CrystalBallMark,
  compatibility_check: TwoCircles,
  birth_chart: Wheel,
  daily_streak_3: () => (
    <Stars
      radius={7}
      at={[
        [28, 44],
        [40, 34],
        [52, 44],
      ]}
    />
  ),
  daily_streak_7: () => (
    <Stars
      radius={5.5}
      at={[
        [40, 40],
        [40, 25],
        [53, 32.5],
        [53, 47.5],
        [40, 55],
        [27, 47.5],
        [27, 32.5],
      ]}
    />
  ),
  level_5: () => <Numeral>V</Numeral>,
  level_10: () => <Numeral>X</Numeral>,
  all_readings: Book,
  all_numerology: NineNumbers,
} as const satisfies Record<BadgeKey, () => ReactElement>;

/**
 * The emblem of a badge; the veiled star for one that this build does not know (requirement
 * BADGE-1).
 */
function markOf(badge: string): () => ReactElement {
  const known: Readonly<Record<string, () => ReactElement>> = MARKS;
  return (Object.hasOwn(known, badge) ? known[badge] : undefined) ?? VeiledStar;
}

function rimTicks(step: number): string {
  return indices(360 / step)
    .map((tick) => tickPath([40, 40], tick * step, 33.5, 36.5))
    .join('');
}
const EARNED_RIM = rimTicks(5);
const LOCKED_RIM = rimTicks(15);

type MedalProps = {
  /** A badge's key; any other key gets the veiled star. */
  badge: string;
  /** Drawn in brass (earned) or as an outline. */
  earned: boolean;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
};

/** A badge as a medal. It is decorative; the text beside it names the badge. */
export function Medal({ badge, earned, size = 88, className }: MedalProps) {
  const Mark = markOf(badge);
  return (
    <svg
      className={classNames(earned ? 'text-brass-400' : 'text-ivory-500 opacity-75', className)}
      width={size}
      height={size}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <Figure d={circlePath(40, 40, 38)} />
      <Hair d={circlePath(40, 40, 32) + (earned ? EARNED_RIM : LOCKED_RIM)} />
      <Mark />
    </svg>
  );
}
