import { classNames } from '../class-names.ts';
import { coordinate, starPath } from '../drawings/star-path.ts';

// The rim of an astrolabe: twelve ticks and one star.
const RIM_TICKS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${coordinate(20 + 13 * x)} ${coordinate(20 + 13 * y)}L${coordinate(20 + 15.5 * x)} ${coordinate(20 + 15.5 * y)}`;
}).join('');
const RIM_STAR = starPath({ x: 20, y: 4.5, radius: 4.5, points: 8 });

type SpinnerProps = {
  /** What is loading, for screen readers only; visible text stands beside the spinner. */
  label?: string | undefined;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
};

/** A loading state for content whose shape is not known. */
export function Spinner({ label = 'Loading', size = 40, className }: SpinnerProps) {
  return (
    <span role="status" className={classNames('inline-grid', className)}>
      <SpinnerPicture size={size} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The spinner without words, for where something else says what is loading. */
export function SpinnerPicture({ size = 40, className }: Pick<SpinnerProps, 'size' | 'className'>) {
  return (
    <svg
      className={classNames('animate-turn', className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="15.5" fill="none" stroke="var(--line-strong)" />
      <path d={RIM_TICKS} stroke="var(--line-control)" />
      <path d={RIM_STAR} fill="var(--brass-400)" />
    </svg>
  );
}
