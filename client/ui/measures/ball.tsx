import { classNames } from '../class-names.ts';

/** special: filled in brass, for the number that is drawn apart from the others. */
type BallVariant = 'plain' | 'special';

const BALLS: Record<BallVariant, string> = {
  plain: 'border-line-control',
  special:
    'border-brass-400 bg-brass-400 text-ink-950 outline outline-offset-3 outline-brass-400 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
};

/**
 * fitted: six in one line even on the narrowest phone, unless letters are large: balls grow with their numbers.
 * small: five in half of a phone's line.
 */
type BallsVariant = 'wrapping' | 'fitted' | 'small';

const ROWS: Record<BallsVariant, { row: string; ball: string }> = {
  wrapping: { row: '', ball: '' },
  fitted: { row: 'narrow:gap-1.5', ball: 'narrow:size-[2.5rem] narrow:text-[1.25rem]' },
  small: {
    row: 'gap-1! narrow:gap-0.5!',
    ball: 'size-[1.75rem]! text-[1.0625rem]! narrow:size-[1.5rem]! narrow:text-[0.9375rem]!',
  },
};

type BallProps = {
  number: number;
  variant?: BallVariant | undefined;
  /** What the number is, for screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One drawn number. */
function Ball({ number, variant = 'plain', label, className }: BallProps) {
  return (
    <span
      className={classNames(
        'grid size-[3rem] flex-none place-items-center rounded-full border pb-px font-serif text-[1.5rem]/none [font-variant-numeric:lining-nums]',
        BALLS[variant],
        className,
      )}
    >
      {label !== undefined && <span className="sr-only">{`${label} `}</span>}
      <span>{number}</span>
    </span>
  );
}

type BallsProps = {
  numbers: readonly number[];
  /** The last number stands out. */
  specialLast?: boolean | undefined;
  /** A label for the last number, for screen readers: 'Special ball'. */
  lastLabel?: string | undefined;
  /** The accessible name of the row. */
  label: string;
  variant?: BallsVariant | undefined;
  className?: string | undefined;
};

/** A row of drawn numbers. */
export function Balls({
  numbers,
  specialLast = false,
  lastLabel,
  label,
  variant = 'wrapping',
  className,
}: BallsProps) {
  return (
    <ul
      aria-label={label}
      className={classNames('flex flex-wrap gap-2', ROWS[variant].row, className)}
    >
      {numbers.map((number, index) => {
        const isLast = index === numbers.length - 1;
        return (
          <li key={index}>
            <Ball
              number={number}
              variant={specialLast && isLast ? 'special' : 'plain'}
              label={isLast ? lastLabel : undefined}
              className={ROWS[variant].ball}
            />
          </li>
        );
      })}
    </ul>
  );
}
