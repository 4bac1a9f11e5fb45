import { classNames } from '../class-names.ts';
import { MoonPhase } from './moon-phase.tsx';
import { indices } from './plane.ts';

const DAYS_TO_FULL = 14;
/** The elongation of the first day's Moon: about that of the first visible crescent. Day fourteen has 180°. */
const FIRST_CRESCENT_DEGREES = 24;

type StreakLunationProps = {
  /** Days in a row, from 0. */
  days: number;
  className?: string | undefined;
};

/** A streak as Moon phases: day fourteen is a full Moon, then the next lunation begins. */
export function StreakLunation({ days, className }: StreakLunationProps) {
  const reached = days === 0 ? 0 : ((days - 1) % DAYS_TO_FULL) + 1;
  return (
    <div
      role="img"
      aria-label={`${reached} of ${DAYS_TO_FULL} days to a full Moon`}
      className={classNames('flex justify-between', className)}
    >
      {indices(DAYS_TO_FULL).map((day) => (
        <MoonPhase
          key={day}
          size={23}
          className="min-w-0 flex-initial"
          elongationDegrees={
            FIRST_CRESCENT_DEGREES + (day / (DAYS_TO_FULL - 1)) * (180 - FIRST_CRESCENT_DEGREES)
          }
          variant={day === reached - 1 ? 'now' : day < reached ? 'plain' : 'dim'}
        />
      ))}
    </div>
  );
}
