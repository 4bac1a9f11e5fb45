import { litMoonPath } from './moon-path.ts';

const RADIUS = 10;

const VARIANTS = {
  plain: { color: 'var(--ivory-50)', nightOpacity: 1, litOpacity: 1, rimOpacity: 0.5 },
  dim: {
    color: 'var(--ivory-50)',
    nightOpacity: 0.24,
    litOpacity: 'var(--moon-lit-opacity,0.12)',
    rimOpacity: 0.32,
  },
  now: { color: 'var(--brass-400)', nightOpacity: 1, litOpacity: 1, rimOpacity: 1 },
} as const;

type MoonPhaseProps = {
  /** The Moon's elongation east of the Sun, degrees: 0 new, 180 full. */
  elongationDegrees: number;
  /** CSS pixels. */
  size?: number | undefined;
  /** now: today's phase; dim: a phase not yet reached. */
  variant?: keyof typeof VARIANTS | undefined;
  className?: string | undefined;
};

/** The Moon's phase at an elongation, as it is seen from the reader's hemisphere. Decorative: a text must name it. */
export function MoonPhase({
  elongationDegrees,
  size = 24,
  variant = 'plain',
  className,
}: MoonPhaseProps) {
  const { color, nightOpacity, litOpacity, rimOpacity } = VARIANTS[variant];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-11.5 -11.5 23 23"
      aria-hidden="true"
      // On a light ground the disc has this color too.
      color={color}
    >
      <circle
        r={RADIUS}
        fill="var(--moon-night,none)"
        fillOpacity={nightOpacity}
        stroke="currentColor"
        strokeOpacity={rimOpacity}
      />
      <path
        // Seen from the south the Moon is upside down: her lit side is the other one.
        className="in-data-[hemisphere=south]:[scale:-1_1]"
        d={litMoonPath(elongationDegrees, RADIUS)}
        fill="var(--moon-lit,currentColor)"
        fillOpacity={litOpacity}
      />
    </svg>
  );
}
