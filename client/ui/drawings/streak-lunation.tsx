import { classNames } from '../class-names.ts';
import { MoonPhase } from './moon-phase.tsx';
import { indices } from './plane.ts';

const DAYS_TO_FULL = 14;
/** The first visible crescent, degrees of elongation; the last day is the full Moon. */
const FIRST_CRESCENT_DEGREES = 24;

type StreakLunationProps = {
  /** Days in a row, from 0. */
  days: number;
  className?: string | undefined;
};

/** A streak as a lunation that fills: fourteen days make a full Moon, then the next one begins. */
export function StreakLunation({ days, className }: StreakLunationProps) {
  const reached = days === 0 ? 0 : ((days - 1) % DAYS_TO_FULL) + 1;
  return (
    <div
      role="img"
      aria-label={`${reached} of ${DAYS_TO_FULL} days to a full Moon`}
      className={classNames('lunation', className)}
    >
      {indices(DAYS_TO_FULL).map((day) => (
        <MoonPhase
          key={day}
          size={23}
          elongationDegrees={
            FIRST_CRESCENT_DEGREES + (day / (DAYS_TO_FULL - 1)) * (180 - FIRST_CRESCENT_DEGREES)
          }
          look={day === reached - 1 ? 'now' : day < reached ? 'plain' : 'dim'}
        />
      ))}
    </div>
  );
}
