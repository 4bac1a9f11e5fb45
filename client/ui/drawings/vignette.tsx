import type { ReactNode } from 'react';
import { circlePath } from './circle-path.ts';
import { Figure, Filled, Hair } from './engraving.tsx';
import { litMoonPath } from './moon-path.ts';
import { arcPoints, indices, pointAt, radians, strokePath, tickPath } from './plane.ts';
import { coordinate, starPath } from './star-path.ts';

/** A crystal ball on its foot, shaded at the lower left. */
function Reading() {
  const shade = indices(6)
    .map((ring) => {
      const half = 58 - ring * 7;
      return strokePath(arcPoints([36, 30], 18 - ring * 2.2, 130 - half, 130 + half, 6));
    })
    .join('');
  return (
    <>
      <Figure
        d={`${circlePath(36, 30, 20)}M22 46.5l-3 6a17 5 0 0 0 34 0l-3-6M14 59a22 5 0 0 0 44 0`}
      />
      <Hair d={shade} />
      <Filled d={starPath({ x: 40, y: 25, radius: 6, notch: 0.34 })} />
    </>
  );
}

/** Two circles, hatched where they overlap. */
function Match() {
  const radius = 19;
  const hatching = indices(14)
    .map((line) => {
      const y = 20 + line * 2.3;
      const half = Math.sqrt(radius ** 2 - (y - 36) ** 2);
      const [from, to] = [45 - half, 27 + half];
      return to > from + 1 ? `M${coordinate(from)} ${coordinate(y)}H${coordinate(to)}` : '';
    })
    .join('');
  return (
    <>
      <Figure d={circlePath(27, 36, radius) + circlePath(45, 36, radius)} />
      <Hair d={hatching} />
    </>
  );
}

/** The Sun rising over water. */
function Daily() {
  const rays = indices(13)
    .map((ray) => tickPath([36, 50], 180 + ray * 15, 23, ray % 3 === 0 ? 34 : 28))
    .join('');
  const water = indices(4)
    .map((wave) => `M${12 + wave * 5} ${coordinate(54 + wave * 3.2)}h${48 - wave * 10}`)
    .join('');
  return (
    <>
      <Figure d="M8 50h56M18 50a18 18 0 0 1 36 0" />
      <Hair d={rays + water} />
    </>
  );
}

/** Orbits inside a graduated ring, with an epicycle and its star. */
function Predict() {
  const ticks = indices(36)
    .map((tick) => tickPath([36, 36], tick * 10, 26, tick % 3 === 0 ? 30.5 : 28))
    .join('');
  return (
    <>
      <Hair d={circlePath(36, 36, 26) + circlePath(36, 36, 14) + ticks} />
      <Figure d={circlePath(54.4, 17.6, 9)} />
      <Filled
        d={
          circlePath(36, 36, 3) +
          circlePath(24.1, 43.4, 2.2) +
          starPath({ x: 60.7, y: 11.3, radius: 4.5, points: 6 })
        }
      />
    </>
  );
}

/** An eye whose pupil is a star. */
function Oracle() {
  const lashes = indices(9)
    .map((lash) => {
      const angle = radians(-150 + lash * 15);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return strokePath([
        [36 + 25 * x, 40 + 26 * y],
        [36 + 31 * x, 40 + 32 * y],
      ]);
    })
    .join('');
  return (
    <>
      <Figure
        d={`M6 36c8-12 18-18 30-18s22 6 30 18c-8 12-18 18-30 18S14 48 6 36z${circlePath(36, 36, 11)}`}
      />
      <Filled d={starPath({ x: 36, y: 36, radius: 8 })} />
      <Hair d={lashes} />
    </>
  );
}

const GROWING_MOON_DEGREES = [18, 60, 90, 130, 180];

/** A seedling below a waxing Moon. */
function Growth() {
  const radius = 5.5;
  return (
    <>
      {GROWING_MOON_DEGREES.map((elongation, index) => {
        const [x, y] = pointAt([36, 46], 200 + index * 35, 26);
        return (
          <g key={elongation} transform={`translate(${coordinate(x)} ${coordinate(y)})`}>
            <circle r={radius} fill="var(--moon-night,none)" />
            <Figure d={circlePath(0, 0, radius)} />
            <path d={litMoonPath(elongation, radius)} fill="var(--moon-lit,currentColor)" />
          </g>
        );
      })}
      <Figure d="M6 62h60M36 62V44M36 56c-5 0-9-3-9-8 5 0 9 3 9 8zM36 52c4 0 8-2.5 8-7-4 0-8 2.5-8 7z" />
    </>
  );
}

const VIGNETTES = {
  reading: Reading,
  match: Match,
  daily: Daily,
  predict: Predict,
  oracle: Oracle,
  growth: Growth,
} as const satisfies Record<string, () => ReactNode>;

export type VignetteName = keyof typeof VIGNETTES;

type VignetteProps = {
  name: VignetteName;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
};

/** A small engraving beside a feature, a reward or an empty state; always decorative. */
export function Vignette({ name, size = 72, className }: VignetteProps) {
  const Drawing = VIGNETTES[name];
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
