import { classNames } from '../class-names.ts';

/** special: a set's extra number. */
type BallVariant = 'plain' | 'special';

const BALLS: Record<BallVariant, string> = {
  plain: 'border-line-control',
  special:
    'border-brass-400 bg-brass-400 text-ink-950 outline outline-offset-3 outline-brass-400 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
};

/** On the narrowest phone a row of balls wraps, or six stay in one line. */
type BallsVariant = 'wrapping' | 'fitted';

const ROWS: Record<BallsVariant, { row: string; ball: string }> = {
  wrapping: { row: '', ball: '' },
  fitted: { row: 'narrow:gap-1.5', ball: 'narrow:size-10 narrow:text-[1.25rem]' },
};

type BallProps = {
  number: number;
  variant?: BallVariant | undefined;
  className?: string | undefined;
};

/** One drawn number. */
export function Ball({ number, variant = 'plain', className }: BallProps) {
  return (
    <span
      className={classNames(
        'grid size-12 flex-none place-items-center rounded-full border pb-px font-serif text-[1.5rem]/none [font-variant-numeric:lining-nums]',
        BALLS[variant],
        className,
      )}
    >
      {variant === 'special' && <span className="sr-only">Special ball </span>}
      {number}
    </span>
  );
}

type BallsProps = {
  numbers: readonly number[];
  /** The last number is the special ball. */
  specialLast?: boolean | undefined;
  /** The accessible name of the row. */
  label: string;
  variant?: BallsVariant | undefined;
  className?: string | undefined;
};

/** A row of drawn numbers. */
export function Balls({
  numbers,
  specialLast = false,
  label,
  variant = 'wrapping',
  className,
}: BallsProps) {
  return (
    <ul
      aria-label={label}
      className={classNames('flex flex-wrap gap-2', ROWS[variant].row, className)}
    >
      {numbers.map((number, index) => (
        <li key={index}>
          <Ball
            number={number}
            variant={specialLast && index === numbers.length - 1 ? 'special' : 'plain'}
            className={ROWS[variant].ball}
          />
        </li>
      ))}
    </ul>
  );
}
