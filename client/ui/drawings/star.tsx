import { starPath } from './star-path.ts';

type StarProps = {
  /** CSS pixels. */
  size?: number | undefined;
  points?: 4 | 6 | 8 | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** One star in the current text color. */
export function Star({ size = 24, points = 8, label, className }: StarProps) {
  const path = (
    <path d={starPath({ x: 12, y: 12, radius: 11, points, notch: 0.35 })} fill="currentColor" />
  );
  const shared = { className, width: size, height: size, viewBox: '0 0 24 24' };
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {path}
    </svg>
  );
}
