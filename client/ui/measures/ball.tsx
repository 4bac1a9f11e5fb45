import { classNames } from '../class-names.ts';

type BallProps = { number: number; special?: boolean | undefined };

/** One drawn number; the special one is the ball of fate. */
export function Ball({ number, special = false }: BallProps) {
  return (
    <span className={classNames('ball', special && 'ball-special')}>
      {special && <span className="sr-only">Special ball </span>}
      {number}
    </span>
  );
}

type BallsProps = {
  numbers: readonly number[];
  /** The last number is the special ball. */
  specialLast?: boolean | undefined;
  /** What the numbers are, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** A row of drawn numbers. */
export function Balls({ numbers, specialLast = false, label, className }: BallsProps) {
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {numbers.map((number, index) => (
        <li key={index}>
          <Ball number={number} special={specialLast && index === numbers.length - 1} />
        </li>
      ))}
    </ul>
  );
}
